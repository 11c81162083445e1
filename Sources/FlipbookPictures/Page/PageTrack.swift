/// One value of a page over its samples: a column.
package struct PageTrack: Equatable, Sendable {
  // Whole numbers of units, or words; nil for no value.
  private enum Values: Equatable {
    case numbers([Int64?], digits: Int)
    case words([String?])
  }

  private let values: Values

  /// Numbers, rounded to 0 to 9 `digits` after the point; one that is not finite is no value.
  package init(_ numbers: [Double], digits: Int) {
    values = .numbers(numbers.map { Self.units(of: $0, digits: digits) }, digits: digits)
  }

  // Limited to the range that is exact in JavaScript.
  private static func units(of number: Double, digits: Int) -> Int64? {
    guard number.isFinite else { return nil }
    let units = NumberText.units(of: number, digits: digits).map(Int64.init) ?? 1 << 51
    return number < 0 ? -units : units
  }

  /// Cells of a table: numbers to `digits`, or words if one of them is a word.
  package init(cells: [Cell], digits: Int) {
    var numbers: [Double] = []
    for cell in cells {
      switch cell {
      case .number(let number), .seconds(let number): numbers.append(number)
      case .empty: numbers.append(.nan)
      default:
        self.init(cells.map { $0 == .empty ? nil : $0.text(digits: digits) } as [String?])
        return
      }
    }
    self.init(numbers, digits: digits)
  }

  package init(_ words: [String?]) { values = .words(words) }

  func isAlways(_ number: Double) -> Bool {
    guard case .numbers(let numbers, let digits) = values else { return false }
    let wanted = Self.units(of: number, digits: digits)
    return numbers.allSatisfy { $0 == wanted }
  }

  /// The first and the last sample that another value follows; nil if there is none.
  package var changes: ClosedRange<Int>? {
    func range<Value: Equatable>(_ values: [Value]) -> ClosedRange<Int>? {
      let places = values.indices.dropLast().filter { values[$0] != values[$0 + 1] }
      guard let first = places.first, let last = places.last else { return nil }
      return first...last
    }
    return switch values {
    case .numbers(let numbers, _): range(numbers)
    case .words(let words): range(words)
    }
  }

  /// The column in JSON.
  ///
  /// A value that never changes is written as it is, and one that seldom does as `{"steps":[value,
  /// count, value, count …]}`. Other numbers are `{"unit":u,"changes":[…]}`: the difference of each
  /// from the one before, the first from 0, in units of 1/u; `null` for no value, after which the
  /// next difference is from the last number.
  var json: String {
    switch values {
    case .numbers(let numbers, let digits): Self.json(numbers, digits: digits)
    case .words(let words): Self.steps(Self.runs(of: words)) { $0.map(JSONText.shown) ?? "null" }
    }
  }

  private static func json(_ numbers: [Int64?], digits: Int) -> String {
    let runs = runs(of: numbers)
    let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
    guard runs.count > 1, runs.count * 4 > numbers.count else {
      return steps(runs) { value in
        value.map { JSONText.number(Double($0) / unit, digits: digits) } ?? "null"
      }
    }
    var last: Int64 = 0
    let changes = numbers.map { number in
      defer { last = number ?? last }
      return number.map { String($0 - last) } ?? "null"
    }
    return "{\"unit\":\(Int64(unit)),\"changes\":\(JSONText.array(changes))}"
  }

  private static func steps<Element>(
    _ runs: [(value: Element, count: Int)], _ text: (Element) -> String
  ) -> String {
    if runs.count < 2 { return runs.first.map { text($0.value) } ?? "null" }
    return "{\"steps\":\(JSONText.array(runs.map { "\(text($0.value)),\($0.count)" }))}"
  }

  private static func runs<Element: Equatable>(
    of values: [Element]
  ) -> [(value: Element, count: Int)] {
    var runs: [(value: Element, count: Int)] = []
    for value in values {
      if let last = runs.indices.last, runs[last].value == value {
        runs[last].count += 1
      } else {
        runs.append((value, 1))
      }
    }
    return runs
  }
}
