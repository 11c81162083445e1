import AnimationFacades
package import HeadlessUIKit
import OrderedCollections

// The actions that were given to layers, by the names they go by.
extension World {
  /// Notes that a layer was given an action; returns the name it goes by.
  package func addAction(of layer: CALayer, key: String, name: String?) -> String {
    let own = Set(
      (actions[ObjectIdentifier(layer)]?.all ?? []).filter { $0.key == key }.map(\.name))
    var number = 1
    while name == nil, own.contains("action \(number)") { number += 1 }
    let name = name ?? "action \(number)"
    if !own.contains(name) {
      actions[ObjectIdentifier(layer), default: (layer, [])].all.append((key, name))
    }
    return name
  }

  /// Notes that actions of a layer were taken away; returns whether there were any.
  package func removeActions(of layer: CALayer, key: String, name: String?) -> Bool {
    guard let before = actions[ObjectIdentifier(layer)]?.all else { return false }
    let left = before.filter { $0.key != key || name != nil && $0.name != name }
    actions[ObjectIdentifier(layer)] = left.isEmpty ? nil : (layer, left)
    return left.count < before.count
  }

  package func hasAction(named name: String) -> Bool {
    actions.values.contains { $0.all.contains { $0.name == name } }
  }

  /// Takes every action with a name away from its layer.
  package func removeActions(named name: String) {
    for case let (layer as ActionLayer, all) in actions.values.map({ ($0.layer, $0.all) }) {
      for action in all where action.name == name {
        _ = removeActions(of: layer, key: action.key, name: name)
        layer.removeTarget(self, action: name, forKey: action.key)
      }
    }
  }

  /// The keys for which a layer has actions, with their names.
  package func actions(of layer: CALayer) -> [(key: String, names: [String])] {
    var result: OrderedDictionary<String, [String]> = [:]
    for action in actions[ObjectIdentifier(layer)]?.all ?? [] {
      result[action.key, default: []].append(action.name)
    }
    return result.map { ($0.key, $0.value) }
  }
}
