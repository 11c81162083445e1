import PropertyEngine
import TestSupport
import Testing

@Suite struct KochanekBartelsTests {
  private static let values: [[Double]] = [[0], [4], [2], [8]]
  private static let times = [0, 0.2, 0.6, 1]

  private func frames(
    tension: Double = 0, continuity: Double = 0, bias: Double = 0, mode: Keyframes.Mode = .cubic,
    times: [Double] = times
  ) throws -> Keyframes {
    func all(_ number: Double) -> [Double] { Array(repeating: number, count: 4) }
    return try #require(
      Keyframes(
        values: Self.values, times: times, mode: mode, tensions: all(tension),
        continuities: all(continuity), biases: all(bias)
      )
    )
  }

  // The change per progress just before or after a progress.
  private func slope(_ frames: Keyframes, _ progress: Double, _ step: Double) -> Double {
    (frames.numbers(at: progress + step)[0] - frames.numbers(at: progress)[0]) / step
  }

  @Test(arguments: Keyframes.Mode.all)
  func `change nothing at 0`(mode: Keyframes.Mode) throws {
    let plain = try #require(Keyframes(values: Self.values, times: Self.times, mode: mode))
    #expect(try frames(mode: mode) == plain)
  }

  @Test(arguments: [Keyframes.Mode.linear, .discrete, .paced])
  func `change nothing in other modes`(mode: Keyframes.Mode) throws {
    let shaped = try frames(tension: 0.5, continuity: 0.5, bias: 0.5, mode: mode)
    #expect(try shaped == frames(mode: mode))
  }

  @Test(arguments: [-0.5, 0, 0.3, 1])
  func `scale the slope by the tension`(tension: Double) throws {
    let (plain, tense) = try (frames(), frames(tension: tension))
    for (progress, step) in [(0.0, 1e-6), (0.2, 1e-6), (0.2, -1e-6), (0.6, 1e-6), (1, -1e-6)] {
      let expected = (1 - tension) * slope(plain, progress, step)
      #expect(abs(slope(tense, progress, step) - expected) < 1e-3)
    }
  }

  @Test func `look only back with a bias of 1, and only ahead with one of -1`() throws {
    // Evenly spread, the tangent is the whole step before or after.
    for (bias, step) in [(1.0, 4.0), (-1, -2)] {
      let frames = try frames(bias: bias, times: [])
      #expect(abs(slope(frames, 1.0 / 3, 1e-6) - 3 * step) < 1e-3)
      #expect(abs(slope(frames, 1.0 / 3, -1e-6) - 3 * step) < 1e-3)
    }
  }

  @Test func `make corners by the continuity`() throws {
    for (continuity, before, after) in [(-1.0, 4.0, -2.0), (1, -2, 4), (0.5, -0.5, 2.5)] {
      let frames = try frames(continuity: continuity, times: [])
      #expect(abs(slope(frames, 1.0 / 3, -1e-6) - 3 * before) < 1e-3)
      #expect(abs(slope(frames, 1.0 / 3, 1e-6) - 3 * after) < 1e-3)
    }
  }

  @Test func `keep the slope on both sides for uneven times`() throws {
    for (tension, bias) in [(0, 0), (0.3, 0.6), (-0.4, -0.8)] {
      let frames = try frames(tension: tension, bias: bias)
      for progress in [0.2, 0.6] {
        let before = slope(frames, progress, -1e-6)
        #expect(abs(slope(frames, progress, 1e-6) - before) < 1e-3)
      }
    }
  }

  @Test func `hold for their own value only`() throws {
    let frames = try #require(
      Keyframes(values: Self.values, times: [], mode: .cubic, tensions: [0, 1])
    )
    let plain = try self.frames(times: [])
    #expect(abs(slope(frames, 1.0 / 3, 1e-6)) < 1e-3)
    #expect(frames.numbers(at: 0.8) == plain.numbers(at: 0.8))
  }

  @Test func `do not look through a jump`() throws {
    let frames = try #require(
      Keyframes(values: [[0], [1], [100], [101]], times: [0, 0.5, 0.5, 1], mode: .cubic)
    )
    for (progress, value) in [(0.25, 0.5), (0.4, 0.8), (0.5, 100), (0.75, 100.5)] {
      #expect(abs(frames.numbers(at: progress)[0] - value) < 1e-13)
    }
  }
}
