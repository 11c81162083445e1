internal import PropertyEngine

/// What a view answers in an animation block for a change of geometry: run after the value was set,
/// it moves the value from what it was when the view was asked.
///
/// As UIKit's own, it is an object of no public class.
final class BlockAction: CAAction {
  let recording: Recording
  private let before: [(key: LayerKey, value: LayerValue)]

  init(_ recording: Recording, for keys: [LayerKey], of layer: CALayer) {
    self.recording = recording
    before = keys.map { ($0, layer.value(of: $0)) }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    for (key, old) in before {
      let new = layer.value(of: key)
      if new != old { _ = recording.record(layer, key, from: old, to: new) }
    }
  }
}

extension CAAction {
  /// The block that a change is recorded by; `nil` for an action that is to be run.
  var recordedBy: Recording? {
    (self as? BlockAction)?.recording ?? (self as? CAAnimation)?.recording
  }
}

extension Recording {
  /// The action for a change of a layer; `nil` for a key that the block does not move.
  ///
  /// For what is added to other animations an object of no public class, for all else a basic
  /// animation, as on a device: apps take its duration and curve, or give it to a key of their own.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let path = LayerKeyPath(event) else { return nil }
    guard path.keys.allSatisfy({ $0.blending == .absolute }) else {
      return BlockAction(self, for: path.keys, of: layer)
    }
    let animation = leg.animation
    animation.keyPath = event
    animation.fromValue =
      startsFromPresentation
      ? layer.shownValue(forKeyPath: event) : layer.value(forKeyPath: event)
    animation.recording = self
    return animation
  }
}
