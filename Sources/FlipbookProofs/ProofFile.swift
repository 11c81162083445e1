import FlipbookChecks
import FlipbookEvidence

/// Writes the evidence behind the last check over time, or 'prove', for an independent program.
enum ProofFile {
  private static let head = """
    flipbook proof 1
    # claim: some time, in ticks of 1/9000000000 s, and what is shown of it; nothing is between ticks.
    # number, part: the values of a number, and what is known of some: with all of them the claim
    #   holds all the time (proven) or is broken at a moment (refuted), or neither is (undecided).
    # stretch: its first and last tick, and how far rounding may lead equal numbers apart.
    # condition: what is shown in it, of terms compared with 0: (<= t), (< t), (and c c), (or c c).
    #   (ramp a b) goes evenly from a to b in the stretch. (ease x1 y1 x2 y2 t) is a cubic timing
    #   curve, (cubic a b c d t) is a + bt + ct^2 + dt^3. (spring m k c o v t) is the share of its way
    #   that a spring has gone, let go with velocity v; it creeps if o is 1. (springs a A z Z v V t)
    #   is any with a decay rate a to A, damping ratio z to Z, velocity v to V. (any a b) is any number
    #   between two.
    # piece: its first and last tick, and the bounds of each term that is compared, in their order.
    """

  static func text(_ call: Invocation) throws(Mistake) -> ExportForm.Made {
    var writer = EvidenceWriter(check: call.check)
    for line in head.split(separator: "\n") { writer.write(String(line)) }
    let check = try lastCheck(call)
    if check.declaration.name == ProveCommand.name {
      try writeParts(of: check, to: &writer, for: call)
    } else {
      try write(check, to: &writer, for: call)
    }
    let count = writer.lines.count { $0.hasPrefix("piece ") }
    return (
      writer.lines.joined(separator: "\n") + "\n", count.counted("piece")
    )
  }

  // The last check over time in the transcript; the session must still be where it was entered.
  private static func lastCheck(_ call: Invocation) throws(Mistake) -> Invocation {
    let session = call.session
    for record in session.transcript.reversed() {
      guard let entry = try? session.commands.entry(from: record.entry),
        entry.statements.count == 1, case .command(let command) = entry.statements[0],
        command.verb.text == ProveCommand.name || CheckCommands.isOverTime(command),
        let declaration = session.commands.named(command.verb.text)
      else { continue }
      guard record.place == session.place else {
        throw unproven("the stage has changed since: enter the last check again", call)
      }
      guard !record.failed else { throw unproven("the last check failed", call) }
      let scope = Scope(world: call.world, source: entry.text)
      var check = try ArgumentBinder.bind(command, to: declaration, in: scope)
      check.host = session
      return check
    }
    throw unproven("'expect always …' and 'prove' make one", call)
  }

  private static func unproven(_ why: String, _ call: Invocation) -> Mistake {
    Mistake(.wrongState(message: "there is no proof to write: \(why)"), call.verbSpan)
  }

  private static func write(
    _ check: Invocation, to writer: inout EvidenceWriter, for call: Invocation
  ) throws(Mistake) {
    guard let (promise, stretch) = try CheckCommands.promise(of: check) else { return }
    try writeClaim(promise, to: &writer, stretch.start...stretch.end, for: call)
    try check.replay.follow(stretch) { world, span throws(Mistake) in
      try writer.write(promise, at: world, span)
    }
    if let obstacle = writer.obstacle { throw unproven(obstacle, call) }
  }

  // Writes each part as it was proven: joined neighbours were proven one by one.
  private static func writeParts(
    of check: Invocation, to writer: inout EvidenceWriter, for call: Invocation
  ) throws(Mistake) {
    try check.session.endingWorlds { () throws(Mistake) in
      let prover = try ProveCommand.prover(check)
      guard prover.isOfOne else { throw unproven("a file has no words for two numbers", call) }
      guard !prover.hasSampled else { throw unproven(prover.trial.unknownText, call) }
      guard prover.trial.promise.contrary == nil else {
        throw unproven("a file has no words for 'eventually' with all values", call)
      }
      guard !prover.trial.passesTime else {
        throw unproven("a file has no words for a block in which time passes", call)
      }
      try writeClaim(prover.trial.promise, to: &writer, try prover.trial.span, for: call)
      let grid = prover.grids[0]
      writer.write(
        "number \(grid[0].value) \(grid[grid.last].value) \(prover.trial.named[0].name.text)")
      for part in prover.found {
        let corners = prover.corners(part.places)
        writer.write(
          "part \(corners[0][0].value) \(corners[1][0].value) \(part.kind.rawValue)")
        try prover.trial.write(part.kind, part.worst, between: corners, to: &writer)
        if let obstacle = writer.obstacle { throw unproven(obstacle, call) }
      }
    }
  }

  private static func writeClaim(
    _ promise: Promise, to writer: inout EvidenceWriter, _ span: TickSpan, for call: Invocation
  ) throws(Mistake) {
    guard promise.kind.isOfCondition else {
      let kind = promise.kind.rawValue
      throw unproven("bounds show 'always', 'never' and 'eventually', and not '\(kind)'", call)
    }
    let text = promise.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    writer.write("claim \(span.lowerBound) \(span.upperBound) \(text)")
  }
}

extension ExportKind {
  package static let proof = ExportKind("evidence", [.proof])
}

extension ExportForm {
  package static let proof = ExportForm(
    "proof", "why the last check over time, or 'prove', holds"
  ) { call, _ throws(Mistake) in try ProofFile.text(call) }
}
