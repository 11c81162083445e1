import PropertyEngine
import TestSupport
import Testing

@Suite struct KeyframesTests {
  private func frames(
    _ values: [[Double]], _ times: [Double] = [], _ mode: Keyframes.Mode
  ) throws -> Keyframes {
    try #require(Keyframes(values: values, times: times, mode: mode))
  }

  private func randomValues(width: Int, _ random: inout SeededGenerator) -> [[Double]] {
    (0..<Int.random(in: 2...8, using: &random)).map { _ in
      (0..<width).map { _ in Double.random(in: -100...100, using: &random) }
    }
  }

  private func randomTimes(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    [0] + (0..<count - 2).map { _ in Double.random(in: 0...1, using: &random) }.sorted() + [1]
  }

  @Test(arguments: Keyframes.Mode.all)
  func `animate nothing without two values of one width`(mode: Keyframes.Mode) {
    #expect(Keyframes(values: [], times: [], mode: mode) == nil)
    #expect(Keyframes(values: [[1]], times: [], mode: mode) == nil)
    #expect(Keyframes(values: [[], []], times: [], mode: mode) == nil)
    #expect(Keyframes(values: [[1], [1, 2]], times: [], mode: mode) == nil)
    #expect(Keyframes(values: [[1], [2]], times: [], mode: mode) != nil)
  }

  @Test(arguments: Keyframes.Mode.all, 0..<10 as Range<UInt64>)
  func `have exact ends`(mode: Keyframes.Mode, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for width in 1...3 {
      let values = randomValues(width: width, &random)
      let times = randomTimes(values.count, &random)
      let frames = try frames(values, times, mode)
      #expect(frames.width == width)
      #expect(frames.first == values.first && frames.numbers(at: 0) == values.first)
      #expect(frames.last == values.last && frames.numbers(at: 1) == values.last)
      guard mode == .linear || mode == .cubic || mode == .discrete else { continue }
      for (time, value) in zip(times, values) { #expect(frames.numbers(at: time) == value) }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `are straight in between when linear`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let values = randomValues(width: 2, &random)
    let times = randomTimes(values.count, &random)
    let frames = try frames(values, times, .linear)
    for index in 1..<values.count {
      for share in [0.1, 0.5, 0.8] {
        let time = times[index - 1] + (times[index] - times[index - 1]) * share
        for (component, number) in frames.numbers(at: time).enumerated() {
          let (a, b) = (values[index - 1][component], values[index][component])
          #expect(abs(number - (a + (b - a) * share)) < 1e-9, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Keyframes.Mode.all)
  func `use the values that have times`(mode: Keyframes.Mode) throws {
    let last = try frames([[0], [1], [5], [9]], [0, 0.5, 1], mode).last
    #expect(last == (mode == .paced || mode == .cubicPaced ? [9] : [5]))
  }

  @Test func `stay at each value when discrete`() throws {
    let frames = try frames([[1, 2], [3, 4], [5, 6]], [], .discrete)
    #expect(
      [0, 0.3, 0.4, 0.7, 1].map(frames.numbers) == [[1, 2], [1, 2], [3, 4], [5, 6], [5, 6]])
  }

  @Test(arguments: [Keyframes.Mode.paced, .cubicPaced], 0..<8 as Range<UInt64>)
  func `have one speed when paced`(mode: Keyframes.Mode, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for width in 1...3 {
      let frames = try frames(randomValues(width: width, &random), [], mode)
      #expect(frames.unevenness(parts: 100) < 1e-4, "seed \(seed)")
    }
  }

  @Test(arguments: [Keyframes.Mode.paced, .cubicPaced])
  func `are at rest where all values are the same`(mode: Keyframes.Mode) throws {
    let frames = try frames([[3, 4], [3, 4], [3, 4]], [], mode)
    for progress in [0, 0.3, 0.5, 1] { #expect(frames.numbers(at: progress) == [3, 4]) }
    #expect(frames.place(at: 0.5) == Keyframes.Place(segment: 1, share: 0))
  }

  @Test(arguments: [Keyframes.Mode.paced, .cubicPaced, .cubic])
  func `stay numbers when too great or too small to be measured`(mode: Keyframes.Mode) throws {
    for size in [1e-300, 1e200] {
      let frames = try frames([[0], [size], [-size]], [], mode)
      for progress in [0.1, 0.5, 0.9] {
        #expect(abs(frames.numbers(at: progress)[0]) <= 2 * size)
      }
    }
  }

  @Test func `keep an even speed through a turn on one line`() throws {
    // The smooth curve overshoots, and turns where its speed is zero.
    let frames = try frames([[0], [10], [0]], [], .cubicPaced)
    let way = try self.frames([[0], [10], [0]], [], .cubic)
    let peak = (0...10000).map { way.numbers(at: Double($0) / 10000)[0] }.reduce(0, max)
    for progress in [0.1, 0.25, 0.4] {
      #expect(abs(frames.numbers(at: progress)[0] - 2 * progress * peak) < 1e-6 * peak)
      #expect(abs(frames.numbers(at: 1 - progress)[0] - 2 * progress * peak) < 1e-6 * peak)
    }
  }
}
