/// A session file rewritten to expect what its entries answer.
package struct FileUpdate: Equatable, Sendable {
  /// The new text; the very bytes of the old one where nothing had to change.
  package internal(set) var text = ""
  /// How many lines were replaced, added or dropped, fence lines that grew included.
  package internal(set) var changedLines = 0
  /// The lines of the old file, counted from 1, whose `[..]` or ` (re)` could not be kept.
  package internal(set) var lostWildcards: [Int] = []
  /// The entries left as they are since they fail outside a fence marked `error` or succeed in
  /// one, or have open lines: what is right is for a person to say.
  package internal(set) var unsettled: [EntryResult] = []
  /// The expected lines, counted from 1, of which a wildcard leaves open what they stand for.
  package internal(set) var openLines: [Int] = []
}
