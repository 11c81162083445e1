import FlipbookLanguage
package import HeadlessUIKit
import OrderedCollections

extension World {
  /// The timing an animator goes by: on its way the one it was continued with, if it was.
  package func timing(of name: String) -> Timing? {
    let isActive = names[name]?.animator.map { $0.state != .inactive } ?? false
    return (isActive ? timings[name]?.continued : nil) ?? timings[name]?.made
  }

  /// The same as it is told; empty for what goes by none.
  package func timingText(of name: String) -> String { timing(of: name)?.description ?? "" }

  /// The path as it is typed, in a view's words where it has one: its position is its centre.
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
