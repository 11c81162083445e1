// Names, and the texts of what they mean.
extension World {
  /// The timing of an animator; while it is active, the one it was continued with, if any.
  package func timing(of name: String) -> Timing? {
    guard let (made, continued) = timings[name] else { return nil }
    let isActive = continued != nil && names[name]?.animator.map { $0.state != .inactive } == true
    return isActive ? continued : made
  }

  /// The timing as text; empty where there is none.
  package func timingText(of name: String) -> String { timing(of: name)?.description ?? "" }

  /// The typed path for a key path; a view's has a view's names: its position is its center.
  package func path(ofKeyPath keyPath: String, on layer: CALayer) -> String {
    guard let name = name(of: layer) else { return "removed." + keyPath }
    let owner = Name.typed(name)
    let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) ?? keyPath.endIndex
    let (first, rest) = (String(keyPath[..<dot]), keyPath[dot...])
    let ofLayer = (CALayer.properties.moved(by: first)?.name ?? first) + rest
    guard case .view? = names[name] else { return "\(owner).\(ofLayer)" }
    let ofView = (ViewFace.properties.moved(by: first) ?? ViewFace.properties[first])
      .map { $0.name + rest }
    return "\(owner).\(ofView ?? "layer." + ofLayer)"
  }

  private var pathText: (CALayer, String) -> String {
    { [unowned self] in path(ofKeyPath: $1, on: $0) }
  }

  package func keepAccount() { stage.keepAccount(path: pathText) }
  package func keepLives() { stage.keepLives(path: pathText) }

  /// The gesture without a name that is listed as `box.pan`; the first of several.
  package func gesture(labelled text: String) -> UIGestureRecognizer? {
    guard let dot = text.lastIndex(of: "."), case let name = text[..<dot],
      case .view(let view)? = names[name.filter { $0 != "\"" }]
    else { return nil }
    return view.gestureRecognizers?.first { $0.name == nil && $0.label == text }
  }
}
