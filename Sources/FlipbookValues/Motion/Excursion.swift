/// How far a promise is broken, and when it is kept again.
///
/// It is followed from event to event, like the promise itself, and proven to the same extent.
package struct Excursion {
  // The condition that decides while the promise is broken; `nil` where nothing can end that.
  private let condition: Scope.Decided?
  private let source: String
  package private(set) var numbers: [FarNumber]
  // Whether there is only one number, which the text need not name.
  private var isOfOne = true
  /// The moment at which it is kept again, in ticks.
  package private(set) var back: Int64?
  /// The last moment at which it was seen to be broken.
  package var end: Int64? { back.map { $0 - 1 } ?? last }
  private var last: Int64?
  private var (isProven, isDecided, isAway) = (true, true, false)

  /// - Parameter condition: the part of a promise that alone decides, and its answer.
  init(_ condition: Scope.Decided, in scope: Scope) {
    (self.condition, source) = (condition, scope.source)
    numbers = scope.comparisons(deciding: condition).compactMap { FarNumber($0, in: scope) }
    isOfOne = numbers.count == 1
  }

  /// The excursion of a number that turns back at a value instead of going on.
  init(of number: Expression, source: String, turningFrom value: Double, falls: Bool) {
    (condition, self.source) = (nil, source)
    numbers = [FarNumber(number, turningFrom: value, falls: falls)]
  }

  /// How near numbers come to a condition that never holds.
  package init(toward condition: Expression, in scope: Scope) {
    (self.condition, source) = (nil, scope.source)
    numbers = scope.comparisons(deciding: (condition, true)).compactMap { FarNumber($0, in: scope) }
    isOfOne = false
  }

  /// Follows a stage until its next event; returns whether there is more to see.
  package mutating func follow(
    at world: World, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) -> Bool {
    guard back == nil, isDecided else { return false }
    let scope = Scope(world: world, source: source)
    var end = span.upperBound
    if let condition {
      let moving = try? MovingCondition(condition: condition.expression, in: scope)
      guard let moving else { return false }
      let kept = !condition.holds
      func first(_ answer: Bool, _ start: Int64, _ end: Int64, _ favoured: Favour) throws(Mistake)
        -> Found
      {
        try moving.first(answer, in: start...end, favoured: favoured, check: check)
      }
      // Once it is away by more than rounding, touching the bound again counts as back.
      let (start, close) = (span.lowerBound, span.upperBound)
      let away = try isAway ? start : first(!kept, start, close, .leaning(kept)).moment
      var found = try isAway ? .nowhere : first(kept, start, away ?? close, .leaning(!kept))
      if found == .nowhere, let away {
        (isAway, found) = (true, try first(kept, away, close, .answer(kept)))
      }
      switch found {
      case .at(let ticks): (back, end) = (ticks, ticks - 1)
      case .undecided: isDecided = false
      case .nowhere: last = end
      }
      isProven = isProven && moving.isProven
    }
    guard isDecided, end >= span.lowerBound else { return back == nil && isDecided }
    for place in numbers.indices {
      try numbers[place].look(in: scope, span.lowerBound...end, check: check)
    }
    return back == nil
  }

  // MARK: Words

  /// The text for its beginning, if the number leaves its bound without a jump.
  func leaving(in scope: Scope) -> String? {
    isOfOne && numbers[0].isAtBound(in: scope)
      ? "\(scope.text(of: numbers[0].subject)) leaves" : nil
  }

  package func text(in world: World) -> String {
    var parts = numbers.compactMap { number in
      number.text(in: world, source: source).map { text in
        isOfOne ? text : "\(number.subject.span.text(in: source)) \(text)"
      }
    }
    let isNear = !parts.isEmpty && numbers.contains(where: \.isNear)
    if let back {
      parts.append("back at \(world.momentText.moment(back))")
    } else if !isDecided {
      parts.append("not decided when it is back")
    } else if let last {
      parts.append("not back by \(world.momentText.moment(last))")
    }
    if !isProven || numbers.contains(where: { !$0.isProven }) {
      parts.append("looked at \(MovingNumber.looksPerSecond) times a second")
    } else if isNear {
      parts.append(NumberCourse.nearText)
    }
    return parts.map { ", " + $0 }.joined()
  }
}

/// A number that goes farther than it may: how far, and when.
package struct FarNumber {
  private enum Way: String { case up = "high", down = "low", either = "far" }

  package let subject: Expression
  // The bound it is compared with, and their difference, which goes too far from `start`.
  private var bound: Expression?
  private let difference: Expression
  private let way: Way
  private var start = 0.0
  private var first: Int64?
  /// The farthest value as text, and its moment; `nil` before it is looked at.
  package private(set) var farthest: (ticks: Int64, value: String, bound: String?)?
  /// The distance beyond the bound; below 0 where it never goes too far.
  package private(set) var amount = -Double.infinity
  private(set) var (isProven, isNear) = (true, false)
  // A number without a value somewhere has no farthest value.
  private var hasValues = true

  /// - Returns: `nil` where no numbers are compared, or none can be too far.
  fileprivate init?(_ condition: Scope.Decided, in scope: Scope) {
    guard case .infix(let op, let a, let b, let opSpan, let span) = condition.expression,
      (try? scope.number(a)) != nil, (try? scope.number(b)) != nil
    else { return nil }
    let isReversed = scope.isConstant(a)
    let (subject, bound) = isReversed ? (b, a) : (a, b)
    (self.subject, self.bound) = (subject, bound)
    difference = .infix(.subtract, subject, bound, opSpan: opSpan, span: span)
    switch op {
    case .equal where condition.holds, .notEqual where !condition.holds: return nil
    case .equal, .notEqual: way = .either
    default:
      let isLess = op == .less || op == .lessOrEqual
      way = (isLess != isReversed) == condition.holds ? .down : .up
    }
  }

  fileprivate init(_ number: Expression, turningFrom value: Double, falls: Bool) {
    (subject, difference) = (number, number)
    (way, start) = (falls ? .down : .up, value)
  }

  fileprivate mutating func look(
    in scope: Scope, _ span: TickSpan, check: @escaping Polling
  ) throws(Mistake) {
    first = first ?? span.lowerBound
    var course = NumberCourse(of: difference, source: scope.source, isOfExtremes: true)
    guard hasValues else { return }
    do throws(Mistake) { try course.look(at: scope.world, span, check: check) } catch {
      // The distance may be unknown even where the promise is known to be broken.
      if case .notDecided = error.kind {} else if !error.isOfValue { throw error }
      (hasValues, farthest) = (false, nil)
      return
    }
    (isProven, isNear) = (isProven && course.isProven, isNear || course.isNear)
    for point in [course.highest, course.lowest] {
      guard let point, amount(of: point.value - start) > amount else { continue }
      let moving = try MovingNumber(number: subject, in: scope)
      farthest = try moving.peek(point.ticks) { scope throws(Mistake) in
        let value = try scope.operand(subject)
        guard let bound else { return (point.ticks, scope.world.text.text(value), nil) }
        let limit = try scope.operand(bound)
        return (
          point.ticks, scope.text(value, apartFrom: limit),
          scope.isLiteral(bound) ? nil : scope.world.text.text(limit)
        )
      }
      amount = amount(of: point.value - start)
    }
  }

  private func amount(of distance: Double) -> Double {
    switch way {
    case .up: distance
    case .down: -distance
    case .either: abs(distance)
    }
  }

  // Whether the number and its bound have the same text.
  fileprivate func isAtBound(in scope: Scope) -> Bool {
    guard let bound, let (value, limit) = try? (scope.operand(subject), scope.operand(bound))
    else { return false }
    return scope.world.text.text(value) == scope.world.text.text(limit)
  }

  // `nil` where it is farthest when it begins.
  fileprivate func text(in world: World, source: String) -> String? {
    guard let farthest, farthest.ticks != first else { return nil }
    let other = farthest.bound.map { ", where \(bound?.span.text(in: source) ?? "") is \($0)" }
    return "as \(way.rawValue) as \(farthest.value) at \(world.momentText.moment(farthest.ticks))"
      + (other ?? "")
  }
}
