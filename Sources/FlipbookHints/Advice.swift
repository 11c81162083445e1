import FlipbookForms

// Messages for a wrong entry. A line to type is offered only if it has just been carried out on a
// scratch stage.
extension Advice {
  func failure(_ mistake: Mistake, in typed: String) -> Answer {
    let mistake = likely(mistake)
    var diagnostic = mistake.diagnostic(commands)
    let text = diagnostic.span.text(in: typed)
    if session.marks[text] != nil, diagnostic.message == "nothing is called '\(text)'" {
      diagnostic.message = "'\(text)' is a mark"
    }
    let entry = MistakenEntry(typed, diagnostic.span, commands)
    // After Effects' curves begin with `(time,`.
    if case .noTiming(let timing) = mistake.kind, !typed.contains("(time,") {
      let told = told(timing, in: entry)
      diagnostic.hint = told.hint
      return answer(diagnostic, in: typed, told.line)
    }
    let better = better(for: mistake.kind, about: text, in: entry)
    let fitting = better ?? fitting(mistake.kind, diagnostic.hint, in: entry)
    diagnostic.hint = fitting ?? diagnostic.hint
    let verb = commands.named(String(entry.statements[0].text(in: typed).prefix { $0.isLetter }))
    switch mistake.kind {
    // The verb's usage says what its input takes.
    case .wrongKind(_, ValueKind.number.rawValue) where fitting == nil:
      if verb?.group == .look || verb?.group == .check { diagnostic.hint = nil }
    // A look works on things that exist, so their list helps.
    case .unknownValue(_, nil, []) where better == nil && verb?.effect == .looks:
      diagnostic.hint = "'list' shows the names"
    default: break
    }
    let maker = better == nil ? mistake.kind.maker(text, in: typed, diagnostic.span) : nil
    let words = better == nil && maker == nil ? mistake.kind.foreign(text, commands) : []
    var answer = failure(diagnostic, in: typed, entry, about: text, words) {
      stray(mistake.kind, in: entry)
        ?? maker.flatMap { works($0) ? Lead("'\($0)' makes a view", $0) : nil }
    }
    if case .wrongState = mistake.kind { answer.offer = answer.offer ?? lawful(entry) }
    return answer
  }

  /// The answer to an entry that cannot be read.
  func failure(_ diagnostic: Diagnostic, in typed: String) -> Answer {
    let text = typed.prefix(Self.longestTried).trimmingPrefix(Self.naming)
    let first = text.prefix { !$0.isWhitespace && !"(){}:".contains($0) }
    let parts = first.split(separator: ".")
    let isThing = parts.first.map { commands.isVerb(String($0)) || world.names[String($0)] != nil }
    let isCall = text.dropFirst(first.count).first == "("
    // Words without a line have a meaning to tell too, and so has the first property of a CSS rule.
    let entry = MistakenEntry(typed, diagnostic.span, commands)
    let path = entry.statements[0].text(in: entry.text).prefix { !$0.isWhitespace && $0 != "(" }
    let members =
      (parts.dropFirst() + path.split(separator: ".").dropFirst())
      .filter { ForeignWord.named($0)?.examples.isEmpty == true }
      + [text.prefixMatch(of: Self.rule)?.1].compactMap(\.self)
    let isWord = isThing == false && first.first != "\""
    let words = isWord || isCall ? [first] + parts.reversed() : members
    return failure(diagnostic, in: typed, entry, about: "", words) { nil }
  }

  private static let naming = Pattern(/\s*(?:(?:let|var|const)\ +\w+\ *=\ *)?/)
  private static let rule = Pattern(/[.#]?\w+ *\{ *([\w-]+) *:/)
  private static let error = Pattern(/error: (.*)|\((.* is already running)\)/)
  // Placeholders for inputs, which cannot be typed as they are.
  static let usage = Pattern(/\[[A-Za-z{](?!\w*,)|\b[A-Z]{4,}…/)

  // The mistake in the line that a hint says to write; `nil` if it has none.
  func nextMistake(after hint: String) -> String? {
    guard let line = hint.written, isLine(line), !works(line) else { return nil }
    return mistake(in: trial(advisedBy: nil).enter(line))
  }

  private func mistake(in outcome: Outcome) -> String? {
    outcome.text.firstMatch(of: Self.error).map { String($0.1 ?? $0.2 ?? "") }
      ?? outcome.remark.flatMap { $0.contains(Self.idle) ? $0 : nil }
  }

  /// The outermost statement of an entry that has the same mistake on its own, now that time has
  /// run its block; `nil` if it depends on what only the block knows.
  func statement(with mistake: Mistake, in text: String) -> Span? {
    let message = mistake.diagnostic(commands).message
    return MistakenEntry(text, mistake.span, commands).statements.last { place in
      let statement = place.text(in: text)
      let entry = try? commands.entry(from: statement)
      return entry?.statements.contains { $0.isOnlyBound(commands) } == false
        && self.mistake(in: trial(advisedBy: nil).enter(statement)) == message
    }
  }

  // The answer to a mistake about a word, which is not translated into a line with the same word,
  // or about words that may be another tool's.
  private func failure(
    _ found: Diagnostic, in typed: String, _ entry: MistakenEntry, about word: String,
    _ words: [Substring], other: @escaping () -> Lead?
  ) -> Answer {
    let foreign = words.first {
      ForeignWord.named($0) != nil && world.names[String($0)] == nil && entry.mayBeForeign($0)
        && session.numberOfChange(making: String($0)) == nil
    }.flatMap { ForeignWord.named($0) }
    let lead = LeadSearch(self, found, in: typed, entry, about: word, foreign, other: other).lead
    var diagnostic = found
    diagnostic.hint = lead.hint
    return answer(diagnostic, in: typed, lead.line)
  }

  private func answer(_ wrong: Diagnostic, in typed: String, _ offer: String?) -> Answer {
    var wrong = wrong
    if let form = wrong.hint?.written, form != offer, form.contains(Self.usage) {
      wrong.hint = "the form is " + exemplified(form, in: typed)
    }
    wrong.span = wrong.span.moved(by: shown.start)
    var answer = Answer.failure(wrong.rendered(in: shown.text))
    answer.offer = offer
    return answer
  }

  private static let otherForm = Pattern(/^\w+ [a-z]\w*(?: |$)/)

  // A long form with the command's example, about things that exist here.
  private func exemplified(_ form: String, in typed: String) -> String {
    // The example is that of the verb's first form.
    guard !form.contains(Self.otherForm) else { return form }
    let verb = String(form.prefix { $0.isLetter })
    let lines = commands.named(verb)?.example.split(separator: "\n") ?? []
    let line = lines.filter { $0.hasPrefix("\(verb) ") }.lazy
      .compactMap { ForeignWord.filled(String($0), for: typed, subjects) }.first(where: works)
    return line.map { form.replacing("; 'help ", with: ", as in \($0); 'help ") } ?? form
  }

  // Words that shape a motion after its duration, but name it before that.
  private static let shaping = Pattern(
    /animate (delay\w*|after|at|later|loop\w*|repeat\w+|forever|springy|bounc\w*|elastic|ease\w+|slow\w*|quick\w*|fast|revers\w+|backwards|twice) [\d.]+m?s .*/
  )
  private static let dropping = Pattern(/drop ([A-Za-z]\w*)/)
  private static let arrow = Pattern(/(\w+(?:\.\w+)*) *<- +([\d.]+%?)/)

  /// Remarks on an entry that did something else than its words mean in other tools.
  func remark(on typed: String, _ answer: inout Answer) {
    if let name = typed.wholeMatch(of: Self.shaping)?.1 {
      let line = rewritten(typed).first { $0.hasPrefix("animate ") && !$0.contains(" \(name) ") }
      let edit = line.map { "edit { \($0) }" }
      let way = edit.map { "; to move so:\n \($0)" } ?? ", not how it moves"
      (answer.remark, answer.offer) = ("'\(name)' is this block's name\(way)", edit)
    } else if answer.remark == nil, let view = typed.wholeMatch(of: Self.dropping)?.1,
      Outcome(answer).text.hasPrefix("was  view")
    {
      let fall = "animate 1s easeIn { \(view).center.y += 300 }"
      (answer.remark, answer.offer) = ("'undo' brings \(view) back; to fall:\n \(fall)", "undo")
    } else if answer.remark == nil, let set = typed.wholeMatch(of: Self.arrow),
      case let line = "\(set.1) = \(set.2)", works(line)
    {
      (answer.remark, answer.offer) = ("this compares with -\(set.2); to set it:\n \(line)", line)
    }
  }

  /// Answers a question with the line that tells it, if there is one.
  func lead(from question: String, _ answer: inout Answer) {
    let asked = question.split { $0 == "?" || $0.isWhitespace }.joined(separator: " ")
    if let line = (rewritten(asked) + [varied(by: asked)].compactMap(\.self)).first(where: works) {
      let entry = answer.entry
      answer = Answer("write \(line)")
      (answer.entry, answer.offer) = (entry, line)
    } else if answer.offer == nil, asked.lowercased().hasPrefix("why ") {
      answer.offer = ForeignWord.filled("why box", for: asked, subjects)
    }
  }
}

extension String {
  /// The line that a hint says to write; `nil` for any other hint.
  var written: String? { hasPrefix("write ") ? String(dropFirst("write ".count)) : nil }
}
