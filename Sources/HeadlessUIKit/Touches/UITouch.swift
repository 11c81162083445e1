/// A finger on the stage's window, while it is down (Apple: uikit/uitouch).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UITouch {
  /// The actions of a finger, with UIKit's raw values.
  public enum Phase: Int, Sendable {
    /// It came down, moved, rests while another acts, was lifted, or was cancelled.
    case began, moved, stationary, ended, cancelled
  }

  /// The part of a touch that its view was told.
  enum Share { case untold, told, done }
  /// The phase in the present event.
  public internal(set) var phase = Phase.began
  /// The time of its last sample, seconds from the stage's beginning.
  public internal(set) var timestamp: TimeInterval
  /// How many times in quick succession a finger came down here, this time included.
  public let tapCount: Int
  /// The view it came down on.
  public let view: UIView?
  /// The recognizers that receive it, those of deeper views first.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  // In the window's points.
  let start: CGPoint
  private(set) var point: CGPoint
  private var previousPoint: CGPoint
  var share = Share.untold
  // Whether a gesture has taken it, so that its view is told no more of it.
  var isTaken = false

  init(at point: CGPoint, on view: UIView, tapCount: Int, timestamp: TimeInterval) {
    (start, self.point, previousPoint) = (point, point, point)
    (self.view, self.tapCount, self.timestamp) = (view, tapCount, timestamp)
  }

  /// The window it is in; `nil` once its view is not on the screen.
  public var window: UIView? { view?.window }

  /// The place in a view's coordinates, by model values as in UIKit (`nil`: the window's).
  public func location(in view: UIView?) -> CGPoint {
    view?.layer.convert(point, from: nil) ?? point
  }

  /// The place before the last sample, in a view's coordinates (`nil`: the window's).
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.layer.convert(previousPoint, from: nil) ?? previousPoint
  }

  var isOver: Bool { phase == .ended || phase == .cancelled }
  /// The distance from where it came down, in points.
  var distanceFromStart: CGFloat { hypot(point.x - start.x, point.y - start.y) }

  func take(_ phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
    (self.phase, self.timestamp) = (phase, timestamp)
    (previousPoint, self.point) = (self.point, point)
  }
}

/// The actions of fingers at one moment (Apple: uikit/uievent).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIEvent {
  private let touches: [UITouch]
  /// Its time, seconds from the stage's beginning.
  public let timestamp: TimeInterval

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
  }

  /// Every finger on the stage, and those that leave with this event.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// The one of some touches that came down first.
  func first(of some: Set<UITouch>) -> UITouch? { touches.first(where: some.contains) }

  /// The touches that came down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The touches that a gesture recognizer takes.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { gesture.touches.place(of: $0) != nil })
  }
}
