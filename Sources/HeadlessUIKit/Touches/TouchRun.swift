internal import PropertyEngine

/// A planned touch that is being carried out.
final class TouchRun {
  private struct Finger {
    let plan: PlannedTouch
    var times: [VirtualTime]
    var points: [CGPoint]
    var next = 0
    var touch: UITouch?
    /// When it does something next; `nil` when it is done.
    var nextTime: VirtualTime? { next < times.count ? times[next] : nil }
  }

  private unowned let state: StageState
  private let origin: PlannedTouch.Origin
  private let label: String?
  private var fingers: [Finger]
  private var isPlaced = false
  // The number of samples that count for the stage until the touch is over.
  private var planned = 0
  private var ticket: StageState.Ticket?

  init(
    _ plans: [PlannedTouch], from origin: PlannedTouch.Origin, label: String?, isOpen: Bool = false,
    state: StageState
  ) throws(StageError) {
    try Self.check(plans, besides: state.fingers.plannedSamples)
    (self.state, self.origin, self.label) = (state, origin, label)
    fingers = []
    for plan in plans {
      let moments = plan.samples.map(\.time) + (isOpen ? [] : [plan.end])
      let times = try moments.map { (time) throws(StageError) in try state.moment(in: time) }
      fingers.append(Finger(plan: plan, times: times, points: plan.samples.map(\.point)))
      planned += plan.samples.count
    }
    state.fingers.plannedSamples += planned
    plan()
  }

  private static func check(_ plans: [PlannedTouch], besides planned: Int) throws(StageError) {
    guard !plans.isEmpty, plans.allSatisfy({ !$0.samples.isEmpty }) else {
      throw .invalidTouch(.noSamples)
    }
    guard plans.reduce(planned, { $0 + $1.samples.count }) <= PlannedTouch.limit else {
      throw .invalidTouch(.tooManySamples(limit: PlannedTouch.limit))
    }
    for plan in plans {
      let times = plan.samples.map(\.time) + [plan.end]
      let points = plan.samples.map(\.point)
      guard times.allSatisfy(\.isFinite), points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
      else { throw .invalidTouch(.notFinite) }
      guard zip([0] + times, times).allSatisfy(<=) else { throw .invalidTouch(.fallingTimes) }
    }
  }

  /// Moves an open finger to a point at a moment, or lifts it.
  func extend(to point: CGPoint?, at time: VirtualTime) {
    fingers[0].times.append(time)
    if let point { fingers[0].points.append(point) }
    plan()
  }

  // Touches of one moment come in the order they were planned.
  private func plan() {
    guard let time = fingers.indices.lazy.compactMap({ self.fingers[$0].nextTime }).min() else {
      state.fingers.plannedSamples -= planned
      return planned = 0
    }
    let planner: StageState.Planner?? = ticket == nil ? .none : .some(state.firing?.planner)
    ticket = state.schedule(.block(label: label, go), at: time, inPlaceOf: ticket, by: planner)
  }

  private func go() {
    if !isPlaced { place() }
    let moves = fingers.indices.compactMap(step)
    plan()
    if !moves.isEmpty { state.fingers.tell(moves) }
  }

  // Converts the points to the window's; a view that is not on the screen is missed.
  private func place() {
    isPlaced = true
    guard let view = origin.view else { return }
    guard let face = view.layer.presentation() else { return miss(view) }
    if case .middle = origin {
      guard let middle = face.middleOfVisiblePart else { return miss(view) }
      move { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) }
    } else {
      let matrices = face.matricesToRoot
      move { matrices.reduce($0) { LayerGeometry.seen($0, through: $1) } }
    }
  }

  private func move(_ change: (CGPoint) -> CGPoint) {
    for index in fingers.indices { fingers[index].points = fingers[index].points.map(change) }
  }

  private func miss(_ view: UIView) {
    note(.offScreen(view.layer.ledgerName ?? "it"))
    fingers = []
  }

  private func note(_ obstacle: TouchObstacle?) {
    state.note(.missed(obstacle), label ?? "touch")
    state.account?.find(.missesTouch(obstacle), label ?? "touch")
  }

  private func step(_ index: Int) -> Fingers.Move? {
    guard let time = fingers[index].nextTime, time <= state.now else { return nil }
    let place = fingers[index].next
    fingers[index].next += 1
    guard place > 0 else { return comeDown(index) }
    guard let touch = fingers[index].touch else { return nil }
    let last = fingers[index].points.count - 1
    let end: UITouch.Phase = fingers[index].plan.isCancelled ? .cancelled : .ended
    return (touch, place > last ? end : .moved, fingers[index].points[min(place, last)])
  }

  private func comeDown(_ index: Int) -> Fingers.Move? {
    let point = fingers[index].points[0]
    let touch = state.fingers.touch(at: point)
    let obstacle = obstacle(at: point, touch)
    if touch == nil || obstacle != nil { note(obstacle) }
    guard let touch else {
      fingers[index].next = .max
      return nil
    }
    fingers[index].touch = touch
    return (touch, .began, point)
  }

  // Why the aim does not get the touch; `nil` if it, or a subview, does.
  private func obstacle(at point: CGPoint, _ touch: UITouch?) -> TouchObstacle? {
    let taker = touch?.view
    guard let aim = origin.view ?? (state.rootLayer?.delegate as? UIView)?.topmostAtRest(at: point),
      taker?.isDescendant(of: aim) != true, let obstacle = aim.obstacle(at: point, taker: taker)
    else { return nil }
    switch (origin, obstacle) {
    case (.window, .block), (.window, .animator): return obstacle
    case (.window, _): return nil
    // A view that takes no touches leaves them to a view around it, as a label does to its button.
    case (_, .disabled) where !aim.isUserInteractionEnabled:
      let isHeard =
        taker.map(aim.isDescendant) ?? false && touch?.gestureRecognizers?.isEmpty == false
      return isHeard ? nil : obstacle
    default: return obstacle
    }
  }
}
