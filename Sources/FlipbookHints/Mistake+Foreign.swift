extension Mistake.Kind {
  // The words of a mistake that may be another tool's; none if a better hint is known.
  func foreign(_ text: String, _ commands: Commands) -> [Substring] {
    guard text.first?.isLetter == true, text.utf8.count < 100,
      mayBeForeign(commands)
    else { return [] }
    let parts = text.split(separator: ".").reversed()
    return switch self {
    case .unknownFunction: [text.filter { $0 != "." }[...]] + parts.prefix(2)
    // A file's name may tell what is wanted.
    case .wrongArgument where parts.count == 2: [text[...], parts[parts.startIndex]]
    default: [text[...]]
    }
  }

  private func mayBeForeign(_ commands: Commands) -> Bool {
    switch self {
    case .unknownVerb, .functionAsVerb, .unknownName, .nothingToSet: true
    case .unknownThing(_, what: "view", let near): near.isEmpty
    case .noContext(let word): GestureWord(rawValue: word) != nil
    case .unknownFunction(let name, _): !commands.isVerb(name)
    case .unknownValue(_, let hint, let near): hint == nil && near.isEmpty
    case .unknownProperty(_, _, let near): near.isEmpty || near.count > 3
    case .unknownLabel(_, let verb, let near, _):
      near.isEmpty && commands.named(verb).map { $0.block != nil || !$0.properties.isEmpty } == true
    case .wrongArgument(let word, _, let hint):
      hint?.hasPrefix("did you mean") != true && hint?.contains("'history'") != true
        && ValueWords.value(word) == nil && word.utf8.count > 1
    case .unexpectedArgument(_, let hint): !hint.hasPrefix("leave it out")
    default: false
    }
  }

  // The line that makes a view, for an unknown name used with one of a view's properties.
  func maker(_ name: String, in typed: String, _ span: Span) -> String? {
    guard case .unknownName(_, near: []) = self else { return nil }
    let rest = String(decoding: typed.utf8.dropFirst(span.upper), as: UTF8.self)
    let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
    let isViews = ViewFace.properties[String(member)] != nil || ForeignWord.isViews("\(member)")
    // Animations and animators have some of them as well.
    guard CAAnimation.properties[String(member)] == nil else { return nil }
    // A type's name is followed by constants.
    guard name.first?.isUppercase != true || typed.hasPrefix(name) else { return nil }
    let isFree = name != ValueWords.all && FunctionDeclaration.named(name) == nil
    return rest.first == "." && isViews && isFree ? "view \(name)" : nil
  }
}
