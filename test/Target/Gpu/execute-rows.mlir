// REQUIRES: opencl
// LLVM 22 now and then gives two values of a SPIR-V module one id: other runs of the same compiler do not.
// ALLOW_RETRIES: 3
// RUN: tw-run %s --target=spirv64 | FileCheck %s --implicit-check-not=error:

// Kernels of rows, run on an OpenCL device and compared with the interpreter: rows that no workgroup divides, rows that
// are shorter than one, single elements, and each way a reduction can go.

// CHECK: @softmax: agrees
func.func @softmax(%x: tensor<7x1000xf32>) -> tensor<7x1000xf32> attributes {graph.kind = "row"} {
  %0 = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<7x1000xf32> -> tensor<7xf32>
  %1 = graph.broadcast %0 {dims = array<i64: 0>} : tensor<7xf32> -> tensor<7x1000xf32>
  %2 = graph.sub %x, %1 : tensor<7x1000xf32>
  %3 = graph.exp %2 : tensor<7x1000xf32>
  %4 = graph.reduce "sum" %3 {dims = array<i64: 1>} : tensor<7x1000xf32> -> tensor<7xf32>
  %5 = graph.broadcast %4 {dims = array<i64: 0>} : tensor<7xf32> -> tensor<7x1000xf32>
  %6 = graph.div %3, %5 : tensor<7x1000xf32>
  return %6 : tensor<7x1000xf32>
}

// The result takes the operand's place: no thread may write what another still reads.
// CHECK: @softmax_in_place: agrees
func.func @softmax_in_place(%x: tensor<5x300xbf16>) -> tensor<5x300xbf16>
    attributes {graph.kind = "row", graph.aliases = array<i64: 0>} {
  %0 = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<5x300xbf16> -> tensor<5xbf16>
  %1 = graph.broadcast %0 {dims = array<i64: 0>} : tensor<5xbf16> -> tensor<5x300xbf16>
  %2 = graph.sub %x, %1 : tensor<5x300xbf16>
  %3 = graph.exp %2 : tensor<5x300xbf16>
  %4 = graph.reduce "sum" %3 {dims = array<i64: 1>} : tensor<5x300xbf16> -> tensor<5xbf16>
  %5 = graph.broadcast %4 {dims = array<i64: 0>} : tensor<5xbf16> -> tensor<5x300xbf16>
  %6 = graph.div %3, %5 : tensor<5x300xbf16>
  return %6 : tensor<5x300xbf16>
}

// Two results of each row, which one thread stores, and many rows in a tile.
// CHECK: @layer_norm: agrees
func.func @layer_norm(%x: tensor<33x17xf32>, %w: tensor<17xf32>) -> (tensor<33x17xf32>, tensor<33xf32>, tensor<33xf32>)
    attributes {graph.kind = "row"} {
  %n = graph.constant dense<1.7e+01> : tensor<33xf32> : tensor<33xf32>
  %eps = graph.constant dense<1.0e-05> : tensor<33xf32> : tensor<33xf32>
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<33x17xf32> -> tensor<33xf32>
  %mean = graph.div %0, %n : tensor<33xf32>
  %1 = graph.broadcast %mean {dims = array<i64: 0>} : tensor<33xf32> -> tensor<33x17xf32>
  %2 = graph.sub %x, %1 : tensor<33x17xf32>
  %3 = graph.mul %2, %2 : tensor<33x17xf32>
  %4 = graph.reduce "sum" %3 {dims = array<i64: 1>} : tensor<33x17xf32> -> tensor<33xf32>
  %5 = graph.div %4, %n : tensor<33xf32>
  %6 = graph.add %5, %eps : tensor<33xf32>
  %rstd = graph.rsqrt %6 : tensor<33xf32>
  %7 = graph.broadcast %rstd {dims = array<i64: 0>} : tensor<33xf32> -> tensor<33x17xf32>
  %8 = graph.mul %2, %7 : tensor<33x17xf32>
  %9 = graph.broadcast %w {dims = array<i64: 1>} : tensor<17xf32> -> tensor<33x17xf32>
  %10 = graph.mul %8, %9 : tensor<33x17xf32>
  return %10, %mean, %rstd : tensor<33x17xf32>, tensor<33xf32>, tensor<33xf32>
}

// CHECK: @rms_norm_half: agrees
func.func @rms_norm_half(%x: tensor<3x129xf16>) -> tensor<3x129xf16> attributes {graph.kind = "row"} {
  %0 = graph.convert %x : tensor<3x129xf16> -> tensor<3x129xf32>
  %1 = graph.mul %0, %0 : tensor<3x129xf32>
  %2 = graph.reduce "sum" %1 {dims = array<i64: 1>} : tensor<3x129xf32> -> tensor<3xf32>
  %3 = graph.rsqrt %2 : tensor<3xf32>
  %4 = graph.broadcast %3 {dims = array<i64: 0>} : tensor<3xf32> -> tensor<3x129xf32>
  %5 = graph.mul %0, %4 : tensor<3x129xf32>
  %6 = graph.convert %5 : tensor<3x129xf32> -> tensor<3x129xf16>
  return %6 : tensor<3x129xf16>
}

// CHECK: @double_product: agrees
func.func @double_product(%x: tensor<2x70xf64>) -> tensor<2xf64> attributes {graph.kind = "row"} {
  %0 = graph.reduce "prod" %x {dims = array<i64: 1>} : tensor<2x70xf64> -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// Several reductions at a time, each of another type.
// CHECK: @integers_and_flags: agrees
func.func @integers_and_flags(%x: tensor<4x1025xi64>, %y: tensor<4x1025xi8>)
    -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi8>, tensor<4xi1>, tensor<4xi1>) attributes {graph.kind = "row"} {
  %zero = graph.constant dense<0> : tensor<4x1025xi64> : tensor<4x1025xi64>
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<4x1025xi64> -> tensor<4xi64>
  %1 = graph.reduce "max" %x {dims = array<i64: 1>} : tensor<4x1025xi64> -> tensor<4xi64>
  %2 = graph.reduce "min" %y {dims = array<i64: 1>} : tensor<4x1025xi8> -> tensor<4xi8>
  %positive = graph.cmp "gt" %x, %zero : tensor<4x1025xi64> -> tensor<4x1025xi1>
  %3 = graph.reduce "any" %positive {dims = array<i64: 1>} : tensor<4x1025xi1> -> tensor<4xi1>
  %4 = graph.reduce "all" %positive {dims = array<i64: 1>} : tensor<4x1025xi1> -> tensor<4xi1>
  return %0, %1, %2, %3, %4 : tensor<4xi64>, tensor<4xi64>, tensor<4xi8>, tensor<4xi1>, tensor<4xi1>
}

// The maximum of what holds a NaN is NaN.
// CHECK: @nan: agrees
func.func @nan(%x: tensor<3x100xf32>) -> (tensor<3xf32>, tensor<3xf32>) attributes {graph.kind = "row"} {
  %0 = graph.sqrt %x : tensor<3x100xf32>
  %1 = graph.log %x : tensor<3x100xf32>
  %2 = graph.sub %0, %1 : tensor<3x100xf32>
  %3 = graph.reduce "max" %2 {dims = array<i64: 1>} : tensor<3x100xf32> -> tensor<3xf32>
  %4 = graph.reduce "min" %0 {dims = array<i64: 1>} : tensor<3x100xf32> -> tensor<3xf32>
  return %3, %4 : tensor<3xf32>, tensor<3xf32>
}

// CHECK: @one_column: agrees
func.func @one_column(%x: tensor<70x1xf32>) -> tensor<70xf32> attributes {graph.kind = "row"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 1>} : tensor<70x1xf32> -> tensor<70xf32>
  return %0 : tensor<70xf32>
}

// CHECK: @whole: agrees
func.func @whole(%x: tensor<3001xf32>) -> tensor<f32> attributes {graph.kind = "row"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<3001xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: @argmax: agrees
func.func @argmax(%x: tensor<9x65xf32>) -> tensor<9xi64> attributes {graph.kind = "row"} {
  %0 = graph.arg_reduce "max" %x {dim = 1 : i64} : tensor<9x65xf32> -> tensor<9xi64>
  return %0 : tensor<9xi64>
}

// Sums down the columns, a column for each thread.
// CHECK: @columns: agrees
func.func @columns(%x: tensor<37x131xf32>) -> tensor<131xf32> attributes {graph.kind = "column"} {
  %0 = graph.reduce "sum" %x {dims = array<i64: 0>} : tensor<37x131xf32> -> tensor<131xf32>
  return %0 : tensor<131xf32>
}
