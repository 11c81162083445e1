/// Responds to touches, or passes them on (Apple: uikit/uiresponder).
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {}
  /// Its class: addresses differ in each run (choice).
  open override var description: String { "<\(type(of: self))>" }
  /// The next responder, which gets what this one passes on (default: `nil`).
  open var next: UIResponder? { nil }

  /// Never asked: there are no keys (default: false).
  open var canBecomeFirstResponder: Bool { false }

  /// Called when fingers came down; by default passes it on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved; by default passes it on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers were lifted; by default passes it on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture took touches, or the view left the window; by default passes it on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
