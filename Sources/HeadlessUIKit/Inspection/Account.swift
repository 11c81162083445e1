internal import OrderedCollections
internal import PropertyEngine

/// A stage's memory of visible changes beyond its ledger, kept to explain them.
///
/// Every change of shown values at one moment goes through ``StageState/changing(_:as:_:)``. When a
/// turn ends, the values shown before its first change are compared with those shown now; a
/// difference in a value that moves, or is set moving, is a jump. So a value that is set and set
/// back, or set and then animated from where it was, does not jump.
final class Account {
  private(set) var strays = Strays()
  // Values moved by many animations, and whether all these only add; looked up only.
  private var crowds: [AnimatedValue: Crowd] = [:]
  // The values changed in this turn, in the order of the first changes.
  private var touched: OrderedDictionary<AnimatedValue, Touched> = [:]
  // The values being changed; looked up only.
  private var changing: Set<AnimatedValue> = []
  // The values to look at just after this moment; looked up only.
  private var leaving: Set<AnimatedValue> = []
  // The entries that set the numbers of each model value last; looked up only.
  var setters: [AnimatedValue: SIMD4<Int>] = [:]
  // The makers of each part of the shown values; looked up only.
  var makers: [MakerID: Maker] = [:]
  /// The findings of what would crash, leak or surprise, in order.
  private(set) var findings: [Finding] = []
  /// All that began, with its entry; looked up by identity, and overwritten when memory is reused.
  var beginnings: OrderedDictionary<ObjectIdentifier, Beginning> = [:]
  let path: (CALayer, String) -> String
  unowned let state: StageState

  init(of state: StageState, path: @escaping (CALayer, String) -> String) {
    (self.state, self.path) = (state, path)
  }

  enum Change {
    /// A value is set, at once or by an animation.
    case assignment
    case beginning, end, finish
    /// A stopped, reversed animator is finished at its end; `finish` is any other such case.
    case reversedFinish
    case other

    // Whether it can jump even if nothing has moved the value before.
    fileprivate var mayJumpAtRest: Bool {
      switch self {
      case .beginning, .finish, .reversedFinish: true
      case .assignment, .end, .other: false
      }
    }
  }

  // A value that was changed in a turn.
  private struct Touched {
    // The value shown before; `nil` while only the changes since then are known.
    var before: LayerValue?
    // Whether a spring was cut off then.
    var isCutOff: Bool
    // The entry that changed it last.
    var cause = 0
    // Whether that change answers to a finger.
    var isTouched = false
    // The change of a value moved by many, and of its velocity.
    var gone = Crowd.Sum()
    // Whether it was moving, or was set moving.
    var isMoved = false
    // The greatest change while it was moved, and the latest one, measured at the next look.
    var greatest = Step()
    var latest: Step?
    // The velocity, if known, before another animation was added, and the entry that added it.
    var retarget: (velocity: SIMD4<Double>?, cause: Int)?

    struct Step {
      var change = Change.other
      var cause = 0
      var shown = LayerValue.none
      var isMoved = true
      var amount = 0.0
    }

    // Measures the latest change.
    mutating func look(at shown: LayerValue) {
      guard var step = latest else { return }
      latest = nil
      guard step.isMoved || step.change == .beginning else { return }
      step.amount = shown.distance(from: step.shown)
      if step.amount > greatest.amount { greatest = step }
    }
  }

  struct Look {
    let value: AnimatedValue
    // The latest animation of it, and its velocity.
    fileprivate let mover: Int?, velocity: SIMD4<Double>?
    // Its parts, if many animations move it.
    fileprivate var parts: Crowd.Parts?
  }

  /// Looks at values before a change; one inside another change of the value is ignored.
  func look(at values: [AnimatedValue], before change: Change, by movers: Movers) -> [Look] {
    values.filter { changing.insert($0).inserted }.map { value in
      if value.key.isSpatial { strays.willChange(value.layer) }
      let slot = value.layer.slot(value.key)
      if let slot, let look = lookAtParts(of: value, slot, before: change, by: movers) {
        return look
      }
      if crowds[value] != nil { crowds[value] = nil }
      let isCutOff = slot?.contributions.contains { $0.isCutOff(at: state.now) } ?? false
      let shown = isCutOff ? value.shown(ticks: -1) : value.layer.shown(value.key)
      func note(_ it: inout Touched) {
        if it.before == nil { it.before = shown.moved(by: -it.gone.numbers) }
        it.look(at: shown)
        (it.cause, it.isTouched) = (state.cause, state.fingers.isTelling)
        it.isMoved = it.isMoved || change.mayJumpAtRest || slot != nil || !value.layer.pasts.isEmpty
        it.latest = .init(change: change, cause: state.cause, shown: shown, isMoved: it.isMoved)
      }
      note(&touched[value, default: Touched(before: shown, isCutOff: isCutOff)])
      let isRetargetable = change == .assignment || change == .beginning
      return Look(
        value: value, mover: slot?.lastMover,
        velocity: isRetargetable && slot != nil ? value.layer.velocity(value.key) : nil)
    }
  }

  func note(_ looks: [Look]) {
    for look in looks {
      changing.remove(look.value)
      if let parts = look.parts {
        note(parts, of: look.value)
        continue
      }
      guard let mover = look.value.layer.slot(look.value.key)?.lastMover, mover > look.mover ?? -1
      else { continue }
      touched[look.value]?.latest?.change = .beginning
      guard let velocity = look.velocity, touched[look.value]?.retarget == nil else { continue }
      touched[look.value]?.retarget = (velocity, state.cause)
    }
  }

  /// Notes that the time of an animation that stays is over: it may show nothing from now on.
  func noteStay(of values: [AnimatedValue]) {
    note(look(at: values, before: .end, by: .any))
    leaving.formUnion(values)
  }

  func endTurn() {
    guard !touched.isEmpty else { return }
    defer { leaving = [] }
    for (value, place) in exchange(&touched, with: [:]) where value.layer.isOnScreen {
      if value.key.isSpatial { strays.didChange(value.layer, by: place.cause) }
      var place = place
      if place.before != nil || place.gone.isJump {
        let shown = leaving.contains(value) ? value.shown(ticks: 1) : value.layer.shown(value.key)
        place.look(at: shown)
        if place.before == nil { place.before = shown.moved(by: -place.gone.numbers) }
        // A value that only rounding has changed while it was moved does not jump.
        if place.greatest.amount > 1e-6, tellJump(of: value, place, to: shown) { continue }
      }
      findVelocityJump(of: value, place)
    }
  }

  private func tellJump(of value: AnimatedValue, _ place: Touched, to shown: LayerValue) -> Bool {
    let before = place.before ?? shown
    let parts = zip(before.parts(of: value.key), shown.parts(of: value.key))
    let jumps = parts.filter { Self.isJump(from: $0.numbers, to: $1.numbers) }
    let cause = place.greatest.cause
    for (old, new) in jumps {
      let path = path(value.layer, old.keyPath)
      state.note(.jumped(from: old.numbers, to: new.numbers), path, cause: cause)
      guard let how = Finding.Jump(place.greatest.change), !(place.isCutOff && how == .end),
        // Choice: a value that answers to a finger may light up at once, but not leap.
        !(place.isTouched && how == .assignment && !value.key.isSpatial)
      else { continue }
      find(.jumps(how, from: old.numbers, to: new.numbers), path, cause: cause)
    }
    return !jumps.isEmpty
  }

  // Finds values that go on at another velocity because an animation was added to a running one.
  // Choice: only places and sizes have a way on which a bend is seen.
  private func findVelocityJump(of value: AnimatedValue, _ place: Touched) {
    guard value.key.isSpatial, let retarget = place.retarget,
      retarget.velocity != nil || place.gone.isFaster
    else { return }
    let velocity = velocity(of: value)
    let old = retarget.velocity ?? velocity - place.gone.rates
    let before = LayerValue.numbers(old).parts(of: value.key)
    for (old, new) in zip(before, LayerValue.numbers(velocity).parts(of: value.key))
    where value.key.kind != .matrix && Self.isVelocityJump(from: old.numbers, to: new.numbers) {
      find(
        .changesVelocity(from: old.numbers, to: new.numbers), path(value.layer, old.keyPath),
        cause: retarget.cause)
    }
  }

  // Choice: up to so many are looked at one by one.
  private static let fewMovers = 16

  // Looks only at the parts that change, of a value that many animations move additively.
  private func lookAtParts(
    of value: AnimatedValue, _ slot: Slot, before change: Change, by movers: Movers
  ) -> Look? {
    guard slot.contributions.count > Self.fewMovers, slot.blending != .absolute,
      value.layer.pasts.isEmpty, !leaving.contains(value),
      crowds[value, default: Crowd()].isPlain(slot, state),
      let parts = Crowd.Parts(value, slot, change, movers)
    else { return nil }
    var place = touched[value] ?? Touched(before: nil, isCutOff: false)
    if place.latest != nil { place.look(at: value.layer.shown(value.key)) }
    place.isCutOff = place.isCutOff || parts.isCutOff
    (place.isMoved, place.cause) = (true, state.cause)
    touched[value] = place
    return Look(value: value, mover: nil, velocity: nil, parts: parts)
  }

  private func note(_ parts: Crowd.Parts, of value: AnimatedValue) {
    guard let step = parts.step(value) else {
      // Something else was changed as well, so the change is not known.
      crowds[value] = nil
      touched[value] = nil
      return
    }
    touched[value]?.gone += step
    crowds[value]?.go(step)
    let amount = (0..<4).map { abs(step.numbers[$0]) }.max() ?? 0
    if amount > touched[value]?.greatest.amount ?? 0 {
      touched[value]?.greatest = Touched.Step(
        change: step.adds ? .beginning : parts.change, cause: state.cause, amount: amount)
    }
    guard step.adds, parts.change == .assignment || parts.change == .beginning,
      touched[value]?.retarget == nil
    else { return }
    touched[value]?.retarget = (nil, state.cause)
  }

  private func velocity(of value: AnimatedValue) -> SIMD4<Double> {
    if let known = crowds[value]?.velocity, known.time == state.now { return known.numbers }
    let velocity = value.layer.velocity(value.key)
    crowds[value]?.velocity = (state.now, velocity)
    return velocity
  }

  // Choice: a velocity handed over by hand is less than a hundredth off.
  private static func isVelocityJump(from old: [Double], to new: [Double]) -> Bool {
    zip(old, new).contains { abs($0) > 1e-6 && abs($0 - $1) > 0.01 * max(abs($0), abs($1)) }
  }

  // Choice: rounding, and a tick of a swift motion, are less than a millionth. In a planar
  // transform the scale of z is not seen.
  private static func isJump(from old: [Double], to new: [Double]) -> Bool {
    let isFlat =
      old.count == 16 && [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { old[$0] == 0 && new[$0] == 0 }
    return zip(old, new).enumerated().contains { place, pair in
      !(isFlat && place == 10) && abs(pair.0 - pair.1) > 1e-6 * max(1, abs(pair.0), abs(pair.1))
    }
  }

  // MARK: Findings

  /// Notes something that would crash, leak or surprise.
  func find(_ kind: Finding.Kind, _ subject: String, cause: Int? = nil) {
    findings.append(
      Finding(time: state.now.seconds, subject: subject, kind: kind, cause: cause ?? state.cause))
  }

  /// Notes that something has begun, or was stopped, and is not over yet.
  func noteBeginning(of owner: AnyObject) {
    beginnings[ObjectIdentifier(owner)] = Beginning(
      owner: owner, time: state.now.seconds, cause: state.cause)
  }
}

extension AnimatedValue {
  // The value shown some ticks from now: before, that of a spring that is cut off now; after, the
  // one without an animation that stays and shows nothing.
  fileprivate func shown(ticks: Int64) -> LayerValue {
    layer.state.peek(at: layer.state.now.plus(VirtualTime(ticks: ticks))) { layer.shown(key) }
  }
}

extension LayerValue {
  // The greatest difference of their numbers; infinite between some value and none.
  fileprivate func distance(from other: LayerValue) -> Double {
    switch (self, other) {
    case (.none, .none): return 0
    case (.numbers(let a), .numbers(let b)): return (0..<4).map { abs(a[$0] - b[$0]) }.max() ?? 0
    case (.matrix(let a), .matrix(let b)):
      return zip(a.numbers, b.numbers).map { abs($0 - $1) }.max() ?? 0
    default: return .infinity
    }
  }
}
