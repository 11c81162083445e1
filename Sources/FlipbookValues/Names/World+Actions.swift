// The actions of layers, by name.
extension World {
  /// Records an action given to a layer; returns the name of the action.
  package func addAction(of layer: CALayer, key: String, name: String?) -> String {
    var own = actions.removeValue(forKey: ObjectIdentifier(layer)) ?? (layer, [:], 0)
    var (places, number) = own.keys.removeValue(forKey: key) ?? ([:], 1)
    while name == nil, places["action \(number)"] != nil { number += 1 }
    let name = name ?? "action \(number)"
    places[name] = places[name] ?? own.count
    own.keys[key] = (places, number)
    own.count += 1
    actions[ObjectIdentifier(layer)] = own
    return name
  }

  /// Records that actions of a layer were removed; returns whether there were any.
  package func removeActions(of layer: CALayer, key: String, name: String?) -> Bool {
    guard var own = actions.removeValue(forKey: ObjectIdentifier(layer)) else { return false }
    var places = own.keys.removeValue(forKey: key)?.places ?? [:]
    let isThere = name.map { places.removeValue(forKey: $0) != nil } ?? !places.isEmpty
    if name != nil, !places.isEmpty { own.keys[key] = (places, 1) }
    if !own.keys.isEmpty { actions[ObjectIdentifier(layer)] = own }
    return isThere
  }

  package var hasActions: Bool { !actions.isEmpty }

  package func hasAction(named name: String) -> Bool {
    actions.values.contains { $0.keys.values.contains { $0.places[name] != nil } }
  }

  package func removeActions(named name: String) {
    for case let (layer as ActionLayer, keys, _) in actions.values {
      for (key, own) in keys where own.places[name] != nil {
        _ = removeActions(of: layer, key: key, name: name)
        layer.removeTarget(self, action: name, forKey: key)
      }
    }
  }

  package func actions(of layer: CALayer) -> [(key: String, names: [String])] {
    (actions[ObjectIdentifier(layer)]?.keys ?? [:])
      .map { (key: $0.key, places: $0.value.places.sorted { $0.value < $1.value }) }
      .sorted { ($0.places.first?.value ?? 0) < ($1.places.first?.value ?? 0) }
      .map { ($0.key, $0.places.map(\.key)) }
  }
}
