/// Names that could have been meant by a word that is none.
package enum NearNames {
  // Nobody types longer names: these are near to nothing.
  private static let longest = 64

  /// Returns up to three candidates that differ from a word as a slip of the hand does, the closest
  /// first, ties in the order given.
  ///
  /// A slip is one edit (a character more, less, changed or swapped with its neighbour), two from six
  /// characters on, and none where there are only two. Case does not count. The word itself is never
  /// suggested.
  package static func suggestions(for word: String, among candidates: [String]) -> [String] {
    let typed = Word(word)
    let most = typed.count > 5 ? 2 : typed.count > 2 ? 1 : 0
    var near: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate != word {
      let most = near.count < 3 ? most : min(most, near[2].distance - 1)
      guard let distance = typed.distance(to: Word(candidate), atMost: most),
        !near.contains(where: { $0.name == candidate })
      else { continue }
      let place = near.firstIndex { $0.distance > distance } ?? near.endIndex
      near.insert((distance, candidate), at: place)
      if near.count > 3 { near.removeLast() }
    }
    return near.map(\.name)
  }

  /// The small letters of a word; of one in ASCII as bytes, which are found many times as fast.
  private struct Word {
    let count: Int
    private let bytes: [UInt8]?
    private let text: String

    init(_ text: String) {
      // A line's end is one letter of two bytes.
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
      self.text = isPlain ? text : text.lowercased()
      let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
      bytes = isPlain ? text.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 } : nil
      count = bytes?.count ?? self.text.count
    }

    /// The distance to a name that is no further than it may be; `nil` for any other.
    func distance(to name: Word, atMost most: Int) -> Int? {
      // Each letter that one of them has more takes an edit.
      guard abs(count - name.count) <= most, max(count, name.count) <= longest else { return nil }
      let distance: Int
      if let bytes, let other = name.bytes {
        distance = NearNames.distance(bytes, other)
      } else {
        distance = NearNames.distance(Array(text.lowercased()), Array(name.text.lowercased()))
      }
      return distance <= most ? distance : nil
    }
  }

  /// The least number of insertions, removals, changes and swaps of neighbours between two words.
  private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
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
