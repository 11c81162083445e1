import FlipbookSession

// Two branches or marks.
extension ComparedPair {
  typealias Branch = (place: Int, typed: Expression)

  // Follows each from the fork of the two, past its place, to its rest.
  static func branches(
    _ a: Branch, _ b: Branch, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> ComparedPair {
    let names = [a, b].map { call.text(of: $0.typed.span) }
    let path = call[Self.path]
    // If one is an edit of the other, no path is needed.
    let isEdited = session.timeline.sharesOrigins(a.place, b.place)
    guard path != nil || isEdited else {
      throw Mistake(
        .missingArgument(
          "'of:'", usage: "plot \(names[0]) \(names[1]) difference of: box.center.x"), call.verbSpan
      )
    }
    let start = session.timeline.nodes[session.timeline.fork(a.place, b.place)].end
    var end = start
    if let length = call[Self.length].flatMap(Stage.ticks) {
      end = start.later(by: length)
    } else {
      for place in [a.place, b.place] {
        end = max(end, try call.replay(to: place).rest() ?? session.timeline.nodes[place].end)
      }
    }
    guard end > start else {
      let usage =
        "plot \(names[0]) \(names[1]) difference"
        + (path.map { " of: \(call.text(of: $0.span))" } ?? "")
      throw Mistake(.missingArgument("'for:'", usage: usage + " for: 1s"), call.verbSpan)
    }
    let moments = TimeStretch(start: start, end: end).moments(parts)
    let places = [a.place, b.place]
    var pair: ComparedPair
    if let path {
      let curves = try zip(places, names).map { place, name throws(Mistake) in
        let curve = try call.replay(to: place).curves(of: [path], at: moments, call)[0]
        return PlotCurve(name: "\(call.text(of: path.span)), \(name)", points: curve.points)
      }
      pair = ComparedPair(curves)
    } else {
      pair = try mostDifferent(on: places, names, at: moments, call)
    }
    pair.isOnBranches = true
    if isEdited { pair.events = try events(on: places, at: end, call) }
    return pair
  }

  // The number that differs most, relative to its range, between two branches.
  private static func mostDifferent(
    on places: [Int], _ names: [String], at moments: [Int64], _ call: Invocation
  ) throws(Mistake) -> ComparedPair {
    var numbers = MovingNumbers()
    for (index, place) in places.enumerated() {
      try numbers.look(at: moments, of: call.replay(to: place), from: index * moments.count)
    }
    let times = moments.map { Stage.seconds(ticks: $0) }
    var most: (share: Double, pair: ComparedPair)?
    for column in numbers.columns(count: 2 * moments.count, stretches: 2) {
      let curves = names.enumerated().map { index, name in
        let values = column.values.dropFirst(index * moments.count).prefix(moments.count)
        return PlotCurve(name: "\(column.name), \(name)", times: times, values: Array(values))
      }
      let known = column.values.compactMap(\.self)
      guard let low = known.min(), let high = known.max(), low < high,
        let difference = CurveDifference(curves[0], curves[1])
      else { continue }
      let share = difference.maximum / (high - low)
      if share > (most?.share ?? 1e-9) { most = (share, ComparedPair(curves)) }
    }
    guard let most else {
      throw Mistake(.wrongState(message: "the two show the same, as far as they go"), call.verbSpan)
    }
    return most.pair
  }

  // The events on only one of two branches, up to a moment.
  private static func events(
    on places: [Int], at end: Int64, _ call: Invocation
  ) throws(Mistake) -> [String] {
    var lines: [[String]] = []
    for place in places { try call.replay(to: place).visit([end]) { lines.append($0.eventLines) } }
    return EventDifference.lines(lines[0], lines[1])
  }
}
