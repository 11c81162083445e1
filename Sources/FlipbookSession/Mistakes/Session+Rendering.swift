import FlipbookLanguage
import FlipbookText
import FlipbookValues
import OrderedCollections

// How what is wrong with an entry is told. A line to type is offered only if it has just been carried
// out on a scratch stage.
extension Session {
  func failure(_ mistake: Mistake, in typed: String) -> Answer {
    guard mistake.source == nil, typed.utf8.count < Self.longestRead else {
      return .failure(mistake.rendered(in: typed, commands))
    }
    var diagnostic = mistake.diagnostic(commands)
    let text = diagnostic.span.text(in: typed)
    let entry = MistakenEntry(typed, diagnostic.span, commands)
    // After Effects' curves begin with its time.
    if case .noTiming(let timing) = mistake.kind, !typed.contains("(time,") {
      let told = told(timing, in: entry)
      diagnostic.hint = told.hint
      var answer = Answer.failure(diagnostic.rendered(in: typed))
      answer.offer = told.offer
      return answer
    }
    let better = better(for: mistake.kind, about: text, in: entry)
    diagnostic.hint = better ?? diagnostic.hint
    // A look names what there is.
    if better == nil, case .unknownValue(_, nil, []) = mistake.kind,
      commands.named(String(entry.statements[0].text(in: typed).prefix { $0.isLetter }))?.effect
        == .looks
    {
      diagnostic.hint = "'list' shows the names"
    }
    let words = better == nil ? mistake.kind.foreign(text, commands) : []
    return failure(diagnostic, in: typed, about: text, words) {
      mistake.kind.maker(text, in: typed, diagnostic.span)
    }
  }

  /// The same for one that cannot be read.
  func failure(_ error: SyntaxError, in typed: String) -> Answer {
    let diagnostic = error.diagnostic(in: typed, of: world)
    guard typed.utf8.count < Self.longestRead else {
      return .failure(diagnostic.rendered(in: typed))
    }
    let text = typed.prefix(Self.longestTried)
      .trimmingPrefix(/\s*(?:(?:let|var|const)\ +\w+\ *=\ *)?/)
    let first = text.prefix { !$0.isWhitespace && !"(){}:".contains($0) }
    let parts = first.split(separator: ".")
    let isThing = parts.first.map { commands.isVerb(String($0)) || world.names[String($0)] != nil }
    let isCall = text.dropFirst(first.count).first == "("
    // What there is no line for is said even so.
    let members = parts.dropFirst().filter { ForeignWord.named($0)?.examples.isEmpty == true }
    let words = isThing == false || isCall ? [first] + parts.reversed() : members
    return failure(diagnostic, in: typed, about: "", words) { nil }
  }

  // What is wrong with the line that a hint says to write; `nil` where nothing is.
  private func nextMistake(after hint: String) -> String? {
    guard triesLines, let line = hint.written, isLine(line), !works(line) else { return nil }
    let trial = scratch(isInterruptible: true)
    trial.triesLines = false
    return trial.enter(line).text.firstMatch(of: /error: (.*)/).map { String($0.1) }
  }

  // Of a word that is wrong, where a pasted line that has it as well says nothing; and of words that
  // may be another tool's.
  private func failure(
    _ found: Diagnostic, in typed: String, about word: String, _ words: [Substring],
    maker: () -> String?
  ) -> Answer {
    let entry = MistakenEntry(typed, found.span, commands)
    let foreign = words.first {
      ForeignWord.named($0) != nil && world.names[String($0)] == nil && entry.mayBeForeign($0)
    }.flatMap { ForeignWord.named($0) }
    var (diagnostic, offer) = (found, String?.none)
    lazy var rewritings = rewritings(of: entry)
    let translation = translated(entry, about: word)
    if let translation, let line = translation.line {
      (diagnostic.hint, offer) = (translation.hint, line)
    } else if let line = rewritings.first(where: works) {
      (diagnostic.hint, offer) = ("write " + line, line)
    } else if let translation {
      let next = nextMistake(after: translation.hint).map { "; but \($0)" }
      diagnostic.hint = translation.hint + (next ?? "")
    } else if let foreign, let line = self.offer(foreign, in: entry, typed) {
      (diagnostic.hint, offer) = ("\(foreign.meaning): \(line)", line)
    } else if let foreign, case let line = mended(rewritings.first) {
      (diagnostic.hint, offer) = (line.map { "write " + $0 } ?? foreign.meaning, line)
    } else if found.hint?.hasPrefix("did you mean") == true, let line = mended(rewritings.first) {
      (diagnostic.hint, offer) = ("write " + line, line)
    } else if let line = corrected(found.hint, in: entry) {
      offer = line
      // An example says less than what was meant.
      if let example = found.hint?.written, !example.contains(", or "),
        !line.contains(example.prefix { !",;".contains($0) })
      {
        diagnostic.hint = "write " + line
      }
    } else if let line = maker(), works(line) {
      (diagnostic.hint, offer) = ("'\(line)' makes a view", line)
    } else if let line = mended(rewritings.first) {
      (diagnostic.hint, offer) = ("write " + line, line)
    } else if let hint = found.hint {
      (diagnostic.hint, offer) = filled(hint, in: entry)
    }
    var answer = Answer.failure(diagnostic.rendered(in: typed))
    answer.offer = offer
    return answer
  }

  private func offer(_ foreign: ForeignWord, in entry: MistakenEntry, _ typed: String) -> String? {
    entry.statements.lazy.compactMap { [self] place in
      foreign.wholeLines(for: place.text(in: typed), subjects)
        .map { entry.replacing(place, with: $0) }.first(where: works)
    }.first
  }

  // What code from an app comes to: all of the entry, or what is wrong in it.
  private func translated(
    _ entry: MistakenEntry, about word: String
  ) -> (hint: String, line: String?)? {
    func translation(_ text: String) -> String? {
      guard let hint = pasted(text, self), hint.keeps(text, world.names) else { return nil }
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
      guard let text = translation(place.text(in: entry.text))?.written,
        case let line = entry.replacing(place, with: text), works(line)
      else { continue }
      return ("write " + line, line)
    }
    return nil
  }

  // The entry with what is wrong said as it is here, where it was said as elsewhere.
  private func rewritings(of entry: MistakenEntry) -> [String] {
    guard triesLines, entry.text.utf8.count < Self.longestTried else { return [] }
    return entry.statements.flatMap { place in
      rewritten(place.text(in: entry.text)).map { entry.replacing(place, with: $0) }
    }
  }

  // A statement in our forms, about the view that is meant where they say VIEW.
  private func rewritten(_ typed: String) -> [String] {
    foreignForms.rewritten(typed).compactMap { form in
      guard form.contains("VIEW") else { return form }
      return ForeignWord.filled("box", for: typed, subjects).map {
        form.replacing("VIEW", with: $0)
      }
    }
  }

  // The names, behind all others the view that alone is moved by blocks: hints are about that one.
  private var subjects: Names {
    var names = world.names
    let form = /[{;]\s*(\w+)(?:\.\w+)+\ *[-+*\/]?=\ /
    let moved = changes.suffix(Self.mostRead).flatMap { node in
      (node.entry?.text ?? "").matches(of: form).map { String($0.1) }
    }.filter { names[$0]?.form == .view }
    if Set(moved).count == 1 { names[moved[0]] = names.removeValue(forKey: moved[0]) }
    return names
  }

  // What is offered for a rewritten entry that still has a mistake in it. Entering it must not let time
  // pass or do something beyond the session: a last command that would is where the mistake is.
  private func mended(_ rewritten: String?) -> String? {
    guard !isMending, let line = rewritten else { return nil }
    var statements = (try? commands.entry(from: line))?.statements ?? []
    if case .command = statements.last { statements.removeLast() }
    guard !statements.contains(where: { $0.isOnlyBound(commands) }) else { return nil }
    let trial = scratch(isInterruptible: true)
    trial.isMending = true
    // What leads elsewhere is about another mistake.
    return trial.enter(line).offer.flatMap {
      works($0) && $0.hasPrefix("goto") == line.hasPrefix("goto") ? $0 : nil
    }
  }

  // A hint with the names there are, and the first of its lines that works. Each of its rows may end in
  // one, behind a colon; one that would not work is left out.
  private func filled(_ hint: String, in entry: MistakenEntry) -> (hint: String, offer: String?) {
    var offer: String?
    let rows = hint.split(separator: "\n").map { row -> String in
      guard let colon = row.firstRange(of: ": "),
        case let example = String(row[colon.upperBound...]), isLine(example)
      else { return String(row) }
      let typed = entry.statements[0].text(in: entry.text)
      let isSame = example.prefix { $0.isLetter } == typed.prefix { $0.isLetter }
      let lines = ForeignWord(line: example).lines(for: typed, subjects, takesNumbers: isSame)
        .filter { $0.keeps(typed, world.names) }
      let line = lines.flatMap { entry.lines(withStatement: $0) + [$0] }.first(where: works)
      offer = offer ?? line
      let isHere = ForeignWord.filled(example, for: typed, subjects) != nil
      let rest = line ?? (isHere ? example : nil)
      return row.prefix(upTo: colon.lowerBound) + (rest.map { ": " + $0 } ?? "")
    }
    return (named(rows.joined(separator: "\n"), in: entry.text), offer)
  }

  // A text that speaks of 'box' with the name of a view there is.
  private func named(_ hint: String, in typed: String) -> String {
    guard world.names["box"] == nil, !typed.contains("box"),
      let view = ForeignWord.filled("box", for: typed, subjects)
    else { return hint }
    return hint.replacing(/\bbox\b/.wordBoundaryKind(.simple), with: view)
  }

  // Whether a text is something to enter that does more than print a value.
  private func isLine(_ text: String) -> Bool {
    guard let entry = try? commands.entry(from: text) else { return false }
    // A word such as FILE stands for another one.
    return !text.contains(/…|\b(?:FILE|NAME|PATH|VIEW)\b/) && !entry.statements.isEmpty
      && entry.statements.allSatisfy { statement in
        switch statement {
        case .command(let command): commands.isVerb(command.verb.text)
        case .query: false
        default: true
        }
      }
  }

  // The typed line with what its hint says to write in it, if that works. The numbers of a hint that is
  // only an example give way to those that were typed.
  private func corrected(
    _ hint: String?, in entry: MistakenEntry, keepsNumbers: Bool = false
  ) -> String? {
    guard let hint, entry.text.utf8.count < Self.longestTried else { return nil }
    if let meant = hint.wholeMatch(of: /did you mean '([^']+)'\?/)?.1 {
      return [entry.replacing(entry.span, with: meant)].first(where: works)
    }
    if hint.hasPrefix("leave it out") {
      // The name of a file, and a path, say what was meant.
      let isFile = entry.span.text(in: entry.text).contains(/\w\.[a-z]+$/)
      return isFile ? nil : [entry.leavingOut].first { isLine($0) && works($0) }
    }
    guard let whole = hint.written else { return nil }
    let typed = entry.statements[0].text(in: entry.text)
    var texts = [whole]
    let choices = whole.split(separator: ", or ").map(String.init)
    if choices.count > 1, choices.allSatisfy({ $0.contains(/^[\w."]+( = .+)?$/) }) {
      // Of two members, what reads is offered one that reads; where both may be meant, neither is.
      texts = choices.filter { $0.contains(" = ") == typed.contains("=") }
      guard texts.count == 1 else { return nil }
    } else {
      texts += ["; ", ", or "].compactMap { sign in
        whole.firstRange(of: sign).map { String(whole[..<$0.lowerBound]) }
      }
    }
    return texts.lazy.flatMap { [self] text in
      guard isLine(text), text.contains(" ") else {
        return entry.lines(withValue: text) + (isLine(text) ? entry.lines(withStatement: text) : [])
      }
      let isSet =
        !keepsNumbers && [text, typed].allSatisfy { $0.contains(" = ") && !$0.contains("{") }
      return (isSet ? ForeignWord(line: text).lines(for: typed, subjects) : [text])
        .flatMap { entry.lines(withStatement: $0) }
    }.first(where: works)
  }

  /// Answers a question with the line that tells, where there is one.
  func lead(from question: String, _ answer: inout Answer) {
    let asked = question.split { $0 == "?" || $0.isWhitespace }.joined(separator: " ")
    if let line = rewritten(asked).first(where: works) {
      let entry = answer.entry
      answer = Answer("write \(line)")
      (answer.entry, answer.offer) = (entry, line)
    } else if answer.offer == nil, asked.lowercased().hasPrefix("why ") {
      answer.offer = ForeignWord.filled("why box", for: asked, subjects)
    }
  }

  // Choice: longer lines are not tried, and nothing better is sought for longer entries.
  private static let (longestTried, longestRead, mostRead) = (1_000, 10_000, 50)

  /// Whether a line would be carried out here, tried on a scratch stage; what lets time pass, or does
  /// something beyond the session, is only bound.
  func works(_ line: String) -> Bool {
    guard triesLines, line.utf8.count < Self.longestTried,
      let entry = try? commands.entry(from: line), !entry.statements.isEmpty
    else { return false }
    let trial = scratch(isInterruptible: true)
    trial.triesLines = false
    trial.world.watches = world.watches
    guard entry.statements.contains(where: { $0.isOnlyBound(commands) }) else {
      let outcome = trial.enter(line)
      // A check that does not hold is a line as well.
      return !outcome.failed || outcome.text.contains("error: expected ")
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

extension String {
  // What a hint says to write; `nil` where it says something else.
  fileprivate var written: String? { hasPrefix("write ") ? String(dropFirst("write ".count)) : nil }
}
