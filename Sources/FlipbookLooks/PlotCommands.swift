import FlipbookCommands
import FlipbookCurves

package enum PlotCommands {
  private static let paths = Input.list("path", .expressions).atLeastOne

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "plot", group: .look, effect: .looks, places: .alone,
      parameters: [paths] + TimeStretch.parameters + [PictureSize.input],
      help: "plots shown values without moving time; default: from now",
      example: "view box frame: (0, 0, 80, 80)\nanimate 1s { box.center.x += 100 }\nstep 0.5s\n"
        + "plot box.center.x from: 0s", synonyms: ["graph", "chart"], action: plot)
  ]

  /// Choice: a picture is a screen high.
  static let rows = 20
  // Choice: two samples in a column show all that it can.
  private static let samplesInColumn = 2
  // Choices: 17 samples show how far a number goes that moves to and fro in a column. Every 80th of
  // them is at another place of its column, and tells whether the number does so.
  private static let (samplesInFastColumn, probing) = (17, 80)

  @Sendable private static func plot(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, size) = (call.session, try PictureSize(of: call, rows: rows))
    var (call, paths) = (call, call[paths])
    for path in paths {
      guard case .timing? = try? call.scope.evaluate(path) else { continue }
      throw call.scope.mistake(
        path, isNot: "a path: it is a timing",
        hint: "plot timings on their own: plot \(call.text(of: path.span))")
    }
    let stretch = try TimeStretch(of: call, paths)
    try call.checkAxis(of: stretch.seconds)
    paths = try call.numbers(paths, over: stretch)
    try call.checkCurveCount(paths)
    let curves = try curves(
      of: paths, at: stretch.moments(size.columns * samplesInColumn),
      orAt: stretch.moments(size.columns * samplesInFastColumn), call)
    var plot = Plot(panels: [PlotPanel(curves: curves)], times: stretch.seconds)
    if stretch.start < session.world.stage.ticks {
      plot.playhead = Plot.Playhead(
        time: session.now, text: "now, \(session.moment)", isPresent: true)
    }
    var answer = call.answer(plot, size)
    let range = /([\d.]+m?s) *-+ *([\d.]+m?s)/
    if let found = paths.lazy.compactMap({ call.text(of: $0.span).wholeMatch(of: range) }).first {
      answer.remark = "\(found.0) is a number; for a stretch, from: \(found.1) to: \(found.2)"
    }
    return answer
  }

  // Numbers of one kind share the axis. Numbers of several kinds, such as points and shares, each
  // lead from their start to their target.
  private static func curves(
    of paths: [Expression], at moments: [Int64], orAt finer: [Int64], _ call: Invocation
  ) throws(Mistake) -> [PlotCurve] {
    var extremes = paths.map { TrueExtremes(of: $0, source: call.scope.source) }
    var kinds = paths.map { _ in NumberKind?.none }
    let drawn = Set(moments)
    let probes = stride(from: 0, to: finer.count, by: probing).map { finer[$0] }
    let all = (moments + probes.filter { !drawn.contains($0) }).sorted()
    let (times, columns) = try call.replay.quantities(of: paths, at: all, call) {
      world, span, seen throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      for place in paths.indices {
        for case let quantity? in seen[place] { extremes[place].note(quantity.value) }
        if kinds[place] == nil { kinds[place] = scope.kind(of: paths[place]) }
        try extremes[place].look(at: world, span, check: call.check)
      }
    }
    func curves(_ columns: [[Quantity?]], _ times: [Double]) -> TrueCurves {
      TrueCurves(zip(paths, columns).map { .init(call.text(of: $0.span), $1) }, at: times)
    }
    func looks(_ areDrawn: Bool) -> (times: [Double], columns: [[Quantity?]]) {
      let places = times.indices.filter { drawn.contains(all[$0]) == areDrawn }
      return (places.map { times[$0] }, columns.map { column in places.map { column[$0] } })
    }
    var numbers = curves(looks(true).columns, looks(true).times)
    if numbers.isOftenOff(looks(false)) {
      let (times, columns) = try call.replay.quantities(of: paths, at: finer, call)
      numbers = curves(columns, times)
    }
    for (place, extremes) in extremes.enumerated() { numbers.take(extremes, of: place) }
    return numbers.curves(
      ownScales: Set(kinds.compactMap(\.self)).count > 1, digits: call.session.settings.digits)
  }
}

extension TrueCurves {
  // Whether a number is often off the line through its points. Choices: by an eighth of its range,
  // at a quarter of the moments.
  fileprivate func isOftenOff(_ looks: (times: [Double], columns: [[Quantity?]])) -> Bool {
    zip(numbers, looks.columns).contains { number, looked in
      let curve = PlotCurve(name: "", times: times, values: number.values)
      let values = curve.points.map(\.value).filter(\.isFinite)
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      // Rounding does not count, however small or far from 0 the number is.
      let limit = max((high - low) / 8, 1e-12 * max(low.magnitude, high.magnitude))
      let off = zip(looks.times, looked).count { time, quantity in
        abs((quantity?.shown ?? .nan) - (curve.value(at: time) ?? .nan)) > limit
      }
      return off * 4 > looked.count
    }
  }
}

/// The measure of a number; numbers of one kind can share an axis.
private struct NumberKind: Hashable {
  var measure: Measure
  var isVelocity = false
}

extension Scope {
  // The kind of an expression's value; nil if it is unknown.
  fileprivate func kind(of expression: Expression) -> NumberKind? {
    switch expression {
    case .path, .member:
      guard let found = try? find(expression) else { return nil }
      if case .number(let quantity) = found.value, quantity.unit == .angle {
        return NumberKind(measure: .angle)
      }
      return NumberKind(measure: found.measure)
    case .prefix(_, let part, _): return kind(of: part)
    case .infix(.add, let one, let other, _, _), .infix(.subtract, let one, let other, _, _):
      return kind(of: one) ?? kind(of: other)
    case .call(let call):
      guard let first = call.values.first, var kind = kind(of: first) else { return nil }
      switch call.name.root?.text {
      case "abs", "min", "max", "clamp", "shown", "model": return kind
      case "velocity":
        kind.isVelocity = true
        return kind
      default: return nil
      }
    default: return nil
    }
  }
}
