import FlipbookValues

@testable import FlipbookSession

/// How much the property tests try.
enum Effort {
  static let seeds: UInt64 = 80
  /// Each enters a hundred mutated entries.
  static let mutationSeeds: UInt64 = 80
}

extension Session {
  /// What was entered, to try it again by hand.
  var entered: String { transcript.map(\.entry).joined(separator: "\n") }
}
