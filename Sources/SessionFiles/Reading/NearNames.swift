/// The known names that a mistyped one may have meant.
enum NearNames {
  /// At most three names, nearest first, ties in the order given.
  ///
  /// A name is near at an edit distance of at most two that is less than half the word.
  static func names(near word: String, among names: [String]) -> [String] {
    let measured = names.enumerated().map { (distance(word, $1), $0, $1) }
    let near = measured.filter { $0.0 <= 2 && 2 * $0.0 < word.count }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  private static func distance(_ first: String, _ second: String) -> Int {
    let columns = Array(second.utf8)
    var row = Array(0...columns.count)
    for (line, byte) in first.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in columns.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[columns.count]
  }
}
