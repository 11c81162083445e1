/// Finds which of many lines a pattern matches; only compares those closely that are near it.
struct LineMatches {
  private let places: [[Unicode.Scalar]: [Int]]
  private var alike: [[LineToken]: [(line: OutputLine, numbers: [Double])]] = [:]

  init(_ lines: [OutputLine]) {
    places = Dictionary(grouping: lines.indices) { lines[$0].scalars }
    for line in places.values.map({ lines[$0[0]] }) {
      let tokens = LineToken.tokens(of: line.text)
      alike[tokens.words, default: []].append((line, tokens.values.map { Double($0) ?? .nan }))
    }
  }

  func places(of pattern: OutputPattern) -> [Int] {
    near(pattern).filter(pattern.matches).flatMap { places[$0.scalars] ?? [] }
  }

  private func near(_ pattern: OutputPattern) -> [OutputLine] {
    guard !pattern.isWildcard, case .tokens(let tokens) = pattern.form else {
      return alike.values.joined().map(\.line)
    }
    let wanted = tokens.values.map { (Double($0) ?? .nan, pattern.tolerance.reach(of: $0)) }
    return (alike[tokens.words] ?? []).filter { line in
      zip(wanted, line.numbers).allSatisfy { !(abs($0.0 - $1) > $0.1) }
    }.map(\.line)
  }
}

extension [LineToken] {
  /// The tokens with empty numbers.
  var words: Self { map { if case .number = $0 { .number("") } else { $0 } } }
  /// The numbers.
  var values: [String] { compactMap { if case .number(let n) = $0 { n } else { nil } } }
}

extension FenceOptions.Tolerance {
  // A distance beyond which no number matches, whatever the rounding.
  fileprivate func reach(of expected: String) -> Double {
    let value = abs(Double(expected) ?? .nan)
    let reach =
      switch self {
      case .asWritten: DecimalNumber(expected)?.halfUnit.size ?? 0
      case .absolute(let limit): limit
      case .relative(let share): share * value
      }
    return reach + 1e-9 * (reach + value) + .leastNormalMagnitude
  }
}
