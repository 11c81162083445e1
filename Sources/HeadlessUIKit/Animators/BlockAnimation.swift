internal import OrderedCollections
internal import PropertyEngine

/// A running `UIView.animate` block, or animations between begin and commit: changes made under the
/// same settings form one run, and it is over when its last run is.
package final class BlockAnimation: RunOwner {
  private let state: StageState
  let label: String?
  private let part: Int?
  /// Called when the first change begins to move, after its delay; and when everything is over.
  var willStart: (() -> Void)?
  var didStop: ((_ finished: Bool) -> Void)?
  var animationID: String?, delegateContext: UnsafeMutableRawPointer?
  private(set) var isBetweenBeginAndCommit = false
  private(set) var settings: BlockSettings
  // The runs under way, each with the ticket of its end, and its timing.
  private var open:
    Few<(run: AnimationRun, end: StageState.Ticket?, timing: any UITimingCurveProvider)> = []
  private let sequence: AnimationSequence?
  private var hasStarted = false
  private var wasCutShort = false
  // Whether the block has run; nothing is over before.
  private var isCommitted = false

  init(
    _ settings: BlockSettings, state: StageState, label: String?, part: Int? = nil,
    didStop: ((Bool) -> Void)? = nil
  ) {
    (self.settings, self.state) = (settings, state)
    sequence = state.running.sequences.last.flatMap { $0.blocksFollowClock ? $0.sequence : nil }
    (self.label, self.part, self.didStop) = (label, part, didStop)
  }

  deinit { for (run, _, _) in open { run.owner = nil } }

  /// Runs a block with settings; inside an animator's block its changes become the animator's.
  static func run(
    _ settings: BlockSettings, overriding options: UIView.AnimationOptions, label: String?,
    part: Int? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let state = CurrentStage.state
    let outer = state.running.recordings.last
    if outer == nil, let adopter = state.adopter { return adopter.adopt(animations, completion) }
    let overrides: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ]
    if let outer, let run = outer.run, outer.context.tracksInnerBlocks,
      options.isDisjoint(with: overrides)
    {
      animations()
      completion.map { run.innerCompletions.append($0) }
      return
    }
    BlockAnimation(
      settings.inheriting(from: outer?.context, overriding: options), state: state, label: label,
      part: part, didStop: completion
    ).run(animations)
  }

  /// Runs a block with these settings and starts what it changed.
  func run(_ animations: () -> Void) {
    state.running.blocks.append(self)
    state.record(makeRecording()) {
      animations()
      guard settings.laysOutSubviews else { return }
      // Layouts that the changes asked for move with them.
      for (run, _, _) in open { for change in run.changes { change.layer.layoutIfNeeded() } }
    }
    state.running.blocks.removeLast()
    commit()
  }

  /// Records until ``commit()``, for begin and commit.
  func begin() {
    isBetweenBeginAndCommit = true
    state.running.blocks.append(self)
    state.running.recordings.append(makeRecording())
  }

  func change(_ change: (inout BlockSettings) -> Void) {
    change(&settings)
    guard !state.running.recordings.isEmpty else { return }
    state.running.recordings[state.running.recordings.count - 1] = makeRecording()
  }

  /// Starts the changes; without any, the block is over when the turn ends.
  func commit() {
    isBetweenBeginAndCommit = false
    isCommitted = true
    state.blockAnimations[ObjectIdentifier(self)] = self
    sequence?.adopt(self)
    state.account?.noteBeginning(of: self)
    if state.hasTimeSpaces { for (run, _, _) in open { planEnd(of: run) } }
    guard open.isEmpty else { return }
    if state.areAnimationsEnabled, let account = state.account {
      if settings.paced(by: state.transactions).leg.span > .zero {
        account.find(.movesNothing, name)
      } else {
        account.findNoTime(name)
      }
    }
    plan(at: now) { [weak self] in
      self?.start()
      self?.end()
    }
  }

  package var name: String {
    (label.map(state.written) ?? "animate") + (part.map { ", part \($0)" } ?? "")
  }
  /// Whether it is a whole block, not a step of a chain.
  var isWhole: Bool { part == nil }

  func addCompletion(_ added: @escaping (Bool) -> Void) {
    let told = didStop
    didStop = { finished in
      told?(finished)
      added(finished)
    }
  }

  var isEndless: Bool { open.contains { $0.run.playhead.arrival == nil } }

  /// Seconds until everything has arrived, or is back at its beginning; `nil` for never.
  package var remaining: Double? {
    var last = 0.0
    if let sequence, sequence.isReversed {
      let begun = open.compactMap { $0.run.playhead.beginning }.min()
      return begun.map { max(localNow.minus($0), .zero).seconds }
    }
    for (run, _, _) in open {
      guard let arrival = sequence == nil ? run.arrival : run.playhead.arrival else { return nil }
      last = max(last, max(arrival.minus(localNow), .zero).seconds)
    }
    return last
  }

  /// Whether everything begins at this very moment, without waiting.
  package var beginsNow: Bool {
    let now = localNow
    return !open.isEmpty
      && open.allSatisfy { run, _, _ in
        !run.playhead.isWaiting(at: now) && run.playhead.progress(at: now) == 0
      }
  }

  /// The progress of the last run.
  package var progress: Double { open.last?.run.playhead.progress(at: localNow) ?? 0 }
  // The last run, if it follows the stage's clock.
  var lastRun: AnimationRun? { sequence == nil ? open.last?.run : nil }

  var givenDuration: Double { settings.duration }
  var leg: Leg { settings.paced(by: state.transactions).leg }
  var context: Recording.Context { settings.context }
  var touchPlace: TouchPlace { settings.allowsUserInteraction ? .shown : .nowhere }
  var endsInSilence: Bool { didStop == nil && sequence == nil }
  package var motions: [Motion] { open.flatMap { $0.run.changes.flatMap(\.motions) } }
  package var timings: [any UITimingCurveProvider] { open.map(\.timing) }

  // MARK: Runs

  private func makeRecording() -> Recording {
    Recording(of: self, startsFromPresentation: settings.beginsFromCurrentState)
  }

  /// Makes a run for the present settings; `nil` if there is no time to move in.
  func makeRun() -> AnimationRun? {
    let settings = settings.paced(by: state.transactions)
    let leg = settings.leg
    guard state.areAnimationsEnabled, leg.span > .zero, leg.activeSpan > .zero else { return nil }
    let delay = VirtualTime.clamped(seconds: settings.delay)
    var playhead = Playhead(leg: leg)
    playhead.start(at: now, delay: delay)
    let run = AnimationRun(
      of: self, state: state, playhead: playhead, time: sequence.map { .sequence($0) } ?? .layers)
    run.key = settings.key
    open.append((run, nil, settings.ownTiming))
    if willStart != nil {
      // A block that is cut short may be released before this comes.
      plan(at: now.adding(delay) ?? now) { [weak self] in self?.start() }
    }
    planEnd(of: run)
    state.lives?.begin(
      run, Life(.block, name, playhead, at: state.now, delay: delay, end: run.arrival))
    return run
  }

  // Plans the end of a run; plans it again when a layer's time changes.
  private func planEnd(of run: AnimationRun) {
    guard let place = open.firstIndex(where: { $0.run === run }) else { return }
    if let sequence {
      guard open[place].end == nil, let arrival = run.playhead.arrival else { return }
      return open[place].end = sequence.plan(at: arrival) { self.arrived(run) }
    }
    guard let arrival = run.arrival else { return state.drop(&open[place].end) }
    open[place].end = state.schedule(.arrival(run, self), at: arrival, inPlaceOf: open[place].end)
  }

  /// Another animation took over a property, or its view left the window.
  func lost(_ run: AnimationRun) {
    wasCutShort = true
    guard run.isIdle, open.contains(where: { $0.run === run }) else { return }
    plan(at: now) { [weak self, weak run] in
      // The block may have given it more to move since.
      if let run, run.isIdle { self?.arrived(run) }
    }
  }

  func retimed(_ run: AnimationRun) { planEnd(of: run) }

  func arrived(_ run: AnimationRun) {
    guard let place = open.firstIndex(where: { $0.run === run }) else { return }
    open.remove(at: place).end.map(cancel)
    run.noteCutOff()
    state.lives?.end(run, at: state.now)
    run.settle(at: .end)
    if open.isEmpty, isCommitted { end() }
  }

  // MARK: Start and end

  private func cancel(_ ticket: StageState.Ticket) {
    if let sequence { sequence.cancel(ticket) } else { state.cancel(ticket) }
  }

  // By the block's clock, the present moment, and the one from which its sequence continues.
  private var localNow: VirtualTime { sequence?.localNow ?? state.now }
  private var now: VirtualTime { sequence?.furthest ?? state.now }

  private func plan(at time: VirtualTime, _ action: @escaping () -> Void) {
    if let sequence {
      sequence.plan(at: time, action)
    } else {
      state.schedule(.block(label: label, action), at: time)
    }
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    willStart?()
  }

  private func end() {
    sequence?.release(self)
    state.note(.finished(!wasCutShort), name)
    let (told, finished) = (didStop, !wasCutShort)
    state.blockAnimations[ObjectIdentifier(self)] = nil
    state.perform { told?(finished) }
  }

  // MARK: In a sequence

  func silence(_ isSilent: Bool) { for (run, _, _) in open { run.silence(isSilent) } }

  /// Ends its runs without calling anything.
  func abandon() {
    for (run, _, _) in open {
      state.lives?.end(run, at: state.now)
      run.settle(at: .end)
    }
    open = []
    state.blockAnimations[ObjectIdentifier(self)] = nil
  }
}
