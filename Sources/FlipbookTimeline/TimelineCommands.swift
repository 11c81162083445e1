import FlipbookSession

package enum TimelineCommands {
  private static let duration = Input.duration("duration")
  private static let until = Input.expression(
    "until:", .condition, "a condition; back to where it last changed")
  private static let place = Input.expression("place", .place).required()
  private static let name = Input.word("name", .title)
  private static let removed = Input.list("name", .expressions).atLeastOne

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "back", group: .time, effect: .moves, places: .alone, parameters: [duration, until],
      help: "goes back: one frame, a time, or to where a condition changed",
      example: exampleBox + "animate 1s { box.alpha = 0 }\nrun\nback 0.5s", synonyms: ["rewind"],
      action: back),
    CommandDeclaration(
      name: "goto", group: .time, effect: .moves, places: .alone, parameters: [place],
      help: "goes to a moment, a mark or a branch",
      example: exampleBox + "animate 1s { box.alpha = 0 }\ngoto 0.5s", synonyms: ["seek", "jump"],
      action: goTo),
    CommandDeclaration(
      name: "mark", group: .time, effect: .moves, places: .alone, parameters: [name],
      help: "gives this place a name for 'goto', or lists the marks",
      note: CommandDeclaration.beyondUndo, example: exampleBox + "mark ready\nstep 1s\ngoto ready",
      synonyms: ["bookmark", "label", "marker"], action: mark),
    CommandDeclaration(
      name: "marks", group: .time, effect: .looks, places: .alone,
      help: "lists the marks with their moments", example: exampleBox + "mark ready\nlist marks",
      isReserved: false, written: "list marks", action: mark),
    CommandDeclaration(
      name: "unmark", group: .time, effect: .moves, places: .alone, parameters: [removed],
      help: "removes marks and watches", note: CommandDeclaration.beyondUndo,
      example: exampleBox + "mark ready\nwatch box.alpha\nremove ready box.alpha",
      isReserved: false, written: "remove", chosen: CommandForm(where: namesNoThing), action: unmark
    ),
    CommandDeclaration(
      name: "undo", group: .time, effect: .moves, places: .alone, parameters: [Session.retraced],
      help: "takes back the last entry that changed, or several",
      note: "After a replay it takes back all of that. " + CommandDeclaration.beyondUndo,
      example: exampleBox + "undo", synonyms: ["revert"]
    ) { call throws(Mistake) in try call.session.retrace(call, isRedo: false) },
    CommandDeclaration(
      name: "redo", group: .time, effect: .moves, places: .alone, parameters: [Session.retraced],
      help: "takes back the last undo, or several", example: exampleBox + "undo\nredo"
    ) { call throws(Mistake) in try call.session.retrace(call, isRedo: true) },
    CommandDeclaration(
      name: "branches", group: .time, effect: .looks, places: .alone,
      help: "lists the branches that begin where you went back",
      example: exampleBox + "step 1s\nback 0.5s\nview other\nlist branches",
      synonyms: ["versions", "variants", "alternatives"], tables: [branchTable],
      written: "list branches", otherNames: ["branch"], action: branches),
    CommandDeclaration(
      name: "reset", group: .session, effect: .moves, places: .alone,
      help: "empties the stage; 'undo' brings it back", example: exampleBox + "reset",
      synonyms: ["clear", "restart", "start over"]
    ) { call throws(Mistake) in
      try call.session.go(toPlace: 0)
      return Answer(remark: "the stage is empty; 'undo' brings it back")
    },
  ]

  @Sendable private static func back(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, world) = (call.session, call.world)
    try call.checkNotBoth(duration, until)
    if let condition = call[until] {
      _ = try call.scope.reading(.shown).condition(condition)
      guard let turn = try call.replay.lastTurn(of: condition, source: call.scope.source) else {
        throw Mistake(.neverTurned(call.text(of: condition.span)), condition.span)
      }
      try session.go(toTicks: turn.ticks)
      var answer = session.momentReached(call)
      if !turn.isProven { answer.print(MovingCondition.lookedText) }
      return answer
    }
    let now = world.stage.ticks
    let seconds = call[duration] ?? 1 / Double(world.settings.rate)
    guard let span = Stage.ticks(seconds: seconds), span <= now else {
      throw Mistake(.tooFarBack(passed: now == 0 ? nil : session.moment), call.span(of: duration))
    }
    try session.go(toTicks: now - span)
    return session.momentReached(call)
  }

  private static let placeHint = "write goto 0.5s; 'list marks' and 'list branches' have the others"

  @Sendable private static func goTo(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, place) = (call.session, call[place])
    let expected = "a moment, a mark or a branch"
    if let word = place.word {
      if let node = session.place(named: word.text) {
        try session.go(toPlace: node)
        return session.momentReached(call)
      }
      if call.scope.named(word.text) == nil {
        let known = session.marks.keys + session.timeline.branches.map(\.name)
        throw Mistake(
          word, isNot: expected,
          hint: meant(word.text, among: known) ?? end(word.text, of: session) ?? placeHint)
      }
    }
    let value = try call.scope.evaluate(session.knowingMarks(place, in: call.scope))
    guard let quantity = value.quantity, quantity.unit != .angle else {
      let noun = value.quantity?.unit.word ?? value.kind.noun
      throw call.scope.mistake(place, isNot: "\(expected): it is \(noun)", hint: placeHint)
    }
    let seconds = quantity.value
    guard seconds >= 0 else { throw Mistake(.notPositive(call.text(of: place.span)), place.span) }
    guard let target = Stage.ticks(seconds: seconds) else { throw Mistake(.beyondTime, place.span) }
    let isAhead = target > session.world.stage.ticks
    // Going back is no entry. A 'goto' that once led ahead fails, and waits with the later entries.
    guard isAhead || session.enteredAgain == nil else {
      throw Mistake(
        "\(call.text(of: place.span)) is not ahead any more",
        hint: "let less time pass before it, or drop it", place.span)
    }
    if isAhead { try call.checkCommitted() } else { try session.go(toTicks: target) }
    var answer =
      isAhead
      ? session.stepForward(toTicks: target, for: call.scope.source) : session.momentReached(call)
    if case .number(let literal) = place, call.isTyped, let remark = literal.secondsRemark {
      answer.remark = remark
    }
    if call.text(of: place.span).hasSuffix("%"), call.isTyped {
      answer.remark =
        "\(call.text(of: place.span)) is \(NumberText.shortest(seconds))s here: "
        + "'goto' takes a moment, not a share"
    }
    return answer
  }

  // The way to the start or the end of time, for words such as 'end'; `nil` for other words.
  private static func end(_ word: String, of session: Session) -> String? {
    switch word {
    case "start", "beginning", "begin", "zero", "first": "write goto 0s"
    case "end", "last", "finish", "latest":
      session.timeline.branchGoingOn.map {
        "write goto \($0.name); that is the end you have reached"
      }
        ?? (session.world.stage.nextDueTicks != nil
          ? "write run; it goes on until everything has finished"
          : session.world.movesEndlessly
            ? "write run 2s; what repeats forever has no end"
            : "this is the end: nothing moves from here on")
    default: nil
    }
  }

  private static func meant(_ word: String, among names: some Sequence<String>) -> String? {
    NearNames.suggestions(for: word, among: Array(names)).first.map { "did you mean '\($0)'?" }
  }

  @Sendable private static func mark(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    var answer = Answer()
    if call.declaration.effect == .moves, let name = call[name] {
      try call.scope.checkWord(name)
      guard session.timeline.branch(named: name.text) == nil else {
        throw Mistake(name, isNot: "a mark: it is a branch", hint: "take another name")
      }
      session.marks[name.text] = session.timeline.pointer
      return answer
    }
    for (name, place) in session.marks {
      answer.print("\(Name.typed(name))  \(session.moment(ofPlace: place))")
    }
    if session.marks.isEmpty { answer.remark = "there are no marks" }
    return answer
  }

  // Whether none of the names is a thing, a promise or an action, which belong to the stage.
  @Sendable private static func namesNoThing(_ command: Command, _ scope: Scope) -> Bool {
    scope.place == .entry && !command.arguments.isEmpty
      && command.arguments.allSatisfy { argument in
        guard let word = argument.value.word?.text else {
          let text = argument.span.text(in: scope.source)
          return argument.label == nil && scope.world.gesture(labelled: text) == nil
        }
        // In place of a mark's name stands its moment.
        let moment = argument.value.expression.flatMap { scope.foresight?.moment($0, in: scope) }
        return scope.named(word) == nil && scope.world.promises[word] == nil
          && scope.world.blocks[word] == nil && !scope.world.hasAction(named: word)
          && (word != ValueWords.all || moment.map { $0.word == nil } == true)
      }
  }

  @Sendable private static func unmark(_ call: Invocation) throws(Mistake) {
    let (session, world) = (call.session, call.world)
    let texts = call[removed].map { $0.word?.text ?? call.text(of: $0.span) }
    for (text, expression) in zip(texts, call[removed]) {
      guard session.marks[text] != nil || world.watches.contains(where: { $0.text == text }) else {
        throw call.scope.mistake(
          expression, isNot: "a thing, a promise, an action, a mark or a watch",
          hint: meant(text, among: Array(world.names.keys) + session.marks.keys)
            ?? "'list' shows the names")
      }
    }
    for text in texts {
      session.marks[text] = nil
      world.watches.removeAll { $0.text == text }
    }
  }

  private static let branchTable = Table(
    columns: [
      Column(name: "branch", "its name, which 'goto' and 'plot' take"),
      Column(name: "from", alignment: .right, "the moment at which it left another one"),
      Column(name: "to", alignment: .right, "the moment at its end"),
      Column(name: "entries", alignment: .right, "how many entries are its own"),
      Column(name: "here", "* marks the one you are on"),
      Column(name: "marks", "the marks on it, which 'goto' and 'plot' take as well"),
      Column(name: "begins with", "its first entry"),
    ])

  @Sendable private static func branches(_ call: Invocation) throws(Mistake) -> Answer {
    let (timeline, known) = (call.session.timeline, call.session.marks)
    func time(_ place: Int) -> Cell { .seconds(Stage.seconds(ticks: timeline.nodes[place].end)) }
    let here = timeline.branch(of: timeline.pointer)?.name
    var table = branchTable
    if known.isEmpty { table.columns.removeAll { $0.name == "marks" } }
    let marks = Dictionary(grouping: known.keys) { timeline.branch(of: known[$0] ?? 0)?.name }
    table.rows = timeline.branches.map { branch in
      let marks = (marks[branch.name] ?? []).map(Name.typed).joined(separator: ", ")
      return [
        .text(branch.name), time(timeline.nodes[branch.start].parent ?? 0), time(branch.tip),
        .integer(branch.places.count), branch.name == here ? .text("*") : .empty,
      ] + (known.isEmpty ? [] : [.text(marks)])
        + [.text(timeline.nodes[branch.start].entry.map { $0.firstLine + $0.stop } ?? "")]
    }
    return try call.printed(TableDocument(tables: [table]))
  }
}
