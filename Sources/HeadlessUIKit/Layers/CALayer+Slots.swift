internal import PropertyEngine

// The shown values of a layer's fixed keys, and the slots that animate them.
extension CALayer {
  final func shown(_ key: LayerKey) -> LayerValue {
    let present = shownWithoutPast(key)
    guard !pasts.isEmpty else { return present }
    return pasts.reduce(present) { $1.key == key ? $1.shown(over: $0) : $0 }
  }

  /// The value that a key would show if every sequence were at its furthest point.
  final func shownWithoutPast(_ key: LayerKey) -> LayerValue {
    guard let slot = slot(key) else { return value(of: key) }
    return slot.blending == .transform
      ? .matrix(state.columns.shownTransform(slot, at: state.now))
      : .numbers(state.columns.shown(slot, at: state.now))
  }

  final func shownModel() -> LayerModel {
    var result = modelValues
    let keys = slots.compactMap { LayerKey(rawValue: $0.key) } + pasts.map(\.key)
    for key in keys { result.set(key, shown(key)) }
    return result
  }

  /// Drops the animations of the layer and its descendants: their delegates may retain the layers.
  final func dropAnimations() {
    for layer in Preorder(self, \.below) {
      (layer.animations, layer.pasts) = (LayerAnimations(), [])
    }
  }

  final func slot(_ key: LayerKey) -> Slot? {
    for place in slots.indices where slots[place].key == key.rawValue { return slots[place] }
    return nil
  }

  final func makeSlot(_ key: LayerKey) -> Slot {
    if let slot = slot(key) { return slot }
    let slot = state.columns.makeSlot(
      owner: self, key: key.rawValue, width: key.width, blending: key.blending,
      verticalComponent: key.verticalComponent)
    slots.insert(slot, at: slots.firstIndex { $0.key > slot.key } ?? slots.count)
    assign(key, modelValue(key))
    return slot
  }
}

extension CALayer: SlotOwner {
  package func slotWasReleased(_ key: Int) { slots.removeAll { $0.key == key } }
}
