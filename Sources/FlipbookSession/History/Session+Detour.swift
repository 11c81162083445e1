import FlipbookLanguage
import FlipbookPictures
import FlipbookValues
import OrderedCollections

// A way of one's own, begun at a place to which somebody comes back.
extension Session {
  package var place: Int { timeline.pointer }

  /// Gives the present place a mark, unless it has it.
  package func mark(asWayBack name: String) {
    if marks[name] != place { _ = enter("mark \(name)") }
  }

  /// Comes back to a marked place from a branch of one's own, which is kept; answers what to say of
  /// it, or `nil` if the session never left.
  package func comeBack(to place: Int, marked name: String) -> String? {
    // Where a file was replayed the mark is another session's.
    if marks[name] != place { _ = enter("undo") }
    guard marks[name] == place else { return nil }
    guard self.place != place else { return nil }
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
  // The first thing that is another one.
  fileprivate func firstValues(digits: Int) -> String? {
    rows.first { $0[0] != .text("comes to rest") }.map { row in
      let cells = row.map { $0.text(digits: digits) }
      return "\(cells[0]) \(cells[1]), here \(cells[2])"
    }
  }
}

extension Session {
  /// The number that a text such as `.35`, `35%`, `350ms` or `1/3` stands for; of an angle, the
  /// number of degrees.
  package func number(typed text: String) -> Double? {
    guard let first = text.first, "0123456789.+-(".contains(first) else { return nil }
    let whole = first == "." ? "0" + text : text
    let plain = whole.hasSuffix("deg") ? String(whole.dropLast(3)) : whole
    guard let entry = try? Parser.entry(from: plain), entry.statements.count == 1,
      case .query(let expression) = entry.statements[0]
    else { return nil }
    return try? Scope(world: world, source: plain).number(expression)
  }
}
