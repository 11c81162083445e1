import FlipbookLanguage
package import FlipbookPictures
package import FlipbookValues
import HeadlessUIKit

extension Session {
  func foresee(
    _ measure: MotionMeasure, of number: FlipbookValues.Expression, over stretch: AskedStretch,
    in scope: Scope
  ) throws(Mistake) -> Value {
    let world = scope.world
    let check = { () throws(Mistake) in
      if world.isInterrupted() { throw Mistake(.interrupted, number.span) }
    }
    let asked = try TimeStretch(stretch, of: [number], in: scope, self)
    let course = try course(
      of: number, source: scope.source,
      isOfExtremes: measure == .highest || measure == .lowest, over: asked, check)
    if !course.isProven {
      world.answer.note(MovingNumber.lookedText)
    } else if course.isNear {
      world.answer.note("found to a hundred-thousandth")
    }
    switch measure {
    case .highest: return .plain(course.highest?.value ?? .nan)
    case .lowest: return .plain(course.lowest?.value ?? .nan)
    case .overshoot:
      guard let overshoot = course.overshoot else {
        throw Mistake(
          .noNumber(
            "\(scope.text(of: number)) ends where it begins: it has no way to go beyond",
            hint: "ask for its 'highest' and its 'lowest'"), number.span)
      }
      return .number(Quantity(value: overshoot.share, unit: .share))
    case .settled:
      guard let settled = try settled(course, asked, check) else {
        throw Mistake(
          .noNumber(
            "\(scope.text(of: number)) does not settle in this time", hint: "look further: for: 10s"
          ), number.span)
      }
      return .number(
        Quantity(value: Stage.seconds(ticks: settled - asked.start), unit: .duration))
    }
  }

  /// What breaks a promise here, with how far it goes as time passes.
  ///
  /// It is followed to where it is back, or to where everything that ends has ended; the person can
  /// cut that short.
  func followed(_ breach: Breach) -> Breach {
    guard breach.excursion != nil else { return breach }
    var followed = breach
    let (now, (rest, goesOn)) = (timeline.here.end, outlook)
    // Choice: so much is told of what never ends.
    let more = goesOn ? Stage.ticks(seconds: 10) ?? 0 : 0
    let check = { [self] () throws(Mistake) in
      if isInterrupted() { throw Mistake(.interrupted, Span(0, 0)) }
    }
    do throws(Mistake) {
      try traverse(from: now, to: max(rest, now.later(by: more)), check) {
        world, span throws(Mistake) in
        try followed.follow(at: world, span, check: check)
      }
    } catch {
      return breach
    }
    return followed
  }

  /// How a number arrives over a stretch of time; `nil` where that can only be looked at.
  package func measures(
    of number: Expression, over stretch: TimeStretch, _ call: Invocation
  ) throws(Mistake) -> CurveMeasures? {
    let course = try course(
      of: number, source: call.scope.source, over: stretch, call.check, call)
    guard course.isProven else { return nil }
    func seconds(_ ticks: Int64) -> Double { Stage.seconds(ticks: ticks - stretch.start) }
    return CurveMeasures(
      settling: try settled(course, stretch, call.check).map(seconds),
      overshoot: course.overshoot.map { .init(share: $0.share, time: $0.ticks.map(seconds)) })
  }

  /// How a number goes over a stretch of time; a mistake where it is there at no moment of it.
  package func course(
    of number: Expression, source: String, seesCorners: Bool = false,
    isOfExtremes: Bool = false, over stretch: TimeStretch,
    _ check: @escaping () throws(Mistake) -> Void, _ call: Invocation? = nil,
    on stage: () throws(Mistake) -> World? = { nil }
  ) throws(Mistake) -> NumberCourse {
    var course = NumberCourse(
      of: number, source: source, seesCorners: seesCorners, isOfExtremes: isOfExtremes)
    try traverse(from: stretch.start, to: stretch.end, check, call, on: stage()) {
      world, span throws(Mistake) in
      try course.look(at: world, span, check: check)
      return true
    }
    guard !course.points.isEmpty else { throw course.mistake ?? Mistake(.notFinite, number.span) }
    return course
  }

  /// The moment from which on a number stays near to its end; `nil` where it never does.
  package func settled(
    _ course: NumberCourse, _ stretch: TimeStretch, _ check: @escaping () throws(Mistake) -> Void,
    on stage: () throws(Mistake) -> World? = { nil }
  ) throws(Mistake) -> Int64? {
    guard let (from, to) = course.settling else { return nil }
    guard to - from > 1 else { return to }
    let (end, near) = (course.end, course.settledDistance)
    var settled = to
    // It goes one way from the one to the other.
    try traverse(from: from, to: to, check, on: stage()) { world, span throws(Mistake) in
      guard let moving = try? course.moving(in: world) else { return true }
      func isNear(_ ticks: Int64) throws(Mistake) -> Bool {
        abs(try moving.value(at: ticks) - end) <= near
      }
      guard try isNear(span.upperBound) else { return true }
      var (far, close) = (span.lowerBound, span.upperBound)
      if try isNear(far) {
        settled = far
        return false
      }
      while close - far > 1 {
        let middle = far + (close - far) / 2
        if try isNear(middle) { close = middle } else { far = middle }
      }
      settled = close
      return false
    }
    return settled
  }
}
