import FlipbookSession

extension Completer {
  /// Names, words and functions for a value of some kinds, or of any; the many timings that others
  /// have published come only once a part is typed.
  func values(_ kinds: Set<ValueKind>?, _ context: TypedContext) -> [Completion] {
    let words = context.word.isEmpty ? ValueWords.basic : ValueWords.names + ValueWords.unreserved
    let fitting = words.filter { word in
      ValueWords.value(word).map { fits($0.kind, kinds) } ?? false
    }
    return names(for: kinds) + valueWords(fitting)
      + functions { $0.map { fits($0, kinds) } ?? true }
  }

  /// Names that may begin a path or a value of some kinds.
  func names(for kinds: Set<ValueKind>?) -> [Completion] {
    let things = names(isOpen: \.hasMembers) { thing in
      kinds.map { !$0.isDisjoint(with: thing.value.kindsOfPaths) } ?? true
    }
    let stage = Completion(
      word: ValueWords.stage, detail: "the stage, with its moment", isOpen: true)
    return things + (fits(.number, kinds) ? [stage] : [])
  }

  func functions(where isMeant: (ValueKind?) -> Bool) -> [Completion] {
    FunctionDeclaration.all.filter { isMeant($0.kind) }.map {
      Completion(word: $0.name + "(", detail: $0.meaning, isOpen: true)
    }
  }

  /// The words that can begin a condition or a look; words for values make no sense there.
  var paths: [Completion] { names(for: nil) + functions { $0 == nil || $0 == .number } }

  private func fits(_ kind: ValueKind, _ kinds: Set<ValueKind>?) -> Bool {
    kinds?.contains(kind) ?? true
  }

  /// The kinds that fit the left side of an operator; `nil` for any.
  func kinds(fitting left: Substring, isAssigned: Bool) -> Set<ValueKind>? {
    let left = left.trimmed(\.isWhitespace)
    guard !left.isEmpty else { return [.number] }
    let own = left.hasPrefix(".") ? ViewFace.properties[String(left.dropFirst())]?.kind : nil
    guard let kind = own ?? value(of: left[...])?.kind else { return nil }
    // These can be multiplied by a number.
    return !isAssigned && [.pair, .transform].contains(kind) ? [kind, .number] : [kind]
  }

  // MARK: By parameter

  /// The words that can be given for a parameter, by its place or after its label.
  func values(for parameter: Parameter, _ context: TypedContext) -> [Completion] {
    switch parameter.type {
    case .object: names { _ in true }
    case .anyName: names { _ in true }.filter { $0.word != "root" }
    case .animator: names(where: \.isTransported)
    case .view, .chain, .gesture, .animation, .animations: names { $0.form == parameter.type.thing }
    case .layer: names { [.view, .layer].contains($0.form) }
    case .namedBlock: world.blocks.keys.map { named($0, "an animate block") }
    case .choice(let choices): completions(choices)
    case .boolean: valueWords(["true", "false"]) + values(of: .bool)
    case .keyPath: KeyPaths.all.map { Completion(word: $0.path, detail: $0.meaning) }
    case .change: completions(session.changeChoices)
    case .place: places + values(of: .number)
    case .side: names(for: nil) + places + timings(context)
    case .timing, .timings, .timingOrFile: values(of: .timing) + timings(context)
    case .condition, .expressions, .path: paths
    case .duration: values(of: .number)
    case .share, .part:
      completions([Choice("0%", "the beginning of the way"), Choice("50%", "half of the way")])
        + values(of: .number)
    // Only names stand for numbers.
    case .number: values([.number], context)
    case .value: values([.number, .bool, .pair, .rect, .color, .transform, .path], context)
    case .newName, .title, .key, .values, .size, .extent, .vector, .flag, .block, .word: []
    }
  }

  // Names that were given to a value of a kind by `let`.
  private func values(of kind: ValueKind) -> [Completion] {
    names { $0.form == .value && $0.value.kind == kind }
  }

  private func timings(_ context: TypedContext) -> [Completion] {
    let published = context.word.isEmpty ? [] : Timing.unreserved + Timing.presets
    return valueWords(Timing.basic.map(\.name)) + functions { $0 == .timing }
      + valueWords(published.map(\.name))
  }

  func completions(_ choices: [Choice]) -> [Completion] {
    choices.map { Completion(word: $0.word, detail: $0.meaning) }
  }
}

extension Named {
  /// Whether start, pause and the like work on it.
  fileprivate var isTransported: Bool {
    if case .view(let view) = self { return view.dance.hasAnimation }
    return [.animator, .chain].contains(form)
  }
}

extension Value {
  /// The kinds of values of the paths that begin with its name.
  fileprivate var kindsOfPaths: Set<ValueKind> {
    owner(.model).map { Set($0.descriptions.map(\.kind)) }
      ?? (members.isEmpty ? [kind] : [kind, .number])
  }

  fileprivate var hasMembers: Bool { owner(.model) != nil || !members.isEmpty }
}
