import AnimationFacades
import FlipbookLanguage
package import HeadlessUIKit
import OrderedCollections

// The actions that were given to layers, by the names they go by.
extension World {
  /// Notes that a layer was given an action; returns the name it goes by.
  package func addAction(of layer: CALayer, key: String, name: String?) -> String {
    var own = actions.removeValue(forKey: ObjectIdentifier(layer)) ?? (layer, [], [:])
    var number = own.taken[key] ?? 1
    while !own.all.append(LayerAction(key: key, name: name ?? "action \(number)")).inserted,
      name == nil
    { number += 1 }
    own.taken[key] = number
    actions[ObjectIdentifier(layer)] = own
    return name ?? "action \(number)"
  }

  /// Notes that actions of a layer were taken away; returns whether there were any.
  package func removeActions(of layer: CALayer, key: String, name: String?) -> Bool {
    guard var own = actions.removeValue(forKey: ObjectIdentifier(layer)) else { return false }
    let before = own.all.count
    own.all.removeAll { $0.key == key && (name == nil || $0.name == name) }
    own.taken[key] = nil
    if !own.all.isEmpty { actions[ObjectIdentifier(layer)] = own }
    return own.all.count < before
  }

  package var hasActions: Bool { !actions.isEmpty }

  package func hasAction(named name: String) -> Bool {
    actions.values.contains { $0.all.contains { $0.name == name } }
  }

  package func removeActions(named name: String) {
    for case let (layer as ActionLayer, all) in actions.values.map({ ($0.layer, $0.all) }) {
      for action in all where action.name == name {
        _ = removeActions(of: layer, key: action.key, name: name)
        layer.removeTarget(self, action: name, forKey: action.key)
      }
    }
  }

  package func actions(of layer: CALayer) -> [(key: String, names: [String])] {
    var result: OrderedDictionary<String, [String]> = [:]
    for action in actions[ObjectIdentifier(layer)]?.all ?? [] {
      result[action.key, default: []].append(action.name)
    }
    return result.map { ($0.key, $0.value) }
  }
}

extension World {
  /// The timing an animator goes by: on its way the one it was continued with, if it was.
  package func timing(of name: String) -> Timing? {
    let isActive = names[name]?.animator.map { $0.state != .inactive } ?? false
    return (isActive ? timings[name]?.continued : nil) ?? timings[name]?.made
  }

  /// The same as it is told; empty for what goes by none.
  package func timingText(of name: String) -> String { timing(of: name)?.description ?? "" }

  /// The path as it is typed; for a view in a view's words: its position is its center.
  package func path(ofKeyPath keyPath: String, on layer: CALayer) -> String {
    guard let name = name(of: layer) else { return "removed." + keyPath }
    let owner = Name.typed(name)
    let first = String(keyPath.prefix { $0 != "." })
    let rest = keyPath.dropFirst(first.count)
    let ofLayer = (CALayer.properties.moved(by: first)?.name ?? first) + rest
    guard case .view? = names[name] else { return "\(owner).\(ofLayer)" }
    let ofView = (ViewFace.properties.moved(by: first) ?? ViewFace.properties[first])
      .map { $0.name + rest }
    return "\(owner).\(ofView ?? "layer." + ofLayer)"
  }
}

extension World {
  /// The gesture without a name that is listed as `box.pan`; the last one of several.
  package func gesture(labelled text: String) -> UIGestureRecognizer? {
    guard let dot = text.lastIndex(of: "."), case let name = text[..<dot],
      case .view(let view)? = names[name.filter { $0 != "\"" }]
    else { return nil }
    return view.gestureRecognizers?.first { $0.name == nil && $0.label == text }
  }
}
