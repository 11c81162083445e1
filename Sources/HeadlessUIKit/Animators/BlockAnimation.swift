internal import AnimationEngine

/// A `UIView.animate` block on its way: started once, ended once, never paused.
package final class BlockAnimation {
  /// What a block is played with.
  package struct Plan {
    var duration: Double
    var delay: Double
    var options: UIView.AnimationOptions
    /// A spring's leg; `nil` for the curve of the options.
    var leg: Leg?
    var label: String?
  }

  private let run: AnimationRun
  private let label: String?
  private let completion: ((Bool) -> Void)?
  private var ticket: EventQueue<StageState.Due>.Ticket?
  private var wasCutShort = false
  private var isOver = false

  /// Runs the changes and starts them moving; `nil` when they became part of an outer animator.
  static func start(
    _ plan: Plan, animations: () -> Void, completion: ((Bool) -> Void)?
  ) -> BlockAnimation? {
    let state = CurrentStage.state
    let outer = state.recordings.last
    let overrides: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    if let outer, outer.context.tracksInnerBlocks, plan.options.isDisjoint(with: overrides) {
      animations()
      completion.map { outer.run.innerCompletions.append($0) }
      return nil
    }
    let block = BlockAnimation(
      plan.inheriting(from: outer?.context), state: state, completion: completion)
    block.begin(plan.inheriting(from: outer?.context), animations)
    return block
  }

  private init(_ plan: Plan, state: StageState, completion: ((Bool) -> Void)?) {
    label = plan.label
    self.completion = completion
    var playhead = Playhead(leg: plan.wholeLeg)
    playhead.start(at: state.now, delay: .clamped(seconds: plan.delay))
    run = AnimationRun(state: state, playhead: playhead)
  }

  private func begin(_ plan: Plan, _ animations: () -> Void) {
    if plan.wholeLeg.span > .zero {
      run.record(
        segment: 0, startsFromPresentation: plan.options.contains(.beginFromCurrentState),
        context: plan.context, animations)
    } else {
      run.state.withoutRecording(animations)
    }
    let end = run.changes.isEmpty ? run.state.now : run.playhead.arrival
    run.name = { [label] in label ?? "animate" }
    run.onLoss = { [unowned self] in lost() }
    run.state.blockAnimations[ObjectIdentifier(self)] = self
    planEnd(at: end)
  }

  private func planEnd(at time: VirtualTime?) {
    ticket.map(run.state.cancel)
    ticket = time.flatMap {
      run.state.schedule(at: $0, label: { [label] in label }) { [unowned self] in end() }
    }
  }

  // Another animation took a property over, or its view left the window.
  private func lost() {
    guard !isOver else { return }
    wasCutShort = true
    if run.changes.isEmpty { planEnd(at: run.state.now) }
  }

  private func end() {
    isOver = true
    let state = run.state
    run.settle(at: .end)
    state.note(.finished(!wasCutShort), label ?? "animate")
    completion.map { completion in state.perform { completion(!wasCutShort) } }
    state.blockAnimations[ObjectIdentifier(self)] = nil
  }
}

extension BlockAnimation.Plan {
  fileprivate var wholeLeg: Leg {
    leg ?? Leg(pacing: .cubic(options.curve.curve), span: .clamped(seconds: duration))
  }

  fileprivate var context: Recording.Context {
    Recording.Context(duration: duration, pacing: wholeLeg.pacing)
  }

  fileprivate func inheriting(from outer: Recording.Context?) -> BlockAnimation.Plan {
    guard let outer else { return self }
    var plan = self
    if !options.contains(.overrideInheritedDuration) { plan.duration = outer.duration }
    let pacing = options.contains(.overrideInheritedCurve) ? wholeLeg.pacing : outer.pacing
    plan.leg = Leg(pacing: pacing, span: .clamped(seconds: plan.duration))
    return plan
  }
}

extension StageState {
  /// Runs changes that apply at once, also inside an animation block.
  func withoutRecording(_ body: () -> Void) {
    let outer = recordings
    recordings = []
    perform(body)
    recordings = outer
  }
}
