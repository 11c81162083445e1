internal import PropertyEngine

extension StageState {
  /// Something due: the call, and who planned it.
  struct Due {
    enum Call {
      /// A block, and the name of its owner in messages.
      case block(label: String?, () -> Void)
      /// The end of a run, for its owner.
      case arrival(AnimationRun, any RunOwner)
      /// An animation of a layer becomes active, or stops being so.
      case start(AttachedAnimation), end(AttachedAnimation)
    }

    let call: Call
    /// The entry that planned it.
    let cause: Int
    /// The callback that planned it; `nil` if none did.
    let planner: Planner?

    var label: String? {
      switch call {
      case .block(let label, _): label
      case .arrival(_, let owner): owner.label
      case .start(let attached), .end(let attached): attached.name
      }
    }

    func fire() {
      switch call {
      case .block(_, let action): action()
      case .arrival(let run, let owner): owner.arrived(run)
      case .start(let attached): attached.start()
      case .end(let attached): attached.finish()
      }
    }
  }

  typealias Ticket = EventQueue<Due>.Ticket

  final class Planner {
    let label: String?
    let moment: VirtualTime
    // Whether one of the calls it planned has come; the others no longer count.
    fileprivate var isCounted = false

    init(label: String?, moment: VirtualTime) { (self.label, self.moment) = (label, moment) }
  }

  /// How many callbacks of one command may cause callbacks.
  ///
  /// A planner counts once, at the first of its calls: calls that merely come together are no loop.
  struct Budget {
    private var left = StageState.callbackLimit
    private var leftAtMoment = StageState.momentLimit
    // The labels of the planners that counted last.
    private var lastPlanners: [String] = []
    mutating func beginMoment() { leftAtMoment = StageState.momentLimit }

    mutating func spend(_ planner: Planner, at now: VirtualTime) throws(StageError) {
      guard !planner.isCounted else { return }
      let isSameMoment = planner.moment == now
      let isOneMoment = isSameMoment && leftAtMoment == 0
      guard left > 0, !isOneMoment else {
        throw .endlessCallbacks(
          labels: plannersAgain,
          count: isOneMoment ? StageState.momentLimit : StageState.callbackLimit,
          isOneMoment: isOneMoment)
      }
      planner.isCounted = true
      left -= 1
      if isSameMoment { leftAtMoment -= 1 }
      guard min(leftAtMoment, left) < Self.remembered else { return }
      planner.label.map { lastPlanners.append($0) }
      if lastPlanners.count > Self.remembered { lastPlanners.removeFirst() }
    }

    private static let remembered = 24

    // The labels that occur more than once among the last planners: these form the loop.
    private var plannersAgain: [String] {
      let counts = lastPlanners.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      // Sorted, so that the order does not depend on where in the loop the count ended.
      return Array(counts.filter { $0.value > 1 }.keys.sorted().prefix(3))
    }
  }
}
