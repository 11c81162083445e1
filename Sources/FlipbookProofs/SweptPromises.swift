import FlipbookChecks

/// The promises that values of a sweep break.
struct SweptPromises {
  let sweep: Sweep
  let motions: [SweptMotion]

  private var names: OrderedSet<String> { OrderedSet(motions.flatMap(\.promises.names)) }

  static let columns = [
    Column(name: "promise", "the promise that is broken"),
    Column(name: "broken at", alignment: .right, "the moment at which it is"),
    Column(name: "goes to", alignment: .right, "the farthest its number goes while broken"),
    Column(name: "at", alignment: .right, "when it is there"),
    Column(
      name: "too far by", alignment: .right, "how far that exceeds the promise, or how far it jumps"
    ),
    Column(name: "back at", alignment: .right, "when the promise is kept again; empty if never"),
  ]

  var table: Table {
    var table = Table(columns: Self.columns)
    table.columns.insert(Column(name: sweep.name, alignment: .right), at: 1)
    for name in names {
      for motion in motions {
        guard let breach = motion.promises.breach(of: name) else { continue }
        table.rows.append([.text(Name.typed(name)), motion.value.cell] + cells(of: breach))
      }
    }
    return table
  }

  private func cells(of breach: Breach) -> [Cell] {
    func moment(_ ticks: Int64?) -> Cell {
      ticks.map { .seconds(Stage.seconds(ticks: $0)) } ?? .empty
    }
    let number = breach.excursion?.numbers.first
    return [
      moment(breach.ticks), .text(number?.farthest?.value ?? ""), moment(number?.farthest?.ticks),
      breach.amount.map { .number($0) } ?? .empty, moment(breach.excursion?.back),
    ]
  }

  // Promises are not watched while the block runs.
  private var since: String {
    motions.contains { $0.stretch.start > sweep.start } ? "once the block is done, " : ""
  }

  /// The proofs of a stage's promises for all values, also for those between the rows.
  func proven(_ world: World) throws(Mistake) -> [String] {
    var lines: [String] = []
    for (name, promise) in world.promises {
      guard let prover = try sweep.prover(of: promise) else { continue }
      for part in prover.parts where part.kind == .proven || part.kind == .refuted {
        let ends = prover.corners(part.places).map { $0[0].typed(digits: prover.grids[0].digits) }
        lines.append(
          "proven for every \(Name.typed(sweep.name)) from \(ends[0]) to \(ends[1]): \(since)promise "
            + "\(Name.typed(name)) is \(part.kind == .proven ? "kept" : "broken")")
      }
    }
    return lines
  }

  /// The values with which each promise is broken or kept, in ranges.
  var lines: [String] {
    names.map { name in
      var runs: [(isBroken: Bool, first: Quantity, last: Quantity)] = []
      for motion in motions {
        let isBroken = motion.promises.breach(of: name) != nil
        if let last = runs.last, last.isBroken == isBroken {
          runs[runs.count - 1].last = motion.value
        } else {
          runs.append((isBroken, motion.value, motion.value))
        }
      }
      let text = "\(since)promise \(Name.typed(name)) is "
      guard runs.count > 1 else {
        return text + (runs.first?.isBroken == true ? "broken" : "kept") + " with every value"
      }
      let parts = runs.enumerated().map { place, run in
        let (first, last) = (run.first.typed, run.last.typed)
        let values = first == last ? first : "\(first) to \(last)"
        return (run.isBroken ? "broken" : "kept")
          + (place == 0 ? " with \(Name.typed(sweep.name)) = " : " with ") + values
      }
      return text + parts.joined(separator: ", ")
    }
  }
}
