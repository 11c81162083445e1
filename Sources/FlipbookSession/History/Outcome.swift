/// What came of an entry, for the shell, the transcript and saved files: its text is printable.
package struct Outcome: Equatable, Sendable {
  /// The output, without a final newline; empty when there is nothing to say.
  package private(set) var text = ""
  /// The parts of the text that have a colour where colours can be shown.
  package private(set) var inks: [InkedText.Stretch] = []
  /// Pictures in pixels in place of lines of the text.
  package private(set) var pictures: [PixelsInPlace] = []
  package var failed = false
  /// What the shell is asked to do.
  package var request: Request?
  /// A line that would be carried out next, to be taken by a key.
  package var offer: String?
  /// Something to tell the person at the terminal that is no part of the session.
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
  // Its pictures among the lines of its text, several of which may be one of the answer's.
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

/// Why a file could not be read, or entered in a session of its own.
package struct UnopenedFile: Error {
  /// What is wrong, and what would work, as messages say it.
  package let (message, hint): (String, String?)

  package init(_ message: String, hint: String?) { (self.message, self.hint) = (message, hint) }
}
