import FlipbookValues
import TestSupport

@testable import FlipbookSession

/// How much the property tests try.
enum Effort {
  /// The number of seeds, or the one that `SEEDS` sets.
  static let seeds = Seeds.count
}

extension Session {
  /// The entries so far, to try again by hand.
  var entered: String { transcript.map(\.entry).joined(separator: "\n") }
}
