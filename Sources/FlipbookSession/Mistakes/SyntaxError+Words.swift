// The parser does not know the language's words. These hints use them to tell what was meant.
extension SyntaxError {
  /// The error as a message, with a hint that knows the session's words.
  package func diagnostic(in source: String, of world: World) -> Diagnostic {
    var diagnostic = self.diagnostic
    let place = Reading(source: source, span: diagnostic.span, world: world)
    if let hint = hint(place) {
      diagnostic.hint = hint
    } else if kind == .unexpected, !place.beginsStatement {
      // Words that begin no statement were not meant as a second statement.
      diagnostic.hint = nil
    }
    return diagnostic
  }

  private func hint(_ place: Reading) -> String? {
    switch (kind, about) {
    case (.misplacedAssignment, _): place.assignmentHint
    case (.unexpected, _): place.valueHint
    case (.blockAsValue, _):
      "a block follows a command: animate 1s { \(place.isCode ? "…" : "box.alpha = 0") }"
    case (.notCallable, _) where place.source.contains(")."): "calls are not chained here"
    case (.unknownUnit, "px"), (.unknownUnit, "pt"): "a length is a plain number, in points"
    case (.unknownUnit, _) where place.givesName: "a name begins with a letter, or stands in quotes"
    case (.notAPrefix, let op): place.operatorHint(op)
    default: nil
    }
  }
}

/// The statement in which the parser found an error, as far as it is known.
private struct Reading {
  let verb: CommandDeclaration?
  // The words before the place, and the text at it.
  let words: [Substring]
  let found: String
  let source: String
  let names: Names
  let commands: Commands

  init(source: String, span: Span, world: World) {
    let commands = world.commands
    (names, self.commands) = (world.names, commands)
    let before = Span(0, span.lower).text(in: source)
    words = TypedText(before, wordVerbs: commands.wordVerbs).words
    verb = words.first.flatMap { commands.named(String($0)) }
    found = span.text(in: source)
    self.source = source
  }

  // Whether a block follows a call, a type or a number, so that another may be meant.
  var isCode: Bool {
    source.prefix { $0 != "{" }.contains { ".(".contains($0) || $0.isUppercase || $0.isNumber }
  }

  // The hint for a `=` within another statement.
  var assignmentHint: String? {
    guard let verb else { return nil }
    let takesCondition = verb.parameters.contains { parameter in
      parameter.type == .condition
        && (parameter.isPositional || words.contains { $0.hasPrefix("\(parameter.name):") })
    }
    if takesCondition { return "write == to compare" }
    let head = source.prefix { $0 != "=" }
    let isInput = head.count { $0 == "(" } > head.count { $0 == ")" }
    guard verb.parameters.contains(where: \.isBlock), !isInput else { return nil }
    return "put what is done in braces: \(verb.name) … { … }"
  }

  // The hint for a value after a path or after a word that takes none.
  var valueHint: String? {
    guard let last = words.last else { return nil }
    if isTransform(found), last.hasSuffix(")"),
      words.contains(where: { isTransform($0.prefix { $0 != "(" }) })
    {
      return Mistake.Kind.joiningTransforms
    }
    if FunctionDeclaration.all.contains(where: { $0.name == last }) {
      return "write \(last)(\(found)), with brackets"
    }
    if found == "." { return "a path has no blank before its dot" }
    guard words.count == 1, last.first?.isLetter == true, let dot = last.lastIndex(of: ".")
    else { return nil }
    let member = String(last[last.index(after: dot)...])
    if let hint = commands.named(member)?.hint { return hint }
    // Only a value can be assigned.
    let isValue = found.first?.isLetter == false || ValueWords.value(found) != nil
    return isValue || names[found] != nil ? "write \(last) = \(found)" : nil
  }

  // Whether what was found is a verb, or the name of a thing.
  var beginsStatement: Bool {
    names[found] != nil
      || ["let", "animate", "keyframes", "dance", "begin", "commit"].contains(found)
      || commands.named(found).map { $0.group != .block } ?? false
  }

  private func isTransform(_ function: some StringProtocol) -> Bool {
    FunctionDeclaration.named(String(function))?.kind == .transform
  }

  // Whether the word that is wrong is the name of something new.
  var givesName: Bool { words.count <= 2 && verb?.parameters.first?.isPlainNewName == true }

  func operatorHint(_ op: String) -> String? {
    if op == "/", source.contains("//") { return "a comment begins with # and a blank" }
    if op == "+", source.contains("++") { return "write += 1" }
    return nil
  }
}
