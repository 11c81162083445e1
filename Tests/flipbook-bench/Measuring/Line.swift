import CHeap

/// A line of the report.
///
/// Each is measured in its own process, so it finds the heap of a program that has just started,
/// and the next line is measured even if this one crashes.
struct Line: Sendable {
  let name: String
  let measure: @Sendable (Measuring) throws -> [Figure]

  init(_ name: String, measure: @escaping @Sendable (Measuring) throws -> [Figure]) {
    (self.name, self.measure) = (name, measure)
  }

  /// The time that the first contestant takes, beside that of the others.
  ///
  /// - Parameters:
  ///   - aims: the aims for that time.
  ///   - allocations: the aims for the allocations of one operation; counted only if given.
  ///   - bytes: the aims for the bytes allocated; counted only if given.
  init(
    _ name: String, aims: [Aim] = [], allocations: [Aim]? = nil, bytes: [Aim]? = nil,
    contestants: @escaping @Sendable () throws -> [Contestant]
  ) {
    self.init(name) { measuring in
      let (own, yardsticks) = try Self.times(try contestants(), measuring)
      var figures = [Figure(value: own.nanoseconds, yardsticks: yardsticks, aims: aims)]
      figures += Self.heap("allocations", own.allocations, .count, allocations)
      return figures + Self.heap("bytes asked for", own.bytes, .bytes, bytes)
    }
  }

  /// The time that the first contestant takes beyond that of the second.
  static func difference(
    _ name: String, aims: [Aim], contestants: @escaping @Sendable () throws -> [Contestant]
  ) -> Line {
    Line(name) { measuring in
      let contestants = try contestants()
      let (own, yardsticks) = try times(contestants, measuring)
      let without = yardsticks.first?.value ?? 0
      let whole = Yardstick(name: contestants[0].name, value: own.nanoseconds)
      return [
        Figure(value: own.nanoseconds - without, yardsticks: [whole] + yardsticks, aims: aims)
      ]
    }
  }

  private static func times(
    _ contestants: [Contestant], _ measuring: Measuring
  ) throws -> (own: Contestant.Cost, yardsticks: [Yardstick]) {
    let costs = try measuring.costs(of: contestants)
    let yardsticks = zip(contestants, costs).dropFirst().map { contestant, cost in
      switch cost {
      case .success(let cost): Yardstick(name: contestant.name, value: cost.nanoseconds)
      case .failure(let error): Yardstick(name: contestant.name, problem: "\(error)")
      }
    }
    return (try costs[0].get(), yardsticks)
  }

  private static func heap(
    _ label: String, _ value: Double, _ unit: Unit, _ aims: [Aim]?
  ) -> [Figure] {
    guard let aims else { return [] }
    guard heap_is_counted() != 0 else {
      return [Figure(label: label, value: .nan, unit: unit, remark: "not counted on this system")]
    }
    return [Figure(label: label, value: value, unit: unit, aims: aims)]
  }
}
