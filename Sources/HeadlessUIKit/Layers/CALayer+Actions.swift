/// An action that a layer runs when one of its values changes: an animation adds itself under the
/// key, `NSNull` does nothing (Apple: quartzcore/caaction).
public protocol CAAction: AnyObject {
  /// Runs the action for the changed key `event` of the layer `anObject`; `dict` is `nil` here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Supplies a layer's actions, layout and contents (Apple: quartzcore/calayerdelegate).
public protocol CALayerDelegate: AnyObject {
  /// The action for a key; `NSNull` for none, `nil` (the default) to let the layer search on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers; by default does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Provides the layer's contents; by default does nothing.
  func display(_ layer: CALayer)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
  public func display(_ layer: CALayer) {}
}

extension CALayer {
  /// The action to run for a change, or the block that records it; a plain layer of a plain view
  /// finds its block without making an action object.
  final func action(of key: String) -> (action: (any CAAction)?, recording: Recording?) {
    if let recording = state.running.recordings.last, type(of: self) == CALayer.self,
      actions == nil, style == nil, delegate.map({ type(of: $0) == UIView.self }) ?? true
    {
      return (nil, recording)
    }
    let action = self.action(forKey: key)
    if let recording = action?.recordedBy { return (nil, recording) }
    return (action is NSNull ? nil : action, nil)
  }

  final func searchAction(forKey event: String) -> (any CAAction)? {
    let given =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.action(forKey: event, in: style)
    if let given { return given is NSNull ? nil : given }
    // Choice: an animation block animates layers without a view, too.
    if let action = state.running.recordings.last?.action(for: self, forKey: event) {
      return action
    }
    guard isCommitted || presented?.isCommitted == true else { return nil }
    let action = Self.defaultAction(forKey: event)
    if let animation = action as? CABasicAnimation {
      animation.fromValue = shownValue(forKeyPath: event)
      state.transactions.timingFunction.map { animation.timingFunction = $0 }
    }
    return action
  }

  private static func action(
    forKey event: String, in style: [AnyHashable: Any]?
  ) -> (any CAAction)? {
    guard let style else { return nil }
    if let action = (style["actions"] as? [String: any CAAction])?[event] { return action }
    return action(forKey: event, in: style["style"] as? [AnyHashable: Any])
  }
}

/// The default actions, as measured on macOS.
package enum DefaultActions {
  // Everything that can be interpolated, and the contents.
  private static let animated = Set(
    LayerKey.allCases.filter { $0.kind != .flag }.map(\.actionKey) + ["contents"])

  private static let exchanged: Set = [
    "filters", "geometryFlipped", "hidden", "mask", "maskedCorners", "masksToBounds", "sublayers",
  ]

  static func action(forKey event: String) -> (any CAAction)? {
    if exchanged.contains(event) { return CATransition() }
    return animated.contains(event) || event.hasPrefix("transform.") ? basic(event) : nil
  }

  package static func basic(_ event: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: event)
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }
}
