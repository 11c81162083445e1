package import FlipbookPictures
import FlipbookText

/// The result of a command: what it prints, what it asks of the shell, and how it ended.
///
/// The answers of an entry's statements and of the blocks that fire meanwhile are joined in order.
package struct Answer {
  /// What it says, on the screen and in the transcript.
  package private(set) var lines: [InkedText] = []
  /// A remark for the person at the terminal; not in the transcript.
  package var remark: String?
  /// A line to enter next, offered in grey at the prompt.
  package var offer: String?
  /// The entry in the transcript, where it differs from what was typed.
  package var entry: String?
  /// What only the shell can do.
  package var request: Request?
  /// Whether it did what it could and failed all the same.
  package var hasFailed = false
  /// The first mistake in a block that was fired, with the text it was typed in.
  package var fault: (mistake: Mistake, source: String)?

  package init(_ lines: String...) { self.init(lines) }
  package init(_ lines: [String]) { lines.forEach { print($0) } }
  package init(_ lines: [InkedText]) { self.lines = lines }
  package init(_ request: Request) { self.request = request }

  package static func failure(_ text: String) -> Answer {
    var answer = Answer()
    answer.fail(text)
    return answer
  }

  /// Says why it has failed, in a text of several lines.
  package mutating func fail(_ text: String) {
    printLines(text)
    hasFailed = true
  }

  package mutating func print(_ line: String) { lines.append(InkedText(PrintableText.line(line))) }
  package mutating func printLines(_ text: String) { lines.append(InkedText(text)) }
  package mutating func print(_ lines: [InkedText]) { self.lines += lines }

  /// Prints a line unless it is the one printed last.
  package mutating func note(_ line: String) {
    if lines.last?.text != line { print(line) }
  }

  package mutating func append(_ later: Answer) {
    lines += later.lines
    (remark, offer) = (later.remark ?? remark, later.offer ?? offer)
    request = later.request ?? request
    hasFailed = hasFailed || later.hasFailed
    fault = fault ?? later.fault
  }
}
