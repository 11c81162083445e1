internal import PropertyEngine

/// A value that many animations move, all additively or multiplicatively: its change follows from
/// the animations that change, however many there are.
struct Crowd {
  /// The value's velocity, and the moment at which it was found.
  var velocity: (time: VirtualTime, numbers: SIMD4<Double>)?
  // Whether all up to cohort `seen` only add; the next check begins behind it.
  private var (isPlain, seen) = (true, -1)

  mutating func isPlain(_ slot: Slot, _ state: StageState) -> Bool {
    let new = slot.contributions[slot.contributions(after: seen)...]
    if isPlain, !new.isEmpty {
      isPlain =
        slot.blending == .transform
        ? state.columns.offset(.identity, by: new, at: state.now) != nil
        : state.columns.sum(of: new, to: slot, at: state.now) != nil
    }
    seen = slot.contributions.last?.cohort.id ?? seen
    return isPlain
  }

  mutating func go(_ step: Sum) { velocity?.numbers += step.rates }

  struct Sum {
    var numbers = SIMD4<Double>.zero
    var rates = SIMD4<Double>.zero
    /// Whether another animation has begun to move it.
    var adds = false
    /// Whether that may be a jump, of the value or of its velocity.
    var isJump: Bool { (0..<4).contains { abs(numbers[$0]) > 1e-6 } }
    var isFaster: Bool { (0..<4).contains { abs(rates[$0]) > 1e-6 } }

    static func += (a: inout Sum, b: Sum) {
      a.numbers += b.numbers
      a.rates += b.rates
    }
  }

  /// The parts of a value that a change may affect: the model, some cohorts, and later ones.
  struct Parts {
    let change: Account.Change
    /// Whether a spring of these cohorts is cut off at this moment.
    let isCutOff: Bool
    private let cohorts: [Cohort]
    private let model: LayerValue
    private let effect: (sum: Sum, factor: Matrix4)
    private let (last, count): (Int, Int)

    init?(
      _ value: AnimatedValue, _ slot: Slot, _ change: Account.Change, _ movers: Account.Movers
    ) {
      guard case .cohorts(let cohorts) = movers else { return nil }
      (self.change, self.cohorts) = (change, cohorts)
      model = value.layer.modelValue(value.key)
      last = slot.contributions.last?.cohort.id ?? -1
      let (state, now) = (value.layer.state, value.layer.state.now)
      isCutOff = cohorts.contains { cohort in
        slot.contributions[slot.indices(of: cohort)].contains { $0.isCutOff(at: now) }
      }
      // A spring that is cut off now is taken from just before.
      let moment = isCutOff ? now.minus(VirtualTime(ticks: 1)) : now
      guard let effect = Self.effect(of: cohorts, slot, at: moment, state) else { return nil }
      self.effect = effect
      count = Self.others(slot, cohorts)
    }

    /// The change of the value; `nil` if something else changed as well, or a transform changed.
    func step(_ value: AnimatedValue) -> Sum? {
      let (state, present) = (value.layer.state, value.layer.modelValue(value.key))
      var step = Sum()
      if value.key.blending != .transform {
        step.numbers = present.numbers - model.numbers - effect.sum.numbers
        step.rates = -effect.sum.rates
      }
      guard let slot = value.layer.slot(value.key) else { return count == 0 ? step : nil }
      let known = Set(cohorts.map(ObjectIdentifier.init))
      let added = slot.contributions[slot.contributions(after: last)...].filter {
        !known.contains(ObjectIdentifier($0.cohort))
      }
      guard Self.others(slot, cohorts) == count + added.count,
        let own = Self.effect(of: cohorts, slot, at: state.now, state),
        let new = state.columns.sum(of: added, to: slot, at: state.now)
      else { return nil }
      if slot.blending == .transform {
        guard let under = state.columns.offset(present.matrix, by: added, at: state.now),
          own.factor.isNear(effect.factor), under.isNear(model.matrix)
        else { return nil }
      }
      step += own.sum
      step += Sum(numbers: new.numbers, rates: new.rates)
      step.adds = !added.isEmpty
      return step
    }

    // The sum that some cohorts add to numbers, or the factor they multiply onto a transform.
    private static func effect(
      of cohorts: [Cohort], _ slot: Slot, at moment: VirtualTime, _ state: StageState
    ) -> (sum: Sum, factor: Matrix4)? {
      let own = cohorts.flatMap { slot.contributions[slot.indices(of: $0)] }
      guard let sum = state.columns.sum(of: own, to: slot, at: moment),
        let factor = slot.blending == .transform
          ? state.columns.offset(.identity, by: own, at: moment) : .identity
      else { return nil }
      return (Sum(numbers: sum.numbers, rates: sum.rates), factor)
    }

    private static func others(_ slot: Slot, _ cohorts: [Cohort]) -> Int {
      slot.contributions.count - cohorts.reduce(0) { $0 + slot.indices(of: $1).count }
    }
  }
}

extension Account {
  /// The animations whose effects a change may alter: some cohorts and those made by it, or any.
  enum Movers {
    case cohorts([Cohort])
    case any
  }
}

extension Slot {
  /// The place of the first contribution of a later cohort.
  fileprivate func contributions(after cohort: Int) -> Int {
    var place = contributions.count
    while place > 0, contributions[place - 1].cohort.id > cohort { place -= 1 }
    return place
  }
}

extension LayerValue {
  func moved(by way: SIMD4<Double>) -> LayerValue {
    if case .numbers(let numbers) = self { .numbers(numbers + way) } else { self }
  }
}

extension Matrix4 {
  func isNear(_ other: Matrix4) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-9 * max(1, abs($0)) }
  }
}
