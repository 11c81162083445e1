import AnimationEngine
import TestSupport
import Testing

private final class Owner: SlotOwner {
  var slots: [Int: Slot] = [:]

  func slotWasReleased(_ key: Int) {
    slots[key] = nil
  }
}

/// Columns on which a seed records, edits and removes things.
private struct RandomColumns {
  let columns = Columns()
  let owner = Owner()
  var cohorts: [Cohort] = []
  var now = VirtualTime.zero
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func number(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func slot() -> Slot {
    let key = number(6)
    if let slot = owner.slots[key] { return slot }
    let slot = columns.makeSlot(
      owner: owner, key: key, width: [1, 2, 4][key % 3],
      blending: key < 4 ? .additive : .absolute, verticalComponent: key % 3 == 1 ? 1 : nil)
    owner.slots[key] = slot
    columns.setBase(slot, SIMD4(repeating: Double(key)))
    return slot
  }

  private mutating func values() -> SIMD4<Double> {
    SIMD4((0..<4).map { _ in Double.random(in: -99...99, using: &generator) })
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
    let segments =
      [0]
      + (0..<number(3)).map { _ in
        columns.edit(cohort) { $0.addSegment(delayFactor: 0.3, isActive: false, at: .zero) }
      }
    // A block may run inside an earlier one, so segments come in any order.
    for segment in segments.shuffled(using: &generator) { record(cohort, segment) }
  }

  private mutating func record(_ cohort: Cohort, _ segment: Int) {
    for _ in 0...number(4) {
      columns.record(cohort, segment: segment, slot: slot(), from: values(), to: values())
    }
  }

  mutating func change() {
    now = VirtualTime(ticks: now.ticks + Int64(number(200_000)))
    guard let cohort = cohorts.randomElement(using: &generator), number(3) > 0 else {
      return start()
    }
    let moment = now
    switch number(5) {
    case 0: columns.edit(cohort) { $0.reverse(at: moment) }
    case 1: columns.edit(cohort) { $0.pause(at: moment) }
    case 2: columns.edit(cohort) { $0.resume(at: moment) }
    case 3: record(cohort, 0)
    default:
      columns.remove(cohort)
      cohorts.removeAll { $0 === cohort }
    }
  }

  func shown() -> [[Double]] {
    owner.slots.keys.sorted().compactMap { owner.slots[$0] }.map { slot in
      let values = columns.shown(slot, at: now)
      return (0..<slot.width).map { values[$0] }
    }
  }
}

@Suite struct `the numbers of a moment` {
  @Test(arguments: 0..<200)
  func `have the same bits, posed or asked for one by one`(seed: Int) {
    var random = RandomColumns(seed: UInt64(seed))
    var count = 0
    for _ in 0..<60 {
      random.change()
      let asked = random.shown()
      random.columns.pose(at: random.now)
      let posed = random.shown()
      #expect(asked.joined().map(\.bitPattern) == posed.joined().map(\.bitPattern))
      count += posed.joined().count
    }
    #expect(count > 0)
  }
}
