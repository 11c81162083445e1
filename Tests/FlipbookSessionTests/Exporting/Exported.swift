import Foundation
import Testing

@testable import FlipbookSession

/// What a session asks the shell to write.
enum Exported {
  static func export(_ entry: String, after entries: [String]) throws -> Export {
    let outcome = Answers.outcome(entry, after: entries)
    try #require(!outcome.failed, "\(outcome.text)")
    guard case .export(let export, _, _)? = outcome.request else {
      throw Missing()
    }
    return export
  }

  struct Missing: Error {}

  /// The columns of a CSV file that has no quoted fields, by their heads.
  static func columns(_ entry: String, after entries: [String]) throws -> [String: [Double?]] {
    let lines = try export(entry, after: entries).text.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(
      uniqueKeysWithValues: lines[0].enumerated().map { place, head in
        (head, lines.dropFirst().map { Double($0[place]) })
      })
  }

  /// The heads of the columns.
  static func heads(_ entry: String, after entries: [String]) throws -> [String] {
    let text = try export(entry, after: entries).text
    let line = text.prefix { $0 != "\r\n" }
    return line.split(separator: ",").map(String.init)
  }
}
