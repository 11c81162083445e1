import FlipbookChecks
import FlipbookReasons

package enum HuntCommand {
  // Choices: few enough to finish in a moment, and a seed that stays the same.
  private static let tries = Input.count(
    "tries:", "how many sequences; default: 1000", in: 1...1e6,
    "sequences are counted: 1 to 1000000"
  ).or(1_000)
  private static let seed = Input.count(
    "seed:", "picks other random sequences; default: 1", in: 0...1e9,
    "a seed is a whole number of 0 or more"
  ).or(1)
  private static let keep = Input.flag("keep", "enters the last find on a branch of its own")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "hunt", group: .check, effect: .outside, places: .alone,
      parameters: [keep, tries, seed],
      help: "tries random touches and verbs until something breaks",
      note: "It enters touches, and verbs on animators and chains, at any moment, on stages of its "
        + "own, and looks for broken promises, blocks that fail, and what 'doctor' would find. "
        + "It shortens a find to as few entries as it can. The session stays as it is; "
        + "'hunt keep' enters the last find, so that 'save' makes a test that fails until you "
        + "fix it.",
      example: "view card frame: (95, 300, 200, 120)\n"
        + "gesture tap card { card.alpha -= 0.5 }\npromise seen always card.alpha > 0\nhunt",
      synonyms: ["fuzz", "fault", "monkey", "falsify", "interruption"], isReserved: false,
      action: hunt)
  ]

  @Sendable private static func hunt(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    if call[keep] {
      guard let text = try session.keepFault() else {
        throw Mistake(
          .wrongState(message: "there is no find to keep here", legal: ["hunt"]), call.verbSpan)
      }
      return Answer(text)
    }
    let trial = try HuntTrial(call)
    let moves = try session.endingWorlds { () throws(Mistake) in
      HandMoves(on: try trial.world(), answering: session.wordsOfGestures)
    }
    var hunter = Hunter(trial, moves)
    try hunter.hunt(tries: call[tries], seed: UInt64(call[seed]))
    var answer = Answer()
    for found in hunter.catches { answer.append(Answer(try lines(of: found, call))) }
    if let last = hunter.catches.last {
      session.fault = FoundFault(
        entries: last.texts, check: last.find.kind == .finding ? try check(call) : nil, in: session)
    }
    answer.print(summary(hunter, call))
    return answer
  }

  // The broken thing, the entries, and the reasons for the number's value.
  private static func lines(of found: Hunter.Catch, _ call: Invocation) throws(Mistake) -> [String]
  {
    let texts = found.texts
    let session = call.session.scratch(entering: texts)
    return try withExtendedLifetime(session) { () throws(Mistake) in
      found.find.text.split(separator: "\n").map(String.init) + texts.map { "  > \($0)" }
        + (try why(found.find, in: session, call)).map { "  \($0)" } + [""]
    }
  }

  private static func why(
    _ find: HuntFind, in session: Session, _ call: Invocation
  ) throws(Mistake) -> [String] {
    var lines: [String] = []
    let replay = Replay(of: session, preparing: { $0.keepAccount() })
    try replay.visit([Stage.ticks(seconds: find.time) ?? 0]) { world throws(Mistake) in
      let scope = Scope(world: world, source: find.source, reading: .shown)
      for path in find.paths where lines.isEmpty {
        guard let tables = try? CompositionTables(of: path, in: scope, session) else { continue }
        var document = try tables.document()
        document.tables.removeAll { $0.rows.isEmpty }
        lines =
          try document.tables.isEmpty
          ? tables.resting().map { [$0] } ?? []
          : call.printed(document).lines.flatMap { $0.text.split(separator: "\n").map(String.init) }
      }
    }
    return lines
  }

  // 'doctor' with its output before anything is found.
  private static func check(_ call: Invocation) throws(Mistake) -> (entry: String, output: String) {
    let session = call.session.scratch(isInterruptible: true)
    return withExtendedLifetime(session) { ("doctor", session.enter("doctor").text) }
  }

  private static func summary(_ hunter: Hunter, _ call: Invocation) -> String {
    let count = NumberText.grouped(hunter.tried)
    let tried = "\(count) sequence\(hunter.tried == 1 ? "" : "s") tried, with seed \(call[seed])"
    guard hunter.catches.isEmpty else {
      let numbers = hunter.catches.map { NumberText.grouped($0.number) }.joined(separator: ", ")
      return "\(tried); found in sequence \(numbers); 'hunt keep' enters the last find on a branch"
    }
    let near = hunter.nearest.map {
      "; promise \(Name.typed($0.name)) came within \(call.world.text.number($0.margin))"
    }
    return "nothing found: \(tried)\(near ?? "")"
  }
}
