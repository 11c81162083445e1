import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

// Making an animator, and adding to it.
extension AnimatorCommands {
  @Sendable static func make(_ call: Invocation) throws(Mistake) {
    let name = try call.newName()
    let duration = try call.duration("duration") ?? 0.25
    let timing = call.timing("timing") ?? .curve(.easeInOut)
    let animator = call.world.stage.perform {
      UIViewPropertyAnimator(duration: duration, timingParameters: timing.parameters)
    }
    animator.label = name
    animator.pausesOnCompletion = call.bool("pausesOnCompletion") ?? false
    animator.scrubsLinearly = call.bool("scrubsLinearly") ?? true
    animator.isInterruptible = call.bool("isInterruptible") ?? true
    if let block = call.block("block") {
      let scope = call.scope.inside(.animation)
      try scope.rehearse(block)
      animator.addAnimations(scope.closure(block))
    }
    call.world.names[name] = .animator(animator)
    call.world.timings[name] = timing
    call.world.continuations[name] = nil
    call.world.lastAnimator = name
  }

  @Sendable static func add(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (_, animator) = try call.animator() else { return }
    guard let block = call.block("block") else { return }
    let factor = call.number("delayFactor") ?? 0
    if let value = call.value("delayFactor"), !(0...1).contains(factor) {
      throw Mistake(
        .outOfRange(call.text(of: value.expression.span), allowed: "a delay factor lies in 0…1"),
        value.expression.span)
    }
    let scope = call.scope.inside(.animation)
    try scope.rehearse(block)
    try attempt(call, animator) { () throws(AnimatorError) in
      try animator.tryAdd(scope.closure(block), delayFactor: factor)
    }
  }

  @Sendable static func completion(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (_, animator) = try call.animator() else { return }
    guard let block = call.block("block") else { return }
    let scope = call.scope.inside(.fired)
    try scope.rehearse(block)
    animator.addCompletion { position in
      var fired = scope
      fired.position = position
      fired.finished = position == .end
      fired.run(block)
    }
  }
}
