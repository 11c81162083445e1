import CLibrary

/// How a cost grows with the number of things: as a power of the number, whose exponent is 1 where
/// each thing costs the same however many there are.
struct Growth {
  private static let sizes = [100, 1_000, 10_000, 100_000]
  // The most seconds that a size may take; larger sizes are left out.
  private static let patience = 10.0
  /// The largest exponent allowed: caches alone make a line rise a little.
  private static let aim = 1.2

  // The measured sizes; `seconds` is what one turn took with its preparation.
  private var points: [(size: Int, cost: Double, seconds: Double)] = []

  /// A line that measures work at each size, up to the first that would take too long.
  ///
  /// - Parameters:
  ///   - each: whether the cost is that of one operation, which must not rise at all.
  ///   - contestant: does the work for a number of things, all of them in one operation.
  static func line(
    _ name: String, isForEach each: Bool = false,
    contestant: @escaping @Sendable (Int) -> Contestant
  ) -> Line {
    Line("growth, " + name) { measuring in
      if measuring.isOnce {
        _ = try measuring.costs(of: [contestant(1_000)])
        return []
      }
      var growth = Growth()
      let most = each ? aim - 1 : aim
      let left = try growth.measure(contestant) { measuring.tell($0.figure(atMost: most)) }
      var figure = growth.figure(atMost: most)
      figure.remark = left.map { size, seconds in
        "\(Numbers.count(size)) would take about \(Unit.time.text(seconds * 1e9)): left out"
      }
      return [figure]
    }
  }

  private func figure(atMost most: Double) -> Figure {
    let sizes = points.map { Yardstick(name: Numbers.count($0.size), value: $0.cost) }
    return Figure(value: exponent, unit: .power, yardsticks: sizes, aims: [.atMost(most)])
  }

  // Measures size after size; returns the first that would take too long, and its expected seconds.
  private mutating func measure(
    _ contestant: (Int) -> Contestant, tell: (Growth) -> Void
  ) throws -> (size: Int, seconds: Double)? {
    var last = 0.0
    for size in Self.sizes {
      let step = nextStep
      guard last * step <= Self.patience else { return (size, last * step) }
      let start = ContinuousClock.now
      let made = contestant(size)
      var costs = [try made.turn()]
      last = (ContinuousClock.now - start) / .seconds(1)
      if last < 0.3 { costs = try (0..<3).map { _ in try made.turn() } }
      points.append((size, costs.map(\.nanoseconds).sorted()[costs.count / 2], last))
      if points.count > 1 { tell(self) }
    }
    return nil
  }

  // How many times as long the next size is expected to take: after a steep rise, the square of the
  // step in size.
  private var nextStep: Double {
    guard points.count > 1 else { return 10 }
    let rise = points[points.count - 1].cost / max(points[points.count - 2].cost, 1)
    return rise > 25 ? 100 : max(rise, 10)
  }

  /// The slope of the line that fits the three largest sizes best, with both axes logarithmic: at
  /// small sizes the fixed costs hide the growing ones.
  private var exponent: Double {
    let fitted = points.suffix(3).map { (log(Double($0.size)), log(max($0.cost, 1))) }
    let count = Double(fitted.count)
    let x = fitted.reduce(0) { $0 + $1.0 } / count
    let y = fitted.reduce(0) { $0 + $1.1 } / count
    let rise = fitted.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    return rise / fitted.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
  }
}
