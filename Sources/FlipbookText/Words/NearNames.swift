/// Known names that may have been meant by an unknown word.
package enum NearNames {
  // Longer names are never suggested.
  private static let longest = 64

  /// Returns up to three candidates that are a typing slip away from a word, the closest first, ties
  /// in the order given.
  ///
  /// A slip is one edit (a character inserted, removed, changed or swapped with its neighbour), two
  /// from six characters on, none below three. Case is ignored. The word itself is left out.
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

  /// A word in lower case; bytes if it is ASCII, which compare many times as fast.
  private struct Word {
    let count: Int
    private let isPlain: Bool
    private let text: String

    init(_ text: String) {
      // CR LF is one character of two bytes.
      isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
      self.text = isPlain ? text : text.lowercased()
      count = isPlain ? text.utf8.count : self.text.count
    }

    // The bytes of a plain word; only computed for words about as long as those compared with it.
    private var bytes: [UInt8] {
      let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
      return text.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }
    }

    /// The distance to a name; nil if it is larger than `most`.
    func distance(to name: Word, atMost most: Int) -> Int? {
      // A difference in length takes as many edits.
      guard abs(count - name.count) <= most, max(count, name.count) <= longest else { return nil }
      let distance: Int
      if isPlain, name.isPlain {
        distance = NearNames.distance(bytes, name.bytes)
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
      var row = Array(repeating: i + 1, count: b.count + 1)
      for j in b.indices {
        let change = last[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[j + 1] = best
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
