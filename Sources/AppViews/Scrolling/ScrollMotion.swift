import PropertyEngine

/// A motion of a content offset without a finger.
final class ScrollMotion {
  enum Way {
    case decelerating(x: ScrollPath, y: ScrollPath)
    case easing(from: CGPoint, to: CGPoint)

    /// Seconds.
    var duration: TimeInterval {
      switch self {
      case .decelerating(let x, let y): max(x.duration, y.duration)
      case .easing: 0.3
      }
    }

    var end: CGPoint {
      switch self {
      case .decelerating(let x, let y): CGPoint(x: x.end, y: y.end)
      case .easing(_, let to): to
      }
    }
  }

  private let way: Way
  private let begin: TimeInterval

  init(_ way: Way, begin: TimeInterval) { (self.way, self.begin) = (way, begin) }

  var isDeceleration: Bool { if case .decelerating = way { true } else { false } }

  /// Whether it is at rest, to the rounding of a frame's time.
  func isOver(at time: TimeInterval) -> Bool { time - begin > way.duration - 1e-9 }

  func offset(at time: TimeInterval) -> CGPoint {
    guard !isOver(at: time) else { return way.end }
    let t = time - begin
    switch way {
    case .decelerating(let x, let y): return CGPoint(x: x.value(at: t), y: y.value(at: t))
    case .easing(let from, let to):
      let share = CubicCurve.easeInOut.value(at: t / way.duration)
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// The velocity in points per second; zero for an eased motion.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard case .decelerating(let x, let y) = way else { return .zero }
    return CGPoint(x: x.velocity(at: time - begin), y: y.velocity(at: time - begin))
  }
}

/// A direction of scrolling.
enum Axis: CaseIterable { case x, y }

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .x ? width : height }
}
