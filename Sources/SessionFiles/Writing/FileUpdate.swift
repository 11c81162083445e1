/// A session file rewritten to expect what its entries answer.
package struct FileUpdate: Equatable, Sendable {
  /// The new text; byte for byte the old one if nothing had to change.
  package internal(set) var text = ""
  /// The text that was run; a file that has changed since is not written over.
  package internal(set) var original = ""
  /// How many lines were replaced, added or dropped, lengthened fence lines included.
  package internal(set) var changedLines = 0
  /// The lines of the old file, counted from 1, whose `[..]` or ` (re)` was lost.
  package internal(set) var lostWildcards: [Int] = []
  /// The entries for a person to decide: their status is wrong, or they have open lines.
  package internal(set) var unsettled: [EntryResult] = []
  /// The expected lines, counted from 1, for which a wildcard leaves open which line they match.
  package internal(set) var openLines: [Int] = []
}
