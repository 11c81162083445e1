import FlipbookCommands

package enum DoctorCommand {
  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "doctor", group: .look, effect: .looks, places: .alone,
      help: "tells what would crash, leak or surprise on a device",
      note: "It looks at the entries that led here, and at what runs now: up to its end, where all "
        + "of it ends.",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animator slide 1s { box.alpha = 0 }\nstart slide\nstep 0.5s\n"
        + "stop slide\ndoctor",
      synonyms: ["lint", "leak", "warnings", "problems"], tables: [form], isReserved: false,
      action: doctor)
  ]

  private static let form = Table(columns: [
    .time, .entry.whole, Column(name: "what", isWhole: true, "what would go wrong on a device"),
    Column(name: "instead", isWhole: true, "what to write instead"),
  ])

  @Sendable private static func doctor(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    let world = try call.replay(preparing: { $0.keepAccount() }).stage()
    // Runs to the end, to find later problems too; a mistake on the way only ends the run.
    if !world.movesEndlessly {
      _ = try unlessMistaken { () throws(Mistake) in try world.rest(call.verbSpan) }
    }
    let words = FindingWords(text: session.world.text, entries: session.entriesOnTheWay)
    var table = form
    table.rows = try session.findings(in: world).map { finding throws(Mistake) in
      try call.check()
      let advice = words.advice(finding)
      return [
        .seconds(finding.time), .text(words.entry(of: finding)), .text(advice.what),
        .text(advice.instead),
      ]
    }
    guard !table.rows.isEmpty else {
      return Answer("nothing here would crash, leak or surprise on a device")
    }
    return try call.printed(TableDocument(tables: [table]))
  }
}

extension Session {
  /// The findings of a stage that kept an account, in order.
  func findings(in world: World) -> [Finding] {
    (world.stage.findings + endlessWaits(in: world)).inOrder
  }

  // Chains that wait forever: nothing is due, and no gesture's block names them.
  private func endlessWaits(in world: World) -> [Finding] {
    guard world.stage.nextDueTicks == nil, !world.chains.isEmpty else { return [] }
    let words = wordsOfGestures
    return world.chains.compactMap { name, chain in
      guard let wait = chain.openWait, !words.contains(name) else { return nil }
      return Finding(
        time: wait.time, subject: Name.typed(name), kind: .isNeverResumed(step: wait.step),
        cause: wait.cause)
    }
  }
}
