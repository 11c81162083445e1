import AnimationFacades
import FlipbookLanguage
import HeadlessUIKit

// The verbs that move animators move chains as well.
extension AnimatorCommands {
  /// Carries a verb out on a chain, where that is what was named; returns whether it was.
  static func moveChain(_ call: Invocation) throws(Mistake) -> Bool {
    guard let (name, chain) = call.chain() else { return false }
    let (animate, verb) = (chain.animate, call.declaration.name)
    func check(_ holds: Bool, _ problem: String) throws(Mistake) {
      guard !holds else { return }
      throw Mistake(
        .wrongState(message: "'\(name)' \(problem)", legal: chain.legalVerbs), call.verbSpan)
    }
    let rest = rest(of: animate)
    let delay = try call.duration("after")
    switch verb {
    case "start":
      guard animate.state == .active || animate.stepsLeft > 0 else {
        throw Mistake(.noStepsLeft(name, hasPast: call.world.stage.ticks > 0), call.verbSpan)
      }
      call.world.stage.perform {
        if let delay { animate.startAnimation(afterDelay: delay) } else { animate.startAnimation() }
      }
    case "pause":
      try check(animate.state == .active, "\(rest): there is nothing to pause")
      call.world.stage.perform(animate.pauseAnimation)
    case "reverse":
      try check(animate.state == .active, "\(rest): there is nothing to turn around")
      animate.isReversed.toggle()
    case "stop":
      try check(animate.state == .active, "\(rest): there is nothing to stop")
      chain.forgetWaits()
      call.world.stage.perform { animate.stopAnimation(true) }
    case "scrub":
      try checkScrubbing(of: chain, name, call)
      try check(!animate.isRunning, "is running: only a paused chain can be scrubbed")
      try scrub(chain, name, call)
    default:
      throw Mistake(
        .wrongState(
          message: "'\(name)' is a chain: '\(verb)' does not work on it",
          legal: chain.legalVerbs), call.verbSpan)
    }
    return true
  }

  private static func rest(of animate: Animate) -> String {
    let isOver = animate.stepsBegun > 0 || animate.stepsLeft == 0
    return animate.state == .inactive && isOver ? "is over" : "has not been performed"
  }

  /// Makes sure that a chain is on its way.
  static func checkScrubbing(
    of chain: Chain, _ name: String, _ call: Invocation
  ) throws(Mistake) {
    guard chain.animate.state != .active else { return }
    throw Mistake(
      .wrongState(
        message: "'\(name)' \(rest(of: chain.animate)): there is nothing to scrub",
        legal: chain.legalVerbs), call.verbSpan)
  }

  private static func scrub(
    _ chain: Chain, _ name: String, _ call: Invocation
  ) throws(Mistake) {
    guard let (_, expression) = call.value("fraction"), let fraction = call.number("fraction")
    else { return }
    guard (0...1).contains(fraction) else { throw Mistake.fraction(expression, call) }
    do {
      try call.world.stage.perform { () throws(StageError) in
        try chain.animate.scrub(to: fraction)
      }
    } catch {
      throw Mistake(.endless(error.description), call.verbSpan)
    }
    guard chain.animate.isWaiting, chain.animate.fractionComplete < fraction - 1e-9 else { return }
    call.world.print(
      "note: \(name) waits in step \(chain.animate.stepsBegun) and goes no further; "
        + "'resume \(name)' ends the wait")
  }
}

extension Mistake {
  /// A fraction that is none.
  static func fraction(_ expression: Expression, _ call: Invocation) -> Mistake {
    let typed = call.text(of: expression.span)
    let isWhole = typed.allSatisfy(\.isNumber) && (call.number("fraction") ?? 101) <= 100
    return Mistake(
      .outOfRange(
        typed,
        allowed: "a fraction lies between 0% and 100%" + (isWhole ? ": write \(typed)%" : "")),
      expression.span)
  }
}
