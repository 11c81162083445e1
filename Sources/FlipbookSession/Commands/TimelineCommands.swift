import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import HeadlessUIKit
import OrderedCollections

/// Commands that move along the timeline.
enum TimelineCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "back", group: .time, kind: .moves,
      parameters: [
        Parameter(name: "duration", type: .duration),
        Parameter(
          name: "until", type: .condition, isPositional: false,
          meaning: "a condition; back to where it last turned"),
      ],
      help: "goes back, by a frame unless said, or to where a condition turned",
      example: "view box\nanimate 1s { box.alpha = 0 }\nrun\nback 0.5s", action: .session(back)),
    CommandDeclaration(
      name: "goto", group: .time, kind: .moves,
      parameters: [Parameter(name: "place", type: .place, isRequired: true)],
      help: "goes to a moment, a mark or a branch",
      example: "view box\nanimate 1s { box.alpha = 0 }\ngoto 0.5s", action: .session(goTo)),
    CommandDeclaration(
      name: "mark", group: .time, kind: .looks,
      parameters: [Parameter(name: "name", type: .newName)],
      help: "gives this place a name for 'goto', or lists the marks",
      note: CommandDeclaration.beyondUndo,
      example: "view box\nmark ready\nstep 1s\ngoto ready", action: .session(mark)),
    CommandDeclaration(
      name: "undo", group: .time, kind: .moves, help: "takes back the last entry that changed",
      note: "After a replay it takes back all of that. " + CommandDeclaration.beyondUndo,
      example: "view box\nundo", action: .session(undo)),
    CommandDeclaration(
      name: "redo", group: .time, kind: .moves, help: "takes back the last undo",
      example: "view box\nundo\nredo", action: .session(redo)),
    CommandDeclaration(
      name: "branches", group: .time, kind: .looks,
      help: "lists the branches that going back and on has grown",
      example: "view box\nstep 1s\nback 0.5s\nview other\nbranches", action: .session(branches)),
    CommandDeclaration(
      name: "reset", group: .session, kind: .moves, help: "goes to an empty stage; undo comes back",
      example: "view box\nreset", action: .session(reset)),
  ]

  // MARK: By time

  @Sendable private static func back(_ session: Session, _ call: Invocation) throws(Mistake) {
    let world = session.world
    try call.checkOneWay()
    if let condition = call.expressions("until").first {
      let search = ConditionSearch(condition: condition, source: call.scope.source)
      _ = try search.holds(in: world)
      guard let turn = try session.lastTurn(of: search) else {
        throw Mistake(.neverTurned(call.text(of: condition.span)), condition.span)
      }
      try session.go(toTicks: turn)
    } else {
      let seconds = try call.duration("duration") ?? 1 / Double(world.settings.rate)
      let now = world.stage.ticks
      guard let span = Stage.ticks(seconds: seconds), span <= now else {
        throw Mistake(
          .tooFarBack(passed: now == 0 ? nil : session.moment),
          call.value("duration")?.expression.span ?? call.verbSpan)
      }
      try session.go(toTicks: now - span)
    }
    session.printMoment(call)
  }

  private static let placeHint = "write goto 0.5s; 'mark' and 'branches' list the others"

  @Sendable private static func goTo(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let place = call.expressions("place").first else { return }
    if let word = place.word?.text {
      if let node = session.marks[word] ?? session.timeline.branch(named: word)?.tip {
        try session.go(toPlace: node)
        return session.printMoment(call)
      }
      guard call.scope.names[word] != nil else {
        let known = session.marks.keys + session.timeline.branches.map(\.name)
        throw Mistake(
          .wrongArgument(
            word, expected: "a moment, a mark or a branch",
            hint: NearNames.suggestions(for: word, among: Array(known)).first.map {
              "did you mean '\($0)'?"
            } ?? placeHint), place.span)
      }
    }
    let kind = try call.scope.evaluate(place).kind
    guard kind == .number else {
      throw Mistake(
        .wrongArgument(
          call.text(of: place.span), expected: "a moment, a mark or a branch: it is \(kind.noun)",
          hint: placeHint), place.span)
    }
    let seconds = try call.scope.number(place)
    guard seconds >= 0, let target = Stage.ticks(seconds: seconds) else {
      throw Mistake(.notPositive(call.text(of: place.span)), place.span)
    }
    guard target > session.world.stage.ticks else {
      try session.go(toTicks: target)
      return session.printMoment(call)
    }
    guard !session.world.stage.isBetweenBeginAndCommit else {
      throw Mistake(.notCommitted, call.verbSpan)
    }
    try session.stepForward(toTicks: target)
  }

  // MARK: By name

  @Sendable private static func mark(_ session: Session, _ call: Invocation) throws(Mistake) {
    if let name = call.name("name") {
      try Invocation.checkWord(name)
      guard session.timeline.branch(named: name.text) == nil else {
        throw Mistake(
          .wrongArgument(name.text, expected: "a mark: it is a branch", hint: "take another name"),
          name.span)
      }
      return session.marks[name.text] = session.timeline.pointer
    }
    for (name, place) in session.marks {
      let seconds = Stage.seconds(ticks: session.timeline.nodes[place].end)
      session.world.print("\(name)  \(session.world.text.number(seconds))s")
    }
  }

  @Sendable private static func branches(_ session: Session, _ call: Invocation) throws(Mistake) {
    let timeline = session.timeline
    func time(_ place: Int) -> Cell { .seconds(Stage.seconds(ticks: timeline.nodes[place].end)) }
    var table = Table(columns: [
      Column(name: "branch"), Column(name: "from", alignment: .right),
      Column(name: "to", alignment: .right), Column(name: "entries", alignment: .right),
      Column(name: "here"), Column(name: "begins with"),
    ])
    table.rows = timeline.branches.map { branch in
      [
        .text(branch.name), time(timeline.nodes[branch.start].parent ?? 0), time(branch.tip),
        .integer(branch.places.count),
        branch.places.contains(timeline.pointer) ? .text("*") : .empty,
        .text(timeline.nodes[branch.start].entry?.firstLine ?? ""),
      ]
    }
    session.world.print(TableDocument(tables: [table]))
  }

  // MARK: By entry

  @Sendable private static func undo(_ session: Session, _ call: Invocation) throws(Mistake) {
    try session.retrace(call, isRedo: false)
  }

  @Sendable private static func redo(_ session: Session, _ call: Invocation) throws(Mistake) {
    try session.retrace(call, isRedo: true)
  }

  @Sendable private static func reset(_ session: Session, _ call: Invocation) throws(Mistake) {
    try session.go(toPlace: 0)
  }
}
