/// Closures in place of UIKit's targets and selectors, called with the recognizer as its own type
/// (choice).
public protocol GestureActions: UIGestureRecognizer {
  /// Makes a recognizer that tells nobody yet.
  init()
}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Makes a recognizer with a closure that is called when its gesture is recognized or has begun,
  /// changed, ended or been cancelled.
  public init(_ action: @escaping (Self) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a closure, called after those before it.
  public func addAction(_ action: @escaping (Self) -> Void) {
    actions.append { [unowned self] in action(self) }
  }
}
