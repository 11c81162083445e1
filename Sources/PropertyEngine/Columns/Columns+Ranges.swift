import IntervalArithmetic

// The values of one property between two events: the formulas of a moment, in any kind of number.
extension Columns {
  // Specialized for the kinds that searches use.
  /// The numbers that a property shows from a tick of the stage's time to another.
  @specialized(where N == Interval) @specialized(where N == Rated<Double>)
  @specialized(where N == Rated<Interval>) package func shown<N: ShownNumeral>(
    _ slot: Slot, over ticks: ClosedRange<Int64>
  ) -> [N] {
    var result = (0..<slot.width).map { N(cells.base[Int(slot.firstCell) + $0]) }
    guard slot.contributions.count > 1 else {
      for one in slot.contributions {
        _ = lay(CollectionOfOne(one), of: slot, on: &result, over: ticks)
      }
      return result
    }
    let motions = motions(of: slot)
    let reach = motions.reduce(1) { max($0, lay($1, of: slot, on: &result, over: ticks)) }
    let count = slot.contributions.count
    guard motions.count < count else { return result }
    // Poses add them one by one and round three times for each; their sum is rounded once.
    return result.enumerated().map { component, number in
      let size = size(of: slot, component)
      guard size > cells.base[Int(slot.firstCell) + component].magnitude else { return number }
      return number.widened(by: 4 * Double.ulpOfOne * Double(count) * size * reach)
    }
  }

  // The contributions to a property, in order, those of one motion together: in their sum, opposite
  // ways cancel out, while their bounds would only widen.
  private func motions(of slot: Slot) -> [[Contribution]] {
    var (motions, first) = ([[Contribution]](), 0)
    for contribution in slot.contributions {
      let adds = (0..<slot.width).allSatisfy { component in
        contribution.tracks[component].map {
          contribution.cohort.groups[$0.group].mixing == .additive
        } ?? false
      }
      // A contribution that does more than add separates those below it from those above it.
      if !adds { first = motions.count + 1 }
      // Choice: compares each contribution with the last 16 motions.
      let place = motions.indices.dropFirst(first).suffix(16).last { place in
        let other = motions[place][0]
        // Compares first what differs most often.
        return other.cohort.playhead.anchor == contribution.cohort.playhead.anchor
          && (0..<slot.width).allSatisfy { component in
            guard let a = other.motion(component), let b = contribution.motion(component)
            else { return false }
            return Drive.areSameMotion(a, b)
          }
      }
      if let place { motions[place].append(contribution) } else { motions.append([contribution]) }
    }
    return motions
  }

  /// Whether a property may show something else as a block's cohort ends than after that; one that
  /// only adds has come to 0 then.
  func jumps(_ slot: Slot, atEndOf cohort: Cohort, _ end: VirtualTime) -> Bool {
    let own = slot.contributions[slot.indices(of: cohort)]
    guard !own.allSatisfy({ onlyAdds($0, to: slot) }) else { return false }
    guard own.count == slot.contributions.count, slot.blending != .transform else { return true }
    let last: [Rated<Double>] = shown(slot, over: end.ticks...end.ticks)
    return last.enumerated().contains { component, last in
      let model = cells.base[Int(slot.firstCell) + component]
      // Choice: allows for rounding.
      return !(abs(last.value - model) <= 1e-12 * max(1, abs(model)))
    }
  }

  /// Whether no other cohort that moves a property repeats or replaces what lies below it.
  package func takesOffsets(_ slot: Slot, besides cohort: Cohort) -> Bool {
    for contribution in slot.contributions.reversed() where contribution.cohort !== cohort {
      // An animation of a component, or of a transform's member, has its own key.
      let isWhole =
        switch contribution.effect?.source {
        case .member: false
        case nil: (0..<slot.width).allSatisfy { contribution.tracks[$0] != nil }
        default: true
        }
      guard isWhole else { continue }
      guard onlyAdds(contribution, to: slot), !contribution.cohort.repeats else { return false }
      // A block already adds to what lies below it, so another block can.
      if !contribution.cohort.isAttached { return true }
    }
    return true
  }

  private func onlyAdds(_ contribution: Contribution, to slot: Slot) -> Bool {
    if let effect = contribution.effect { return effect.isOffset || effect.isAdditive }
    return (0..<slot.width).allSatisfy { component in
      guard let track = contribution.tracks[component] else { return true }
      let mixing = contribution.cohort.groups[track.group].mixing
      return mixing.keep == 1 && mixing.keepPerProgress == 0
    }
  }

  /// The change per second of a property's shown value; zero for transforms.
  package func velocity(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    let shown: [Rated<Double>] = shown(slot, over: now.ticks...now.ticks)
    return shown.enumerated().reduce(into: .zero) { $0[$1.offset] = $1.element.rate }
  }

  /// The sum of some contributions to a property at a moment, and its change per second; zero for
  /// transforms, and `nil` if one of them does more than add.
  package func sum(
    of contributions: some Sequence<Contribution>, to slot: Slot, at now: VirtualTime
  ) -> (numbers: SIMD4<Double>, rates: SIMD4<Double>)? {
    guard slot.blending != .transform else { return (.zero, .zero) }
    var sum = Array(repeating: Rated<Double>(0), count: slot.width)
    for contribution in contributions {
      guard onlyAdds(contribution, to: slot) else { return nil }
      _ = lay(CollectionOfOne(contribution), of: slot, on: &sum, over: now.ticks...now.ticks)
    }
    return sum.enumerated().reduce(into: (numbers: .zero, rates: .zero)) { result, part in
      (result.numbers[part.offset], result.rates[part.offset]) = (
        part.element.value, part.element.rate
      )
    }
  }

  // Lays the contributions of one motion over `result`; returns the largest share of the way.
  private func lay<N: ShownNumeral>(
    _ motion: some Collection<Contribution>, of slot: Slot, on result: inout [N],
    over ticks: ClosedRange<Int64>
  ) -> Double {
    guard let contribution = motion.first else { return 0 }
    let cohort = contribution.cohort
    let readings = contribution.clock.readings(over: ticks)
    func showing(isVertical: Bool) -> Showing<N> {
      cohort.showing(of: contribution.segment, isVertical: isVertical, over: readings)
    }
    let level = showing(isVertical: false)
    let vertical = cohort.hasVerticalPace ? slot.verticalComponent : nil
    var reach = 0.0
    for component in 0..<slot.width {
      guard let place = contribution.tracks[component] else { continue }
      let showing = component == vertical ? showing(isVertical: true) : level
      guard let (progress, cycles) = showing.place else { continue }
      let group = cohort.groups[place.group]
      let share =
        group.course.flatMap { $0.frames?.value($0.component, at: progress) } ?? progress
      var track = tracks[place.index, in: group.run]
      for other in motion.dropFirst() {
        guard let place = other.tracks[component] else { continue }
        let next = tracks[place.index, in: other.cohort.groups[place.group].run]
        (track.from, track.delta) = (track.from + next.from, track.delta + next.delta)
      }
      // A difference that is left by rounding counts as none.
      if motion.count > 1, track.delta.magnitude <= 2 * .ulpOfOne * size(of: slot, component) {
        track.delta = 0
      }
      // What adds nothing to a component does not jump as it ends, either.
      if track.from == 0, track.delta == 0, group.mixing == .additive { continue }
      let above = group.mixing.value(
        own: .straight(from: track.from, delta: track.delta, at: share),
        end: track.number(at: group.share(at: 1)), below: result[component], at: (progress, cycles))
      result[component] =
        showing.isThroughout ? above : .joined(result[component], above, jumps: true)
      reach = max(reach, abs(share.bounds.lower), abs(share.bounds.upper))
    }
    return reach
  }
}
