import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

extension Session {
  /// What a number does over a stretch of time, measured ahead.
  func foresee(
    _ measure: MotionMeasure, of number: Expression, over stretch: AskedStretch, in scope: Scope
  ) throws(Mistake) -> Value {
    let (world, replay) = (scope.world, Replay(of: self))
    let asked = try TimeStretch(stretch, of: [number], in: scope, self)
    let course = try replay.course(
      of: number, source: scope.source, isOfExtremes: measure == .highest || measure == .lowest,
      over: asked)
    if !course.isProven {
      world.answer.note(MovingNumber.lookedText)
    } else if course.isNear {
      world.answer.note("found to a hundred-thousandth")
    }
    func none(_ problem: String, _ hint: String) -> Mistake {
      Mistake(.noNumber("\(scope.text(of: number)) \(problem)", hint: hint), number.span)
    }
    switch measure {
    case .highest: return .plain(course.highest?.value ?? .nan)
    case .lowest: return .plain(course.lowest?.value ?? .nan)
    case .overshoot:
      guard let overshoot = course.overshoot else {
        throw none(
          "ends where it begins, so it cannot overshoot",
          "ask for its 'highest' or 'lowest'")
      }
      return .number(Quantity(value: overshoot.share, unit: .share))
    case .settled:
      guard let settled = try replay.settled(course) else {
        throw none("does not settle in this time", "look further: for: 10s")
      }
      return .number(Quantity(value: Stage.seconds(ticks: settled - asked.start), unit: .duration))
    }
  }

  /// Follows a broken promise until it is kept again, everything has ended, or the person interrupts.
  func followed(_ breach: Breach) -> Breach {
    guard breach.excursion != nil else { return breach }
    var followed = breach
    let (replay, now, (rest, goesOn)) = (Replay(of: self), timeline.here.end, outlook)
    // Choice: of what never ends, ten seconds.
    let more = goesOn ? Stage.ticks(seconds: 10) ?? 0 : 0
    let stretch = TimeStretch(start: now, end: max(rest, now.later(by: more)))
    do throws(Mistake) {
      try replay.follow(stretch) { world, span throws(Mistake) in
        try followed.follow(at: world, span, check: replay.check)
      }
    } catch { return breach }
    return followed
  }
}
