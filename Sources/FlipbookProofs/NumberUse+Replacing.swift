import FlipbookLanguage

// What is set and replaces what moves it.
extension NumberUse {
  // Where a value is what it was, nothing takes over from what moves it: with one of the numbers, too,
  // between two with which something does.
  mutating func noteReplaced(_ target: Path, _ isEven: Bool) throws(Unknown) {
    guard !Self.additive.contains(Self.property(of: target.members)) else { return }
    let names = target.members.map(\.text).filter { $0 != "layer" }
      .map { $0 == "opacity" ? "alpha" : $0 }
    let name = target.root?.text ?? ""
    let root = before.thing(name).map { "\($0)" } ?? name
    let isKnown = before.onlyAdds && loops == 0 && !locals.contains(name)
    // A name of a loop, or one that is composed, may stand for any view.
    let key = [locals.contains(name) || templates > 0 ? "" : root] + names
    let earlier = replaced.filter { other, _ in
      other.dropFirst() == key.dropFirst() && (other[0] == key[0] || other[0] == "" || key[0] == "")
    }.values
    let isAnimated = earlier.contains(where: \.isAnimated)
    let wasEven = earlier.contains(where: \.isEven)
    guard !isEven || isKnown, !isAnimated || !isEven && !wasEven else { throw Unknown() }
    replaced[key] = (depth > 0 || isAnimated, isEven || wasEven)
  }
}
