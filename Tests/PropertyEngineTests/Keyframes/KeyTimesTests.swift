import PropertyEngine
import Testing

@Suite struct KeyTimesTests {
  private func places(
    _ count: Int, _ times: [Double], _ mode: Keyframes.Mode, pacings: [CubicCurve] = [],
    at progress: [Double]
  ) throws -> [Keyframes.Place] {
    let times = try #require(
      KeyTimes(count: count, times: times, mode: mode, pacings: pacings)
    )
    return progress.map(times.place)
  }

  private func segments(
    _ count: Int, _ times: [Double], at progress: [Double]
  ) throws -> [Int] {
    let places = try places(count, times, .discrete, at: progress)
    #expect(places.allSatisfy { $0.share == 0 })
    return places.map(\.segment)
  }

  private func place(_ segment: Int, _ share: Double) -> Keyframes.Place {
    Keyframes.Place(segment: segment, share: share)
  }

  @Test(arguments: Keyframes.Mode.all)
  func `need two values`(mode: Keyframes.Mode) {
    #expect(KeyTimes(count: 0, times: [], mode: mode) == nil)
    #expect(KeyTimes(count: 1, times: [0, 1], mode: mode) == nil)
    #expect(KeyTimes(count: 2, times: [], mode: mode) != nil)
  }

  @Test(arguments: [Keyframes.Mode.linear, .cubic])
  func `divide the way at the times given`(mode: Keyframes.Mode) throws {
    let progress = [0, 0.1, 0.2, 0.6, 0.95, 1]
    let expected = [
      place(0, 0), place(0, 0.5), place(1, 0), place(1, 0.5), place(1, 0.9375), place(1, 1),
    ]
    let found = try places(3, [0, 0.2, 1], mode, at: progress)
    for (found, expected) in zip(found, expected) {
      #expect(found.segment == expected.segment && abs(found.share - expected.share) < 1e-15)
    }
  }

  @Test(arguments: [Keyframes.Mode.linear, .cubic, .paced, .cubicPaced])
  func `are even without times`(mode: Keyframes.Mode) throws {
    let found = try places(5, [], mode, at: [0, 0.125, 0.25, 0.75, 0.875, 1])
    #expect(
      found == [place(0, 0), place(0, 0.5), place(1, 0), place(3, 0), place(3, 0.5), place(3, 1)]
    )
  }

  @Test(arguments: [Keyframes.Mode.paced, .cubicPaced])
  func `are ignored when paced, and pacings too`(mode: Keyframes.Mode) throws {
    let found = try places(3, [0, 0.9, 1], mode, pacings: [.easeIn, .easeIn], at: [0.125, 0.5])
    #expect(found == [place(0, 0.25), place(1, 0)])
  }

  @Test func `are the starts of the values when discrete`() throws {
    let progress = [0, 0.29, 0.3, 0.59, 0.6, 1]
    #expect(try segments(3, [0, 0.3, 0.6, 1], at: progress) == [0, 0, 1, 1, 2, 2])
    #expect(try segments(3, [0, 0.3, 0.6], at: progress) == [0, 0, 1, 1, 2, 2])
    #expect(try segments(3, [0, 0.3, 1], at: progress) == [0, 0, 1, 1, 1, 2])
    #expect(try segments(3, [0.3, 0.6, 1], at: progress) == [0, 0, 0, 0, 1, 2])
    #expect(try segments(4, [], at: [0, 0.24, 0.25, 0.5, 0.75, 1]) == [0, 0, 1, 2, 3, 3])
  }

  private static let invalid: [[Double]] = [
    [0, 0.7, 0.3, 1], [0, 0.5, 1.5], [-0.5, 0.5, 1], [0, .nan, 1], [0], [0.5], [1, 0, 1],
  ]

  @Test(arguments: invalid)
  func `are ignored when they fall or leave the range`(times: [Double]) throws {
    let progress = [0, 0.2, 0.4, 0.5, 0.7, 1]
    for mode in [Keyframes.Mode.linear, .cubic, .discrete] {
      let found = try places(3, times, mode, at: progress)
      #expect(try found == places(3, [], mode, at: progress))
    }
  }

  @Test(arguments: [[0.1, 0.5, 1], [0, 0.5, 0.9], [0.25, 0.75]])
  func `are ignored when they do not go from 0 to 1`(times: [Double]) throws {
    let progress = [0, 0.2, 0.4, 0.5, 0.7, 1]
    let found = try places(3, times, .linear, at: progress)
    #expect(try found == places(3, [], .linear, at: progress))
  }

  @Test func `count as far as there are values and times`() throws {
    let times = try #require(KeyTimes(count: 4, times: [0, 0.5, 1], mode: .linear))
    #expect(times.count == 3)
    #expect(times.place(at: 1) == place(1, 1))
    let values = try #require(KeyTimes(count: 2, times: [0, 0.5, 1], mode: .linear))
    #expect(values.count == 2)
    #expect([0.25, 0.5, 0.9].map(values.place) == [place(0, 0.5), place(0, 1), place(0, 1)])
  }

  @Test func `jump where two are the same`() throws {
    let found = try places(4, [0, 0.5, 0.5, 1], .linear, at: [0.25, 0.5, 0.75])
    #expect(found == [place(0, 0.5), place(2, 0), place(2, 0.5)])
    #expect(try places(3, [0, 0, 1], .linear, at: [0, 0.5]) == [place(1, 0), place(1, 0.5)])
    #expect(try places(3, [0, 1, 1], .linear, at: [0.5, 1]) == [place(0, 0.5), place(1, 1)])
  }

  @Test func `clamp the progress`() throws {
    let found = try places(3, [], .linear, at: [-3, -.infinity, .nan, 1.5, .infinity])
    #expect(found == [place(0, 0), place(0, 0), place(0, 0), place(1, 1), place(1, 1)])
  }

  @Test func `ease each segment that has a pacing`() throws {
    let overshooting = CubicCurve(0.3, 2, 0.7, 1.5)
    let pacings = [CubicCurve.easeIn, overshooting]
    let found = try places(4, [], .linear, pacings: pacings, at: [0, 0.1, 0.5, 0.9, 1])
    #expect(found.map(\.segment) == [0, 0, 1, 2, 2])
    #expect(abs(found[1].share - CubicCurve.easeIn.value(at: 0.3)) < 1e-15)
    #expect(abs(found[2].share - overshooting.value(at: 0.5)) < 1e-15 && found[2].share > 1)
    #expect(abs(found[3].share - 0.7) < 1e-15)
    let discrete = try places(3, [], .discrete, pacings: pacings, at: [0.2, 0.5, 0.9])
    #expect(discrete == [place(0, 0), place(1, 0), place(2, 0)])
  }
}
