internal import AnimationEngine
internal import OrderedCollections

/// What a stage remembers of changes that are seen, beyond its ledger: kept where somebody asks why.
///
/// Whatever may change what is shown at one moment goes through ``StageState/changing(_:evenAtRest:_:)``.
/// What is shown before the first change of a turn and after its last one is compared when the turn
/// ends; where these differ and something moves the value, or is set moving, the ledger tells of a
/// jump. So a value that is set and set back, or set and then animated from where it was, tells of
/// none.
final class Account {
  // What was changed in this turn, in the order of the first changes.
  private var touched: OrderedDictionary<AnimatedValue, Touched> = [:]
  // The entries that the numbers of each model value were set by last; looked up only.
  private var setters: [AnimatedValue: SIMD4<Int>] = [:]
  // What has made each part of what is shown; looked up only.
  private var makers: [MakerID: Maker] = [:]
  // The path of one of a layer's values, as people write it.
  private let path: (CALayer, String) -> String

  init(path: @escaping (CALayer, String) -> String) {
    self.path = path
  }

  // A value that was changed in a turn.
  private struct Touched {
    // What was shown before.
    let before: LayerValue
    // Whether it was moving, or was set moving by what changes it.
    var isMoved: Bool
    // The entry that changed it most, and by how much, while it was moved.
    var cause = 0
    var change = 0.0
  }

  /// A value that is about to be changed, and what it shows.
  typealias Look = (value: AnimatedValue, shown: LayerValue)

  /// Looks at values before a change.
  func look(at values: [AnimatedValue], evenAtRest: Bool, in state: StageState) -> [Look] {
    values.map { value in
      let shown = value.shownBefore(in: state)
      let isMoved = evenAtRest || value.layer.slot(value.key) != nil || !value.layer.pasts.isEmpty
      touched[value, default: Touched(before: shown, isMoved: false)].isMoved =
        isMoved || touched[value]?.isMoved ?? false
      return (value, shown)
    }
  }

  /// Looks at them after it.
  func note(_ looks: [Look], in state: StageState) {
    for (value, before) in looks {
      guard var place = touched[value], place.isMoved else { continue }
      let change = value.layer.shown(value.key).distance(from: before)
      guard change > place.change else { continue }
      (place.change, place.cause) = (change, state.cause)
      touched[value] = place
    }
  }

  /// Tells the ledger of the jumps of a turn.
  func endTurn(of state: StageState) {
    guard !touched.isEmpty else { return }
    let all = touched
    touched = [:]
    for (value, place) in all where place.change > 0 && value.layer.isOnScreen {
      let after = value.layer.shown(value.key)
      for (old, new) in zip(place.before.parts(of: value.key), after.parts(of: value.key))
      where Self.isJump(from: old.numbers, to: new.numbers) {
        state.note(
          .jumped(from: old.numbers, to: new.numbers), path(value.layer, old.keyPath),
          cause: place.cause)
      }
    }
  }

  // Choice: a millionth is more than rounding, and more than a tick of a swift motion.
  private static func isJump(from old: [Double], to new: [Double]) -> Bool {
    zip(old, new).contains { abs($0 - $1) > 1e-6 * max(1, abs($0), abs($1)) }
  }

  // MARK: Animations

  /// What has made a part of what is shown.
  struct Maker {
    /// The entry that made it.
    let cause: Int
    /// What it took the value from.
    var replaced: [Composition.Origin] = []
  }

  // What tells parts apart: cohorts by their numbers, which no two have.
  private struct MakerID: Hashable {
    let cohort: Int
    let segment: Int
    let value: AnimatedValue
  }

  /// Notes that a part of a cohort moves a value from now on.
  func noteMaking(_ cohort: Cohort, _ segment: Int, moving value: AnimatedValue) {
    let id = MakerID(cohort: cohort.id, segment: segment, value: value)
    makers[id] = Maker(cause: value.layer.state.cause, replaced: makers[id]?.replaced ?? [])
  }

  /// Notes that a cohort, whose latest part it is, takes a value from another one.
  func noteReplacement(of old: Contribution, by cohort: Cohort, moving value: AnimatedValue) {
    let taker = value.layer.slot(value.key)?.contributions.last { $0.cohort === cohort }
    let id = MakerID(cohort: cohort.id, segment: taker?.segment ?? 0, value: value)
    makers[id, default: Maker(cause: value.layer.state.cause)].replaced.append(
      Composition.Origin(old.cohort, old.segment, moving: value))
  }

  /// What has made a part of a cohort.
  func maker(of cohort: Cohort, _ segment: Int, moving value: AnimatedValue) -> Maker? {
    makers[MakerID(cohort: cohort.id, segment: segment, value: value)]
  }

  // MARK: The model

  /// Notes that a model value is set.
  func noteModel(of layer: CALayer, _ key: LayerKey, _ new: LayerValue) {
    let (value, old) = (AnimatedValue(layer, key), layer.modelValues.value(key))
    let isGeometry = key.kind.isNumbers && old.isThere && new.isThere
    for component in 0..<4
    where isGeometry ? old.numbers[component] != new.numbers[component] : old != new {
      setters[value, default: .zero][component] = layer.state.cause
    }
  }

  /// The entry that has set a number of a model value, or a colour or a transform; `nil` where it
  /// has its first value.
  func setter(of value: AnimatedValue, _ component: Int) -> Int? {
    setters[value].flatMap { $0[component] > 0 ? $0[component] : nil }
  }

  /// Tells the ledger of a value that is set at once while something moves it.
  func noteAssignment(to layer: CALayer, _ key: LayerKey, _ new: LayerValue) {
    guard layer.slot(key) != nil else { return }
    let old = layer.modelValues.value(key)
    for (before, after) in zip(old.parts(of: key), new.parts(of: key))
    where before.numbers != after.numbers {
      layer.state.note(.assigned(to: after.numbers), path(layer, after.keyPath))
    }
  }
}

extension StageState {
  /// Makes a change of what is shown of some values; an account that is kept looks before and after.
  ///
  /// - Parameter evenAtRest: whether a jump is one even where nothing moves the value before.
  @inline(__always)
  func changing<Result, Failure: Error>(
    _ values: @autoclosure () -> [AnimatedValue], evenAtRest: Bool = false,
    _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let account else { return try change() }
    let looks = account.look(at: values(), evenAtRest: evenAtRest, in: self)
    defer { account.note(looks, in: self) }
    return try change()
  }
}

extension AnimatedValue {
  // What is shown before a change: of a spring whose time is over just now and that is cut off far
  // from its target, where it is, and not where its end puts it.
  fileprivate func shownBefore(in state: StageState) -> LayerValue {
    guard let slot = layer.slot(key),
      slot.contributions.contains(where: { $0.isCutOff(at: state.now) })
    else { return layer.shown(key) }
    return state.peek(at: state.now.minus(VirtualTime(ticks: 1))) { layer.shown(key) }
  }
}

extension LayerValue {
  // The greatest difference of their numbers; infinite between some value and none.
  fileprivate func distance(from other: LayerValue) -> Double {
    switch (self, other) {
    case (.none, .none): return 0
    case (.numbers(let a), .numbers(let b)): return (0..<4).map { abs(a[$0] - b[$0]) }.max() ?? 0
    case (.matrix(let a), .matrix(let b)):
      let rows = zip([a.r1, a.r2, a.r3, a.r4], [b.r1, b.r2, b.r3, b.r4])
      return rows.flatMap { a, b in (0..<4).map { abs(a[$0] - b[$0]) } }.max() ?? 0
    default: return .infinity
    }
  }
}

extension Stage {
  /// Begins to keep an account of what changes what is shown from here on: the ledger then tells of
  /// scrubs, of values that are set while they move, and of jumps.
  ///
  /// - Parameter path: the path of one of a layer's values, given its key path, as people write it.
  package func keepAccount(path: @escaping (CALayer, String) -> String) {
    state.account = Account(path: path)
  }
}
