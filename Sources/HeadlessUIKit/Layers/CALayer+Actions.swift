public import Foundation
internal import PropertyEngine

/// Something that is done when a value of a layer changes.
///
/// An animation is one: it adds itself to the layer under the key. `NSNull` is one that does
/// nothing. Source: developer.apple.com/documentation/quartzcore/caaction.
public protocol CAAction: AnyObject {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: the key that changed.
  ///   - anObject: the layer.
  ///   - dict: `nil` here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Who a layer asks for actions and layout.
///
/// Source: developer.apple.com/documentation/quartzcore/calayerdelegate.
public protocol CALayerDelegate: AnyObject {
  /// The action for a key; `NSNull` for none, `nil` to let the layer look on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the layers below.
  func layoutSublayers(of layer: CALayer)
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Lets the layer look on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func display(_ layer: CALayer) {}
}

extension CALayer {
  /// What a change asks for: an action that is to be run, or the block that records it.
  ///
  /// Where nobody can have another say the block is known without an action being made.
  final func action(of key: String) -> (action: (any CAAction)?, recording: Recording?) {
    if let recording = state.recordings.last, type(of: self) == CALayer.self, actions == nil,
      style == nil, ownDelegate.map({ type(of: $0) == UIView.self }) ?? true
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
    // Choice: in an animation block a layer without a view goes along with the block.
    if let action = state.recordings.last?.action(for: self, forKey: event) { return action }
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

/// The actions of last resort.
///
/// Source: what macOS answers for each key, as measured.
enum DefaultActions {
  // All that can be in between, and contents.
  private static let animated = Set(
    LayerKey.allCases.filter { $0.kind != .flag }.map(\.actionKey) + ["contents"])

  private static let exchanged: Set = [
    "filters", "geometryFlipped", "hidden", "mask", "maskedCorners", "masksToBounds", "sublayers",
  ]

  static func action(forKey event: String) -> (any CAAction)? {
    if exchanged.contains(event) { return CATransition() }
    return animated.contains(event) || event.hasPrefix("transform.") ? basic(event) : nil
  }

  static func basic(_ event: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: event)
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }
}
