/// The limits for files that replay files.
///
/// Thirty files that each replay the next one twice would be a thousand million entries. The
/// entries of the first file are not counted. The numbers are a choice.
package struct ReplayBudget {
  static let depth = 16
  static let files = 1_000
  static let entries = 100_000
  static let entriesAgain = 1_000_000

  private var filesBegun = 0
  private var entriesBegun = 0
  private var entriesBegunAgain = 0
  package private(set) var excess: FileProblem.Excess?

  package init() {}

  /// Counts a file at a depth, where the first has 0; false if it exceeds a limit.
  package mutating func beginFile(depth: Int, entries: Int) -> Bool {
    guard depth > 0 else { return true }
    filesBegun += 1
    entriesBegun += entries
    if depth >= Self.depth {
      excess = .depth
    } else if filesBegun > Self.files {
      excess = .files
    } else if entriesBegun > Self.entries {
      excess = .entries
    }
    return excess == nil
  }

  /// Counts the entries that an edit enters again, all those after it; false if they are too many.
  package mutating func enterAgain(_ count: Int) -> Bool {
    entriesBegunAgain += count
    if entriesBegunAgain > Self.entriesAgain { excess = .edits }
    return excess == nil
  }
}
