internal import AnimationEngine

/// An animation that was added to a layer: the layer's own copy of it, and what it moves.
final class AttachedAnimation: CohortOwner {
  let animation: CAAnimation
  let key: String?
  private let state: StageState
  private weak var layer: CALayer?
  private var cohort: Cohort?
  private var tickets: [EventQueue<StageState.Due>.Ticket] = []
  private var hasStarted = false
  private var isOver = false

  init(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    state = layer.state
  }

  // A layer that is in no window has nothing to show it with: it starts, and stops unfinished.
  func commit() {
    guard let layer, layer.isOnScreen else {
      return plan(at: state.now) { [weak self] in
        self?.start()
        self?.remove()
      }
    }
    let media = animation.media(from: state.now)
    let cohort = state.columns.makeCohort(media: media)
    cohort.owner = self
    self.cohort = cohort
    if let animation = animation as? CABasicAnimation { attach(animation, cohort, to: layer) }
    plan(at: max(media.begin, state.now)) { [weak self] in self?.start() }
    guard let end = media.end else { return }
    plan(at: end) { [weak self] in self?.end() }
  }

  private func attach(_ animation: CABasicAnimation, _ cohort: Cohort, to layer: CALayer) {
    guard let path = animation.keyPath.flatMap(LayerKeyPath.init) else { return }
    let (from, delta, mixing) = animation.way(of: path.width)
    for part in path.parts where part.key != .backgroundColor || layer.model.hasBackgroundColor {
      let range = part.offset..<part.offset + part.components.count
      state.columns.attach(
        cohort, to: layer.makeSlot(part.key), components: part.components,
        from: Array(from[range]), delta: Array(delta[range]), mixing: mixing)
    }
  }

  private func plan(at time: VirtualTime, _ action: @escaping () -> Void) {
    let label = key ?? (animation as? CAPropertyAnimation)?.keyPath
    if let ticket = state.schedule(at: time, label: { label }, action) { tickets.append(ticket) }
  }

  private func start() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    animation.delegate.map { delegate in state.perform { delegate.animationDidStart(animation) } }
  }

  // The active time is over: told once; the animation goes unless it is to stay.
  private func end() {
    guard !isOver else { return }
    isOver = true
    if animation.isRemovedOnCompletion { letGo() }
    tell(finished: true)
  }

  /// Takes the animation away; one whose time was not over is told that it is.
  func remove() {
    letGo()
    guard !isOver else { return }
    isOver = true
    if !hasStarted {
      hasStarted = true
      animation.delegate.map { delegate in state.perform { delegate.animationDidStart(animation) } }
    }
    tell(finished: false)
  }

  private func letGo() {
    tickets.forEach(state.cancel)
    tickets = []
    cohort.map(state.columns.remove)
    cohort = nil
    layer?.animations.removeAll { $0 === self }
  }

  private func tell(finished: Bool) {
    animation.delegate.map { delegate in
      state.perform { delegate.animationDidStop(animation, finished: finished) }
    }
  }

  func cohortLost(_ slot: Slot, isReplaced: Bool) {
    remove()
  }
}
