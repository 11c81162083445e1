import FlipbookForms

/// The hint for a mistake, and the line that does what was meant, if there is one.
struct Lead {
  let hint: String?
  let line: String?

  init(_ hint: String?, _ line: String? = nil) { (self.hint, self.line) = (hint, line) }

  init(writing line: String) { self.init("write " + line, line) }
}

/// The search for what was meant by an entry that is wrong.
final class LeadSearch {
  private let advice: Advice
  private let found: Diagnostic
  private let typed: String
  private let entry: MistakenEntry
  /// The words that are wrong.
  private let word: String
  private let foreign: ForeignWord?
  private let other: () -> Lead?

  init(
    _ advice: Advice, _ found: Diagnostic, in typed: String, _ entry: MistakenEntry,
    about word: String, _ foreign: ForeignWord?, other: @escaping () -> Lead?
  ) {
    (self.advice, self.found, self.typed, self.entry) = (advice, found, typed, entry)
    (self.word, self.foreign, self.other) = (word, foreign, other)
  }

  // The steps of the search, the surest first.
  private static let steps: [@Sendable (LeadSearch) -> Lead?] = [
    { $0.edited() }, { $0.translated() }, { $0.inOtherOrder() }, { $0.rewritten() },
    { $0.advice.mended($0.reordered).map(Lead.init(writing:)) }, { $0.pasted() },
    { $0.advice.stopper(in: $0.typed) }, { $0.knownPartOfTween() }, { $0.mistakeOfTranslation() },
    { $0.dropped() }, { $0.postponed() }, { $0.foreignLine() }, { $0.foreignMeaning() },
    { $0.found.hint?.hasPrefix("did you mean") == true ? $0.mendedRewriting() : nil },
    { $0.corrected() }, { $0.other() }, { $0.mendedRewriting() }, { $0.lineForLater() },
  ]

  /// The result of the first step that finds one, or else the given hint.
  var lead: Lead { Self.steps.firstNonNil { $0(self) } ?? givenHint }

  private var statement: String { entry.statements[0].text(in: entry.text) }
  private var verb: Substring { statement.prefix { $0.isLetter } }

  private lazy var rewritings: [String] = {
    // A rewriting that fails as a check too is no better.
    let isCheck = found.message.hasPrefix("expected ")
    return advice.rewritings(of: entry).filter {
      !isCheck || !advice.trial(advisedBy: nil).enter($0).text.contains(Advice.check)
    }
  }()

  // An edit of an earlier entry.
  private func edited() -> Lead? {
    guard
      let line = advice.played(by: statement) ?? advice.reentered(by: statement)
        ?? advice.varied(by: statement),
      case let whole = entry.replacing(entry.statements[0], with: line), advice.works(whole)
    else { return nil }
    let isBack = statement.hasPrefix("play ") && whole.hasPrefix("goto ")
    return Lead("write \(whole)" + (isBack ? "; then 'play' shows it again" : ""), whole)
  }

  private static let amount = Pattern(/write\ -?[\d.]+\w*/)

  // The translation of code from an app: of the whole entry, or of its wrong part.
  private lazy var translation: Lead? = {
    if let hint = translation(of: entry.text) {
      let line = hint.written ?? ""
      let isWhole = advice.works(line)
      return Lead(hint, isWhole ? line : advice.corrected(hint, in: entry, keepsNumbers: true))
    }
    for place in [entry.call].compactMap(\.self) + entry.statements {
      guard case let part = place.text(in: entry.text), part != entry.text,
        let text = translation(of: part)?.written,
        case let line = entry.replacing(place, with: text), advice.works(line)
      else { continue }
      return Lead(writing: line)
    }
    return nil
  }()

  private func translation(of text: String) -> String? {
    guard let hint = advice.hints.pasted(text, advice.session),
      hint.keeps(text, advice.world.names),
      hint.wholeMatch(of: Self.amount) == nil
    else { return nil }
    let line = TypedText(String(hint.dropFirst("write ".count)))
    let saysWord = line.pieces.contains {
      line[$0] == word && !($0.startsStatement && advice.commands.isVerb(word))
    }
    return word.isEmpty || !saysWord ? hint : nil
  }

  private func translated() -> Lead? { translation.flatMap { $0.line == nil ? nil : $0 } }

  private func mistakeOfTranslation() -> Lead? {
    guard let hint = translation?.hint, !advice.isFalseValue(hint.written ?? "") else { return nil }
    return Lead(advice.nextMistake(after: hint) ?? hint)
  }

  private static let pair = Pattern(
    /([\w.]+(?:\([^(){}]*\))?)\ (?=([\w.]+(?:\([^(){}]*\))?)(?:\ |$))/)

  // The entry with a curve and a duration in the other order, one of which is wrong.
  private lazy var reordered: String? = {
    guard advice.commands.isVerb(String(verb)) else { return nil }
    for pair in statement.matches(of: Self.pair) where word == pair.1 || word == pair.2 {
      let kinds = [pair.1, pair.2].map { advice.kind(of: String($0)) }
      guard kinds.contains("a curve"), kinds.contains("a duration") else { continue }
      let other = statement.replacing(
        "\(pair.1) \(pair.2)", with: "\(pair.2) \(pair.1)", maxReplacements: 1)
      return entry.replacing(entry.statements[0], with: other)
    }
    return nil
  }()

  private func inOtherOrder() -> Lead? {
    reordered.flatMap { advice.works($0) ? Lead(writing: $0) : nil }
  }

  private static let delayed = Pattern(/((?!let\ ).*\S) +after:? *([\w.]+)/)

  // The statement at another moment, if it works there, or else the line that does what it means.
  // A name that a block gives would be gone after it.
  private func postponed() -> Lead? {
    let isSlip = found.hint?.hasPrefix("did you mean") == true && word != "after"
    guard !advice.hints.isMending, !isSlip, let said = statement.wholeMatch(of: Self.delayed)
    else { return nil }
    let bare = String(said.1)
    let offer = advice.trial(advisedBy: Hints(mending: advice.hints)).enter(bare).offer
    return [bare, offer].compactMap(\.self)
      .map { entry.replacing(entry.statements[0], with: "after \(said.2) { \($0) }") }
      .first(where: advice.works).map(Lead.init(writing:))
  }

  // The entry rewritten in Flipbook's forms.
  private func rewritten() -> Lead? {
    (rewritings.first(where: advice.works) ?? rewritings.firstNonNil(advice.freed))
      .map(Lead.init(writing:))
  }

  // A line of an app that is no statement.
  private func pasted() -> Lead? {
    let isCode = translation != nil
    if let known = advice.renamed(typed, rewritings.first, isCode: isCode)
      ?? advice.withNumbers(typed)
    {
      return known
    }
    // A mistake in the present state needs no other form, and a line that is known for this mistake
    // says more.
    guard let note = advice.note(on: typed, rewritings), found.hint?.hasPrefix("from here") != true
    else { return nil }
    let isGuessed = ["leave", "did you mean"].contains { found.hint?.hasPrefix($0) == true }
    return isGuessed || advice.corrected(found.hint, in: entry) == nil ? note : nil
  }

  // The known parts of another tool's tween, and its unknown parts.
  private func knownPartOfTween() -> Lead? {
    for place in entry.statements where entry.text.utf8.count < Advice.longestTried {
      guard let found = advice.hints.forms.partly(place.text(in: entry.text)) else { continue }
      let meaning = found.unknown.count == 1 ? ForeignWord.named(found.unknown[0])?.meaning : nil
      let names = found.unknown.map { "'\($0)'" }.joined(separator: " and no ")
      let reason = meaning ?? "there is no \(names) here"
      let whole = entry.replacing(place, with: found.line)
      guard !found.line.isEmpty else { return Lead(reason) }
      guard let line = advice.works(whole) ? whole : advice.mended(whole) else { continue }
      return Lead("\(reason); the rest of it: \(line)", line)
    }
    return nil
  }

  // The reason why an entry cannot be dropped.
  private func dropped() -> Lead? {
    guard let line = rewritings.first, line.hasPrefix("edit "), line.hasSuffix(" drop"),
      case let number = line.dropFirst("edit ".count).dropLast(" drop".count), Int(number) != nil
    else { return nil }
    let next = advice.nextMistake(after: "write \(line)")
    return Lead(next.map { "without entry \(number), \($0)" } ?? found.hint)
  }

  private func foreignLine() -> Lead? {
    guard let foreign else { return nil }
    let line = entry.statements.firstNonNil { place in
      foreign.wholeLines(for: place.text(in: typed), advice.subjects)
        .map { entry.replacing(place, with: $0) }.first(where: advice.works)
    }
    return line.map { Lead("\(foreign.meaning): \($0)", $0) }
  }

  private static let input = Pattern(/^'(\w+)/)

  // A verb may lack the input that the word means, for a reason of its own.
  private func foreignMeaning() -> Lead? {
    guard let foreign else { return nil }
    let input = foreign.meaning.firstMatch(of: Self.input).map { String($0.1) }
    let reason = input.flatMap { advice.commands.named(String(verb))?.refusal(of: $0) }
    return reason.map { Lead($0) } ?? mendedRewriting() ?? Lead(foreign.meaning)
  }

  // The line that the hint gives.
  private func corrected() -> Lead? {
    guard let line = advice.corrected(found.hint, in: entry) else { return nil }
    // The corrected line says more than the hint's example, or than an input alone.
    guard let example = found.hint?.written,
      example.contains(", or ") && line.contains("= ") || line.hasPrefix(example + " ")
        || example.contains(" = ") && !example.contains("{") && line.contains("{")
        || !line.contains(example.prefix { !",;".contains($0) })
        || example.contains(/^\w+: \S+$/)
        || advice.reached !== advice.session
    else { return Lead(found.hint, line) }
    return Lead(writing: line)
  }

  private func mendedRewriting() -> Lead? {
    advice.mended(rewritings.first).map(Lead.init(writing:))
  }

  private static let reason = Pattern(
    /^nothing (?:is called|is going|moves) | is (?:already|inactive)|already running|'for:' is/)
  private static let state = Pattern(/^nothing is going| is (?:already running|inactive)/)

  // A line that fails only because of the present state.
  private func lineForLater() -> Lead? {
    guard let line = rewritings.first(where: { $0.hasPrefix(verb) }) ?? rewritings.first,
      let next = advice.nextMistake(after: "write " + line)
    else { return nil }
    let isOther = next != found.message
    let isSameVerb = verb == line.prefix(while: \.isLetter) || line.contains("\(verb) ")
    let saysMore =
      found.hint.map { $0.written != nil } ?? true || isOther && next.contains(Self.state)
    guard
      isOther && line.hasPrefix("view ") && next.contains(" is already a view")
        || next.contains(Self.reason) && isSameVerb && saysMore,
      advice.wouldWork(line, but: next)
    else { return nil }
    return Lead((isOther ? "\(next); " : "") + "it would be \(line)")
  }

  // The hint itself; if the line it suggests would fail, the reason for that.
  private var givenHint: Lead {
    guard let hint = found.hint else { return Lead(nil) }
    // A label whose value is missing is not what was meant.
    if hint.hasSuffix(":'?"), let command = advice.commands.named(String(verb)) {
      return Lead("write " + command.briefUsage)
    }
    let line = hint.written.map { String($0.prefix { $0 != ";" }) } ?? ""
    guard line.contains(" "), !line.contains("["), advice.isLine(line), !advice.works(line) else {
      return advice.filled(hint, in: entry)
    }
    let isEdit = line.hasPrefix("edit ")
    let own = isEdit ? nil : ForeignWord.filled(line, for: typed, advice.subjects)
    let offer = [own].compactMap(\.self).first(where: advice.works)
    if let offer { return Lead(writing: offer) }
    let next = advice.nextMistake(after: "write \(line)")
    guard let next, next.hasSuffix(" is missing") else { return Lead(next) }
    // Without motion a stretch of time is missing too, but any other input makes another line.
    let command = next.hasPrefix("'for:'") ? nil : advice.commands.named(String(verb))
    return Lead(command.map { "write \($0.briefUsage)" } ?? "\(next); it would be \(line)")
  }
}
