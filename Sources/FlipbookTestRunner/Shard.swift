/// One of several equal shares of the session files, for runs on several machines.
///
/// The files are shuffled by a hash, so that slow files that lie side by side do not all land in
/// one share, and cut into shares whose sizes differ by at most one. The order depends only on the
/// paths below the deepest common folder: it is the same wherever that folder is and however the
/// files are named.
package struct Shard: Equatable, Sendable {
  package let number: Int
  package let count: Int

  /// Reads `2/3`; nil for anything else and for numbers outside of 1 to the count.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, let number = numbers.first, let count = numbers.last,
      "\(number)/\(count)" == text, number >= 1, number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The indices of the paths in the share; all differ, and relative ones start in `folder`.
  func share(of paths: [String], in folder: String) -> Set<Int> {
    let parts = paths.map { Self.parts(of: $0, in: folder) }
    let common = parts.dropFirst().reduce(parts.first?.dropLast() ?? []) { common, parts in
      common.prefix(zip(common, parts.dropLast()).prefix { $0 == $1 }.count)
    }
    let order = parts.enumerated().map { place, parts in
      let name = parts.dropFirst(common.count).joined(separator: "/")
      return (hash: Self.hash(name), name: name, place: place)
    }.sorted { one, other in
      one.hash == other.hash
        ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.hash < other.hash
    }
    let cuts = [number - 1, number].map { order.count * $0 / count }
    return Set(order[cuts[0]..<cuts[1]].map(\.place))
  }

  // The names on the path from the root, without `.` and `..`; links are not followed.
  private static func parts(of path: String, in folder: String) -> [Substring] {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in whole.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "."
    { if part == ".." { _ = parts.popLast() } else { parts.append(part) } }
    return parts
  }

  // Short names differ in the low bits only, so the halves are exchanged for sorting.
  private static func hash(_ name: String) -> UInt64 {
    let hash = FNVHash.of(name.utf8)
    return hash << 32 | hash >> 32
  }
}
