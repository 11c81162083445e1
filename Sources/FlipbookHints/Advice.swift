import FlipbookForms

// How what is wrong with an entry is told. A line to type is offered only if it has just been carried
// out on a scratch stage.
extension Advice {
  func failure(_ mistake: Mistake, in typed: String) -> Answer {
    let mistake = gone(mistake)
    var diagnostic = mistake.diagnostic(commands)
    let text = diagnostic.span.text(in: typed)
    if session.marks[text] != nil, diagnostic.message == "nothing is called '\(text)'" {
      diagnostic.message = "'\(text)' is a mark"
    }
    // What broke it is another entry.
    if case .promiseBroken = mistake.kind { return answer(diagnostic, in: typed, nil) }
    let entry = MistakenEntry(typed, diagnostic.span, commands)
    // After Effects' curves begin with its time.
    if case .noTiming(let timing) = mistake.kind, !typed.contains("(time,") {
      let told = told(timing, in: entry)
      diagnostic.hint = told.hint
      return answer(diagnostic, in: typed, told.offer)
    }
    let better = better(for: mistake.kind, about: text, in: entry)
    let fitting = better ?? fitting(mistake.kind, diagnostic.hint, in: entry)
    diagnostic.hint = fitting ?? diagnostic.hint
    let verb = commands.named(String(entry.statements[0].text(in: typed).prefix { $0.isLetter }))
    switch mistake.kind {
    // What is wanted of a verb's input is said by its usage.
    case .wrongKind(_, ValueKind.number.rawValue) where fitting == nil:
      if verb?.group == .look || verb?.group == .check { diagnostic.hint = nil }
    // A look names what there is.
    case .unknownValue(_, nil, []) where better == nil && verb?.effect == .looks:
      diagnostic.hint = "'list' shows the names"
    default: break
    }
    let maker = better == nil ? mistake.kind.maker(text, in: typed, diagnostic.span) : nil
    let words = better == nil && maker == nil ? mistake.kind.foreign(text, commands) : []
    var answer = failure(diagnostic, in: typed, entry, about: text, words) {
      stray(mistake.kind, in: entry)
        ?? maker.flatMap { works($0) ? ("'\($0)' makes a view", $0) : nil }
    }
    if case .wrongState = mistake.kind { answer.offer = answer.offer ?? lawful(entry) }
    return answer
  }

  /// The same for one that cannot be read.
  func failure(_ diagnostic: Diagnostic, in typed: String) -> Answer {
    let text = typed.prefix(Self.longestTried).trimmingPrefix(Self.naming)
    let first = text.prefix { !$0.isWhitespace && !"(){}:".contains($0) }
    let parts = first.split(separator: ".")
    let isThing = parts.first.map { commands.isVerb(String($0)) || world.names[String($0)] != nil }
    let isCall = text.dropFirst(first.count).first == "("
    // What there is no line for is said even so, and what a rule of CSS's begins with.
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
  private static let reason = Pattern(
    /^nothing (?:is called|is going|moves) | is (?:already|inactive)|already running|'for:' is/)
  private static let state = Pattern(/^nothing is going| is (?:already running|inactive)/)
  // What stands for inputs: it is not to be typed as it is.
  static let usage = Pattern(/\[[A-Za-z{](?!\w*,)|\b[A-Z]{4,}…/)

  // What is wrong with the line that a hint says to write; `nil` where nothing is.
  func nextMistake(after hint: String) -> String? {
    guard let line = hint.written, isLine(line), !works(line) else { return nil }
    let outcome = trial(advisedBy: nil).enter(line)
    return outcome.text.firstMatch(of: Self.error).map { String($0.1 ?? $0.2 ?? "") }
      ?? outcome.remark.flatMap { $0.contains(Self.idle) ? $0 : nil }
  }

  // Of a word that is wrong, where a pasted line that has it as well says nothing; and of words that
  // may be another tool's.
  private func failure(
    _ found: Diagnostic, in typed: String, _ entry: MistakenEntry, about word: String,
    _ words: [Substring], other: () -> (hint: String, line: String?)?
  ) -> Answer {
    let foreign = words.first {
      ForeignWord.named($0) != nil && world.names[String($0)] == nil && entry.mayBeForeign($0)
    }.flatMap { ForeignWord.named($0) }
    var (diagnostic, offer) = (found, String?.none)
    let statement = entry.statements[0].text(in: entry.text)
    if let line = played(by: statement) ?? reentered(by: statement) ?? varied(by: statement),
      case let whole = entry.replacing(entry.statements[0], with: line), works(whole)
    {
      let isBack = statement.hasPrefix("play ") && whole.hasPrefix("goto ")
      diagnostic.hint = "write \(whole)" + (isBack ? "; then 'play' shows it again" : "")
      return answer(diagnostic, in: typed, whole)
    }
    let verb = statement.prefix { $0.isLetter }
    // What fails as a check has failed is no better one.
    let isCheck = found.message.hasPrefix("expected ")
    lazy var rewritings = rewritings(of: entry)
      .filter { !isCheck || !trial(advisedBy: nil).enter($0).text.contains(Self.check) }
    let translation = translated(entry, about: word)
    if let translation, let line = translation.line {
      (diagnostic.hint, offer) = (translation.hint, line)
    } else if let line = rewritings.first(where: works) ?? rewritings.lazy.compactMap(freed).first {
      (diagnostic.hint, offer) = ("write " + line, line)
    } else if let known = renamed(typed, rewritings.first, isCode: translation != nil)
      ?? withNumbers(typed)
      ?? note(on: typed, rewritings).flatMap({ note in
        // A line that is known for this mistake says more.
        let isGuessed = ["leave", "did you mean"].contains { found.hint?.hasPrefix($0) == true }
        // What is only wrong for now needs no other form.
        if found.hint?.hasPrefix("from here") == true { return nil }
        return isGuessed || corrected(found.hint, in: entry) == nil ? note : nil
      })
    {
      (diagnostic.hint, offer) = known
    } else if let stopper = stopper(in: typed) {
      (diagnostic.hint, offer) = stopper
    } else if let partly = partly(entry) {
      (diagnostic.hint, offer) = partly
    } else if let translation, !isFalseValue(translation.hint.written ?? "") {
      diagnostic.hint = nextMistake(after: translation.hint) ?? translation.hint
    } else if let line = rewritings.first, line.hasPrefix("edit "), line.hasSuffix(" drop"),
      Int(line.dropFirst("edit ".count).dropLast(" drop".count)) != nil
    {
      let number = line.split(separator: " ")[1]
      diagnostic.hint =
        nextMistake(after: "write \(line)").map { "without entry \(number), \($0)" } ?? found.hint
    } else if let foreign, let line = self.offer(foreign, in: entry, typed) {
      (diagnostic.hint, offer) = ("\(foreign.meaning): \(line)", line)
    } else if let foreign, case let line = mended(rewritings.first) {
      (diagnostic.hint, offer) = (line.map { "write " + $0 } ?? foreign.meaning, line)
    } else if found.hint?.hasPrefix("did you mean") == true, let line = mended(rewritings.first) {
      (diagnostic.hint, offer) = ("write " + line, line)
    } else if let line = corrected(found.hint, in: entry) {
      offer = line
      // An example says less than what was meant.
      if let example = found.hint?.written,
        example.contains(", or ") && line.contains("= ")
          || example.contains(" = ") && !example.contains("{") && line.contains("{")
          || !line.contains(example.prefix { !",;".contains($0) }) || reached !== session
      {
        diagnostic.hint = "write " + line
      }
    } else if let other = other() {
      (diagnostic.hint, offer) = other
    } else if let line = mended(rewritings.first) {
      (diagnostic.hint, offer) = ("write " + line, line)
    } else if let line = rewritings.first(where: { $0.hasPrefix(verb) }) ?? rewritings.first,
      let next = nextMistake(after: "write " + line),
      line.hasPrefix("view ") && next.contains(" is already a view") && next != found.message
        || next.contains(Self.reason)
          && (verb == line.prefix(while: \.isLetter) || line.contains("\(verb) "))
          && (found.hint.map { $0.written != nil } ?? true
            || next.contains(Self.state) && next != found.message),
      wouldWork(line, but: next)
    {
      diagnostic.hint = "\(next); it would be \(line)"
    } else if let hint = found.hint {
      // What would fail is not said to be written, but why.
      let line = hint.written.map { String($0.prefix { $0 != ";" }) } ?? ""
      if line.contains(" "), !line.contains("["), isLine(line), !works(line) {
        let isEdit = line.hasPrefix("edit ")
        let own = isEdit ? nil : ForeignWord.filled(line, for: typed, subjects)
        offer = [own].compactMap(\.self).first(where: works)
        diagnostic.hint = offer.map { "write " + $0 } ?? nextMistake(after: "write \(line)")
      } else {
        (diagnostic.hint, offer) = filled(hint, in: entry)
      }
    }
    return answer(diagnostic, in: typed, offer)
  }

  private func answer(_ wrong: Diagnostic, in typed: String, _ offer: String?) -> Answer {
    var wrong = wrong
    if let form = wrong.hint?.written, form != offer, form.contains(Self.usage) {
      wrong.hint = "the form is " + exemplified(form, in: typed)
    }
    var answer = Answer.failure(wrong.rendered(in: typed))
    answer.offer = offer
    return answer
  }

  private static let otherForm = Pattern(/^\w+ [a-z]\w*(?: |$)/)

  // A long form with the command's example, about what there is here.
  private func exemplified(_ form: String, in typed: String) -> String {
    // The example is that of the verb's first form.
    guard !form.contains(Self.otherForm) else { return form }
    let verb = String(form.prefix { $0.isLetter })
    let lines = commands.named(verb)?.example.split(separator: "\n") ?? []
    let line = lines.filter { $0.hasPrefix("\(verb) ") }.lazy
      .compactMap { ForeignWord.filled(String($0), for: typed, subjects) }.first(where: works)
    return line.map { form.replacing("; 'help ", with: ", as in \($0); 'help ") } ?? form
  }

  private func offer(_ foreign: ForeignWord, in entry: MistakenEntry, _ typed: String) -> String? {
    entry.statements.lazy.compactMap { [self] place in
      foreign.wholeLines(for: place.text(in: typed), subjects)
        .map { entry.replacing(place, with: $0) }.first(where: works)
    }.first
  }

  // Of another tool's tween what is known here, and what is not.
  private func partly(_ entry: MistakenEntry) -> (hint: String, line: String?)? {
    for place in entry.statements where entry.text.utf8.count < Self.longestTried {
      guard let found = hints.forms.partly(place.text(in: entry.text)) else { continue }
      let meaning = found.unknown.count == 1 ? ForeignWord.named(found.unknown[0])?.meaning : nil
      let names = found.unknown.map { "'\($0)'" }.joined(separator: " and no ")
      let reason = meaning ?? "there is no \(names) here"
      let whole = entry.replacing(place, with: found.line)
      guard !found.line.isEmpty else { return (reason, nil) }
      guard let line = works(whole) ? whole : mended(whole) else { continue }
      return ("\(reason); the rest of it: \(line)", line)
    }
    return nil
  }

  private static let amount = Pattern(/write\ -?[\d.]+\w*/)

  // What code from an app comes to: all of the entry, or what is wrong in it.
  private func translated(
    _ entry: MistakenEntry, about word: String
  ) -> (hint: String, line: String?)? {
    func translation(_ text: String) -> String? {
      guard let hint = hints.pasted(text, session), hint.keeps(text, world.names),
        hint.wholeMatch(of: Self.amount) == nil
      else { return nil }
      let line = TypedText(String(hint.dropFirst("write ".count)))
      let saysWord = line.pieces.contains {
        line[$0] == word && !($0.startsStatement && commands.isVerb(word))
      }
      return word.isEmpty || !saysWord ? hint : nil
    }
    if let hint = translation(entry.text) {
      let line = hint.written ?? ""
      return (hint, works(line) ? line : corrected(hint, in: entry, keepsNumbers: true))
    }
    for place in [entry.call].compactMap(\.self) + entry.statements {
      guard case let part = place.text(in: entry.text), part != entry.text,
        let text = translation(part)?.written,
        case let line = entry.replacing(place, with: text), works(line)
      else { continue }
      return ("write " + line, line)
    }
    return nil
  }

  // Words that shape a motion behind its duration, and name it before that.
  private static let shaping = Pattern(
    /animate (delay\w*|after|at|later|loop\w*|repeat\w+|forever|springy|bounc\w*|elastic|ease\w+|slow\w*|quick\w*|fast|revers\w+|backwards|twice) [\d.]+m?s .*/
  )
  private static let dropping = Pattern(/drop ([A-Za-z]\w*)/)
  private static let arrow = Pattern(/(\w+(?:\.\w+)+) *<- +([\d.]+%?)/)

  /// Remarks where an entry did something else than its words mean elsewhere.
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

  /// Answers a question with the line that tells, where there is one.
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
  /// What a hint says to write; `nil` where it says something else.
  var written: String? { hasPrefix("write ") ? String(dropFirst("write ".count)) : nil }
}
