import FlipbookLanguage

extension Named {
  /// What to write where a verb is said to it that takes an animator; `nil` where nothing does the
  /// same.
  package func hint(insteadOf verb: String, _ name: String) -> String? {
    guard case .animation = self else { return nil }
    let name = Name.typed(name)
    switch verb {
    case "start", "continue", "add":
      return "an animation moves once a layer has it: add \(name) to: box"
    case "stop", "finish": return "a layer has a copy of it, which goes by: detach box \(name)"
    default:
      return "an animation has no playhead, as an animator has: animator a 1s { box.alpha = 0 }"
    }
  }
}
