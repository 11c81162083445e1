package import IntervalArithmetic
package import PropertyEngine

/// Some shown numbers, as functions of time until the next thing due.
///
/// It holds until the next thing due on its stage, if nothing else happens there. Its numbers are
/// those of `presentation()`, or of the model for a layer that is not on the screen.
package struct ShownValue {
  let source: any ShownSource
  let state: StageState
  package var count: Int { source.count }

  /// Makes the numbers at a key path or `frame` (a transform's: m11, m12 …); `nil` for none there.
  package init?(of layer: CALayer, keyPath: String) {
    state = layer.state
    if state.isIdle { state.commit() }
    guard let source = layer.shownSource(keyPath) else { return nil }
    self.source = source
  }

  /// Makes the number of an animator's `fractionComplete`.
  package init(fractionOf animator: UIViewPropertyAnimator) {
    (state, source) = (animator.stage, ShownFraction(run: animator.phase.run, animator: animator))
  }

  /// Makes the number of an animator's `progress`; `nil` while it is inactive.
  package init?(progressOf animator: UIViewPropertyAnimator) { self.init(animator.phase.run) }

  /// The same for a block; `nil` if it follows another clock than the stage's.
  package init?(progressOf block: MovingBlock) { self.init(block.lastRun) }

  private init?(_ run: AnimationRun?) {
    guard let run else { return nil }
    (state, source) = (run.state, ShownFraction(run: run))
  }

  /// Whether time alone can change it before the next thing due.
  package var isMoving: Bool {
    guard let ranges: [Rated<Interval>] = source.numbers(over: state.ticksUntilDue) else {
      return source.mayMove
    }
    return !ranges.allSatisfy { $0.value.width == 0 && $0.rate.isZero }
  }

  /// The repetition of all of some values until the next thing due; `nil` if one moves otherwise.
  package static func repetition(of all: [ShownValue]) -> Repetition? {
    .common(all.flatMap(\.source.repetitions))
  }

  /// Whether its ranges are known; else it has values only.
  package var isKnown: Bool {
    (source.numbers(over: state.now.ticks...state.now.ticks) as [Interval]?) != nil
  }

  /// The values at a moment, bit for bit.
  package func values(atTicks ticks: Int64) -> [Double] {
    state.peek(at: VirtualTime(ticks: ticks)) { source.values }
  }

  /// The same values with their change per second, from the right; NaN if unknown.
  package func rated(atTicks ticks: Int64) -> [Rated<Double>] {
    let known: [Rated<Double>]? = source.numbers(over: ticks...ticks)
    return values(atTicks: ticks).enumerated().map { index, value in
      Rated(value, rate: known?[index].rate ?? .nan)
    }
  }

  /// Intervals that hold the values at all ticks of a stretch; undefined if unknown.
  package func ranges(overTicks ticks: ClosedRange<Int64>) -> [Interval] {
    source.numbers(over: ticks) ?? Array(repeating: .undefined, count: count)
  }

  /// The same with intervals of the changes per second.
  package func ratedRanges(overTicks ticks: ClosedRange<Int64>) -> [Rated<Interval>] {
    source.numbers(over: ticks)
      ?? Array(repeating: Rated(.undefined, rate: .undefined), count: count)
  }

  /// The drive of one of its numbers until the next thing due; `nil` if it has none that is known.
  package func drive(of number: Int) -> Drive? { source.drive(of: number) }

  /// The same in any kind of number; `nil` if unknown.
  package func numbers<N: ShownNumeral>(overTicks ticks: ClosedRange<Int64>) -> [N]? {
    source.numbers(over: ticks)
  }

  /// Ticks of a stretch, in order, at which the motion may change; bisection finds them too.
  package func cuts(inTicks ticks: ClosedRange<Int64>, limit: Int) -> [Int64] {
    Array(Set(source.cuts(in: ticks, limit: limit)).sorted().filter(ticks.contains).prefix(limit))
  }

  /// For each number, the greatest distance of its value from its formula, caused by rounding.
  package var margins: [Double] {
    source.movers.map { $0.reduce(0) { $0 + $1.slotSize } * Self.rounding }
  }

  // Choice: so many units in the last place of the greatest number involved.
  private static let rounding = 64 * Double.ulpOfOne

  /// For each number, the step at a moment at which springs at rest end; where it does not change
  /// evenly with them, its whole step there.
  package func settlingSteps(atTicks ticks: Int64) -> [Double] {
    let steps = source.settlingSteps(at: VirtualTime(ticks: ticks))
    guard !changesEvenly, steps.contains(where: { $0 > 0 }) else { return steps }
    let after = values(atTicks: ticks + Self.restTicks)
    return zip(steps, zip(values(atTicks: ticks - 1), after)).map { $0 > 0 ? abs($1.1 - $1.0) : 0 }
  }

  /// Whether its numbers change evenly with the progress of each motion.
  package var changesEvenly: Bool { source.changesEvenly }

  /// Choice: so long after a motion has ended, a clock slower than the stage's has gone on, too.
  package static let restTicks: Int64 = 16
}

extension StageState {
  /// The ticks from now until the next thing due.
  var ticksUntilDue: ClosedRange<Int64> { now.ticks...max(nextDue ?? .last, now).ticks }
}

protocol ShownSource {
  var values: [Double] { get }
  var mayMove: Bool { get }
  /// The numbers over a stretch of ticks, `nil` if unknown; specialized where searches ask often.
  func numbers<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> [N]?
  /// The drive of one of the numbers; `nil` if it is not known to be one motion.
  func drive(of number: Int) -> Drive?
  /// The ticks, unordered and limited in number, at which a piece of the motion may begin or end.
  func cuts(in ticks: ClosedRange<Int64>, limit: Int) -> [Int64]
  /// For each number, the properties and components it is made of.
  var movers: [[Mover]] { get }
  /// For each number, the step as springs end at rest at a moment, or more than 0 if it is unknown.
  func settlingSteps(at now: VirtualTime) -> [Double]
  var changesEvenly: Bool { get }
  /// The repetition of each motion it is made of.
  var repetitions: [Repetition?] { get }
}

/// A property that something shown is made of; all components if `nil`.
struct Mover {
  let layer: CALayer
  let key: LayerKey
  let component: Int?

  fileprivate var slotSize: Double {
    guard let slot = layer.slot(key) else {
      let numbers = layer.modelValue(key).numbers
      return (0..<4).reduce(0) { max($0, numbers[$1].magnitude) }
    }
    return layer.state.columns.size(of: slot, component)
  }

  fileprivate func settlingStep(at now: VirtualTime) -> Double {
    layer.slot(key).map { layer.state.columns.settlingStep(of: $0, component, at: now) } ?? 0
  }
}

extension ShownSource {
  var count: Int { movers.count }
  func drive(of number: Int) -> Drive? { nil }
  var changesEvenly: Bool { true }

  func settlingSteps(at now: VirtualTime) -> [Double] {
    movers.map { $0.reduce(0) { $0 + $1.settlingStep(at: now) } }
  }

  func cuts(in ticks: ClosedRange<Int64>, limit: Int) -> [Int64] {
    let moved = Set(movers.joined().map { AnimatedValue($0.layer, $0.key) })
    return moved.flatMap { value in
      let columns = value.layer.state.columns
      return value.layer.slot(value.key).map { columns.cuts(of: $0, in: ticks, limit: limit) } ?? []
    }
  }

  var repetitions: [Repetition?] {
    movers.joined().flatMap { mover in
      mover.layer.slot(mover.key).map(mover.layer.state.columns.repetitions) ?? []
    }
  }
}

struct ShownModel: ShownSource {
  let values: [Double]
  var movers: [[Mover]] { values.map { _ in [] } }
  var mayMove: Bool { false }
  func numbers<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> [N]? { values.map(N.init) }
}

/// An animator's fraction; without one, the progress of a run.
struct ShownFraction: ShownSource {
  let run: AnimationRun?
  var animator: UIViewPropertyAnimator?
  var movers: [[Mover]] { [[]] }
  var mayMove: Bool { true }
  var values: [Double] {
    if let animator { return [Double(animator.fractionComplete)] }
    return [run.map { $0.playhead.progress(at: $0.state.now) } ?? 0]
  }

  func numbers<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> [N]? {
    guard let run else { return [N(0)] }
    return [
      animator.map { run.playhead.fraction(over: ticks, scrubsLinearly: $0.scrubsLinearly) }
        ?? run.playhead.progress(over: ticks)
    ]
  }

  func cuts(in ticks: ClosedRange<Int64>, limit: Int) -> [Int64] {
    run.map { $0.playhead.cuts(in: ticks, limit: limit) } ?? []
  }

  var repetitions: [Repetition?] { [nil] }

  // The fraction of an animator goes evenly with time, and so has no last step.
  func settlingSteps(at now: VirtualTime) -> [Double] {
    [animator == nil ? run?.playhead.restingStep(at: now) ?? 0 : 0]
  }
}

private struct ShownComponents: ShownSource {
  let layer: CALayer
  let parts: [LayerKeyPath.Part]
  var mayMove: Bool { parts.contains { layer.mayMove($0.key) } }
  var movers: [[Mover]] {
    parts.flatMap { part in
      part.components.map { [Mover(layer: layer, key: part.key, component: $0)] }
    }
  }

  var values: [Double] {
    parts.flatMap { part in
      let numbers = layer.shown(part.key).numbers
      return part.components.map { numbers[$0] }
    }
  }

  func drive(of number: Int) -> Drive? {
    movers[number].first.flatMap { layer.drive(of: $0.key, $0.component ?? 0) }
  }

  @specialized(where N == Interval) @specialized(where N == Rated<Double>)
  @specialized(where N == Rated<Interval>)
  func numbers<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> [N]? {
    var result: [N] = []
    for part in parts {
      guard let all: [N] = layer.numbers(of: part.key, over: ticks) else { return nil }
      result += all[part.components]
    }
    return result
  }
}

extension CALayer {
  fileprivate func shownSource(_ keyPath: String) -> (any ShownSource)? {
    guard let source = movingSource(keyPath) else { return nil }
    if isCommitted, isOnScreen { return source }
    let model = LayerKeyPath(keyPath)?.numbers(modelValues.value)
    return ShownModel(values: model ?? ShownFrame(layer: self).values)
  }

  private func movingSource(_ keyPath: String) -> (any ShownSource)? {
    if keyPath == "frame" { return ShownFrame(layer: self) }
    switch LayerKeyPath(keyPath)?.target {
    case nil: return nil
    case .matrix(let key): return ShownTransform(layer: self, key: key, member: nil)
    case .member(let key, let member): return ShownTransform(layer: self, key: key, member: member)
    case .numbers(let parts):
      guard parts.allSatisfy({ modelValue($0.key).isThere }) else { return nil }
      return ShownComponents(layer: self, parts: parts)
    }
  }

  /// Whether something moves a key, or shows its past.
  final func mayMove(_ key: LayerKey) -> Bool {
    slot(key) != nil || pasts.contains { $0.key == key }
  }

  final func drive(of key: LayerKey, _ component: Int) -> Drive? {
    guard !pasts.contains(where: { $0.key == key }) else { return nil }
    guard let slot = slot(key) else { return Drive(still: modelValues[key][component]) }
    return state.columns.drive(of: slot, component)
  }

  final func numbers<N: ShownNumeral>(of key: LayerKey, over ticks: ClosedRange<Int64>) -> [N]? {
    guard !pasts.contains(where: { $0.key == key }) else { return nil }
    guard let slot = slot(key) else { return (0..<key.width).map { N(modelValues[key][$0]) } }
    return state.columns.shown(slot, over: ticks)
  }
}
