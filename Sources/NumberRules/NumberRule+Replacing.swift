// What is set and replaces what moves it.
extension NumberRule {
  // Where a value is what it was, nothing takes over from what moves it: with one of the numbers, too,
  // between two with which something does.
  mutating func noteReplaced(_ target: Path, _ isEven: Bool) throws(Unknown) {
    guard !Self.additive.contains(Self.property(of: target.members)) else { return }
    let names = target.members.map(\.text).filter { $0 != "layer" }
      .map { $0 == "opacity" ? "alpha" : $0 }
    let name = target.root?.text ?? ""
    let root = before.thing(name).map { "\($0)" } ?? name
    let isKnown = before.onlyAdds && loops == 0 && !locals.contains(name)
    // No name, one of a loop or one that is composed may stand for any view.
    let isAny = target.root == nil || locals.contains(name) || templates > 0
    let (own, any, all) = ([root] + names, ["any"] + names, ["all"] + names)
    let earlier = (isAny ? [all] : [own, any]).compactMap { replaced[$0] }
    let isAnimated = earlier.contains(where: \.isAnimated)
    let wasEven = earlier.contains(where: \.isEven)
    guard !isEven || isKnown, !isAnimated || !isEven && !wasEven else { throw Unknown() }
    for key in [isAny ? any : own, all] {
      let known = replaced[key] ?? (false, false)
      replaced[key] = (known.isAnimated || depth > 0, known.isEven || isEven)
    }
  }
}
