/// The result of an entry for the shell, the transcript and saved files; its text is printable.
package struct Outcome: Equatable, Sendable {
  /// The output, without a final newline; empty when there is nothing to say.
  package private(set) var text = ""
  /// The parts of the text that have a colour where colours can be shown.
  package private(set) var inks: [InkedText.Stretch] = []
  /// Pixel pictures that replace lines of the text.
  package private(set) var pictures: [PixelsInPlace] = []
  package var failed = false
  /// A request to the shell.
  package var request: Request?
  /// A line to carry out next, which a key accepts.
  package var offer: String?
  /// A remark for the person at the terminal; not a part of the session.
  package var remark: String?

  package init(text: String = "", request: Request? = nil) {
    (self.text, self.request) = (PrintableText.shown(text), request)
  }

  package init(_ answer: Answer) {
    let joined = InkedText.joined(answer.lines).printable
    (text, inks, failed) = (joined.text, joined.stretches, answer.hasFailed)
    pictures = answer.picturesInText
    (request, remark, offer) = (answer.request, answer.remark, answer.offer)
  }
}

extension Answer {
  // The pictures, placed by lines of the text; one line of the answer may be several of them.
  fileprivate var picturesInText: [PixelsInPlace] {
    var (place, line) = (0, 0)
    return pictures.map { picture in
      while place < picture.lines.lowerBound {
        line += lines[place].text.utf8.count { $0 == 10 } + 1
        place += 1
      }
      return picture.moved(down: line - picture.lines.lowerBound)
    }
  }
}

/// The error that a file could not be read, or not be entered in a session of its own.
package struct UnopenedFile: Error {
  /// The problem, and what would work, worded as in messages.
  package let (message, hint): (String, String?)

  package init(_ message: String, hint: String?) { (self.message, self.hint) = (message, hint) }
}
