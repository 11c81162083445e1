internal import PropertyEngine

/// Recognizes two turning fingers, once each moved 10 points around their middle (choice), until
/// both are lifted (Apple: uikit/uirotationgesturerecognizer).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise and beyond full turns; set it to continue from there.
  open var rotation: CGFloat {
    get { turned - origin }
    set { origin = turned - newValue }
  }

  private var turned: CGFloat = 0, origin: CGFloat = 0, last: CGFloat = 0
  private var tracker = VelocityTracker()
  override var kind: String { "rotation" }

  /// The rotation's velocity, in radians per second.
  open var velocity: CGFloat { CGFloat(stage.flatMap { tracker.velocity(at: $0.now) }?.x ?? 0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    leaveTwo(event)
    guard let angle = pair?.angle else { return }
    if state == .possible { (turned, origin, tracker) = (0, 0, VelocityTracker()) }
    last = angle
    track()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair else { return }
    // By the short way from one sample to the next.
    turned += (pair.angle - last).remainder(dividingBy: 2 * .pi)
    last = pair.angle
    track()
    beginOrChange(if: abs(turned) * pair.distance / 2 >= Self.slop)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutFingers()
  }

  private func track() { if let stage { tracker.add(SIMD2(Double(turned), 0), at: stage.now) } }
}
