import FlipbookForms

// Lines to offer: only one that has just been carried out on a scratch stage.
extension Advice {
  // The entry with its wrong statements rewritten from the forms of other tools.
  func rewritings(of entry: MistakenEntry) -> [String] {
    guard entry.text.utf8.count < Self.longestTried else { return [] }
    var lines = entry.statements.flatMap { place -> [String] in
      let text = place.text(in: entry.text)
      // An animation block sets nothing at once.
      let before = Span(0, place.lower).text(in: entry.text)
      let isInBlock = before.count { $0 == "{" } > before.count { $0 == "}" }
      guard !isInBlock || !text.contains(Self.still) else { return [] }
      // A value that nothing has would be missed only when the block runs.
      return (rewritten(text) + loopOver(text)).filter { !isInBlock || !isFalseValue($0) }.map {
        $0.hasPrefix("SAY ") && (!isInBlock || text.has("("))
          ? $0 : entry.replacing(place, with: $0)
      }
    }
    // A line with a block in a block is the least likely.
    lines = lines.filter { !$0.contains(Self.nested) } + lines.filter { $0.contains(Self.nested) }
    // A statement that continues the one before it is joined to it.
    let joined = entry.text.replacing(Self.goingOn) { " \($0.1)" }
    return joined != entry.text || joined.hasPrefix("for (") ? rewritten(joined) + lines : lines
  }

  private static let nested = Pattern(/^animate [^{}]*\{[^{}]*\banimate\b/)
  private static let still = Pattern(
    /performWithoutAnimation|Animation\((?:nil|\.none)\)|without animation/)
  static let word = Pattern(/\w+/)
  private static let goingOn = Pattern(/\ *[;\n]\s*(then|finally)\b/)

  // A statement in Flipbook's forms, with things in place of words such as VIEW or ANIMATOR.
  func rewritten(_ typed: String) -> [String] {
    let named = classed(typed)
    let forms = hints.forms.rewritten(
      named.has("self.") ? named.replacing("self.", with: "") : named)
    return (forms + (named == typed ? [] : [named])).compactMap(timed).compactMap { form in
      Self.meant.reduce(form as String?) { form, word in
        guard let form, form.contains(word) else { return form }
        return thing(meantBy: word, in: typed).map { form.replacing(word, with: $0) }
      }
    }
  }

  // The text with numbered views in place of CSS classes and similar selectors.
  private func classed(_ typed: String) -> String {
    let isCall = typed.hasPrefix("gsap.")
    if isCall || typed.hasPrefix("animate "), let all = typed.firstMatch(of: Self.all)?.1 {
      let list = views.joined(separator: isCall ? ", " : " ")
      return typed.replacing(all, with: isCall ? "[\(list)]" : list, maxReplacements: 1)
    }
    guard typed.hasPrefix(".") || Self.quotedClass.mayBe(in: typed) else { return typed }
    return typed.replacing(Self.selector) { selector in
      let several = numbered(
        selector.1 ?? selector.2 ?? selector.3 ?? selector.4 ?? "")
      guard !several.isEmpty else { return String(selector.0) }
      let list = "[\(several.joined(separator: ", "))]"
      if selector.4 != nil { return " in " + list }
      return typed.contains("=") || selector.3 == nil ? list : several.joined(separator: " ")
    }
  }

  /// The views whose names are an unused word, or its singular, and a number.
  func numbered(_ name: some StringProtocol) -> [String] {
    let name = String(name)
    guard world.names[name] == nil, session.numberOfChange(making: name) == nil else { return [] }
    let all = views.filter { view in
      view.hasPrefix(name) && view.dropFirst(name.count).allSatisfy(\.isNumber)
    }
    return all.isEmpty && name.hasSuffix("s") ? numbered(name.dropLast()) : all
  }

  private static let all = Pattern(/^[^{]*\b(all)(?=[ ,{])/)
  private static let quotedClass = SureTexts(#"('\.|"\.|\*| in )"#)
  private static let selector = Pattern(
    /["']\.(\w+)["']|^\.(\w+)(?=\ \{)|\b([A-Za-z]\w*)\*|\ in\ (\w+?)s(?=\ *\{)/)
  private static let meant = [
    "HOLDER", "HELD", "PAIR", "AROUND", "UNDONE", "VIEWS", "NAMES", "VIEW", "ANIMATOR", "ANIMATION",
    "START", "MOVED", "LAST", "END",
  ]

  // The thing that a form's word in capitals means; `nil` if there is none.
  private func thing(meantBy word: String, in typed: String) -> String? {
    switch word {
    case "VIEW": ForeignWord.filled("box", for: typed, subjects)
    // The thing that has an animation with a typed name.
    case "HOLDER":
      world.names.first { thing in
        thing.value.layer?.animationKeys()?.contains { "\(typed) ".contains(" \($0) ") } ?? false
      }.map { Name.typed($0.key) }
    // The hold of a finger on the typed view, if it has a gesture that waits for one.
    case "HELD":
      world.names.filter { typed.hasSuffix($0.key) }.values.lazy.compactMap { named -> String? in
        guard case .view(let view) = named else { return nil }
        let presses = view.gestureRecognizers?.compactMap { $0 as? UILongPressGestureRecognizer }
        return presses?.last.map { " hold: \(NumberText.shortest($0.minimumPressDuration + 0.1))s" }
      }.first ?? (typed.hasPrefix("long") ? " hold: 0.6s" : "")
    // The two views that were moved or made last.
    case "PAIR":
      subjects.keys.map { Name.typed($0) }.filter(views.contains).suffix(2).joined(separator: ", ")
    case "VIEWS": views.isEmpty ? nil : "[\(views.joined(separator: ", "))]"
    case "NAMES": views.isEmpty ? nil : views.joined(separator: " ")
    case "ANIMATOR": animator
    case "AROUND":
      views.contains { world.names[$0]?.layer?.superlayer?.name != "root" } ? nil : "root"
    // The last entry, unless it let time pass.
    case "LAST":
      session.changes.last?.entry.flatMap { entry in
        entry.statements.contains { $0.movesTime(commands) } ? nil : entry.text
      }
    case "UNDONE": undone.map { "\($0)" }
    // A statement about another kind of thing is not about a view.
    case "MOVED": namesOther(typed) ? nil : movedLast(in: typed)
    case "END": end
    case "ANIMATION":
      world.names.filter { $0.value.form == .animation }.keys.last.map { Name.typed($0) }
    default: lastStart
    }
  }

  private func namesOther(_ typed: String) -> Bool {
    typed.matches(of: Self.word).contains { word in
      let named = world.names[String(word.0)]
      return session.marks[String(word.0)] != nil || named?.value.kind == .timing
        || [.layer, .animation, .gesture].contains(named?.form)
    }
  }

  /// The views there are, as they are typed.
  var views: [String] {
    world.names.filter { $0.value.form == .view && $0.key != "root" }.keys.map { Name.typed($0) }
  }

  // The only active animator, or else the last one.
  private var animator: String? {
    let all = world.names.filter { $0.value.form == .animator }.keys
    let active = all.filter { world.names[$0]?.animator?.state == .active }
    return (active.count == 1 ? active.first : all.last).map { Name.typed($0) }
  }

  // The moment at which the last motion began.
  private var lastStart: String {
    let verbs: Set = ["animate", "start", "perform", "keyframes", "commit", "dance"]
    let start = session.changes.last { node in
      node.entry?.statements.flatMap(\.commands).contains { verbs.contains($0.verb.text) } ?? false
    }
    let before = start?.parent ?? 0
    return session.timeline.nodes[before].end == 0 ? "0s" : session.moment(ofPlace: before)
  }

  private static let moment = Pattern(/([\d.]+)(m?)s-NOW/)

  // A form with the time from now on in place of a moment; `nil` if the moment has passed.
  func timed(_ form: String) -> String? {
    guard let place = form.firstMatch(of: Self.moment), let number = Double(place.1) else {
      return form
    }
    let ahead = Stage.ticks(seconds: number / (place.2.isEmpty ? 1 : 1000)).map {
      Stage.seconds(ticks: $0 - world.stage.ticks)
    }
    guard let ahead, ahead >= 0 else { return nil }
    return form.replacing(place.0, with: NumberText.shortest(ahead) + "s")
  }

  static let moved = Pattern(/[{;]\s*(\w+)(?:\.\w+)+\ *[-+*\/]?=\ /)

  // All names; the view that a block moved last comes last, a moving one if there is any.
  var subjects: Names {
    var names = world.names
    let all = reached.changes.suffix(Self.mostRead).reversed().lazy.compactMap { node in
      (node.entry?.text ?? "").matches(of: Self.moved).map { String($0.1) }
        .first { names[$0]?.form == .view }
    }
    let moved = all.first(where: isMoving) ?? all.first
    if let moved { names[moved] = names.removeValue(forKey: moved) }
    return names
  }

  // The line offered for a rewritten entry that still has a mistake. Entering it must not let time
  // pass or act beyond the session, except for a last command, which is the one with the mistake.
  func mended(_ rewritten: String?) -> String? {
    guard !hints.isMending, let line = rewritten, line != "run" || world.movesEndlessly
    else { return nil }
    var statements = (try? commands.entry(from: line))?.statements ?? []
    if case .command = statements.last { statements.removeLast() }
    guard !statements.contains(where: { $0.isOnlyBound(commands) }) else { return nil }
    // An offer for another verb is about another mistake.
    return trial(advisedBy: Hints(mending: hints)).enter(line).offer.flatMap { offer in
      let isSame = ["goto", "view", "run"].allSatisfy { offer.hasPrefix($0) == line.hasPrefix($0) }
      return isSame && works(offer) ? offer : nil
    }
  }

  // A hint with names that exist here, and the first of its lines that works. Each of its rows may
  // end in a line, after a colon; lines that do not work are left out.
  func filled(_ hint: String, in entry: MistakenEntry) -> Lead {
    var offer: String?
    let rows = (hint.has("\n") ? hint.split(separator: "\n") : [hint[...]]).map { row -> String in
      guard row.has(": "), let colon = row.firstRange(of: ": "),
        case let example = String(row[colon.upperBound...]), isLine(example)
      else { return String(row) }
      let typed = entry.statements[0].text(in: entry.text)
      let isSame = example.prefix { $0.isLetter } == typed.prefix { $0.isLetter }
      let lines = ForeignWord(line: example).lines(for: typed, subjects, takesNumbers: isSame)
        .filter { $0.keeps(typed, world.names) }
      let line = lines.flatMap { entry.lines(withStatement: $0) + [$0] }.first(where: works)
      let isHere = ForeignWord.filled(example, for: typed, subjects) != nil
      let rest =
        line.map { Lead($0, $0) } ?? (isHere ? exampleUnderFreeName(example, in: entry) : Lead(nil))
      offer = offer ?? rest.line
      return row.prefix(upTo: colon.lowerBound) + (rest.hint.map { ": " + $0 } ?? "")
    }
    return Lead(named(rows.joined(separator: "\n"), in: entry.text), offer)
  }

  // A text with the typed view, or an existing one, in place of 'box'.
  private func named(_ hint: String, in typed: String) -> String {
    guard hint.has("box"), !hint.has("\""), !typed.contains("box"),
      let view = ForeignWord.filled("box", for: typed, subjects),
      world.names["box"] == nil || typed.matches(of: Self.word).contains(where: { $0.0 == view })
    else { return hint }
    return hint.replacing(/\bbox\b/.wordBoundaryKind(.simple), with: view)
  }

  static let near = Pattern(/did you mean '([^']+)'\?/)
  private static let member = Pattern(/^[\w."]+( = .+)?$/)

  // The typed line corrected as its hint says, if that works. Typed numbers replace those of a hint
  // that is only an example.
  func corrected(
    _ hint: String?, in entry: MistakenEntry, keepsNumbers: Bool = false
  ) -> String? {
    guard let hint, entry.text.utf8.count < Self.longestTried else { return nil }
    if let meant = hint.wholeMatch(of: Self.near)?.1 {
      return [entry.replacing(entry.span, with: meant)].first(where: works)
    }
    if hint.hasPrefix("leave it out") {
      // The name of a file or a path was meant.
      let isFile = entry.span.text(in: entry.text).contains(/\w\.[a-z]+$/)
      return isFile ? nil : [entry.leavingOut].first { isLine($0) && works($0) }
    }
    guard let whole = named(hint, in: entry.text).written, !whole.contains(Self.usage),
      !whole.hasPrefix("goto 0.5s"), !entry.text.contains(/^let \w+\(/)
    else { return nil }
    let typed = entry.statements[0].text(in: entry.text)
    // The hint is an example, not the setting that was asked for.
    if typed.hasPrefix("set ") {
      let value = entry.span.text(in: entry.text).lowercased()
      return [entry.replacing(entry.span, with: value)].first(where: works)
    }
    let choices = whole.split(separator: ", or ").map(String.init)
    if choices.count > 1, choices.allSatisfy({ $0.contains(Self.member) }) {
      return lines(with: choices, for: typed, in: entry).first(where: works)
    }
    let texts =
      [whole]
      + ["; ", ", or "].compactMap { sign in
        whole.firstRange(of: sign).map { String(whole[..<$0.lowerBound]) }
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

  func trial(advisedBy adviser: Hints?) -> Session {
    let trial = session.scratch(isInterruptible: true)
    trial.adviser = adviser
    return trial
  }

  // Choice: longer lines are not tried, and older entries are not read.
  static let (longestTried, mostRead) = (1_000, 50)

  // Lines with the member that is meant: for an assignment one that is assigned, for a change by an
  // amount the first, else one that is read. There are none if two may be meant.
  private func lines(with choices: [String], for typed: String, in entry: MistakenEntry) -> [String]
  {
    let sign = typed.firstMatch(of: /\ ([-+*\/]?=)\ /)?.1
    let meant = choices.filter { $0.contains(" = ") == (sign != nil) }
    guard
      let choice = sign == nil || sign == "=" ? (meant.count == 1 ? meant[0] : nil) : choices[0],
      let path = choice.firstMatch(of: /^[^ ]+/)?.0
    else { return [] }
    return entry.lines(withValue: String(path)).flatMap { line in
      // A number above a full turn means degrees.
      let degrees = line.replacing(/(rotation\ [-+]?=\ -?)([\d.]+)(?=\ *[;}]|$)/) { set in
        (Double(set.2) ?? 0) > 2 * .pi ? "\(set.0)deg" : "\(set.0)"
      }
      return degrees == line ? [line] : [degrees, line]
    }
  }
}
