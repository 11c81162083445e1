internal import PropertyEngine

/// Recognizes two fingers that spread or close, from 10 points of change in their distance (choice)
/// until both are lifted (Apple: uikit/uipinchgesturerecognizer).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance relative to the one when they came down; 1 before the first pinch.
  ///
  /// Set it to continue from there; a number that is not above 0 is ignored.
  open var scale: CGFloat {
    get { factor }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      factor = newValue
      begin()
    }
  }

  private var factor: CGFloat = 1
  // The distance at scale 1, and the one when the fingers came down.
  private var unit: CGFloat = 1, start: CGFloat = 1
  private var tracker = VelocityTracker()
  override var kind: String { "pinch" }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat {
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
    beginOrChange(if: abs(distance - start) >= Self.slop)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutFingers()
  }

  // A distance of less than a point counts as one.
  private func begin() { if let pair { unit = max(pair.distance, 1) / factor } }

  private func track(_ distance: CGFloat) {
    if let stage { tracker.add(SIMD2(Double(distance), 0), at: stage.now) }
  }
}

// Two fingers.
extension UIGestureRecognizer {
  /// The distance of the first two fingers and the direction of the second; `nil` with fewer.
  final var pair: (distance: CGFloat, angle: CGFloat)? {
    guard touches.count > 1 else { return nil }
    let (first, second) = (touches[0].point, touches[1].point)
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    return (hypot(dx, dy), atan2(dy, dx))
  }

  final func leaveTwo(_ event: UIEvent) {
    while touches.count > 2 { ignore(touches[touches.count - 1], for: event) }
  }

  final func endWithoutFingers() {
    guard numberOfTouches == 0 else { return }
    state = state == .possible ? .failed : .ended
  }
}
