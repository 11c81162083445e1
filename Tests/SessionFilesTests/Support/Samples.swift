import TestSupport

@testable import SessionFiles

/// A file of one fence.
func fenced(_ body: String, options: String = "") -> String {
  "```flipbook\(options.isEmpty ? "" : " " + options)\n\(body)\n```\n"
}

/// A runner that gives the listed answers in order, whatever is entered.
final class Replies {
  private(set) var entered: [String] = []
  private let answers: [(text: String, failed: Bool)]

  init(_ answers: [(text: String, failed: Bool)]) {
    self.answers = answers
  }

  func run(_ entry: String) -> (text: String, failed: Bool) {
    entered.append(entry)
    let index = entered.count - 1
    return index < answers.count ? answers[index] : ("no answer left", true)
  }
}

/// Texts made of everything that has a meaning in a session file.
struct NastyText {
  private static let pieces = [
    "flip> ", "flip>", " ...> ", " ...>", "...", "[..]", " (re)", "\\", "`", "```", "````",
    "~~~", "```flipbook", " ", "  ", "\t", "\n", "\n", "\n\n", "# ", "box", "0.5", "-0", "-0.0",
    "1.25e-3", " 12", "1.2.3", "#ff8800", "nan", "inf", "é", "e\u{301}", "\u{301}", "🙂", "│",
    "(", ")", "*", "+", "-", ".", "\u{2028}", "\u{600}",
  ]

  static func make(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...8, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
