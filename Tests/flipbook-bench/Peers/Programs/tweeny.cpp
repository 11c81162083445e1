// What animating costs in tweeny: `tweeny WORKLOAD COUNT` prints nanoseconds of processor time for
// one tween in one frame, or for one life. Each workload checks the values it leads to.

#include <cstdint>
#include <cstring>
#include <malloc.h>
#include <memory>

#include <tweeny/tweeny.h>

// The curve (0.42, 0) (0.58, 1): tweeny has none by its points.
struct Bezier {
  static double coordinate(double a, double b, double s) {
    return ((3 * a - 3 * b + 1) * s + (3 * b - 6 * a)) * s * s + 3 * a * s;
  }

  static double slope(double a, double b, double s) {
    return (3 * (3 * a - 3 * b + 1) * s + 2 * (3 * b - 6 * a)) * s + 3 * a;
  }

  double operator()(float position, double start, double end) const {
    double s = position;
    for (int step = 0; step < 8; step++) {
      double error = coordinate(0.42, 0.58, s) - position;
      if (std::fabs(error) < 1e-7) break;
      s -= error / slope(0.42, 0.58, s);
    }
    return start + (end - start) * coordinate(0, 1, s);
  }
};

using Tween = tweeny::tween<double>;

static Tween tween() { return tweeny::from(0.0).to(100.0).during(1000).via(Bezier()); }

// Frames, each tween from a start of its own.
static void tick(size_t count) {
  std::vector<Tween> all;
  for (size_t i = 0; i < count; i++) all.push_back(tween());
  std::vector<double> shown(count);
  check(all.back().seek(250), 12.916, 0.01);
  measure(count * frames, [&] {
    for (size_t i = 0; i < count; i++) all[i].seek(int32_t(i & 7));
  }, [&] {
    for (int frame = 1; frame <= frames; frame++) {
      for (size_t i = 0; i < count; i++) shown[i] = all[i].step(16);
    }
  });
  check(all.back().seek(1000), 100, 1e-9);
}

// Make, start, a frame, the end, gone.
static void life(size_t count) {
  size_t ended = 0;
  double shown = 0;
  measure(count, [] {}, [&] {
    for (size_t i = 0; i < count; i++) {
      auto one = std::make_unique<Tween>(tween());
      one->onStep([&](double x) { return shown = x, ended += one->progress() >= 1, false; });
      one->step(250);
      check(shown, 12.916, 0.01);
      one->step(750);
      check(shown, 100, 1e-9);
    }
  });
  check(ended, 4.0 * count, 0);
}

static void bytes(size_t count) {
  std::vector<std::unique_ptr<Tween>> all(count);
  size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
  for (auto &one : all) one = std::make_unique<Tween>(tween());
  size_t after = mallinfo2().uordblks + mallinfo2().hblkhd;
  std::printf("%f\n", double(after - before) / count);
}

int main(int arguments, char **words) {
  if (arguments != 3) return 2;
  size_t count = std::strtoul(words[2], nullptr, 10);
  if (!std::strcmp(words[1], "tick")) return tick(count), 0;
  if (!std::strcmp(words[1], "life")) return life(count), 0;
  if (!std::strcmp(words[1], "bytes")) return bytes(count), 0;
  return 2;
}
