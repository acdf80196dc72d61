// Measures how many fused multiply-adds the machine does when nothing else limits it: the ceiling of every matmul.
#include <pthread.h>
#include <time.h>

// Twelve independent chains cover the latency (4) times the issue rate (2 a cycle) of current cores.
enum { kChains = 12, kLanes = 64 / sizeof(float) };
typedef float Vector __attribute__((vector_size(64)));

typedef struct {
  double seconds;
  double flops_per_second;
} Job;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void *run(void *argument) {
  Job *job = argument;
  Vector chain[kChains] = {0};
  Vector factor = (Vector){0} + 0.999f, term = (Vector){0} + 0.001f;
  double start = now(), elapsed;
  long rounds = 0;
  do {
    for (int repeat = 0; repeat < 10000; ++repeat)
#pragma GCC unroll 12
      for (int i = 0; i < kChains; ++i)
        chain[i] = chain[i] * factor + term;
    rounds += 10000;
    elapsed = now() - start;
  } while (elapsed < job->seconds);
  for (int i = 0; i < kChains; ++i)
    __asm__ volatile("" : : "m"(chain[i]));
  job->flops_per_second = 2.0 * kLanes * kChains * (double)rounds / elapsed;
  return 0;
}

// Flops a second of f32 multiply-adds on `threads` threads (at most 64) together.
double fma_flops_per_second(int threads, double seconds) {
  pthread_t handles[64];
  Job jobs[64];
  double total = 0;
  for (int i = 0; i < threads; ++i) {
    jobs[i].seconds = seconds;
    pthread_create(&handles[i], 0, run, &jobs[i]);
  }
  for (int i = 0; i < threads; ++i) {
    pthread_join(handles[i], 0);
    total += jobs[i].flops_per_second;
  }
  return total;
}
