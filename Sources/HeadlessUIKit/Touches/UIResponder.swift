/// Whoever can be told of touches, and hands on those that are not for it (source:
/// developer.apple.com/documentation/uikit/uiresponder).
open class UIResponder {
  /// Makes a responder.
  public init() {}
  /// Who is told of what this one does not deal with (default: `nil`).
  open var next: UIResponder? { nil }

  /// Tells that fingers came down; handed on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved; handed on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted; handed on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches are not for it any more: a gesture has them, its view left the window, or
  /// they were called off; handed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
