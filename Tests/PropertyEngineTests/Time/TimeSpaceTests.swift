import Testing

@testable import PropertyEngine

@Suite struct TimeSpaceTests {
  private static func timeSpace(
    speed: Double, begin: Int64 = 0, offset: Int64 = 0
  ) -> PropertyEngine.TimeSpace {
    let timeSpace = PropertyEngine.TimeSpace(parent: nil)
    timeSpace.speed = speed
    timeSpace.begin = VirtualTime(ticks: begin)
    timeSpace.offset = VirtualTime(ticks: offset)
    return timeSpace
  }

  @Test(
    arguments: [1e-12, 1e-9, 0.001, 0.3, 0.999_999, 1, 1.5, 1000, 1e9, 1e18, 1e100],
    [(0, 0), (7, 0), (0, -9_000_000_000), (123_456_789, 42), (0, 1 << 62)] as [(Int64, Int64)])
  func `comes to a local time at the first moment and not before`(
    speed: Double, shift: (begin: Int64, offset: Int64)
  ) throws {
    let timeSpace = Self.timeSpace(speed: speed, begin: shift.begin, offset: shift.offset)
    for local in [1, 2, 12_345, 900_000_000, 9_000_000_000] as [Int64] {
      let wanted = VirtualTime(ticks: local)
      guard let time = timeSpace.stageTime(ofLocal: wanted) else {
        #expect(timeSpace.local(.last) < wanted || speed < 1)
        continue
      }
      #expect(timeSpace.local(time) >= wanted)
      #expect(timeSpace.local(VirtualTime(ticks: time.ticks - 1)) < wanted)
    }
  }

  @Test(arguments: [1, -1, 0, 2, -3.5, 1e-300, 1e100, -1e100])
  func `ends where time ends`(speed: Double) {
    for edge in [VirtualTime.first, .last] {
      let timeSpace = Self.timeSpace(speed: speed, begin: edge.ticks, offset: edge.ticks)
      let times = [VirtualTime.first, .zero, .last].map(timeSpace.local)
      #expect(speed < 0 ? times == times.sorted(by: >) : times == times.sorted())
      let clock = Clock(timeSpace: timeSpace, inStepAt: .last)
      let other = clock.going(on: Self.timeSpace(speed: -1), at: .zero)
      #expect(other.reading(at: .first) >= other.reading(at: .last))
    }
  }
}
