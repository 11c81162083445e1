public import HeadlessUIKit

/// A layer that calls its targets when an animation ends, as a control does when it is touched.
///
/// An action belongs to an animation *key*, the name passed to `add(_:forKey:)`. When the animation
/// with that key runs to its end, the layer removes it and calls each action that was there when it
/// was added, in the order they were added. An animation that is cut short calls nothing.
///
/// ```swift
/// final class FadingView: UIView {
///   override class var layerClass: AnyClass { ActionLayer.self }
/// }
///
/// layer.addTarget(
///   self, action: ActionLayer.Action("viewDidFadeIn") { [weak view] _ in
///     view?.isUserInteractionEnabled = true
///   }, forKey: "Fade In")
/// ```
///
/// Source: an article about a layer of this kind in Objective-C. There are no selectors here: an
/// action is a closure with a name, and the name and the target identify it.
nonisolated open class ActionLayer: CALayer, CAAnimationDelegate, PlainlyShown {
  /// A closure to call, and its name.
  public struct Action {
    /// The name, which identifies the action together with the target.
    public let name: String
    let body: (ActionLayer) -> Void

    /// Makes an action; the closure gets the layer.
    public init(_ name: String, _ body: @escaping (ActionLayer) -> Void) {
      (self.name, self.body) = (name, body)
    }
  }

  private final class Pair {
    weak var target: AnyObject?
    let action: Action

    init(_ target: AnyObject, _ action: Action) { (self.target, self.action) = (target, action) }
  }

  package static var plainClass: AnyClass { ActionLayer.self }

  // Looked up by key only; never walked.
  private var pairs: [String: [Pair]] = [:]
  // What an animation keeps of its addition: its key, the pairs there were, the app's delegate.
  private struct Addition {
    let key: String, pairs: [Pair], delegate: (any CAAnimationDelegate)?
  }
  private static let additionKey = "ActionLayer.Addition"

  /// Adds an action for the animations with a key; the same pair twice counts once.
  ///
  /// The target is not retained; when it is gone its actions are no longer called.
  public final func addTarget(_ target: AnyObject, action: Action, forKey key: String) {
    let isThere = pairs[key]?.contains { $0.action.name == action.name && $0.target === target }
    if isThere != true { pairs[key, default: []].append(Pair(target, action)) }
  }

  /// Forgets an action of a target; with no name, every action it has for the key.
  public final func removeTarget(_ target: AnyObject, action name: String?, forKey key: String) {
    pairs[key]?.removeAll { (name == nil || $0.action.name == name) && $0.target === target }
  }

  /// The names of a target's actions for a key, in the order they were added.
  public final func actions(forTarget target: AnyObject, forKey key: String) -> [String] {
    (pairs[key] ?? []).filter { $0.target === target }.map(\.action.name)
  }

  open override func add(_ animation: CAAnimation, forKey key: String?) {
    guard let key, let pairs = pairs[key], pairs.contains(where: { $0.target != nil }) else {
      return super.add(animation, forKey: key)
    }
    let heard = animation.copy()
    // Its own delegate, also where it was added to a layer of this kind before.
    var delegate = animation.delegate
    if let earlier = (delegate as? ActionLayer)?.addition(of: animation) {
      delegate = earlier.delegate
    } else if delegate === self {
      delegate = nil
    }
    heard.setValue(
      Addition(key: key, pairs: pairs, delegate: delegate), forKey: Self.additionKey)
    heard.isRemovedOnCompletion = false
    heard.delegate = self
    super.add(heard, forKey: key)
  }

  /// Tells the animation's own delegate.
  open func animationDidStart(_ animation: CAAnimation) {
    addition(of: animation)?.delegate?.animationDidStart(animation)
  }

  /// Removes the animation that has ended, tells its own delegate and calls the actions.
  open func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard let addition = addition(of: animation) else { return }
    let key = addition.key
    let isOver = finished && self.animation(forKey: key) === animation
    if isOver { removeAnimation(forKey: key) }
    addition.delegate?.animationDidStop(animation, finished: finished)
    for pair in addition.pairs where isOver && pair.target != nil {
      // Skips a pair that was removed meanwhile, even by an action before it.
      guard pairs[key]?.contains(where: { $0 === pair }) == true else { continue }
      pair.action.body(self)
    }
  }

  // `nil` for an animation that another layer hears of.
  private func addition(of animation: CAAnimation) -> Addition? {
    guard animation.delegate === self else { return nil }
    return animation.value(forKey: Self.additionKey) as? Addition
  }
}
