// Scratch sessions, on which things can be tried without leaving a trace.
extension Session {
  /// A session at the same place of the same timeline; what is entered there does not count here.
  package func scratch(isInterruptible: Bool = false, watchesPromises: Bool = true) -> Session {
    let copy = another(initialSettings)
    if isInterruptible { copy.isInterrupted = isInterrupted }
    copy.watchesPromises = watchesPromises
    (copy.log.baseSettings, copy.timeline, copy.marks) = (baseSettings, timeline, marks)
    (copy.checkpoints, copy.latestPlace) = (checkpoints, nil)
    return copy
  }

  /// A scratch session that ends where this one is interrupted, and in which promises may break.
  func trial() -> Session { scratch(isInterruptible: true, watchesPromises: false) }

  /// The tick at which everything finite has ended, and whether something goes on beyond it.
  package var outlook: (end: Int64, goesOn: Bool) {
    // If nothing is due, this session's own stage is at the end already.
    let ahead = world.stage.nextDueTicks == nil ? self : scratch()
    return withExtendedLifetime(ahead) {
      let stage = ahead.world.stage
      if ahead !== self { try? stage.tryAdvance(toTicks: nil) }
      return (stage.ticks, ahead.world.movesEndlessly)
    }
  }

  package func freeMark(besides taken: [String]) -> String {
    let taken = Set(marks.keys).union(taken)
    var number = 1
    while taken.contains("mark\(number)") || world.names["mark\(number)"] != nil { number += 1 }
    return "mark\(number)"
  }
}

// A detour: a branch that begins at a marked place, to which somebody comes back.
extension Session {
  package var place: Int { timeline.pointer }

  package func mark(asWayBack name: String) {
    if marks[name] != place { _ = enter("mark \(name)") }
  }

  /// Comes back to a marked place from a branch, which is kept; returns a remark about it, or `nil`
  /// if the session never left.
  package func comeBack(to place: Int, marked name: String) -> String? {
    // After a replay, the mark is in the session that was put away, and `undo` brings that back.
    if marks[name] != place { _ = enter("undo") }
    guard marks[name] == place, self.place != place else { return nil }
    let yours = scratch()
    let branch = timeline.branch(of: self.place)
    guard !enter("goto \(name)").failed else { return nil }
    guard let branch, !branch.places.contains(place) || branch.tip > place else {
      return "back at \(moment), where the lesson goes on"
    }
    let difference = withExtendedLifetime(yours) {
      StageDifference(yours, self).firstValues(digits: settings.digits)
    }
    return "yours is kept in \(branch.name)\(difference.map { ": " + $0 } ?? "")"
  }
}

extension StageDifference {
  fileprivate func firstValues(digits: Int) -> String? {
    rows.first { $0[0] != .text("comes to rest") }.map { row in
      let cells = row.map { $0.text(digits: digits) }
      return "\(cells[0]) \(cells[1]), here \(cells[2])"
    }
  }
}

extension Session {
  /// The number that a text such as `.35`, `35%`, `350ms` or `1/3` means; for an angle, its
  /// degrees.
  package func number(typed text: String) -> Double? {
    guard let first = text.first, "0123456789.+-(".contains(first) else { return nil }
    let whole = first == "." ? "0" + text : text
    let plain = whole.hasSuffix("deg") ? String(whole.dropLast(3)) : whole
    return Expression(typed: plain).flatMap { number in
      try? Scope(world: world, source: plain).number(number)
    }
  }
}
