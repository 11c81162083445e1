/// How a line is measured: by the median of several rounds in which all contestants take turns, so
/// that a machine that is slow for a while slows all of them.
struct Measuring {
  /// Whether each line runs only once, for tools that count from outside.
  var isOnce = false
  /// The number of rounds that count, if there is time for them.
  var rounds = 7
  /// The seconds after which no further round begins; the first round always ends.
  var seconds = 3.0
  /// Receives interim figures, in case the rest takes too long.
  var tell: (Figure) -> Void = { _ in }

  /// The median costs of the contestants; an error for each, except the first, that could not be
  /// measured.
  func costs(
    of contestants: [Contestant]
  ) throws -> [Result<Contestant.Cost, any Error>] {
    if isOnce {
      print("  \(contestants[0].name): \(Numbers.count(contestants[0].operations)) operations")
      return [.success(try contestants[0].turn())]
    }
    var costs = contestants.map { _ in [Contestant.Cost]() }
    var problems: [Int: any Error] = [:]
    let start = ContinuousClock.now
    let limit = contestants.contains { $0.isProgram } ? seconds * 3 : seconds
    for round in 0...rounds {
      if round > 0, ContinuousClock.now - start > .seconds(limit) { break }
      // The first round warms up; it counts only if it took all the time.
      if round == 1 {
        for index in contestants.indices where !contestants[index].isProgram { costs[index] = [] }
      }
      for offset in contestants.indices {
        let index = (offset + round) % contestants.count
        if problems[index] != nil || contestants[index].isProgram && round > 2 { continue }
        do {
          costs[index].append(try contestants[index].turn())
        } catch {
          if index == 0 { throw error }
          problems[index] = error
        }
      }
    }
    return contestants.indices.map { index in
      problems[index].map { .failure($0) } ?? .success(costs[index].median)
    }
  }
}

extension [Contestant.Cost] {
  fileprivate var median: Contestant.Cost {
    func middle(_ part: KeyPath<Contestant.Cost, Double>) -> Double {
      map { $0[keyPath: part] }.sorted()[count / 2]
    }
    return Contestant.Cost(
      nanoseconds: middle(\.nanoseconds), allocations: middle(\.allocations),
      bytes: middle(\.bytes))
  }
}

/// Something that a benchmark found to be wrong or missing.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  /// Throws unless a number is within 1e-6 of the expected one.
  static func check(_ name: String, _ value: Double, is expected: Double) throws {
    guard abs(value - expected) <= 1e-6 else {
      throw WrongResult(description: "\(name) gives \(value), not \(expected)")
    }
  }
}
