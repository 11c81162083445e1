/// One of several equal shares of the session files, for runs on several machines.
///
/// A file's share follows from its name alone, so that it stays when other files come and go.
package struct Shard: Equatable, Sendable {
  /// Which share, from 1 to ``count``.
  package let number: Int
  /// How many shares there are.
  package let count: Int

  /// Reads `2/3`; nil for anything else and for a number that is not from 1 to the count.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      number >= 1, number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Whether a file is in the share; `name` is its path below the folder that was given.
  func contains(_ name: String) -> Bool {
    Self.hash(name) % UInt64(count) == UInt64(number - 1)
  }

  // FNV-1a with 64 bits (draft-eastlake-fnv, section 2). Its low bits alone tell short names
  // apart badly, so the high half is folded into them.
  private static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }
}
