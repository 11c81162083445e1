// What animating costs in Qt: `qt WORKLOAD COUNT` prints nanoseconds of processor time for one
// animation in one frame, or for one life or stop. Each workload checks the values it leads to.

#include <QCoreApplication>
#include <QEasingCurve>
#include <QObject>
#include <QParallelAnimationGroup>
#include <QPointF>
#include <QPropertyAnimation>
#include <QVariantAnimation>
#include <cstring>
#include <malloc.h>
#include <memory>
#include <random>

class Box : public QObject {
  Q_OBJECT
  Q_PROPERTY(double x READ x WRITE setX)

public:
  double x() const { return value; }
  void setX(double x) { value = x; }

private:
  double value = 0;
};

class Value : public QVariantAnimation {
public:
  double shown = 0;

protected:
  void updateCurrentValue(const QVariant &value) override { shown = value.toDouble(); }
};

static QEasingCurve easing() {
  QEasingCurve curve(QEasingCurve::BezierSpline);
  curve.addCubicBezierSegment(QPointF(0.42, 0), QPointF(0.58, 1), QPointF(1, 1));
  return curve;
}

template <typename Animation> static void fill(Animation *animation) {
  animation->setStartValue(0.0);
  animation->setEndValue(100.0);
  animation->setDuration(1000);
  animation->setEasingCurve(easing());
}

static QPropertyAnimation *animation(Box *box) {
  auto *made = new QPropertyAnimation(box, "x");
  fill(made);
  return made;
}

// Frames of animations that somebody moves, each to a moment of its own.
template <typename Animation>
static void tick(std::vector<Animation *> &all, const std::function<double()> &shown) {
  // A stopped one writes nothing.
  for (auto *one : all) one->start(), one->pause();
  all.back()->setCurrentTime(250);
  check(shown(), 12.916, 0.01);
  measure(all.size() * frames, [] {}, [&] {
    for (int frame = 1; frame <= frames; frame++) {
      int time = frame * 16, offset = 0;
      for (auto *one : all) one->setCurrentTime(time + (offset++ & 7));
    }
  });
  all.back()->setCurrentTime(1000);
  check(shown(), 100, 1e-9);
}

static void tickGroup(std::vector<QPropertyAnimation *> &all, Box &last) {
  QParallelAnimationGroup group;
  for (auto *one : all) group.addAnimation(one);
  group.start();
  group.pause();
  group.setCurrentTime(250);
  check(last.x(), 12.916, 0.01);
  measure(all.size() * frames, [] {}, [&] {
    for (int frame = 1; frame <= frames; frame++) group.setCurrentTime(frame * 16);
  });
  group.setCurrentTime(1000);
  check(last.x(), 100, 1e-9);
}

// Make, start, a frame, the end, gone.
static void life(size_t count) {
  Box box;
  int ended = 0;
  measure(count, [] {}, [&] {
    for (size_t i = 0; i < count; i++) {
      QPropertyAnimation *one = animation(&box);
      QObject::connect(one, &QAbstractAnimation::finished, [&ended] { ended += 1; });
      one->start();
      one->setCurrentTime(250);
      check(box.x(), 12.916, 0.01);
      one->setCurrentTime(1000);
      check(box.x(), 100, 1e-9);
      delete one;
    }
  });
  check(ended, 4.0 * count, 0);
}

// Stops each of as many as run, in no order.
static void stop(std::vector<QPropertyAnimation *> all) {
  measure(all.size(), [&] {
    for (auto *one : all) one->start();
    std::shuffle(all.begin(), all.end(), std::mt19937());
    // They are begun by the event loop.
    QCoreApplication::processEvents();
  }, [&] {
    for (auto *one : all) one->stop();
  });
  check(all.back()->state(), QAbstractAnimation::Stopped, 0);
}

static void bytes(size_t count) {
  std::vector<Box> boxes(count);
  size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
  for (Box &box : boxes) animation(&box)->start();
  size_t after = mallinfo2().uordblks + mallinfo2().hblkhd;
  std::printf("%f\n", double(after - before) / count);
}

int main(int arguments, char **words) {
  QCoreApplication application(arguments, words);
  if (arguments != 3) return 2;
  const char *workload = words[1];
  size_t count = std::strtoul(words[2], nullptr, 10);
  if (!std::strcmp(workload, "life")) return life(count), 0;
  if (!std::strcmp(workload, "bytes")) return bytes(count), 0;
  if (!std::strcmp(workload, "variant")) {
    std::vector<Value *> all(count);
    for (auto *&one : all) fill(one = new Value);
    return tick(all, [&] { return all.back()->shown; }), 0;
  }
  std::vector<Box> boxes(count);
  std::vector<QPropertyAnimation *> all;
  for (Box &box : boxes) all.push_back(animation(&box));
  if (!std::strcmp(workload, "stop")) return stop(all), 0;
  if (!std::strcmp(workload, "group")) return tickGroup(all, boxes.back()), 0;
  if (!std::strcmp(workload, "property")) {
    return tick(all, [&] { return boxes.back().x(); }), 0;
  }
  return 2;
}

#include "qt.moc"
