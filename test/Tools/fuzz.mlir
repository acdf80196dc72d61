// Random programs against the interpreter. A failure prints the program, shrunk.
// RUN: tw-fuzz --seed=1 --count=200 | FileCheck %s
// RUN: tw-fuzz --seed=5000 --count=10 --size=60 | FileCheck %s --check-prefix=LARGE

// CHECK: 200 programs, 0 failures
// LARGE: 10 programs, 0 failures
