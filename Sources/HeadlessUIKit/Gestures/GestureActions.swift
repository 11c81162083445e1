/// Closures in place of UIKit's targets and selectors, given the recognizer's own type (choice).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol GestureActions: UIGestureRecognizer {
  /// Makes a recognizer without actions.
  init()
}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Makes a recognizer with a closure called at each state from recognized or begun to the end.
  public init(_ action: @escaping (Self) -> Void) {
    self.init()
    addAction(action)
  }

  /// Adds a closure, called after those before it.
  public func addAction(_ action: @escaping (Self) -> Void) {
    actions.append { [unowned self] in action(self) }
  }
}
