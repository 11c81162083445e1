/// Names that could have been meant by a word that is none.
package enum NearNames {
  // Beyond this a word is compared by its beginning only; nobody types such names.
  private static let longest = 64

  /// Returns up to three candidates close to a word, the closest first, ties in the order given.
  ///
  /// Close is what takes at most two edits (a character more, less, changed or swapped with its
  /// neighbour) and fewer than half the word's length, or what starts with the same two
  /// characters. The word itself is never suggested.
  package static func suggestions(for word: String, among candidates: [String]) -> [String] {
    let typed = Word(word)
    var near: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate != word {
      let name = Word(candidate)
      let most = near.count < 3 ? Int.max : near[2].distance - 1
      guard let distance = typed.distance(to: name, atMost: most),
        !near.contains(where: { $0.name == candidate })
      else { continue }
      let place = near.firstIndex { $0.distance > distance } ?? near.endIndex
      near.insert((distance, candidate), at: place)
      if near.count > 3 { near.removeLast() }
    }
    return near.map(\.name)
  }

  /// The same, first among some candidates, and where none of them is close among others.
  ///
  /// Of those no short ones are suggested: they are close to everything.
  package static func suggestions(
    for word: String, among candidates: [String], else others: [String]
  ) -> [String] {
    let near = suggestions(for: word, among: candidates)
    guard near.isEmpty else { return near }
    return suggestions(for: word, among: others.filter { $0.count > 3 })
  }

  /// Up to three candidates that differ from a word as a slip of the hand does, the closest first:
  /// by one edit where it has up to five letters, by two where it has more, or by their ends.
  ///
  /// Case does not count, and the word itself is never suggested.
  package static func slips(of word: String, among candidates: [String]) -> [String] {
    let typed = word.lowercased()
    let most = typed.count > 5 ? 2 : 1
    guard typed.count > 2 else { return [] }
    var near: [(distance: Int, name: String)] = []
    for candidate in candidates where !near.contains(where: { $0.name == candidate }) {
      let name = candidate.lowercased()
      let isBeginning = name.hasPrefix(typed)
      guard isBeginning || abs(name.count - typed.count) <= most else { continue }
      let distance = isBeginning ? most : Self.distance(Array(typed), Array(name))
      if distance <= most, name != typed { near.append((distance, candidate)) }
    }
    return near.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.prefix(3).map(\.element.name)
  }

  /// The letters of a word; of one in ASCII its bytes, which are found many times as fast.
  private struct Word {
    let bytes: [UInt8]?
    private let text: String

    init(_ text: String) {
      self.text = text
      // A line's end is one letter of two bytes.
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
      bytes = isPlain ? Array(text.utf8) : nil
    }

    /// The distance to a name that is close, and no further than it may be; `nil` for any other.
    func distance(to name: Word, atMost most: Int) -> Int? {
      if let bytes, let other = name.bytes {
        return NearNames.distance(bytes, to: other, atMost: most)
      }
      return NearNames.distance(Array(text), to: Array(name.text), atMost: most)
    }
  }

  private static func distance<Letter: Equatable>(
    _ typed: [Letter], to name: [Letter], atMost most: Int
  ) -> Int? {
    let sharesStart = typed.count >= 2 && typed.prefix(2) == name.prefix(2)
    // A typo takes two edits, and fewer than half the word's length.
    let most = sharesStart ? most : min(most, 2, (typed.count - 1) / 2)
    // Each letter that one of them has more takes an edit.
    guard abs(typed.count - name.count) <= most else { return nil }
    let distance = distance(typed, name)
    return distance <= most ? distance : nil
  }

  /// The least number of insertions, removals, changes and swaps of neighbours between two words.
  private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    guard a.count <= longest, b.count <= longest else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let change = last[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
