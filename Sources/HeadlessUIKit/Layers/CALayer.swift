internal import AnimationEngine
import Foundation

/// A rectangle with animatable values, in a tree of others.
///
/// A layer has two faces. Its own properties are the *model*: what they were last set to.
/// ``presentation()`` is what is *shown* at the stage's present moment, with animations applied.
/// Layers are made inside `Stage.run`.
///
/// Source: developer.apple.com/documentation/quartzcore/calayer.
open class CALayer {
  let state: StageState
  var model = LayerModel()
  // What is animated now, by key; nil where the key rests.
  var slots: [Slot?] = []
  // What was added by hand, in that order.
  var animations: [AttachedAnimation] = []
  private let isPresentation: Bool

  /// The layer this one lies in.
  public internal(set) weak var superlayer: CALayer?
  /// The layers that lie in this one, the lowest first.
  public internal(set) var sublayers: [CALayer]?

  /// Whether the layer is left out of the picture; switches at once, also in an animation.
  public final var isHidden = false

  /// Makes a layer of no size.
  public required init() {
    state = CurrentStage.state
    isPresentation = false
  }

  private init(showing layer: CALayer) {
    state = layer.state
    isPresentation = true
    model = layer.shownModel()
    isHidden = layer.isHidden
    superlayer = layer.superlayer
  }

  /// What the layer shows at this moment, as a copy that cannot be changed.
  ///
  /// `nil` for a layer that is in no window: it has never been on the screen.
  public final func presentation() -> CALayer? {
    if isPresentation { return self }
    return isOnScreen ? CALayer(showing: self) : nil
  }

  // MARK: The tree

  /// Puts a layer on top of the ones already in this one, taking it from where it was.
  public final func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer in among the others, 0 being the lowest.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.detach()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the tree; its animations and those below it are removed.
  public final func removeFromSuperlayer() {
    detach()
    removeAllAnimationsBelow()
  }

  private func detach() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  private func removeAllAnimationsBelow() {
    removeAllAnimations()
    for slot in slots.compactMap(\.self) { state.takeOver(slot, except: nil) }
    sublayers?.forEach { $0.removeAllAnimationsBelow() }
  }

  /// Whether the layer is in the stage's window.
  final var isOnScreen: Bool {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer === state.rootLayer
  }

  // MARK: Values

  /// Sets a value the way an app does: recorded by the animation block that is being run.
  final func change(_ key: LayerKey, to new: LayerValue) {
    precondition(!isPresentation, "a presentation layer cannot be changed; change its model()")
    let old = model.value(key)
    guard old != new else { return }
    if let recording = state.recordings.last, isOnScreen {
      recording.record(self, key, from: old, to: new)
    }
    assign(key, new)
  }

  /// Sets a model value without any animation.
  final func assign(_ key: LayerKey, _ value: LayerValue) {
    model.set(key, value)
    guard let slot = slot(key) else { return }
    switch value {
    case .numbers(let numbers): state.columns.setBase(slot, numbers)
    case .transform(let matrix): state.columns.setBase(slot, matrix)
    }
  }

  /// What a key shows at this moment.
  final func shown(_ key: LayerKey) -> LayerValue {
    guard let slot = slot(key) else { return model.value(key) }
    return key == .transform
      ? .transform(state.columns.shownTransform(slot, at: state.now))
      : .numbers(state.columns.shown(slot, at: state.now))
  }

  /// Every value as it is shown at this moment.
  final func shownModel() -> LayerModel {
    var result = model
    for key in LayerKey.allCases where slot(key) != nil { result.set(key, shown(key)) }
    return result
  }

  /// The slot of a key that is being animated.
  final func slot(_ key: LayerKey) -> Slot? {
    slots.isEmpty ? nil : slots[key.rawValue]
  }

  /// The slot of a key, made when the key rests.
  final func makeSlot(_ key: LayerKey) -> Slot {
    if let slot = slot(key) { return slot }
    if slots.isEmpty { slots = Array(repeating: nil, count: LayerKey.allCases.count) }
    let slot = state.columns.makeSlot(
      owner: self, key: key.rawValue, width: key.width, blending: key.blending,
      verticalComponent: key.verticalComponent)
    slots[key.rawValue] = slot
    assign(key, model.value(key))
    return slot
  }
}

extension CALayer: SlotOwner {
  package func slotWasReleased(_ key: Int) {
    slots[key] = nil
  }
}
