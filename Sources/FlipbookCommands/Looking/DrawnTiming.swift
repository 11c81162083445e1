/// A timing with the points its curve is drawn through.
package struct DrawnTiming {
  /// Choices: 2000 parts show every swing, and ten seconds show all of a spring that swings
  /// forever.
  package static let (parts, longest) = (2000, 10.0)

  package var name: String
  package let shape: TimingShape

  /// Reads a timing that gets a duration in seconds.
  package init(_ expression: Expression, duration: Double, _ call: Invocation) throws(Mistake) {
    let value = try call.scope.evaluate(expression)
    guard case .timing(let timing) = value else {
      throw Mistake(value, isNot: "a timing", expression.span)
    }
    name = call.text(of: expression.span)
    shape = TimingShape(timing.parameters, duration: duration)
  }

  package var duration: Double { shape.isEndless ? Self.longest : shape.duration }

  // Choice: a picture can show 32 turns apart.
  private static let readableTurns = 32

  /// The seconds in which a picture can show each swing.
  package var readable: Double {
    let turns = shape.turns(upTo: duration)
    return turns.count > Self.readableTurns ? turns[Self.readableTurns - 1] : duration
  }

  package var measures: CurveMeasures {
    let turns = [0] + shape.turns(upTo: duration) + [duration]
    var points = turns.map { PlotCurve.Point(time: $0, value: shape.progress(at: $0)) }
    if !shape.isEndless { points.append(.init(time: duration, value: 1)) }
    return CurveMeasures(turningAt: points, end: 1, value: shape.progress)
  }

  /// Its progress up to its end, or longer.
  ///
  /// After its duration it stays at its end: a finished animation is exactly at its goal, even if
  /// its spring still swings a little.
  package func progress(to end: Double? = nil) -> PlotCurve {
    curve(to: end ?? duration) { $0 >= duration && !shape.isEndless ? 1 : shape.progress(at: $0) }
  }

  package func velocity(to end: Double) -> PlotCurve { curve(to: end) { shape.velocity(at: $0) } }

  private func curve(to end: Double, _ value: (Double) -> Double) -> PlotCurve {
    let points = (0...Self.parts).map { part in
      let time = end * Double(part) / Double(Self.parts)
      return PlotCurve.Point(time: time, value: value(time))
    }
    return PlotCurve(name: name, points: points)
  }
}
