import FlipbookLanguage
package import FlipbookPictures
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

/// Where a number turns, jumps, changes its velocity abruptly, or passes its model.
package struct Extremes {
  package struct Extreme {
    package enum Kind: Int, CaseIterable {
      case jump, corner, crossing, peak, trough

      /// Its word in a table, and what that means.
      package var choice: Choice {
        switch self {
        case .jump: Choice("jumps", "the number becomes another one at one moment")
        case .corner: Choice("corner", "the velocity becomes another one at one moment")
        case .crossing: Choice("crosses its model", "what is shown passes what was set")
        case .peak: Choice("peak", "the number turns and goes down again")
        case .trough: Choice("trough", "the number turns and goes up again")
        }
      }
    }

    let ticks: Int64
    let kind: Kind
    /// The number on both sides.
    let value: (before: Double, after: Double)
    /// The velocity on both sides, if it changes.
    var velocity: (before: Double, after: Double)?
  }

  package private(set) var course: NumberCourse
  private var crossings: [Extreme] = []
  // Whether its model may differ from the shown value.
  private let hasModel: Bool
  // The last point away from its model.
  private var side: NumberCourse.Point?

  package init(of number: Expression, source: String) {
    course = NumberCourse(of: number, source: source, seesCorners: true)
    let words = Entry(statements: [.query(number)], text: source).words
    hasModel = !words.contains("velocity") && !words.contains("shown")
  }

  /// How many there are so far, without turning points.
  package var count: Int { course.breaks.count + crossings.count }

  /// Looks at a stage over a span in which only time passes.
  package mutating func look(
    at world: World, _ span: ClosedRange<Int64>, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) {
    let known = course.points.count
    try course.look(at: world, span, check: check)
    guard hasModel, course.points.count > known else { return side = nil }
    let moving = try course.moving(in: world)
    for point in course.points[known...] { try noteCrossing(to: point, moving, from: span) }
  }

  private mutating func noteCrossing(
    to point: NumberCourse.Point, _ moving: MovingNumber, from span: ClosedRange<Int64>
  ) throws(Mistake) {
    let way = point.value - point.model
    guard way.magnitude > point.noise else { return }
    defer { side = point }
    guard let side, side.model == point.model, (side.value > side.model) != (way > 0),
      !course.breaks.contains(where: {
        $0.isJump && side.ticks < $0.ticks && $0.ticks <= point.ticks
      })
    else { return }
    var (before, after) = (max(side.ticks, span.lowerBound - 1), point.ticks)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if (try moving.value(at: middle) > point.model) == (way > 0) {
        after = middle
      } else {
        before = middle
      }
    }
    let value = try moving.value(at: after)
    crossings.append(Extreme(ticks: after, kind: .crossing, value: (value, value)))
  }

  /// All of them in the order of time.
  package var all: [Extreme] {
    let breaks = course.breaks.map { found in
      Extreme(
        ticks: found.ticks, kind: found.isJump ? .jump : .corner,
        value: (found.before.value, found.after.value),
        velocity: found.isCorner ? (found.before.rate, found.after.rate) : nil)
    }
    let turns = course.turningPoints.map { turn in
      Extreme(
        ticks: turn.point.ticks, kind: turn.isPeak ? .peak : .trough,
        value: (turn.point.value, turn.point.value))
    }
    return (breaks + turns + crossings).sorted {
      ($0.ticks, $0.kind.rawValue) < ($1.ticks, $1.kind.rawValue)
    }
  }
}

extension Extremes.Extreme {
  package static let columns = [
    Column.time, Column(name: "what", "what stands out there"),
    Column(name: "value", alignment: .right, "the number at that moment"), .velocity,
  ]

  /// The cells of a row of a table; `isAngle` tells whether the number is one.
  package func cells(_ text: ValueText, isAngle: Bool) -> [Cell] {
    func both(_ sides: (before: Double, after: Double)) -> Cell {
      let (factor, unit) = isAngle ? (1.0.degrees, "deg") : (1, "")
      let (before, after) = text.apart(sides.before * factor, sides.after * factor)
      return .text("\(before)\(unit) to \(after)\(unit)")
    }
    return [
      .seconds(Stage.seconds(ticks: ticks)), .text(kind.choice.word),
      kind == .jump ? both(value) : Cell(value.after, isAngle: isAngle),
      velocity.map(both) ?? .empty,
    ]
  }
}
