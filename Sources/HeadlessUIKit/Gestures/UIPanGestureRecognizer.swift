internal import PropertyEngine

/// Recognizes dragging fingers, from 10 points of movement (choice) until they are lifted (Apple:
/// uikit/uipangesturerecognizer).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers (default: 1).
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; further ones are left to others.
  open var maximumNumberOfTouches = Int.max
  // The way of the fingers, the origin of the translation and their last place, in the window; a
  // finger that comes or leaves moves nothing.
  private var (way, origin, last) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
  private var tracker = VelocityTracker()
  override var kind: String { "pan" }

  /// How far the fingers moved since they came down, in a view's coordinates (`nil`: the window's);
  /// at the beginning it includes the 10 points that made it begin (choice).
  open func translation(in view: UIView?) -> CGPoint {
    direction(CGPoint(x: way.x - origin.x, y: way.y - origin.y), in: view)
  }

  /// Sets the translation, which continues from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let own = inWindow(translation, of: view)
    origin = CGPoint(x: way.x - own.x, y: way.y - own.y)
  }

  /// The fingers' velocity, in points of a view per second (`nil`: the window's); zero once they
  /// have rested for more than 0.04 s (see <doc:Choices>).
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = stage.flatMap { tracker.velocity(at: $0.now) } ?? .zero
    return direction(CGPoint(x: velocity.x, y: velocity.y), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    while self.touches.count > max(maximumNumberOfTouches, 1), let touch = self.touches.last {
      ignore(touch, for: event)
    }
    last = place
    if state == .possible { startAnew() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    way = CGPoint(x: way.x + place.x - last.x, y: way.y + place.y - last.y)
    last = place
    track()
    beginOrChange(if: numberOfTouches >= minimumNumberOfTouches && hypot(way.x, way.y) >= Self.slop)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = place
    if state == .possible {
      if numberOfTouches == 0 { state = .failed } else { startAnew() }
    } else if numberOfTouches < max(minimumNumberOfTouches, 1) {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    last = place
    if numberOfTouches < max(minimumNumberOfTouches, 1) { state = .cancelled }
  }

  private func startAnew() {
    (way, origin, tracker) = (.zero, .zero, VelocityTracker())
    track()
  }

  private func track() {
    guard let stage else { return }
    tracker.add(SIMD2(Double(way.x), Double(way.y)), at: stage.now)
  }
}

extension UIGestureRecognizer {
  /// How far fingers move before a gesture begins, in points.
  static let slop: CGFloat = 10

  /// Converts a direction from the window's coordinates to a view's.
  final func direction(_ way: CGPoint, in view: UIView?) -> CGPoint {
    Self.direction(way) { view?.layer.convert($0, from: nil) ?? $0 }
  }

  /// Converts a direction from a view's coordinates to the window's.
  final func inWindow(_ way: CGPoint, of view: UIView?) -> CGPoint {
    Self.direction(way) { view?.layer.convert($0, to: nil) ?? $0 }
  }

  private static func direction(_ way: CGPoint, _ convert: (CGPoint) -> CGPoint) -> CGPoint {
    let (zero, end) = (convert(.zero), convert(way))
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
