/// What is called at each state of a gesture, where UIKit has targets and selectors (choice).
///
/// Every gesture recognizer is one; the closures are given the recognizer with its own type.
public protocol GestureActions: UIGestureRecognizer {
  /// Makes a recognizer that tells nobody yet.
  init()
}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Makes a recognizer with a closure that is called when its gesture is recognized or has begun,
  /// changed, ended or was cancelled.
  public init(_ action: @escaping (Self) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a closure, called after those before it.
  public func addAction(_ action: @escaping (Self) -> Void) {
    actions.append { [unowned self] in action(self) }
  }
}
