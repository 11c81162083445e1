public import Foundation
internal import PropertyEngine

/// Tells when two fingers spread or close: it begins once their distance has changed by 10 points
/// (choice), and goes on until both are lifted (source:
/// developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance as a share of that when they came down; 1 where there are no two.
  ///
  /// May be set, to go on from there; a number that is not above 0 changes nothing.
  public final var scale: CGFloat {
    get { factor }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      factor = newValue
      begin()
    }
  }

  private var factor: CGFloat = 1
  // The distance at which the scale is 1, and the one when the fingers came down.
  private var unit: CGFloat = 1
  private var start: CGFloat = 1
  private var tracker = VelocityTracker()
  override var kind: String { "pinch" }

  /// How fast the scale changes, per second.
  public final var velocity: CGFloat {
    CGFloat(stage.flatMap { tracker.velocity(at: $0.now) }?.x ?? 0) / unit
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    leaveTwo(event)
    guard let distance = pair?.distance else { return }
    if state == .possible { (factor, start) = (1, distance) }
    tracker = VelocityTracker()
    begin()
    track(distance)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = pair?.distance else { return }
    factor = max(distance, 1) / unit
    track(distance)
    if state != .possible {
      state = .changed
    } else if abs(distance - start) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutFingers()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  // A distance of less than a point counts as one: that of two fingers at one point has no share.
  private func begin() { if let pair { unit = max(pair.distance, 1) / factor } }

  private func track(_ distance: CGFloat) {
    if let stage { tracker.add(SIMD2(Double(distance), 0), at: stage.now) }
  }
}

// Two fingers.
extension UIGestureRecognizer {
  /// How far the first two fingers are from each other, and in which direction the second one lies;
  /// `nil` where there are not so many.
  final var pair: (distance: CGFloat, angle: CGFloat)? {
    guard touches.count > 1 else { return nil }
    let (first, second) = (touches[0].point, touches[1].point)
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    return (hypot(dx, dy), atan2(dy, dx))
  }

  /// Gives up all fingers after the second.
  final func leaveTwo(_ event: UIEvent) {
    while touches.count > 2 { ignore(touches[touches.count - 1], for: event) }
  }

  /// Ends the gesture, or gives it up, when the last finger has been lifted.
  final func endWithoutFingers() {
    guard numberOfTouches == 0 else { return }
    state = state == .possible ? .failed : .ended
  }
}
