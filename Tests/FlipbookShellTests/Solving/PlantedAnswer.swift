import Foundation
import TestSupport

/// A question to `solve`, and a function of its number that gives the right answer.
struct PlantedAnswer {
  /// The block, which uses the number `n`.
  let block: String
  /// The measure as it is typed; `factor` multiplies its value in the text of a goal.
  let measure: String
  var factor = 1.0
  var suffix = ""
  let range: ClosedRange<Double>
  let function: (Double) -> Double
  /// The step to which the measure is rounded.
  var quantum = 1e-13
  var target = 0.0

  var entry: String {
    let (from, to) = (Typed.number(range.lowerBound), Typed.number(range.upperBound))
    return "solve n from: \(from) to: \(to) { \(block) } where: \(measure) == "
      + Typed.number(target * factor) + suffix
  }

  var places: [PlainSolver.Place] {
    PlainSolver(range: range, target: target, function: function).places
  }

  // MARK: Judging

  /// The faults of an answer; `missed` counts places that lie too close to another one.
  func faults(_ answer: String, missed: inout Int) -> [String] {
    let lines = answer.split(separator: "\n").map { $0.split(separator: ",").map { String($0) } }
    let rows = lines.filter { $0.count == 3 && $0[0] != "n" && $0[1] != "rounded" }
    let places = places
    if places.isEmpty {
      return answer.hasPrefix("no value was found with which") ? [] : ["a solution where none is"]
    }
    var left = rows
    var faults: [String] = []
    for place in places {
      if let told = left.firstIndex(where: { tells($0, place) }) {
        left.remove(at: told)
      } else if places.contains(where: { isClose($0, place) }) {
        missed += 1
      } else {
        faults.append("not told: \(place)")
      }
    }
    return faults + left.filter { !isTrue($0) }.map { "not so: \($0)" }
  }

  // Whether two places are no farther apart than the values that 'solve' looks at.
  private func isClose(_ other: PlainSolver.Place, _ place: PlainSolver.Place) -> Bool {
    let way = max(other.start, place.start) - min(other.end, place.end)
    return other.start != place.start && way <= (range.upperBound - range.lowerBound) / 64
  }

  private func tells(_ row: [String], _ place: PlainSolver.Place) -> Bool {
    let values = row[0].components(separatedBy: " to ").compactMap { Double($0) }
    switch place {
    case .root(let value): return row[1] == "solution" && isNear(values[0], value)
    case .stretch(let start, let end):
      return row[1] == "all between" && values.count == 2 && isNear(values[0], start)
        && isNear(values[1], end)
    case .jump(let value, let before, let after):
      let sides = row[2].components(separatedBy: " to ").compactMap { side in
        Double(side.filter { !"s%".contains($0) }).map { $0 / factor }
      }
      return row[1] == "jumps across" && isNear(values[0], value) && sides.count == 2
        && abs(sides[0] - before) <= 1e-5 * abs(before)
        && abs(sides[1] - after) <= 1e-5 * abs(after)
    }
  }

  // Compares to nine digits, or to the precision of a rounded measure.
  private func isNear(_ told: Double, _ value: Double) -> Bool {
    let step = 1e-6 * (range.upperBound - range.lowerBound)
    let sides = [value - step, value + step].map { abs(function($0) - target) / step }
    let slope = max(sides.max() ?? 0, 1e-9)
    return abs(told - value) <= 1e-9 * max(1, abs(value)) + quantum / slope
  }

  // Whether a solution that the grid missed is right.
  private func isTrue(_ row: [String]) -> Bool {
    guard row[1] == "solution", let value = Double(row[0]) else { return false }
    let reach = 1e-9 * max(1, abs(value))
    let sides = [value - reach, value + reach].map { function($0) - target }
    return sides[0] * sides[1] <= 0 || abs(sides[0]) <= 2 * quantum
  }
}
