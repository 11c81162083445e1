internal import PropertyEngine

extension StageState {
  /// The work that a turn has gathered for its commit.
  struct Turn {
    /// Layers that were put somewhere.
    var arrived: [CALayer] = []
    /// Layers changed without an animation.
    var changed: [CALayer] = []
    var needingLayout: [CALayer] = []
    var needingDisplay: [CALayer] = []
    /// Animations added to layers that were in no window.
    var waitingAnimations: [AttachedAnimation] = []

    var isEmpty: Bool {
      arrived.isEmpty && changed.isEmpty && needingLayout.isEmpty && needingDisplay.isEmpty
        && waitingAnimations.isEmpty
    }
  }

  /// The code that is running, innermost last.
  struct Running {
    var recordings: [Recording] = []
    /// The blocks that setters such as `setAnimationDuration` act on.
    var blocks: [BlockAnimation] = []
    var sequences: [AnimationSequence.Scope] = []
    /// The collectors of `animateKeyframes` blocks.
    var frameCollectors: [FrameCollector] = []

    var isEmpty: Bool {
      recordings.isEmpty && blocks.isEmpty && sequences.isEmpty && frameCollectors.isEmpty
    }
  }

  /// Displays the layers that asked for it; those that ask meanwhile wait for the next commit.
  func display() {
    for layer in exchange(&turn.needingDisplay, with: []) { layer.displayIfNeeded() }
  }

  /// Lays out the layers that asked for it, ancestors first, in up to 100 rounds if more ask then.
  func layOut() {
    var rounds = 0
    while !turn.needingLayout.isEmpty, rounds < 100 {
      constraintSolver?.solve()
      for layer in exchange(&turn.needingLayout, with: []).sorted(by: \.depth) { layer.layOut() }
      rounds += 1
    }
  }

  func after(_ delay: Double, label: String?, _ block: @escaping () -> Void) throws(StageError) {
    plan(label, at: try moment(in: delay), block)
  }

  /// Plans a block, whose call the ledger will record, and returns its ticket.
  @discardableResult func plan(
    _ label: String?, at time: VirtualTime, _ block: @escaping () -> Void
  ) -> Ticket? {
    let fire = { [unowned self] in
      note(.fired, label ?? "after")
      block()
    }
    return schedule(.block(label: label, fire), at: time)
  }

  func moment(in interval: Double) throws(StageError) -> VirtualTime {
    guard interval.isFinite, interval >= 0 else { throw .invalidInterval(interval) }
    guard let span = VirtualTime(seconds: interval), let time = now.adding(span) else {
      throw .beyondRange(interval)
    }
    return time
  }

  func advance(by interval: Double) throws(StageError) {
    precondition(isIdle, "a stage cannot be advanced from inside one of its own calls")
    try advance(to: moment(in: interval))
  }
}
