import IntervalArithmetic

// What one property shows between two events, by the formulas of a moment in any kind of number.
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
    // Poses add them one by one: each number is rounded three times on the way, and in their sum once.
    return result.enumerated().map { component, number in
      let size = size(of: slot, component)
      guard size > cells.base[Int(slot.firstCell) + component].magnitude else { return number }
      return number.widened(by: 4 * Double.ulpOfOne * Double(count) * size * reach)
    }
  }

  // What moves a property, in its order, with what one motion adds to it in one: what is led there and
  // back at once cancels out, and the bounds of each way do not.
  private func motions(of slot: Slot) -> [[Contribution]] {
    var (motions, first) = ([[Contribution]](), 0)
    for contribution in slot.contributions {
      let adds = (0..<slot.width).allSatisfy { component in
        contribution.tracks[component].map {
          contribution.cohort.groups[$0.group].mixing == .additive
        } ?? false
      }
      // What does more comes between what is below and above it.
      if !adds { first = motions.count + 1 }
      // Choice: so many are compared with each.
      let place = motions.indices.dropFirst(first).suffix(16).last { place in
        let other = motions[place][0]
        // What differs most comes first.
        return other.cohort.playhead.anchor == contribution.cohort.playhead.anchor
          && (0..<slot.width).allSatisfy { component in
            guard let a = other.motion(component), let b = contribution.motion(component)
            else { return false }
            return Drive.isOne(a, b)
          }
      }
      if let place { motions[place].append(contribution) } else { motions.append([contribution]) }
    }
    return motions
  }

  /// Whether a property shows something else as a cohort ends than after that, or may; what only adds
  /// adds nothing then.
  func jumps(_ slot: Slot, atEndOf cohort: Cohort, _ end: VirtualTime) -> Bool {
    let own = slot.contributions[slot.indices(of: cohort)]
    guard !own.allSatisfy({ onlyAdds($0, to: slot) }) else { return false }
    guard own.count == slot.contributions.count, slot.blending != .transform else { return true }
    let last: [Rated<Double>] = shown(slot, over: end.ticks...end.ticks)
    return last.enumerated().contains { component, last in
      let model = cells.base[Int(slot.firstCell) + component]
      // Choice: as far as rounding may lead it.
      return !(abs(last.value - model) <= 1e-12 * max(1, abs(model)))
    }
  }

  /// Whether nothing else moves a property that repeats or replaces what lies below it.
  package func takesOffsets(_ slot: Slot, besides cohort: Cohort) -> Bool {
    for contribution in slot.contributions.reversed() where contribution.cohort !== cohort {
      // A component, or a member of a transform, has a key of its own.
      let isWhole =
        switch contribution.effect?.source {
        case .member: false
        case nil: (0..<slot.width).allSatisfy { contribution.tracks[$0] != nil }
        default: true
        }
      guard isWhole else { continue }
      guard onlyAdds(contribution, to: slot), !contribution.cohort.repeats else { return false }
      // What a block could be added to when it began, another one can.
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

  /// The change per second of what a property shows; transforms have none.
  package func velocity(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    let shown: [Rated<Double>] = shown(slot, over: now.ticks...now.ticks)
    return shown.enumerated().reduce(into: .zero) { $0[$1.offset] = $1.element.rate }
  }

  /// What some contributions add to a property at a moment, with the change per second: nothing to
  /// transforms; `nil` where one of them does anything but add.
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

  // Lays contributions of one motion over what lies below; returns how far that has gone, at most.
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
      // What is left of their sum by rounding leads nowhere.
      if motion.count > 1, track.delta.magnitude <= 2 * .ulpOfOne * size(of: slot, component) {
        track.delta = 0
      }
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
