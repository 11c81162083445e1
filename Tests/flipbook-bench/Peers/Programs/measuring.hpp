// What every peer's program measures and checks with; it stands before the program's own text.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <vector>

static void check(double value, double expected, double tolerance) {
  if (std::fabs(value - expected) <= tolerance) return;
  std::fprintf(stderr, "gives %f, not %f\n", value, expected);
  std::exit(1);
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// One warm-up and three runs: prints the median.
static void measure(size_t operations, const std::function<void()> &prepare,
                    const std::function<void()> &run) {
  std::vector<double> times;
  for (int round = 0; round < 4; round++) {
    prepare();
    double start = now();
    run();
    if (round > 0) times.push_back((now() - start) / operations);
  }
  std::sort(times.begin(), times.end());
  std::printf("%f\n", times[1]);
}

static const int frames = 30;

