// Requests about a block that moves a view: the line edits the block's entry, or names the view.
extension Advice {
  private static let repeats = Pattern(
    /(?:make it )?(loop|repeat|yoyo|ping[- ]?pong|alternate|pause|reverse|scrub|(?:run|play|do it)(?= \d+ times))(?: ([A-Za-z_]\w*?))?(?: ([\d.]+%?)(?: times)?)?/
  )

  /// The edit of the entry whose block moves something, so that it repeats, autoreverses, or can be
  /// paused and reversed.
  func again(_ statement: String) -> String? {
    // `scrub` alone scrubs the stage.
    guard let said = statement.wholeMatch(of: Self.repeats), statement != "scrub",
      world.viewMovedByBlock != nil || said.1 == "loop" && world.stage.movingBlockCount > 0,
      let node = session.changes.last(where: { $0.entry?.isBlock == true }),
      let text = node.entry?.text, let open = text.firstIndex(of: "{"),
      case let head = text[..<open], !head.contains("repeat"), !head.contains("autoreverse"),
      case let name = head.prefixMatch(of: Self.named)?.1,
      said.2.map({ ["it", "forever", "animate", name].contains($0) || text.contains("\($0).") })
        ?? true,
      head.hasPrefix("animate") || !["pause", "reverse", "scrub"].contains(said.1)
    else { return nil }
    let times = said.3.map { ": \($0)" } ?? ""
    let free = name.map(String.init) ?? freeName("slide")
    let new: String =
      switch said.1 {
      case "pause", "reverse", "scrub":
        "animator \(free) \(text.replacing(Self.named, with: "", maxReplacements: 1)); start \(free)"
          .replacing(Self.delay) { "\($0.2) after: \($0.1)" }
      case "yoyo", "alternate", "pingpong", "ping-pong", "ping pong":
        "\(head)repeat\(times) autoreverse \(text[open...])"
      default: "\(head)repeat\(times) \(text[open...])"
      }
    return session.editEntry(node.origin.number, new)
  }

  // The name of a block, if it has one.
  private static let named = Pattern(/^animate\ (?:([A-Za-z]\w*)\ (?=[\d.]+m?s))?/)
  private static let delay = Pattern(/\ delay: *(\S+)(.*)/)

  private static let movedPath = Pattern(/[{;]\s*((\w+)(?:\.\w+)+)\ *[-+*\/]?=\ /)

  private static let axis = Pattern(/\w+ ([xy])/)

  /// The value that a block moved last; if a view was typed, one of that view.
  func movedLast(in typed: String) -> String? {
    let own = typed.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .first { world.names[$0]?.form == .view }
    let axis = typed.wholeMatch(of: Self.axis).map { ".\($0.1)" } ?? ""
    let all = reached.changes.suffix(Self.mostRead).reversed().lazy.compactMap { node -> String? in
      let paths = (node.entry?.text ?? "").matches(of: Self.movedPath).filter { path in
        path.1.hasSuffix(axis) && own.map { $0 == path.2 } ?? (world.names[String(path.2)] != nil)
      }.map { String($0.1) }
      let asked = typed.contains("overshoot") ? Set(paths).sorted() : []
      return asked.first { isPositive("overshoot(\($0))") } ?? paths.last
    }
    let anyMoves = world.names.keys.contains { isMoving($0) }
    let last = (anyMoves ? all.first { isMoving($0.prefix { $0 != "." }) } : nil) ?? all.first
    // Composed names are in no entry, so likely values of the view are tried.
    return last
      ?? (own ?? world.viewMovedByBlock).flatMap { view in
        ["center.x", "center.y", "alpha"].map { "\(Name.typed(view)).\($0)" }
          .first { $0.hasSuffix(axis) && isPositive("settled(\($0), from: 0s)") }
      }
  }

  func isMoving(_ name: some StringProtocol) -> Bool {
    world.names[String(name)]?.layer?.mayShowOther == true
  }

  private func isPositive(_ question: String) -> Bool {
    let told = trial(advisedBy: nil).enter(question).text.split(whereSeparator: \.isNewline)
    return told.last.flatMap { Double($0) } ?? 0 > 0
  }

  private static let making = Pattern(/\b(?:anima\w+|chain|gradient|let|promise|view) (\w+)/)
  private static let loop = Pattern(/(for \w+ in )(\d+)(\.\.[.<])(\d+)( \{ *(?:view|layer) ".*)/)

  /// A line with a free name for a taken one; a loop that makes things counts on after them.
  func freed(_ line: String) -> String? {
    if let made = line.firstMatch(of: Self.making)?.1,
      world.names[String(made)] != nil || world.promises[String(made)] != nil
    {
      guard !typed.contains(made) else { return nil }
      let plain = made.prefix { !$0.isNumber }
      return (2...9).lazy.map { number in
        line.replacing(Self.word) { $0.0 == made ? "\(plain)\(number)" : String($0.0) }
      }.first(where: works)
    }
    guard let loop = line.wholeMatch(of: Self.loop), let start = Int(loop.2), let end = Int(loop.4),
      0...99 ~= start, 0...99 ~= end
    else { return nil }
    return (1...9).lazy.map { more in
      // A typed end stays as long as that leaves some numbers.
      let isEnd = typed.contains(loop.3) && start + more < end + (loop.3 == "..." ? 1 : 0)
      return "\(loop.1)\(start + more)\(loop.3)\(isEnd ? end : end + more)\(loop.5)"
    }.first(where: works)
  }

  /// An example that makes something, under a free name if its own is taken; followed by the typed
  /// entry with that name, if that works, which is the line then.
  func exampleUnderFreeName(_ example: String, in entry: MistakenEntry) -> Lead {
    guard let made = example.firstMatch(of: Self.making)?.1, world.names[String(made)] != nil
    else { return Lead(example) }
    let name = freeName(String(made))
    let texts = [example, entry.text].map { text in
      text.replacing(Self.word) { $0.0 == made ? name : String($0.0) }
    }
    let line = texts.joined(separator: "; ")
    return works(line) ? Lead(line, line) : Lead(works(texts[0]) ? texts[0] : example)
  }

  private static let undoing = Pattern(/undo (?:the )?(\w+)/)

  /// The line that drops the last use of a verb, or takes back all since a thing was made.
  func taken(back statement: String) -> String? {
    guard let name = (statement.wholeMatch(of: Self.undoing)?.1).map(String.init) else {
      return nil
    }
    let number = session.numberOfChange(making: name)
    let place = session.changes.lastIndex { node in
      number.map { node.origin.number == $0 }
        ?? (node.entry?.statements.flatMap(\.commands).contains { $0.verb.text == name } ?? false)
    }
    return place.flatMap { place in
      let drop = number == nil ? "edit \(session.changes[place].origin.number) drop" : ""
      return [drop, "undo \(session.changes.count - place)"].first(where: works)
    }
  }

  private static let looked = Pattern(/[A-Za-z]\w*(?:\.[A-Za-z]\w*)+/)

  /// The hint for a branch's name that was typed where a thing is expected.
  func branched(_ statement: String) -> String? {
    lazy var words = statement.split { !$0.isLetter && !$0.isNumber }
    let branches = session.timeline.branches.map(\.name)
    guard let name = branches.first(where: { statement.has($0) && words.contains($0[...]) }),
      let verb = words.first, verb != "goto", verb != "compare"
    else { return nil }
    let here = session.timeline.branch(of: session.timeline.pointer)?.name
    let path = statement.firstMatch(of: Self.looked).map { String($0.0) }
    if let value = path ?? movedLast(in: statement), ["plot", "table"].contains(verb),
      let other = name == here ? branches.first(where: { $0 != name }) : here,
      case let line = "plot \(name) \(other) difference of: \(value)", works(line)
    {
      return "write \(line)"
    }
    if verb == "list" || name == here { return "write list branches" }
    return verb == "remove" ? "a branch stays: goto \(name) goes there" : "write goto \(name)"
  }

  /// Whether an entry has started an animator.
  func isStarted(_ name: String) -> Bool { session.changes.contains { $0.starts(name) } }

  private static let kills = Pattern(
    /(?:\w+\.)?killTweensOf\(["'.#]*(\w+)["']*\)|stop(?: animate)?/)
  private static let held = ["center", "bounds", "alpha", "transform", "backgroundColor"]

  /// The line that stops a view where it is shown; `detach` alone would leave it at its end.
  func stopped(by statement: String) -> String? {
    guard let said = statement.wholeMatch(of: Self.kills),
      let view = said.1.map(String.init) ?? world.viewMovedByBlock, world.names[view] != nil
    else { return nil }
    let name = Name.typed(view)
    let moved = Self.held.map { "\(name).\($0)" }.filter(isMovingNow)
    return moved.map { "\($0) = shown(\($0)); " }.joined() + "detach \(name)"
  }

  private static let number = Pattern(
    /(?:(?:set|try|edit|tune|change|make|what\ if)\ )?(?:(\w+)[\ .])?(damping\w*|bounce|stiffness|mass)(?::\ *|\ *=\ *|\ to\ |\ (?:were|was|is)\ |\ )([\d.]+)/
  )
  private static let tempo = Pattern(
    /(?:(?:make|play)\ )?(?:it\ |this\ |everything\ )?(?:(faster|quicker|shorter|speed\ up|bouncier|more\ bouncy|more\ bounce)|slower|longer|slow\ down)(?:\ (?:by\ )?2x)?|(halve|half)\ the\ duration|double\ the\ duration|twice\ as\ (?:(fast)|slow)/
  )
  private static let ratio = Pattern(/^(.*\bdamping(?:Ratio)?:\ *)([\d.]+)/)
  private static let length = Pattern(/^([^:]*?\ )([\d.]+)(?=m?s\b)/)
  private static let gesture = Pattern(
    /(\w+)\.(pan|tap|press|pinch|rotate)\.(began|changed|ended|cancelled)\ *=?\ *(\{[\s\S]*\})/
  )

  /// The edit of an entry for a request about the spring or the pace of its block, or about its
  /// gesture.
  func varied(by statement: String) -> String? {
    if let set = statement.wholeMatch(of: Self.number) {
      let part = set.2.hasPrefix("damping") ? "damping(?:Ratio)?" : String(set.2)
      guard let place = try? Regex<Substring>("\\b\(part): *[\\d.]+") else { return nil }
      return edited(set.1) { head in
        head.replacing(place, maxReplacements: 1) { "\($0.0.prefix { $0 != ":" }): \(set.3)" }
      }
    }
    if let said = statement.wholeMatch(of: Self.tempo),
      session.changes.contains(where: { $0.entry?.isBlock == true })
    {
      let isBouncier = said.1?.contains("bounc") == true
      let factor = (said.1 ?? said.2 ?? said.3) == nil ? 2 : 0.5
      return edited(nil) { head in
        if let spring = spring(in: head, isBouncier ? 1 : 1 / factor, isBouncier ? 0.5 : 1) {
          return head.replacing(spring.typed, with: spring.other)
        }
        return head.replacing(isBouncier ? Self.ratio : Self.length, maxReplacements: 1) { found in
          "\(found.1)\(NumberText.shortest((Double(found.2) ?? 0) * factor))"
        }
      }
    }
    guard let said = statement.wholeMatch(of: Self.gesture),
      let node = session.changes.last(where: {
        $0.entry?.text.hasPrefix("gesture \(said.2) \(said.1) ") == true
      }), let text = node.entry?.text, !text.contains("\(said.3):")
    else { return nil }
    return session.editEntry(node.origin.number, "\(text) \(said.3): \(said.4)")
  }

  // A spring with its own duration, and the same one made faster or more damped by factors.
  private func spring(
    in head: Substring, _ pace: Double, _ swing: Double
  ) -> (typed: Substring, other: String)? {
    head.matches(of: Self.timing).firstNonNil { found in
      let text = "(\(found.1))"
      guard let value = Expression(typed: text),
        case .timing(let timing)? = try? Scope(world: world, source: text).evaluate(value),
        timing.isSpring, timing.ratioAlone == nil
      else { return nil }
      func part(_ name: String, _ factor: Double) -> String {
        "\(name): " + NumberText.brief((timing.number(name) ?? 0) * factor)
      }
      let parts = [part("mass", 1), part("stiffness", pace * pace), part("damping", pace * swing)]
      let push = timing.initialVelocity == 0 ? [] : [part("initialVelocity", pace)]
      return (found.1, "spring(\((parts + push).joined(separator: ", ")))")
    }
  }

  private static let timing = Pattern(/\ (spring\([^(){}]*\)|[a-z][A-Za-z]+)(?=\ )/)

  /// A name that nothing has: this one, or with a number.
  func freeName(_ name: String) -> String { name.freeName { world.names[$0] != nil } }
}

extension Entry {
  /// Whether it is only one animate block, or keyframes after the settings of their start.
  fileprivate var isBlock: Bool {
    guard case .command(let command)? = statements.last else { return false }
    return statements.count == 1 && command.verb.text == "animate"
      || command.verb.text == "keyframes" && statements.flatMap(\.commands).count == 1
  }
}

extension Timeline.Node {
  /// Whether its entry starts an animator.
  func starts(_ name: String) -> Bool {
    entry?.statements.flatMap(\.commands).contains { command in
      ["start", "perform", "continue"].contains(command.verb.text)
        && command.arguments.contains { $0.value.word?.text == name }
    } ?? false
  }
}
