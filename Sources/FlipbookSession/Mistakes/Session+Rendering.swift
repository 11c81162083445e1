import FlipbookLanguage
import FlipbookText
import FlipbookValues
import OrderedCollections

// How what is wrong with an entry is told. A line to type is offered only if it has just been carried
// out on a scratch stage.
extension Session {
  /// What is answered to an entry with a mistake in it.
  func failure(_ mistake: Mistake, in typed: String) -> Answer {
    guard mistake.source == nil else { return .failure(mistake.rendered(in: typed, commands)) }
    let diagnostic = mistake.diagnostic(commands)
    let text = diagnostic.span.text(in: typed)
    return failure(diagnostic, in: typed, about: text, mistake.kind.foreign(text, commands)) {
      mistake.kind.maker(text, in: typed, diagnostic.span)
    }
  }

  /// The same for one that cannot be read.
  func failure(_ error: SyntaxError, in typed: String) -> Answer {
    let diagnostic = error.diagnostic(in: typed, of: world)
    let text = typed.prefix(Self.longestTried).drop { $0.isWhitespace }
    let first = text.prefix { !$0.isWhitespace && !"(){}:".contains($0) }
    let parts = first.split(separator: ".")
    let isThing = parts.first.map { commands.isVerb(String($0)) || world.names[String($0)] != nil }
    let isCall = text.dropFirst(first.count).first == "("
    let words = isThing == false || isCall ? parts.reversed() : []
    return failure(diagnostic, in: typed, about: "", words) { nil }
  }

  // - Parameters:
  //   - word: what is wrong: a pasted line that has it as well says nothing of it.
  //   - words: what may be another tool's.
  private func failure(
    _ found: Diagnostic, in typed: String, about word: String, _ words: [Substring],
    maker: () -> String?
  ) -> Answer {
    var (diagnostic, offer) = (found, String?.none)
    if let hint = pasted(typed, self),
      word.isEmpty || !TypedText(String(hint.dropFirst("write ".count))).has(word, commands)
    {
      diagnostic.hint = hint
    } else if let word = words.first(where: {
      ForeignWord.named($0) != nil && world.names[String($0)] == nil
    }), let foreign = ForeignWord.named(word) {
      offer = filled(foreign.example, for: typed).flatMap { works($0) ? $0 : nil }
      diagnostic.hint = foreign.meaning + (offer.map { ": " + $0 } ?? "")
    } else if let line = maker(), works(line) {
      (diagnostic.hint, offer) = ("'\(line)' makes a view", line)
    } else if let hint = diagnostic.hint, let colon = hint.firstRange(of: ": "),
      case let example = String(hint[colon.upperBound...]), isLine(example)
    {
      let line = filled(example, for: typed)
      offer = line.flatMap { works($0) ? $0 : nil }
      let rest = offer ?? (line == nil ? nil : example)
      diagnostic.hint = hint[..<colon.lowerBound] + (rest.map { ": " + $0 } ?? "")
    }
    var answer = Answer.failure(diagnostic.rendered(in: typed))
    answer.offer = offer ?? corrected(diagnostic, in: typed)
    return answer
  }

  // An example with the names there are.
  private func filled(_ example: String?, for typed: String) -> String? {
    example.flatMap { ForeignWord.filled($0, for: typed, world.names) }
  }

  // Whether a text is something to enter that does more than print a value.
  private func isLine(_ text: String) -> Bool {
    guard let entry = try? commands.entry(from: text) else { return false }
    return !text.contains("…") && !entry.statements.isEmpty
      && entry.statements.allSatisfy { statement in
        switch statement {
        case .command(let command): commands.isVerb(command.verb.text)
        case .query: false
        default: true
        }
      }
  }

  // The line that a hint says to write, or the typed one with what was meant in it.
  private func corrected(_ diagnostic: Diagnostic, in typed: String) -> String? {
    guard let hint = diagnostic.hint, typed.utf8.count < Self.longestTried else { return nil }
    let before = String(decoding: typed.utf8.prefix(diagnostic.span.lower), as: UTF8.self)
    let behind = String(decoding: typed.utf8.dropFirst(diagnostic.span.upper), as: UTF8.self)
    if let meant = hint.wholeMatch(of: /did you mean '([^']+)'\?/)?.1 {
      let line = before + meant + behind
      return works(line) ? line : nil
    }
    guard hint.hasPrefix("write ") else { return nil }
    let whole = hint.dropFirst("write ".count)
    let first = whole.firstRange(of: ", or ").map { whole[..<$0.lowerBound] } ?? whole
    // It begins with the path that was typed.
    if let start = before.indices.first(where: { first.hasPrefix(before[$0...]) }),
      case let line = before[..<start] + first + behind, works(String(line))
    {
      return String(line)
    }
    return isLine(String(first)) && works(String(first)) ? String(first) : nil
  }

  // Choice: a longer line is not read before it is typed.
  private static let longestTried = 1000

  /// Whether a line would be carried out here, tried on a scratch stage; what lets time pass, or does
  /// something beyond the session, is only bound.
  private func works(_ line: String) -> Bool {
    guard triesLines, line.utf8.count < Self.longestTried,
      let entry = try? commands.entry(from: line),
      !entry.statements.isEmpty
    else { return false }
    let trial = scratch()
    (trial.triesLines, trial.isInterrupted) = (false, isInterrupted)
    guard entry.statements.contains(where: { $0.isOnlyBound(commands) }) else {
      return !trial.enter(line).failed
    }
    let scope = Scope(world: trial.world, source: line)
    return entry.statements.allSatisfy { statement in
      if case .command(let command) = statement, statement.isOnlyBound(commands),
        let declaration = commands.declaration(of: statement)
      {
        return (try? ArgumentBinder.bind(command, to: declaration, in: scope)) != nil
      }
      return !statement.movesTime(commands) && (try? scope.execute(statement)) != nil
    }
  }
}

extension Statement {
  fileprivate func isOnlyBound(_ commands: Commands) -> Bool {
    movesTime(commands) || commands.declaration(of: self)?.effect == .outside
  }
}

extension Mistake.Kind {
  // What may be another tool's word in what is wrong; nothing where better is known of it.
  fileprivate func foreign(_ text: String, _ commands: Commands) -> [Substring] {
    guard text.first?.isLetter == true, text.utf8.count < 100,
      mayBeForeign(commands)
    else { return [] }
    return switch self {
    case .unknownFunction: text.split(separator: ".").reversed()
    default: [text[...]]
    }
  }

  private func mayBeForeign(_ commands: Commands) -> Bool {
    switch self {
    case .unknownVerb, .functionAsVerb, .unknownName, .nothingToSet: true
    case .noContext(let word): GestureWord(rawValue: word) != nil
    case .unknownFunction(let name, _): !commands.isVerb(name)
    case .unknownValue(_, let hint, let near): hint == nil && near.isEmpty
    case .unknownProperty(_, _, let near): near.isEmpty || near.count > 3
    case .unknownLabel(_, let verb, let near, _):
      near.isEmpty && commands.named(verb).map { $0.block != nil || !$0.properties.isEmpty } == true
    case .wrongArgument(let word, _, let hint):
      hint?.hasPrefix("did you mean") != true && ValueWords.value(word) == nil
    case .unexpectedArgument(_, let hint): !hint.hasPrefix("did you mean")
    default: false
    }
  }

  // The line that makes a view of a name that is said to have one of a view's properties.
  fileprivate func maker(_ name: String, in typed: String, _ span: Span) -> String? {
    guard case .unknownName(_, near: []) = self else { return nil }
    let rest = String(decoding: typed.utf8.dropFirst(span.upper), as: UTF8.self)
    let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return rest.first == "." && ViewFace.properties[String(member)] != nil ? "view \(name)" : nil
  }
}

extension TypedText {
  // As anything but a verb.
  fileprivate func has(_ word: String, _ commands: Commands) -> Bool {
    let isVerb = commands.isVerb(word)
    return pieces.contains { self[$0] == word && !(isVerb && $0.startsStatement) }
  }
}
