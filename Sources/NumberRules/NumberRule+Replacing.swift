// Assignments that replace the motion of the values they set.
extension NumberRule {
  // An assignment that does not change a value leaves the value's motion alone: this can happen
  // with one of the numbers between two with which the assignment does replace the motion.
  mutating func noteReplaced(_ target: Path, _ depends: Bool) throws(Unknown) {
    guard !Self.additive.contains(Self.property(of: target.members)) else { return }
    let names = target.members.map(\.text).filter { $0 != "layer" }
      .map { $0 == "opacity" ? "alpha" : $0 }
    let name = target.root?.text ?? ""
    let root = before.thing(name).map { "\($0)" } ?? name
    let isKnown = before.onlyAdds && loops == 0 && !locals.contains(name)
    // A missing name, a loop's name or a made one may stand for any view.
    let isAny = target.root == nil || locals.contains(name) || templates > 0
    let (own, any, all) = ([root] + names, ["any"] + names, ["all"] + names)
    let earlier = (isAny ? [all] : [own, any]).compactMap { replaced[$0] }
    let isAnimated = earlier.contains(where: \.isAnimated)
    let depended = earlier.contains(where: \.depends)
    guard !depends || isKnown, !isAnimated || !depends && !depended else { throw Unknown() }
    for key in [isAny ? any : own, all] {
      let known = replaced[key] ?? (false, false)
      replaced[key] = (known.isAnimated || depth > 0, known.depends || depends)
    }
  }
}
