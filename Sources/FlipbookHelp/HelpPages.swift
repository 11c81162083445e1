import FlipbookSession
import FlipbookText

/// A text in pages for a terminal of 24 lines: a session prints the same on any terminal.
struct HelpPages {
  static let rows = 22

  private(set) var all: [[String]] = [[]]

  /// - Parameter parts: lines that stay together; those that no page could hold do not.
  init(_ parts: [[String]]) {
    let lines = parts.joined()
    guard Self.height(of: Array(lines)) > Self.rows else {
      all = [Array(lines)]
      return
    }
    for part in parts.flatMap({ Self.height(of: $0) < Self.rows ? [$0] : $0.map { [$0] } }) {
      if Self.height(of: all[all.count - 1] + part) < Self.rows {
        all[all.count - 1] += part
      } else {
        all.append(part)
      }
    }
  }

  /// The rows that lines take on a terminal of 80 columns: an example stands as it is typed.
  static func height(of lines: [String]) -> Int {
    lines.reduce(0) { $0 + max(1, (TextWidth.columns(of: $1) + Help.columns - 1) / Help.columns) }
  }

  /// A page by its number from 1, with the way to the next; the last for a number that is beyond.
  func page(_ number: Int, of topic: String) -> [String] {
    let place = min(max(number, 1), all.count)
    guard place < all.count else { return all[place - 1] }
    return all[place - 1] + ["page \(place) of \(all.count); 'help \(topic) \(place + 1)' goes on"]
  }
}
