import PropertyEngine
import TestSupport
import Testing

@Suite struct KeyframePathTests {
  private typealias Element = Keyframes.PathElement

  private func frames(
    _ path: [Element], _ times: [Double] = [], _ mode: Keyframes.Mode = .linear,
    pacings: [CubicCurve] = []
  ) throws -> Keyframes {
    try #require(Keyframes(path: path, times: times, mode: mode, pacings: pacings))
  }

  // The control distance for a quarter of the unit circle, exact to 3e-4 of the radius.
  private static let bend = 0.5522847498

  private static let circle: [Element] = [
    .move([1, 0]), .cubic([1, bend], [bend, 1], to: [0, 1]),
    .cubic([-bend, 1], [-1, bend], to: [-1, 0]), .cubic([-1, -bend], [-bend, -1], to: [0, -1]),
    .cubic([bend, -1], [1, -bend], to: [1, 0]), .close,
  ]

  private static let square: [Element] = [
    .move([0, 0]), .line([10, 0]), .line([10, 10]), .line([0, 10]), .close,
  ]

  @Test(arguments: Keyframes.Mode.all)
  func `animate nothing along a path that draws nothing`(mode: Keyframes.Mode) {
    let paths: [[Element]] = [
      [], [.move([1, 2])], [.move([1, 2]), .move([3, 4])], [.move([1, 2]), .close],
      [.line([3, 4])],
    ]
    for path in paths { #expect(Keyframes(path: path, times: [], mode: mode) == nil) }
    #expect(Keyframes(path: [.move([1, 2]), .line([3, 4])], times: [], mode: mode) != nil)
  }

  @Test func `close with a line back to the start`() throws {
    let square = try frames(Self.square)
    let points = [0, 0.125, 0.5, 0.75, 0.875, 1].map(square.numbers)
    #expect(points == [[0, 0], [5, 0], [10, 10], [0, 10], [0, 5], [0, 0]])
    let circle = try frames(Self.circle)
    #expect([0.25, 0.5, 0.75, 1].map(circle.numbers) == [[0, 1], [-1, 0], [0, -1], [1, 0]])
  }

  @Test func `go on from the start of a closed subpath`() throws {
    let path: [Element] = [.move([2, 2]), .line([4, 2]), .close, .line([2, 6])]
    #expect(try frames(path).numbers(at: 5.0 / 6)[1] == 4)
  }

  @Test func `jump where a subpath begins`() throws {
    let path: [Element] = [.move([0, 0]), .line([10, 0]), .move([50, 50]), .line([60, 50])]
    let linear = try frames(path)
    #expect(
      [0.25, 0.5, 0.75, 1].map(linear.numbers) == [[5, 0], [50, 50], [55, 50], [60, 50]])
    let paced = try frames(path, [], .paced)
    #expect([0.25, 0.5, 0.75, 1].map(paced.numbers) == [[5, 0], [50, 50], [55, 50], [60, 50]])
    #expect(try frames(path, [0, 0.8, 1]).numbers(at: 0.4) == [5, 0])
    #expect(try frames(path, [], .discrete).numbers(at: 0.6) == [10, 0])
  }

  @Test func `go through curves by their parameter`() throws {
    let quadratic = try frames([.move([0, 0]), .quadratic(control: [2, 4], to: [4, 0])])
    #expect(quadratic.numbers(at: 0.25) == [1, 1.5])
    #expect(quadratic.numbers(at: 0.5) == [2, 2])
    let cubic = try frames([.move([0, 0]), .cubic([0, 8], [8, 8], to: [8, 0])])
    #expect(cubic.numbers(at: 0.5) == [4, 6])
    #expect(cubic.numbers(at: 0.25) == [1.25, 4.5])
  }

  @Test func `take times and pacings as values do`() throws {
    let path: [Element] = [.move([0, 0]), .line([8, 0]), .line([8, 8])]
    #expect(try frames(path, [0, 0.25, 1]).numbers(at: 0.125) == [4, 0])
    #expect(try frames(path, [0, 1]).last == [8, 0])
    #expect(try frames(path, [0, 2, 1]).numbers(at: 0.5) == [8, 0])
    #expect(try frames(path, [0, 0.25, 1], .paced).numbers(at: 0.25) == [4, 0])
    let eased = try frames(path, pacings: [.easeIn]).numbers(at: 0.25)
    #expect(abs(eased[0] - 8 * CubicCurve.easeIn.value(at: 0.5)) < 1e-14)
    #expect(try frames(path, [], .paced, pacings: [.easeIn]).numbers(at: 0.25) == [4, 0])
  }

  @Test func `stay at each point when discrete`() throws {
    let path = try frames(Self.square, [], .discrete)
    let points = [0, 0.24, 0.25, 0.5, 0.99, 1].map(path.numbers)
    #expect(points == [[0, 0], [0, 0], [10, 0], [10, 10], [0, 10], [0, 0]])
  }
}

// MARK: - An even speed

extension KeyframePathTests {
  @Test func `go round a circle like a clock's hand when paced`() throws {
    for mode in [Keyframes.Mode.paced, .cubicPaced] {
      let frames = try frames(Self.circle, [], mode)
      for progress in stride(from: 0, through: 1, by: 0.01) {
        let hand = Matrix4.rotation(2 * .pi * progress, x: 0, y: 0, z: 1).r1
        let point = frames.numbers(at: progress)
        #expect(abs(point[0] - hand.x) < 4e-4 && abs(point[1] - hand.y) < 4e-4)
      }
    }
  }

  // Curves with a cusp, a loop, a return along itself, and doubled control points.
  private static let curves: [[Element]] = [
    [.move([0, 0]), .cubic([100, 100], [0, 100], to: [100, 0])],
    [.move([0, 0]), .cubic([150, 100], [-50, 100], to: [100, 0])],
    [.move([0, 0]), .cubic([200, 0], [-100, 0], to: [100, 0])],
    [.move([0, 0]), .cubic([0, 0], [100, 50], to: [100, 50])],
    [.move([0, 0]), .cubic([0, 0], [0, 0], to: [100, 50]), .line([200, 50])],
    [.move([0, 0]), .quadratic(control: [100, 0], to: [0, 0]), .line([0, 10])],
    [.move([0, 0]), .quadratic(control: [1e-3, 1e5], to: [1, 0])],
  ]

  @Test(arguments: curves)
  func `have one speed along any curve when paced`(path: [Keyframes.PathElement]) throws {
    let frames = try frames(path, [], .paced)
    #expect(frames.unevenness(parts: 50) < 1e-4)
  }

  @Test func `measure a parabola as its formula does`() throws {
    // y = x² from 0 to 1, then a line; the progress at its start is the parabola's share.
    let path: [Element] = [
      .move([0, 0]), .quadratic(control: [0.5, 0], to: [1, 1]), .line([1, 3]),
    ]
    let parabola = 5.0.squareRoot() / 2 + 0.25 * 1.4436354751788103
    let frames = try frames(path, [], .paced)
    let corner = frames.numbers(at: parabola / (parabola + 2))
    #expect(abs(corner[0] - 1) < 1e-7 && abs(corner[1] - 1) < 1e-7)
    // Half way to x = 0.5 by the same formula, at the length of that piece.
    let half = 2.0.squareRoot() / 4 + 0.25 * 0.8813735870195430
    let point = frames.numbers(at: half / (parabola + 2))
    #expect(abs(point[0] - 0.5) < 1e-7 && abs(point[1] - 0.25) < 1e-7)
  }
}

// MARK: - Direction

extension KeyframePathTests {
  // The directions, in right angles.
  private func quarters(_ frames: Keyframes, _ progress: [Double]) -> [Double] {
    progress.map { frames.tangentAngle(at: frames.place(at: $0)) / (.pi / 2) }
  }

  @Test func `face the way they go`() throws {
    let square = try frames(Self.square)
    #expect(
      quarters(square, [0, 0.2, 0.25, 0.6, 0.9, 1]) == [0, 0, 1, 2, -1, -1])
    let circle = try frames(Self.circle, [], .paced)
    for progress in [0.1, 0.2, 0.3, 0.45] {
      let turn = quarters(circle, [progress])[0] - (4 * progress + 1)
      #expect(abs(turn.remainder(dividingBy: 4)) < 2e-3)
    }
  }

  @Test func `face the way they leave and arrive where the speed is zero`() throws {
    let doubled = try frames([.move([0, 0]), .cubic([0, 0], [1, 1], to: [1, 1])])
    for angle in quarters(doubled, [0, 0.5, 1]) { #expect(abs(angle - 0.5) < 1e-15) }
    let hook = try frames([.move([0, 0]), .cubic([0, 0], [0, 5], to: [5, 5])])
    #expect(quarters(hook, [0, 1]) == [1, 0])
    let late = try frames([.move([0, 0]), .cubic([0, 5], [5, 5], to: [5, 5])])
    #expect(quarters(late, [0, 1]) == [1, 0])
    let tripled = try frames([.move([0, 0]), .cubic([0, 0], [0, 0], to: [0, -3])])
    #expect(quarters(tripled, [0, 1]) == [-1, -1])
  }

  @Test func `face where they are about to go, or came from, where they stand`() throws {
    let pause: [Element] = [
      .move([0, 0]), .line([0, 0]), .line([0, 5]), .line([0, 5]), .line([-5, 5]), .line([-5, 5]),
    ]
    let quarters = quarters(try frames(pause), [0.1, 0.3, 0.5, 0.7, 0.9])
    #expect(quarters == [1, 1, 1, 2, 2])
    #expect(try self.quarters(frames([.move([1, 1]), .line([1, 1])]), [0.5]) == [0])
  }

  @Test func `face the next point when discrete`() throws {
    let square = try frames(Self.square, [], .discrete)
    #expect(quarters(square, [0, 0.3, 0.6, 0.8, 1]) == [0, 1, 2, -1, -1])
  }

  @Test func `face along values that are points, and nowhere otherwise`() throws {
    let points = try #require(
      Keyframes(values: [[0, 0], [0, 3], [3, 3]], times: [], mode: .linear))
    #expect(quarters(points, [0.2, 0.7]) == [1, 0])
    let numbers = try #require(Keyframes(values: [[0], [3]], times: [], mode: .linear))
    #expect(quarters(numbers, [0.5]) == [0])
  }
}
