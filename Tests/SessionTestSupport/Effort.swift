import FlipbookValues
import TestSupport

@testable import FlipbookSession

/// How much the property tests try.
enum Effort {
  /// So many seeds, or as many as `SEEDS` says.
  static let seeds = Seeds.count
}

extension Session {
  /// What was entered, to try it again by hand.
  var entered: String { transcript.map(\.entry).joined(separator: "\n") }
}
