import FlipbookAssembly
import FlipbookCommands
import FlipbookValues

@testable import FlipbookSession

/// The answers of a session to an entry after others, which must not fail.
enum Answers {
  /// The stage most tables begin with.
  static let stage = [
    "view box frame: (0, 0, 100, 100)", "animator slide 2s linear { box.center.x += 200 }",
    "let time = 1.5s",
  ]

  /// The text for the last entry after some others.
  static func text(_ entry: String, after entries: [String] = stage) -> String {
    outcome(entry, after: entries).text
  }

  static func outcome(_ entry: String, after entries: [String] = stage) -> Outcome {
    let session = Session.advised()
    for entry in entries {
      let outcome = session.enter(entry)
      precondition(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    return session.enter(entry)
  }

  /// The answer of a session to a path.
  static func shown(_ path: String, in session: Session) -> String { session.enter(path).text }

  /// Whether a condition holds.
  static func holds(_ condition: String, after entries: [String] = stage) -> Bool {
    !outcome("expect \(condition)", after: entries).failed
  }

  /// The problems of a text that a session printed.
  static func problems(of text: String, echoing entry: String = "") -> [String] {
    var problems: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.last == " " }) { problems.append("trailing blank") }
    let words = text.split(separator: "\n").filter { !$0.contains("…") }.joined(separator: "\n")
      .split { !($0.isLetter || $0.isNumber || "-.".contains($0)) }
    let bad: Set<Substring> = ["nan", "-nan", "inf", "-inf", "-0", "-0.0", "-0.000", "-0.0000"]
    problems += words.filter { bad.contains($0) && !entry.contains($0) }.map { "'\($0)'" }
    if text.contains("this does not work") { problems.append("no message") }
    return problems
  }
}
