import FlipbookChecks

/// Values with which measures meet their goals.
struct Solution {
  enum Kind: String {
    case solution
    case stretch = "all between"
    /// Many solutions between two values, or pairs.
    case many = "many between"
    case jump = "jumps across"
    /// A rounder value that people would write instead of a solution.
    case rounded
    /// The best value that is allowed.
    case least, greatest
  }

  let kind: Kind
  /// The value of each number.
  let values: [ClosedRange<Double>]
  /// Each measure there; for a jump, before and after it.
  let measures: [[Quantity]]

  init(kind: Kind, value: ClosedRange<Double>, measures: [Quantity]) {
    self.init(kind: kind, values: [value], measures: [measures])
  }

  init(kind: Kind, values: [ClosedRange<Double>], measures: [[Quantity]]) {
    (self.kind, self.values, self.measures) = (kind, values, measures)
  }

  var place: [Double] { values.map(\.lowerBound) }

  static let columns = [
    Column(name: "what", "what the value is: a solution, or where the measure jumps across one"),
    Column(name: "gives", alignment: .right, "the measure with it"),
  ]

  /// - Parameter cell: makes a number's cell, and `typed` its text; both get the number's place.
  func cells(
    digits: Int, _ cell: (Int, Double) -> Cell, _ typed: (Int, Double) -> String
  ) -> [Cell] {
    let places = values.enumerated().map { place, value in
      let ends = [value.lowerBound, value.upperBound].map { typed(place, $0) }
      return ends[0] == ends[1]
        ? cell(place, value.lowerBound) : .text(ends.joined(separator: " to "))
    }
    let gives = measures.map { $0.map { $0.typed(digits: digits) }.joined(separator: " to ") }
    return places + [.text(kind.rawValue), .text(gives.joined(separator: " and "))]
  }
}

extension [Solution] {
  /// The solutions, each followed by its rounded value, if there is one.
  func withRounded(
    _ rounded: (Solution) throws(Mistake) -> Solution?
  ) throws(Mistake) -> [Solution] {
    try map { solution throws(Mistake) in
      [solution, solution.kind == .solution ? try rounded(solution) : nil].compactMap(\.self)
    }.flatMap(\.self)
  }
}
