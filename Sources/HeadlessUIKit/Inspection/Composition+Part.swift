internal import OrderedCollections
internal import PropertyEngine

extension Composition {
  package struct Part {
    package let origin: Origin
    /// The share of one way's time; `nil` while it shows nothing.
    package let share: Double?
    package let isReturning: Bool
    /// The origins that it took the value from.
    package let replaced: [Origin]
    /// Circumstances that may be surprising.
    package let circumstances: [Circumstance]
  }

  /// An animation's name in the ledger and its entry's number; `nil` without an account.
  package struct Origin: Equatable {
    package let name: String
    package let cause: Int?
  }

  package enum Circumstance: Equatable {
    /// It shows nothing now: it has not begun, or is over.
    case showsNothing
    case waits, isHeld
    /// It is an animator heading for its start, with this `fractionComplete`.
    case isReversed(fraction: Double)
    /// A spring that was held, and started again from a progress with its whole duration.
    case setOutAnew(from: Double)
    /// It was given a duration, but its spring has its own.
    case ownDuration(takes: TimeInterval)
    /// It takes over from the values below, and others add to it.
    case isAddedTo(by: [Origin])
    /// Another one takes over from it.
    case isCovered(by: Origin)
    case showsPast(at: TimeInterval)
  }
}

extension Composition.Part {
  typealias Source = Composition.Step.Source

  /// - Parameters:
  ///   - later: the sources behind it.
  ///   - cover: the first of these that takes its place.
  init(
    _ source: Source, under later: ArraySlice<Source>, coveredBy cover: ColumnPart?,
    moving value: AnimatedValue
  ) {
    let state = value.layer.state
    switch source {
    case .past(let history):
      let sequence = state.activeSequences.values.first { $0.history.holds(history) }
      self.init(
        origin: Composition.Origin(name: sequence?.name ?? "sequence", cause: nil), share: nil,
        isReturning: false, replaced: [],
        circumstances: [.showsPast(at: sequence?.currentTime ?? 0)])
    case .column(let part):
      let maker = state.account?.maker(of: part.cohort, part.segment, moving: value)
      self.init(
        origin: Composition.Origin(part.cohort, part.segment, moving: value),
        share: part.progress?.share, isReturning: part.progress?.isReturning ?? false,
        replaced: maker?.replaced ?? [],
        circumstances: part.circumstances(at: state.now)
          + part.circumstances(under: later, coveredBy: cover, moving: value))
    }
  }
}

extension Composition.Origin {
  init(_ cohort: Cohort, _ segment: Int, moving value: AnimatedValue) {
    name =
      switch cohort.owner {
      case let run as AnimationRun: run.name
      case let attached as AttachedAnimation: attached.name
      default: "animation"
      }
    cause = value.layer.state.account?.maker(of: cohort, segment, moving: value)?.cause
  }
}

extension ColumnPart {
  fileprivate func circumstances(at now: VirtualTime) -> [Composition.Circumstance] {
    var found: [Composition.Circumstance] = place == nil ? [.showsNothing] : []
    guard let run = cohort.owner as? AnimationRun else { return found }
    let playhead = run.playhead
    if playhead.isWaiting(at: now) { found.append(.waits) }
    if playhead.isHeld { found.append(.isHeld) }
    if let animator = run.animator, playhead.isReversed {
      found.append(.isReversed(fraction: Double(animator.fractionComplete)))
    }
    guard case .spring(_, let stretch) = playhead.leg.pacing else { return found }
    if !playhead.leg.isWhole {
      found.append(.setOutAnew(from: playhead.leg.from))
    } else if let given = run.givenDuration, given != playhead.leg.span.seconds, stretch == 1 {
      found.append(.ownDuration(takes: playhead.leg.span.seconds))
    }
    return found
  }

  // The effects on it of the parts behind it.
  fileprivate func circumstances(
    under later: ArraySlice<Composition.Step.Source>, coveredBy cover: ColumnPart?,
    moving value: AnimatedValue
  ) -> [Composition.Circumstance] {
    func origin(_ part: ColumnPart) -> Composition.Origin {
      Composition.Origin(part.cohort, part.segment, moving: value)
    }
    if let cover { return [.isCovered(by: origin(cover))] }
    // Only the last part that takes over can have others added to it.
    guard place != nil, !isAdditive else { return [] }
    let parts = later.compactMap(\.shownPart)
    return parts.isEmpty ? [] : [.isAddedTo(by: parts.map(origin))]
  }
}

extension Composition.Step.Source {
  /// The part, if it shows something.
  var shownPart: ColumnPart? {
    if case .column(let part) = self, part.place != nil { part } else { nil }
  }
}
