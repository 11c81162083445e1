import FlipbookCommands
import FlipbookValues
import Foundation
import Testing

@testable import FlipbookSession

/// The exports that a session asks the shell to write.
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
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    return Dictionary(
      uniqueKeysWithValues: lines[0].enumerated().map { place, head in
        (head, lines.dropFirst().map { Double($0[place]) })
      })
  }

  /// The data in a page.
  static func data(ofPage html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "type=\"application/json\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = Data(html[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  /// How many samples each column in a page's data has, except constant ones.
  static func lengths(in data: Any) -> [Int] {
    switch data {
    case let object as [String: Any]:
      if let changes = object["changes"] as? [Any] { return [changes.count] }
      if let steps = object["steps"] as? [Any] {
        let counts = steps.enumerated().filter { $0.offset % 2 == 1 }
        return [counts.reduce(0) { $0 + ($1.element as? Int ?? 0) }]
      }
      return object.values.flatMap(lengths)
    case let list as [Any]: return list.flatMap(lengths)
    default: return []
    }
  }

  /// The heads of the columns.
  static func heads(_ entry: String, after entries: [String]) throws -> [String] {
    let text = try export(entry, after: entries).text
    let line = text.prefix { $0 != "\r\n" }
    return line.split(separator: ",").map { String($0) }
  }
}
