// Labels and lengths that another verb takes.
extension Advice {
  private static let input = Pattern(
    /^(?:(\w+): *)?((?:(?:\([^()]*\)|[^\s{};,])+(?: *[<>=!]=? *|\ *&&\ *|\ *\|\|\ *)?)+) */)
  private static let labelled = Pattern(/\b(\w+): *$/)

  /// The hint for a label or a length that a verb does not take, or the line without it; `nil` for
  /// any other mistake.
  func stray(_ kind: Mistake.Kind, in entry: MistakenEntry) -> Lead? {
    let usage: String
    switch kind {
    case .unknownLabel(_, _, near: [], let said): usage = "write \(said)"
    case .unexpectedArgument(_, let hint) where hint.hasPrefix("write "): usage = hint
    default: return nil
    }
    let place = entry.statements[0]
    guard place.lower < entry.span.lower, entry.span.lower < place.upper else { return nil }
    let head = Span(place.lower, entry.span.lower).text(in: entry.text)
    let tail = Span(entry.span.lower, place.upper).text(in: entry.text)
    guard let input = tail.firstMatch(of: Self.input) else { return nil }
    let label = (head.firstMatch(of: Self.labelled)?.1 ?? input.1).map(String.init)
    let isLength = input.2.wholeMatch(of: /[\d.]+(?:m?s|f)/) != nil
    // A label that another verb takes.
    let isTaken = commands.verbs.contains { verb in
      commands.named(verb)?.parameters.contains { $0.answers(to: label ?? "") } == true
    }
    if label == nil, !isLength { return oneForEach(head, tail, in: entry).map(Lead.init(writing:)) }
    guard label == nil || isTaken else { return nil }
    let bare = (head.replacing(Self.labelled, with: "") + tail.dropFirst(input.0.count))
      .split(separator: " ").joined(separator: " ")
    let line = entry.replacing(place, with: bare)
    let command = commands.named(String(bare.prefix { $0.isLetter }))
    guard works(line) else {
      // An animator may be in another state.
      guard command?.group == .animator, let next = nextMistake(after: "write " + line),
        !next.hasSuffix("missing")
      else { return nil }
      return Lead(usage.written.map(isLine) == true ? "\(usage); but \(next)" : next)
    }
    let delays: [String?: String] = [nil: "", "in": "", "delay": "", "at": "-NOW", "to": "-NOW"]
    // With a block, the delay would be for making the thing.
    if isLength, !bare.contains("{"), let now = delays[label] {
      // A past moment gives no line.
      guard let late = timed("\(bare) after: \(input.2)\(now)") else { return nil }
      let line = entry.replacing(place, with: late)
      if works(line) { return Lead(writing: line) }
    }
    // A line being mended must not lose a part; a gesture or an `undo` would be another one.
    let isOther =
      label == nil || hints.isMending || command?.group == .touch
      || command?.effect == .moves && !bare.has(" ")
    return isOther ? nil : Lead("\(usage); without it: \(line)", line)
  }

  // A statement for each of two things of a kind, if a verb takes one: the last word before the
  // wrong one and that itself, or else the last two words before it.
  private func oneForEach(_ head: String, _ tail: String, in entry: MistakenEntry) -> String? {
    let words = head.split(separator: " ").map(String.init)
    let next = String(tail.prefix { !" {;".contains($0) })
    let rest = String(tail.dropFirst(next.count))
    let pairs = [
      (words.dropLast(), words.last, next, rest),
      (words.dropLast(2), words.dropLast().last, words.last ?? "", " " + tail),
    ]
    return pairs.firstNonNil { verb, one, other, rest in
      guard let one, [one, other].allSatisfy({ $0.first?.isLetter == true }),
        world.names[one]?.form == world.names[other]?.form,
        world.names[one] != nil || !verb.isEmpty && mayBeNames(one, other)
      else { return nil }
      // Two names without a verb are shown.
      let lines =
        verb.isEmpty
        ? ["show \(one) \(other)\(rest)"]
        : [one, other].map { (verb + [$0]).joined(separator: " ") + rest }
      let line = entry.replacing(entry.statements[0], with: lines.joined(separator: "; "))
      return works(line) ? line : nil
    }
  }

  // Whether two words may be names or paths: no function, no other tool's word, both of one kind.
  private func mayBeNames(_ one: String, _ other: String) -> Bool {
    FunctionDeclaration.named(other) == nil && ForeignWord.named(other) == nil
      && Set([one, other].map { [ValueWords.value($0) == nil, $0.has(".")] }).count == 1
  }

  private static let several = Pattern(
    /(\w+) (all|[A-Za-z]\w*(?:(?:, and|,| and|\ &) [A-Za-z]\w*)+)((?: .*)?)/)
  private static let each = Pattern(/\Wv(?:\W|$)/)

  // A statement about several views as a loop over them; parts that name none come once, before it.
  func loopOver(_ statement: String) -> [String] {
    guard let said = statement.wholeMatch(of: Self.several) else { return [] }
    let words = said.2.matches(of: Self.word).map { String($0.0) }.filter { $0 != "and" }
    let names = said.2 == "all" ? views : words
    guard names.count > 1, names.allSatisfy(views.contains),
      case let one = "\(said.1) \(names[0])\(said.3)",
      case let answer = trial(advisedBy: hints).enter(one),
      let line = answer.failed ? answer.offer : said.2 == "all" ? nil : one
    else { return [] }
    let form = line.replacing(Self.word) { $0.0 == names[0] ? "v" : String($0.0) }
    let parts = " \(form)".split(atOuter: ";")
    let once = parts.prefix { !$0.contains(Self.each) }.map { $0.dropFirst() + "; " }.joined()
    if once.count > form.count { return [form] }
    let rest = parts.drop { !$0.contains(Self.each) }.joined(separator: ";")
    return ["\(once)for v in [\(names.joined(separator: ", "))] {\(rest) }"]
  }
}
