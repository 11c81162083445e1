import PropertyEngine
import TestSupport
import Testing

private final class Owner: SlotOwner {
  var slots: [Int: Slot] = [:]

  func slotWasReleased(_ key: Int) {
    slots[key] = nil
  }
}

/// Columns on which a seed records, attaches, edits and removes things.
private struct RandomColumns {
  let columns = Columns()
  let owner = Owner()
  // The second hangs on the first.
  let timeSpaces: [TimeSpace]
  // Whether no contribution is additive; then not every pose shows the base.
  let isAbsolute: Bool
  var cohorts: [Cohort] = []
  var now = VirtualTime.zero
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    isAbsolute = seed % 2 == 1
    let outer = TimeSpace(parent: nil)
    timeSpaces = [outer, TimeSpace(parent: outer)]
  }

  private mutating func number(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func slot() -> Slot {
    let key = number(6)
    if let slot = owner.slots[key] { return slot }
    let slot = columns.makeSlot(
      owner: owner, key: key, width: Self.widths[key % 3],
      blending: key < 4 && !isAbsolute ? .additive : .absolute,
      verticalComponent: key % 3 == 1 ? 1 : nil)
    owner.slots[key] = slot
    columns.setBase(slot, SIMD4(repeating: Double(key)))
    return slot
  }

  private static let widths = [1, 2, 4]
  private static let matrixKey = 6

  private mutating func matrixSlot() -> Slot {
    if let slot = owner.slots[Self.matrixKey] { return slot }
    let slot = columns.makeSlot(
      owner: owner, key: Self.matrixKey, width: 0, blending: .transform, verticalComponent: nil)
    owner.slots[Self.matrixKey] = slot
    return slot
  }

  private mutating func clock() -> Clock {
    switch number(3) {
    case 0: .stage
    case let place: Clock(timeSpace: timeSpaces[place - 1], inStepAt: now)
    }
  }

  private mutating func values() -> SIMD4<Double> {
    SIMD4((0..<4).map { _ in Double.random(in: -99...99, using: &generator) })
  }

  private static let curves = CubicCurveTests.named + CubicCurveTests.hard

  // Several animations that start at their own moments, most of them along one curve.
  private mutating func startMany() {
    let curve = Self.curves[number(Self.curves.count)]
    // Of several springs, one swings for longer than those that run side by side.
    let isOnSprings = number(2) == 0
    for _ in 0...number(isOnSprings ? 24 : 12) {
      let spring = Spring(
        SpringParameters(mass: 1, stiffness: [60, 400, 1e16][number(16) / 7], damping: 4),
        initialVelocity: Double(number(3)))
      let pacing: Pacing =
        number(8) == 0 ? .linear : isOnSprings ? .spring(spring, stretch: 1) : .cubic(curve)
      var playhead = Playhead(
        leg: Leg(pacing: pacing, span: VirtualTime(ticks: Int64(number(1_000_000)))))
      let moment = now
      playhead.start(at: moment, delay: VirtualTime(ticks: Int64(number(9_999))))
      let cohort = columns.makeCohort(playhead: playhead)
      cohorts.append(cohort)
      columns.record(cohort, segment: 0, slot: slot(), from: values(), to: values())
      if number(6) == 0 { columns.silence(cohort, true) }
    }
  }

  private mutating func start() {
    let spring = Spring(SpringParameters(mass: 1, stiffness: 60, damping: 4))
    let pacing = [Pacing.cubic(.easeInOut), .spring(spring, stretch: 1)][number(2)]
    let vertical = Pacing.spring(spring, stretch: 2)
    var playhead = Playhead(
      leg: Leg(
        pacing: pacing, verticalPacing: number(2) == 0 ? vertical : nil,
        span: VirtualTime(ticks: 1_000_000 + Int64(number(1_000_000)))))
    playhead.start(at: now)
    let cohort = columns.makeCohort(playhead: playhead)
    cohorts.append(cohort)
    var segments = [0]
    for _ in 0..<number(3) {
      columns.edit(cohort) {
        segments.append($0.addSegment(delayFactor: 0.3, isActive: false, at: .zero))
      }
    }
    // A block may run inside an earlier one, so segments come in any order.
    for segment in segments.shuffled(using: &generator) { record(cohort, segment) }
  }

  private mutating func record(_ cohort: Cohort, _ segment: Int) {
    for _ in 0...number(4) {
      columns.record(cohort, segment: segment, slot: slot(), from: values(), to: values())
    }
  }

  // MARK: Attached animations

  private mutating func media(_ count: Int) -> [MediaTiming] {
    (0..<count).map { _ in
      var media = MediaTiming(duration: Double(1 + number(20)) * 1e-5)
      media.begin = now
      media.speed = [1, 2, -1, 0.3][number(4)]
      media.repeatCount = [0, 2.5, .infinity][number(3)]
      media.autoreverses = number(3) == 0
      media.fill = [[], .backwards, .forwards, [.backwards, .forwards]][number(4)]
      media.pacing = [.linear, .cubic(.easeIn)][number(2)]
      return media
    }
  }

  private mutating func mixing() -> Mixing {
    var mixing = Mixing(keep: [0, 1][number(2)], keepPerProgress: [0, -1, 1][number(3)])
    mixing.cumulation = [.none, .own, .shown][number(3)]
    return mixing
  }

  private mutating func way(_ width: Int) -> Way {
    let rows = (0..<4).map { _ in
      let row = values()
      return (0..<width).map { row[$0] }
    }
    let modes: [Keyframes.Mode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let frames = Keyframes(values: rows, times: [], mode: modes[number(5)])
    guard number(2) == 0, let frames else { return .straight(from: rows[0], delta: rows[1]) }
    return .frames(frames)
  }

  private mutating func attach() {
    let cohort = columns.makeCohort(media: media(1 + number(3)))
    cohorts.append(cohort)
    for _ in 0...number(3) {
      let slot = slot()
      // An animation moves a property once.
      if slot.contributions.contains(where: { $0.cohort === cohort }) { continue }
      let first = number(slot.width)
      columns.attach(
        cohort, to: slot, components: first..<slot.width, way: way(slot.width - first), offset: 0,
        mixing: mixing(), clock: clock())
    }
    guard number(2) == 0, let member = MatrixMember("rotation.z") else { return }
    let effect = MatrixEffect(.member(member, way(1), mixing()), isAdditive: number(2) == 0)
    columns.attach(cohort, to: matrixSlot(), effect: effect, clock: clock())
  }

  private mutating func retime() {
    let timeSpace = timeSpaces[number(2)]
    timeSpace.begin = VirtualTime(ticks: Int64(number(1_000_000)))
    timeSpace.speed = [1, 0, 0.5, 2, -1][number(5)]
    timeSpace.offset = VirtualTime(ticks: Int64(number(1_000_000)))
    columns.invalidate()
    columns.move(slot(), to: [nil, timeSpaces[0], timeSpaces[1]][number(3)], at: now)
  }

  mutating func pass() { now = VirtualTime(ticks: now.ticks + Int64(number(200_000))) }

  mutating func change() {
    switch number(5) {
    case 0 where !isAbsolute: return attach()
    case 1: return retime()
    case 2: return startMany()
    default: break
    }
    guard let cohort = cohorts.randomElement(using: &generator), number(3) > 0 else {
      return start()
    }
    let moment = now
    switch number(5) {
    case 0: columns.edit(cohort) { $0.reverse(at: moment) }
    case 1: columns.edit(cohort) { $0.pause(at: moment) }
    case 2: columns.edit(cohort) { $0.resume(at: moment) }
    case 3 where cohort.isSilent: columns.silence(cohort, false)
    case 3: if !cohort.isAttached { record(cohort, 0) }
    default:
      columns.remove(cohort)
      cohorts.removeAll { $0 === cohort }
    }
  }

  // The shown values of all properties, read one by one or posed together.
  func shown(posed: Bool) -> [[Double]] {
    if posed { columns.pose(at: now) }
    return owner.slots.keys.sorted().compactMap { owner.slots[$0] }.map { slot in
      guard slot.key != Self.matrixKey else {
        return columns.shownTransform(slot, at: now).numbers
      }
      let values = posed ? columns.shown(slot, at: now) : columns.computed(slot, at: now)
      return (0..<slot.width).map { values[$0] }
    }
  }
}

@Suite struct `the numbers of a moment` {
  @Test(arguments: 0..<Int(Seeds.count))
  func `have the same bits, posed or asked for one by one`(seed: Int) {
    var random = RandomColumns(seed: UInt64(seed))
    var count = 0
    for round in 0..<90 {
      random.pass()
      if round % 3 < 2 { random.change() }
      let (asked, posed) = (random.shown(posed: false), random.shown(posed: true))
      #expect(asked.joined().map(\.bitPattern) == posed.joined().map(\.bitPattern))
      count += posed.joined().count
    }
    #expect(count > 0)
  }
}
