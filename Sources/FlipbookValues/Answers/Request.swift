/// Something that only the shell can do, because it needs files or the terminal.
package enum Request: Equatable, Sendable {
  /// Write the session, or only what led here; `replaces` allows replacing other kinds of files.
  case save(path: String, replaces: Bool, isClean: Bool = false)
  /// Write something made from the session; `replaces` allows overwriting a file.
  case export(Export, path: String, replaces: Bool)
  /// Stop keeping a page up to date.
  case unfollow
  case replay(path: String)
  /// Change a setting of the prompt; ``PromptSettings/set(_:to:)`` takes both.
  case setPrompt(name: String, value: String)
  case draft(String)
  /// Show time passing at a multiple of real time, either everything there is or only the window;
  /// with nil, whichever fills the picture better.
  case play(rate: Double, fits: Bool? = nil)
  /// Let the person drag a playhead.
  case scrub(LiveTarget)
  /// Let time pass, with the pointer as a finger.
  case touch
  /// Let the person turn the numbers of the entry with this number.
  case tune(Int)
  case lesson(LessonRequest)
  case quit
}

package enum LessonRequest: Equatable, Sendable {
  /// Begin one of the program's lessons or a Markdown file; a lesson that was left is continued
  /// unless `anew`.
  case begin(String, anew: Bool)
  case back
  case skip
  /// Go back to the session in which the lesson was begun.
  case leave
}

/// The contents of an exported file, which is no session file.
package struct Export: Equatable, Sendable {
  /// The word for its form, as in `export csv`.
  package let form: String
  package let bytes: [UInt8]
  /// Whether the bytes are text, which can be shown.
  package let isText: Bool
  package let contents: String
  /// Whether the file is to be kept up to date with what is typed.
  package var isFollowing = false

  package init(form: String, bytes: [UInt8], isText: Bool, contents: String) {
    (self.form, self.bytes, self.isText, self.contents) = (form, bytes, isText, contents)
  }

  package init(form: String, text: String, contents: String) {
    self.init(form: form, bytes: Array(text.utf8), isText: true, contents: contents)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A thing that a person moves by hand.
package enum LiveTarget: Equatable, Sendable {
  case stage
  /// A property animator, or a view's dance, along its fraction.
  case animator(String)
  case chain(String)

  package var name: String {
    switch self {
    case .stage: ValueWords.stage
    case .animator(let name), .chain(let name): name
    }
  }
}

/// How the results of an entry are shown at once.
package enum Audience: Sendable {
  /// Not at all: they are looked at later.
  case none
  /// On a terminal that shows lines only.
  case lines
  /// On a terminal that can draw.
  case screen
}

package struct Choice: Equatable, Sendable {
  package let word: String
  package let meaning: String

  package init(_ word: String, _ meaning: String) { (self.word, self.meaning) = (word, meaning) }
}

/// A choice between words, each with its meaning.
package protocol Choosable: CaseIterable, RawRepresentable<String>, SendableMetatype {
  var meaning: String { get }
}

extension Choosable {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.meaning) } }
}
