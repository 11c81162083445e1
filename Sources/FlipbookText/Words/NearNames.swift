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
    let typed = Array(word)
    var near: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate != word {
      let name = Array(candidate)
      let distance = distance(typed, name)
      let isTypo = distance <= 2 && distance * 2 < typed.count
      let sharesStart = typed.count >= 2 && typed.prefix(2) == name.prefix(2)
      guard isTypo || sharesStart, !near.contains(where: { $0.name == candidate }) else {
        continue
      }
      let place = near.firstIndex { $0.distance > distance } ?? near.endIndex
      near.insert((distance, candidate), at: place)
      if near.count > 3 { near.removeLast() }
    }
    return near.map(\.name)
  }

  /// The least number of insertions, removals, changes and swaps of neighbours between two words.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
