/// Something that only the shell can do, because it needs files or the terminal.
package enum Request: Equatable, Sendable {
  /// Write the session, or what of it has led here; `replaces` allows a file that is no session.
  case save(path: String, replaces: Bool, isClean: Bool = false)
  /// Write something made of the session; `replaces` allows a file that is there.
  case export(Export, path: String, replaces: Bool)
  /// Stop keeping a page up to date.
  case unfollow
  case replay(path: String)
  /// Change a setting of the prompt; ``PromptSettings/set(_:to:)`` takes both.
  case setPrompt(name: String, value: String)
  case draft(String)
  /// Show time passing, so many times as fast as a clock, in all there is or in the window; nil for
  /// what fills the picture better.
  case play(rate: Double, fits: Bool? = nil)
  /// Give a playhead into the person's hand.
  case scrub(LiveTarget)
  /// Let time pass, and the pointer be a finger.
  case touch
  /// Give the numbers of an entry into the person's hand, by the entry's number.
  case tune(Int)
  case lesson(LessonRequest)
  case quit
}

package enum LessonRequest: Equatable, Sendable {
  /// Begin one of the program's own, or a Markdown file, or go on with one that was left unless it is
  /// to start `anew`.
  case begin(String, anew: Bool)
  case back
  case skip
  /// Back to the session in which it was begun.
  case leave
}

/// What is written to a file that is no session file.
package struct Export: Equatable, Sendable {
  /// The word for its form, as in `export csv`.
  package let form: String
  package let bytes: [UInt8]
  /// Whether they are a text, which can be shown.
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

/// What a person moves by hand.
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

/// Where what happens is shown at once.
package enum Audience: Sendable {
  /// Nowhere: what comes of an entry is looked at later.
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

/// A choice between words of which each says what it stands for.
package protocol Choosable: CaseIterable, RawRepresentable<String>, SendableMetatype {
  var meaning: String { get }
}

extension Choosable {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.meaning) } }
}
