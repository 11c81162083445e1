/// A value sample by sample, kept as runs of equal ones.
package struct Runs<Value: Equatable>: Equatable {
  package private(set) var all: [(value: Value, count: Int)] = []
  /// How many samples there are.
  package private(set) var count = 0

  package init(_ values: [Value] = []) { for value in values { append(value) } }

  // Specialized for the kinds that other modules append.
  @specialized(where Value == Double) @specialized(where Value == Cell)
  package mutating func append(_ value: Value, times: Int = 1) {
    guard times > 0 else { return }
    count += times
    if let last = all.indices.last, all[last].value == value {
      all[last].count += times
    } else {
      all.append((value, times))
    }
  }

  func map<New>(_ form: (Value) -> New) -> Runs<New> {
    all.reduce(into: Runs<New>()) { $0.append(form($1.value), times: $1.count) }
  }

  package static func == (one: Runs, other: Runs) -> Bool {
    one.all.elementsEqual(other.all) { $0 == $1 }
  }
}

extension Runs: Sendable where Value: Sendable {}

/// One value of a page over its samples: a column.
package struct PageTrack: Equatable, Sendable {
  // Whole numbers of units, or words; nil for no value.
  private enum Values: Equatable {
    case numbers(Runs<Int64?>, digits: Int)
    case words(Runs<String?>)
  }

  private let values: Values

  /// Numbers, rounded to 0 to 9 `digits` after the point; one that is not finite is no value.
  package init(_ numbers: Runs<Double>, digits: Int) {
    values = .numbers(numbers.map { Self.units(of: $0, digits: digits) }, digits: digits)
  }

  package init(_ numbers: [Double], digits: Int) { self.init(Runs(numbers), digits: digits) }

  // Limited to the range that is exact in JavaScript.
  private static func units(of number: Double, digits: Int) -> Int64? {
    guard number.isFinite else { return nil }
    let units = NumberText.units(of: number, digits: digits).map(Int64.init) ?? 1 << 51
    return number < 0 ? -units : units
  }

  /// Cells of a table: numbers to `digits`, or words if one of them is a word.
  package init(cells: Runs<Cell>, digits: Int) {
    let isNumeric = cells.all.allSatisfy { cell, _ in
      switch cell {
      case .number, .seconds, .empty: true
      default: false
      }
    }
    guard isNumeric else {
      self.init(cells.map { $0 == .empty ? nil : $0.text(digits: digits) })
      return
    }
    let numbers = cells.map { cell in
      switch cell {
      case .number(let number), .seconds(let number): number
      default: Double.nan
      }
    }
    self.init(numbers, digits: digits)
  }

  package init(_ words: Runs<String?>) { values = .words(words) }
  package init(_ words: [String?]) { self.init(Runs(words)) }

  func isAlways(_ number: Double) -> Bool {
    guard case .numbers(let numbers, let digits) = values else { return false }
    let wanted = Self.units(of: number, digits: digits)
    return numbers.all.allSatisfy { $0.value == wanted }
  }

  /// The first and the last sample that another value follows; nil if there is none.
  package var changes: ClosedRange<Int>? {
    func range<Value>(_ runs: Runs<Value>) -> ClosedRange<Int>? {
      guard runs.all.count > 1, let first = runs.all.first, let last = runs.all.last else {
        return nil
      }
      return first.count - 1...runs.count - last.count - 1
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
    case .words(let words): Self.steps(words.all) { $0.map(JSONText.shown) ?? "null" }
    }
  }

  private static func json(_ numbers: Runs<Int64?>, digits: Int) -> String {
    let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
    guard numbers.all.count > 1, numbers.all.count * 4 > numbers.count else {
      return steps(numbers.all) { value in
        value.map { JSONText.number(Double($0) / unit, digits: digits) } ?? "null"
      }
    }
    var (changes, last): ([String], Int64) = ([], 0)
    for (number, count) in numbers.all {
      changes.append(number.map { String($0 - last) } ?? "null")
      if count > 1 { changes += repeatElement(number == nil ? "null" : "0", count: count - 1) }
      last = number ?? last
    }
    return "{\"unit\":\(Int64(unit)),\"changes\":\(JSONText.array(changes))}"
  }

  private static func steps<Element>(
    _ runs: [(value: Element, count: Int)], _ text: (Element) -> String
  ) -> String {
    if runs.count < 2 { return runs.first.map { text($0.value) } ?? "null" }
    return "{\"steps\":\(JSONText.array(runs.map { "\(text($0.value)),\($0.count)" }))}"
  }
}
