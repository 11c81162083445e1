public import Foundation
internal import PropertyEngine

/// Tells when fingers drag: it begins once they went 10 points (choice), and goes on until they are
/// lifted (source: developer.apple.com/documentation/uikit/uipangesturerecognizer).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers drag (default: 1).
  public final var minimumNumberOfTouches = 1
  /// How many fingers drag at most; what comes after these is left to others.
  public final var maximumNumberOfTouches = Int.max
  // How far the fingers went, from where the translation is counted, and where they were last; all
  // in the window. A finger that comes or leaves moves nothing.
  private var way = CGPoint.zero
  private var origin = CGPoint.zero
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()
  override var kind: String { "pan" }

  /// How far the fingers went since they came down, in a view's coordinates; `nil` stands for the
  /// window.
  ///
  /// When the gesture begins it is the 10 points that made it begin, and more (choice).
  public final func translation(in view: UIView?) -> CGPoint {
    direction(CGPoint(x: way.x - origin.x, y: way.y - origin.y), in: view)
  }

  /// Lets the translation count as this much here, to go on from there.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let own = inWindow(translation, of: view)
    origin = CGPoint(x: way.x - own.x, y: way.y - own.y)
  }

  /// How fast the fingers go, in points of a view per second; `nil` stands for the window.
  ///
  /// Nothing once they have rested for more than 0.04 s. For the rule see <doc:Choices>.
  public final func velocity(in view: UIView?) -> CGPoint {
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
    if state != .possible {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, hypot(way.x, way.y) >= Self.slop {
      state = .began
    }
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
  /// How far fingers go before a gesture begins, in points.
  static let slop: CGFloat = 10

  /// A direction of the window in a view's coordinates.
  final func direction(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (zero, end) = (
      view.layer.convert(CGPoint.zero, from: nil), view.layer.convert(way, from: nil)
    )
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  /// A direction of a view's coordinates in the window.
  final func inWindow(_ way: CGPoint, of view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (zero, end) = (view.layer.convert(CGPoint.zero, to: nil), view.layer.convert(way, to: nil))
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
