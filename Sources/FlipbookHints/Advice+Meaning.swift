// Hints that know the session: its things, its branches and its entries.
extension Advice {
  /// A better hint than the kind of mistake gives; `nil` if there is none.
  func better(for kind: Mistake.Kind, about text: String, in entry: MistakenEntry) -> String? {
    let statement = entry.statements[0].text(in: entry.text)
    let isHeld = if case .wrongState = kind { statement.hasPrefix("scrub") } else { false }
    let line =
      stopped(by: statement) ?? (isHeld ? nil : again(statement)) ?? repeatingEdit(by: statement)
    if let line = line ?? taken(back: statement) { return "write \(line)" }
    if let known = branched(statement) { return known }
    let isWatch = world.watches.contains { $0.text == text }
    if statement.hasPrefix("remove "), isWatch || session.marks[text] != nil {
      return "marks and watches go in an entry of their own: remove \(text)"
    }
    if session.marks[text] != nil, !kind.isOfNumber, let known = moment(text, statement, entry) {
      return known
    }
    if let known = alike(text, statement, entry) ?? ahead(kind, statement, entry) { return known }
    switch kind {
    case .blockNotAnimator(let name, let verb) where ["stop", "finish"].contains(verb):
      return ending(block: name)
    // A word after an animator's name is not the name of another animator.
    case .unknownThing(let name, what: "animator", near: [])
    where world.blocks[name] == nil
      && Span(entry.statements[0].lower, entry.span.lower).text(in: entry.text)
        .split(separator: " ").contains { world.names[String($0)]?.animator != nil }:
      let verb = commands.named(String(statement.prefix { $0.isLetter }))
      return verb.map { "write \($0.briefUsage)" }
    case .blockNotAnimator(let name, _), .unknownThing(let name, what: "animator", _):
      guard world.blocks[name] != nil else { return meant(by: name, in: entry) }
      return editRemaking(name) { "animator \($0)\($1); start \($0)" }.map { "write \($0)" }
        ?? ending(block: name)
    case .wrongArgument("settled", _, _): return settling(statement)
    case .repeatedArgument("'name:'"):
      let line = statement.replacing(Self.namedLast) { "\($0.1) \($0.3)\($0.2)\($0.4)" }
      return works(line) ? "write \(line)" : nil
    case .noNumber where world.blocks[text] != nil && [text, "show \(text)"].contains(statement):
      return works("table \(text)") ? "write table \(text)" : nil
    case .wrongArgument(let name, _, let hint)
    where hint?.contains(": detach ") == true:
      let layer = world.names.first { $0.value.layer?.animationKeys()?.contains(name) == true }
      return layer.map { "write detach \(Name.typed($0.key)) \(Name.typed(name))" }
        ?? "no layer plays it yet: add \(Name.typed(name)) to: box"
    case .wrongArgument(let name, _, _) where world.blocks[name] != nil:
      return "'\(name)' is an animate block; \(Mistake.Kind.again(name))"
    case .nameTaken where statement.hasPrefix("group "):
      return "'group' joins animations; a view goes into another as it is made: view NAME in: box"
    case .noEnd(isEndless: false, let ahead, nil):
      let words = statement.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let waiting = words.first { world.names[$0]?.animator?.legalVerbs.contains("start") == true }
      return waiting.map { "write start \(Name.typed($0)); \(statement)" }
        ?? nextMistake(after: "write " + ahead)
    case .noEnd(isEndless: true, let ahead, _) where ahead.hasPrefix("for:"):
      return "write \(statement) \(ahead); what repeats forever has no end"
    case .reservedName(let word) where world.names[word + "1"] != nil:
      let renamed = statement.replacing("\(word).", with: "\(word)1.", maxReplacements: 1)
      let line = entry.replacing(entry.statements[0], with: renamed)
      return (works(line) ? line : mended(line)).map { "write \($0)" }
    case .missingArgument where statement == "resume" && !works("continue"):
      let isRunning = world.names.values.contains { $0.animator?.isRunning == true }
      return (isRunning ? "run" : goingOn(with: "run")).map { "write \($0)" } ?? "nothing is paused"
    case .notExpected(_, _, nil)
    where statement.contains("overshoot(") && world.stage.movingBlocks.contains { !$0.beginsNow }:
      return "overshoot counts from now on; the whole motion: "
        + statement.replacing(/overshoot\(([\w.]+)\)/) { "overshoot(\($0.1), from: 0s)" }
    case .nothingEnds: return goingOn(with: statement).map { "write \($0)" }
    case .nameTaken(let name, _)
    where session.world.names[name] == nil && entry.statements.count > 1:
      return "each pass makes '\(name)' again: \"\(name)\\(i)\" in for i in 0..<3 { … } is another"
    case .unknownName(let name, _) where !numbered(name).isEmpty:
      return meant(by: name, in: entry)
    case .unknownName(let name, _) where world.promises[name] != nil,
      .unknownValue(let name, _, _) where world.promises[name] != nil:
      return "'\(name)' is a promise: 'list promises' shows it"
    // A part of no colour, and a subview or the moment under the name of another tool.
    case .unknownProperty(let name, "a colour", let near) where near.contains(name):
      return "it is none: first set one"
    case .unknownProperty(let name, _, _) where world.names[name] != nil:
      let owner = Span(0, entry.span.lower).text(in: entry.text).firstMatch(of: Self.owner)?.0
      let start = entry.span.lower - (owner?.utf8.count ?? 0)
      let line = entry.replacing(Span(start, entry.span.upper), with: Name.typed(name))
      return works(line) ? "write \(line)" : nil
    case .unknownValue("now", _, _), .unknownValue("time", _, _):
      let line = entry.replacing(entry.span, with: "stage.now")
      return works(line) ? "write \(line)" : nil
    case .unknownVerb where statement.hasPrefix("\(text) "): return nil
    // A similar word that fits there is no other thing.
    case .wrongArgument(_, _, let hint)
    where (hint?.firstMatch(of: Self.near)?.1).map { world.names[String($0)] == nil } == true:
      return nil
    case .unknownName(_, []), .unknownValue(_, _, []), .unknownThing(_, _, []),
      .nothingToSet(_, []), .unknownVerb(_, []), .unknownName(ValueWords.all, _),
      .unknownThing(ValueWords.all, _, _), .unknownValue(ValueWords.all, _, _):
      return meant(by: text, in: entry)
    case _ where world.blocks[text] != nil || world.promises[text] != nil: return nil
    case _
    where world.names[text] == nil && session.numberOfChange(making: text) != nil
      && !commands.isVerb(text) && !ReservedWords.contains(text)
      && FunctionDeclaration.named(text) == nil:
      return meant(by: text, in: entry) ?? "'\(text)' is not there any more"
    default: return nil
    }
  }

  private static let owner = Pattern(/[\w.]+\.$/)
  private static let namedLast = Pattern(/^(\w+)(.*?)\ name:\ *("[^"]*"|\w+)(.*)$/)

  // The line that starts or continues waiting animators, and then does what was typed.
  private func goingOn(with statement: String, _ names: [String]? = nil) -> String? {
    let animators = (names ?? Array(world.names.keys)).compactMap { name in
      world.names[name]?.animator.map { (name: Name.typed(name), animator: $0) }
    }
    let paused = animators.filter { $0.animator.legalVerbs.contains("continue") }.map(\.name)
    let stopped = animators.filter { $0.animator.state == .stopped }.map(\.name)
    if paused.isEmpty, !stopped.isEmpty { return "finish " + stopped.joined(separator: " ") }
    let chains = names == nil ? world.chains.map { Name.typed($0.name) } : []
    let fresh =
      (animators.filter { $0.animator.state == .inactive }.map(\.name) + chains)
      .filter { !isStarted($0) }
    let first = paused.isEmpty ? "start" : "continue"
    let all = paused.isEmpty ? fresh : paused
    // 'play' is an entry of its own.
    let then = statement.hasPrefix("play") ? "" : "; \(statement)"
    return all.isEmpty ? nil : "\(first) \(all.joined(separator: " "))\(then)"
  }

  private static let playing = Pattern(
    /(run|play|resume|restart|rerun|repeat|replay|start) (\w+)(?: again)?|(\w+)(?:\.restart\(\)|\ again)/
  )

  /// The line that plays an animator from its present place; a finished one from before its start.
  func played(by statement: String) -> String? {
    let block = statement.dropFirst("animate ".count)
    if statement.hasPrefix("animate "), world.blocks[String(block)] != nil {
      return "start \(block)"
    }
    guard let said = statement.wholeMatch(of: Self.playing),
      said.1 != "start" || statement.hasSuffix(" again"),
      let name = (said.2 ?? said.3).map(String.init), let named = world.names[name]
    else { return nil }
    guard let animator = named.animator else {
      let isMoved = named.form == .view ? world.viewMovedByBlock != nil : isStarted(name)
      return said.1.flatMap { ["play", "run"].contains($0) && isMoved ? String($0) : nil }
    }
    if animator.state == .inactive, let start = session.changes.last(where: { $0.starts(name) }) {
      return "goto \(session.moment(ofPlace: start.parent ?? 0))"
    }
    let verb = said.1.map(String.init) ?? "restart"
    guard !["run", "play", "resume"].contains(verb), animator.state == .active else {
      let moving = ["play", "resume"].contains(verb) ? "play" : "run"
      guard animator.isRunning else { return goingOn(with: moving, [name]) }
      return verb == "resume" ? nil : moving
    }
    let typed = Name.typed(name)
    return (animator.isRunning ? "pause \(typed); " : "") + "scrub \(typed) 0; start \(typed)"
  }

  private static let duration = Pattern(
    /(?:(?:edit|tune|set|change) )?(?:(\w+)[. ])?duration(?::\ *|\ *=\ *|\ to\ |\ )([\d.]+)(m?s)?|(?:edit|tune|change)(?:\ (\w+))?(?:\ \{)? ([\d.]+)(m?s)(?:\ \})?/
  )
  // A length of time without a label, and the text before it.
  private static let pace = Pattern(/([^:])\ [\d.]+(?:m?s|f)(?=[\ ;]|$)/)
  private static let animating = Pattern(/^(?:anima|keyframes|transaction)/)
  private static let curve = Pattern(
    /(?:(?:edit|tune|change)\ )?(?!plot\b)(\w+)[\ .](?:timing|curve|eas(?:e|ing))(?::|\ *=|\ to|)\ *[."]*((?:eas|linear|cubic|spring|smooth|snappy|bouncy)[\w.-]*(?:\([^{}]*\))?)"?|(?:edit|tune)(?:\ (\w+))?\ [."]*((?:eas|linear|cubic|spring|smooth|snappy|bouncy)[\w.-]*(?:\([^{}]*\))?)"?/
  )
  private static let timing = Pattern(
    /^([^:{]*?\ [\d.]+(?:m?s|f)|animate)(?:\ (?!repeat|autoreverse)[a-z][\w.-]*(?:\([^()]*\))?(?=\ ))?/
  )
  private static let unpaced = Pattern(/(animator\ \w+|animate)\ /)
  private static let block = Pattern(/edit animate (\{\s*(\w+\.)[^{}]*\})/)
  private static let braces = Pattern(/\{[^{}]*\}/)
  private static let verbs = ["add": "then", "completion": "do"]
  private static let step = Pattern(
    /(?:(\w+)\.)?(then|and|do|wait|add|completion)(?:\ (?:to\ )?(\w+))?.*/)

  /// The edit of an entry for a request about the thing it made: its duration, its timing, its
  /// block, or one more step of a chain.
  func reentered(by statement: String) -> String? {
    if let set = statement.wholeMatch(of: Self.duration) {
      let time = "\(set.2 ?? set.5 ?? "")\(set.3 ?? set.6 ?? "s")"
      return edited(set.1 ?? set.4) { head in
        let part = head.contains(Self.pace) ? Self.pace : Self.unpaced
        return head.replacing(part, maxReplacements: 1) { "\($0.1) \(time)" }
      }
    }
    if let set = statement.wholeMatch(of: Self.curve) {
      let curve = set.2 ?? set.4 ?? ""
      return edited(set.1 ?? set.3) {
        $0.replacing(Self.timing, maxReplacements: 1) { "\($0.1) \(curve)" }
      }
    }
    if let said = statement.wholeMatch(of: Self.block),
      let node = session.changes.last(where: { $0.entry?.text.contains("{ \(said.2)") == true }),
      let text = node.entry?.text, text.hasPrefix("animate")
    {
      let new = text.replacing(Self.braces, with: said.1, maxReplacements: 1)
      return session.editEntry(node.origin.number, new)
    }
    guard statement != "wait", let said = statement.wholeMatch(of: Self.step) else { return nil }
    let chains = world.names.filter { $0.value.form == .chain }.keys
    let named = [said.1, said.3].compactMap { $0.map(String.init) }.first(where: chains.contains)
    let verb = Self.verbs[String(said.2)]
    guard let name = named ?? (verb == nil ? chains.last : nil) else { return nil }
    let bare = statement.replacing("\(name).", with: "").replacing(" to \(name)", with: "")
      .replacing(" \(name)", with: "")
    let step = verb.map { $0 + bare.dropFirst(said.2.count) } ?? bare
    return editRemaking(name) { name, rest in
      let end = rest.lastIndex(of: "}") ?? rest.endIndex
      let steps = String(rest[..<end].reversed().drop { $0 == " " }.reversed())
      return "chain \(name)\(steps)\(steps.hasSuffix("{") ? "" : ";") \(step) \(rest[end...])"
    }
  }

  // The edit that changes the words before the block of an entry: the one that made a named thing,
  // one with a number, or else the last one that animates.
  func edited(_ said: Substring?, _ change: (Substring) -> Substring) -> String? {
    let name = said.map(String.init).flatMap { commands.isVerb($0) ? nil : $0 }
    let number =
      name.map { name in
        let isKnown = world.names[name] != nil || world.blocks[name] != nil
        return Int(name) ?? (isKnown ? session.numberOfChange(making: name) : nil)
      }
      ?? session.changes.last { $0.entry?.text.contains(Self.animating) == true }?.origin.number
    guard let number, let text = session.change(numbered: number) else { return nil }
    let span = name.flatMap { maker(of: $0, in: text) }?.span ?? Span(0, text.utf8.count)
    let whole = span.text(in: text)
    let head = whole.prefix { $0 != "{" }
    let new = change(head) + whole[head.endIndex...]
    guard new != whole else { return nil }
    let rest = Span(span.upper, text.utf8.count).text(in: text)
    let entry = Span(0, span.lower).text(in: text) + new + rest
    return entry.hasPrefix("let ") && works(entry) ? entry : session.editEntry(number, entry)
  }

  // The command in an entry that makes something.
  private func maker(of name: String, in text: String) -> Command? {
    guard
      let statement = (try? commands.entry(from: text))?.statements.first(where: {
        $0.makes(name, commands)
      }), case .command(let command) = statement
    else { return nil }
    return command
  }

  private static let loop = Pattern(
    /(?:(?:loop|repeat) (\w+)(?: (\d+))?|(\w+)[. ](?:loop|repeat\w*)(?: *[=:])? *(?:true|forever|\.?inf\w*|(\d+)))/
  )

  // The edit that makes an animator or an animation repeat, in the entry that made it.
  private func repeatingEdit(by statement: String) -> String? {
    // An animator that was started is left out: its start would play the block once more.
    guard let set = statement.wholeMatch(of: Self.loop),
      let name = (set.1 ?? set.3).map(String.init)
    else { return nil }
    if world.names[name]?.form == .animation, set.2 ?? set.4 == nil {
      return edited(name[...]) { $0.contains(" repeat") ? $0 : $0 + " repeat" }
    }
    guard world.names[name]?.form == .animator, !isStarted(name) else { return nil }
    let times = (set.2 ?? set.4).map { ": \($0)" } ?? ""
    return editRemaking(name) { name, rest in
      let place = rest.firstIndex(of: "{") ?? rest.endIndex
      return "animate \(name)\(rest[..<place])repeat\(times) \(rest[place...])"
    }
  }

  // The edit of the entry that made something by a block; `form` rewrites the command from the name
  // and the rest of its text. `nil` if that does not work.
  private func editRemaking(_ name: String, _ form: (_ name: String, _ rest: String) -> String)
    -> String?
  {
    guard let number = session.numberOfChange(making: name),
      let text = session.change(numbered: number),
      let command = maker(of: name, in: text),
      ["animate", "animator", "chain"].contains(command.verb.text)
    else { return nil }
    let typed = Name.typed(name)
    let words = command.span.text(in: text).dropFirst(command.verb.text.count)
    let rest = words.replacing(" name: \(typed)", with: "", maxReplacements: 1)
      .replacing(" \(typed) ", with: " ", maxReplacements: 1)
    // The name is taken on the present stage, so a free one is tried.
    guard works(form(freeName(name), String(rest))) else { return nil }
    let span = command.span
    return session.editEntry(
      number,
      Span(0, span.lower).text(in: text) + form(typed, String(rest))
        + Span(span.upper, text.utf8.count).text(in: text))
  }
}

extension Mistake.Kind {
  // Whether the mistake is about the number that a word stands for, not about the word.
  fileprivate var isOfNumber: Bool {
    switch self {
    case .outOfRange, .beyondTime, .notPositive, .backwards, .tooFarBack: true
    default: false
    }
  }
}
