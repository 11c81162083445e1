/// How alike expected and actual lines are, by what they have in common.
///
/// A word counts three times, the first one of a line six times; a number counts once as a number
/// and once for its text, so that a line stays similar when its value changes. Signs, wildcards and
/// everything after the first 64 words do not count. Choice: these weights.
struct LineLikeness {
  private let expected: [[Int]]
  private let actual: [[Int]]

  init(_ patterns: some Sequence<OutputPattern>, _ lines: some Sequence<OutputLine>) {
    var features = Features()
    expected = patterns.map { features.numbers(of: $0.text ?? "") }
    actual = lines.map { features.numbers(of: $0.text) }
  }

  /// From 0 for nothing in common to 100 for all the same; lines count from 0 among those given.
  func percent(expected pattern: Int, actual line: Int) -> Int {
    let (one, other) = (expected[pattern], actual[line])
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    var (place, otherPlace, common) = (0, 0, 0)
    while place < one.count, otherPlace < other.count {
      let (mine, theirs) = (one[place], other[otherPlace])
      if mine == theirs { common += 1 }
      if mine <= theirs { place += 1 }
      if mine >= theirs { otherPlace += 1 }
    }
    return 200 * common / (one.count + other.count)
  }
}

private struct Features {
  private static let mostWords = 64

  private var known: [String: Int] = [:]

  mutating func numbers(of line: String) -> [Int] {
    var numbers: [Int] = []
    for (place, word) in Self.words(of: line).enumerated() {
      if Self.isNumber(word) {
        numbers += [number(of: "number"), number(of: "number \(word)")]
      } else {
        numbers += Array(repeating: number(of: "word \(word)"), count: 3)
        if place == 0 { numbers += Array(repeating: number(of: "first \(word)"), count: 3) }
      }
    }
    return numbers.sorted()
  }

  private mutating func number(of feature: String) -> Int {
    if let number = known[feature] { return number }
    known[feature] = known.count
    return known.count - 1
  }

  private static func words(of line: String) -> [String] {
    line.unicodeScalars.split(maxSplits: 4 * mostWords) { !isPart($0) }
      .filter { $0.contains { $0 != "." } && $0.allSatisfy(isPart) }
      .prefix(mostWords).map(\.text)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    word.unicodeScalars.first { $0 != "." }.map { ("0"..."9").contains($0) } ?? false
  }
}
