public import Foundation

/// What fingers do at one moment.
///
/// Source: developer.apple.com/documentation/uikit/uievent.
public final class UIEvent {
  private let touches: [UITouch]

  /// When it is, seconds from the stage's beginning.
  public let timestamp: TimeInterval

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
  }

  /// Every finger on the stage, and those that leave with this event.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// Those that came down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// Those that are told to a gesture recognizer.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { gesture.touches.place(of: $0) != nil })
  }
}
