/// A value and the measure of its plain numbers.
package struct FoundValue {
  package var value: Value
  package var measure = Measure.plain

  package init(value: Value, measure: Measure = .plain) {
    (self.value, self.measure) = (value, measure)
  }
}

extension Scope {
  package func member(
    _ name: Name, of whole: FoundValue, path: Path?
  ) throws(Mistake) -> FoundValue {
    let value = whole.value
    guard let owner = value.owner(reading) else {
      let member =
        value.member(name.text) ?? number(name, of: value, path)
        ?? Part.named(name.text, of: value, in: world)
      guard let member else { throw Mistake(missing(name, of: value, path), name.span) }
      return FoundValue(value: member, measure: value.measure(of: name.text, of: whole.measure))
    }
    // A finished dance has the value as a part and no longer as a property.
    if value.kind == .dance, let part = Part.named(name.text, of: value, in: world) {
      return FoundValue(value: part)
    }
    return try read(name, of: owner, path) { Part.named(name.text, of: value, in: world) }
  }

  // A spring's number that depends on the duration of the animator that owns it.
  private func number(_ name: Name, of value: Value, _ path: Path?) -> Value? {
    guard case .timing(let timing) = value, timing.ratioAlone != nil, let path,
      path.members.count == 2, let root = path.root?.text, let animator = named(root)?.animator
    else { return nil }
    return timing.number(name.text, duration: animator.duration).map(Value.plain)
  }

  package func read(
    _ name: Name, of thing: any PropertyOwner, _ path: Path?, or part: () -> Value? = { nil }
  ) throws(Mistake) -> FoundValue {
    if let property = thing.find(name.text) {
      return FoundValue(value: thing.read(property.place), measure: property.measure)
    }
    guard let part = part() else { throw Mistake(missing(name, of: thing, path), name.span) }
    return FoundValue(value: part)
  }

  /// The mistake of a name that is no property: the view's dance may have it, or it is a verb.
  package func missing<Thing: PropertyOwner>(
    _ word: Name, of thing: Thing, _ path: Path?
  ) -> Mistake.Kind {
    let (name, names) = (word.text, thing.descriptions.map(\.name))
    if let hint = hint(word, of: thing, path) {
      return .writtenOtherwise(name, of: Thing.noun, hint: hint)
    }
    guard let root = path?.root?.description else {
      return unknownProperty(name, of: Thing.noun, names)
    }
    if let face = thing as? ViewFace, face.view.dance.hasAnimation,
      UIViewPropertyAnimator.properties[name] != nil
        || Part.all.map(\.name).contains(name)
    {
      return .unknownProperty(name, of: Thing.noun, near: ["\(root).\(Part.dance.name).\(name)"])
    }
    if Thing.isTransported, world.commands.isVerb(name),
      UIViewPropertyAnimator.properties[name] == nil
    {
      return .verbAsMember(name, of: Thing.noun, name: root)
    }
    // A view has them only as it dances.
    let parts = Thing.isTransported ? Part.all.map(\.name) : []
    let columns = thing is ViewFace && !parts.contains(name) ? [] : parts
    let near = NearNames.suggestions(for: name, among: columns)
    return near.isEmpty
      ? unknownProperty(name, of: Thing.noun, names)
      : .unknownProperty(name, of: Thing.noun, near: near)
  }

  private func hint(_ word: Name, of thing: any PropertyOwner, _ path: Path?) -> String? {
    let (name, isView, isLayer) = (word.text, thing is ViewFace, thing is CALayer)
    func start(of path: Path) -> String { Span(path.span.lower, word.span.lower).text(in: source) }
    if let path, isView || isLayer,
      ["presentation", "presentationLayer", "shown"].contains(name)
    {
      let rest = Span(word.span.upper, path.span.upper).text(in: source).dropFirst()
      let usual = isView ? "center.x" : "position.x"
      return "write shown(\(start(of: path))\(rest.isEmpty ? usual[...] : rest))"
    }
    if isView || isLayer, let verb = CALayer.verb(making: name) {
      return "'\(verb)' makes a layer that has one"
    }
    // A column of the tables that it does not have now.
    if thing is UIViewPropertyAnimator || thing is Dance,
      let part = Part.all.first(where: { $0.name == name })
    {
      return "that column tells \(part.meaning)"
    }
    guard let path else { return nil }
    if thing is UIViewPropertyAnimator, let root = path.root?.text,
      let timing = world.timing(of: root), timing.members.contains(where: { $0.name == name })
    {
      return "write \(start(of: path))timing.\(name)"
    }
    return isView || isLayer ? hint(word, of: isView ? ValueKind.view : .layer, path) : nil
  }

  /// The mistake of a name that is no member of a value, or has no number.
  package func missing(_ name: Name, of value: Value, _ path: Path?) -> Mistake.Kind {
    if case .timing(let timing) = value, let kind = timing.missing(name.text) { return kind }
    if case .block(let block) = value { return .isBlock(block) }
    if let path, let hint = hint(name, of: value.kind, path) {
      return .writtenOtherwise(name.text, of: value.noun, hint: hint)
    }
    return unknownProperty(name.text, of: value.noun, value.memberNames)
  }

  private func hint(_ name: Name, of kind: ValueKind, _ path: Path) -> String? {
    guard path.span.lower < name.span.lower else { return nil }
    let start = Span(path.span.lower, name.span.lower - 1).text(in: source)
    // The percentage is meant as a share of the surrounding view.
    let rest = Span(name.span.upper, source.utf8.count).text(in: source)
    if rest.contains("%"), let share = rest.prefixMatch(of: /\ *= *([\d.]+%)/)?.1,
      let owner = path.root?.text, let whole = self.whole(name.text, of: path, owner),
      let form = ForeignMembers.forms(name.text, of: kind)?.last
    {
      return "write \(start).\(form) = \(whole) * \(share)"
    }
    return ForeignMembers.hint(name.text, of: kind, after: start)
  }

  package func unknownProperty(
    _ name: String, of owner: String, _ names: [String]
  ) -> Mistake.Kind {
    let known = ForeignWord.names(for: name).filter(names.contains)
    let near = known.isEmpty ? NearNames.suggestions(for: name, among: names) : known
    return .unknownProperty(name, of: owner, near: near.isEmpty ? names : near)
  }
}
