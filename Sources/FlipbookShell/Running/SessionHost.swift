package import FlipbookPictures
package import FlipbookSession
package import FlipbookTerminal
import FlipbookValues
import Foundation
import SessionFiles

/// A session with the files it asks for: what a prompt, a script and a test all run.
package final class SessionHost {
  /// Takes lines of the screen, with the colours of what is a picture in them.
  package typealias Output = (String, [InkedText.Stretch]) -> Void

  /// What came of an entry, with the requests carried out.
  package struct Reply: Equatable {
    package var text: String
    /// What was made for a file and is shown in its place, with the line ends of its format.
    var made: String?
    /// The colours of what is a picture in it.
    package var inks: [InkedText.Stretch] = []
    package var failed: Bool
    /// Something for the person at the terminal that is no part of the session.
    package var remark: String?
    /// A line that would be carried out next.
    var offer: String?
    /// Whether the entry asked to leave.
    package var leaves = false
    /// Whether the person ended what was shown moving by an interrupt.
    var isInterrupted = false
    /// A text for the prompt, to be changed and entered.
    var draft: String?
    /// The place of a file of which every entry was entered, as a replay asked.
    var replayed: String?
    /// What is asked of the lessons, which only a prompt has.
    var lesson: LessonRequest?
  }

  package let session: Session
  /// The files that are being entered, the innermost last.
  var openFiles: [ForeignFile] = []
  /// What the outermost of them has used up.
  var budget = ReplayBudget()
  /// The folder that the session's files are kept to; nil for none.
  let folder: PrivateFolder?
  /// Whether what entries write is written; it is not where a file is only looked at.
  var writesFiles = true
  /// Gets the lines of a replay as they come, in the form the screen shows.
  package var show: Output = { _, _ in }
  /// Gets what the person at the terminal is told of the entries of a file.
  package var tell: (String) -> Void = { _ in }
  /// Shows time passing, or gives a playhead, the numbers of an entry or a finger into the person's
  /// hand; returns what was kept.
  ///
  /// Nobody is asked where the session is not watched.
  var live: (Request) -> LiveResult = { _ in LiveResult() }
  /// Gets the settings of the prompt that are changed; where there is no prompt, nobody does.
  package var setPrompt: (_ name: String, _ value: String) -> Void = { _, _ in }

  /// A host that finds files from the present folder, or is kept to a folder of its own.
  package init(session: Session, folder: PrivateFolder? = nil) {
    self.session = session
    self.folder = folder
    session.openSession = { [unowned self] path throws(UnopenedSession) in try other(path) }
  }

  /// Carries out an entry and what it asks for; ``Session/enter(_:inSetup:)`` says what a setup is.
  package func enter(_ text: String, inSetup: Bool = false) -> Reply {
    let outcome = session.enter(text, inSetup: inSetup)
    // What stands in a file nobody has typed just now.
    var reply = Reply(
      text: outcome.text, inks: outcome.inks, failed: outcome.failed,
      remark: openFiles.isEmpty ? outcome.remark : nil, offer: outcome.offer)
    switch outcome.request {
    case .quit: reply.leaves = true
    case .save(let path, let replaces, let isClean):
      let saved = isClean ? session.cleaned() : session
      save(saved, to: path, replaces: replaces, for: text, &reply)
    case .export(let export, let path, let replaces):
      write(export, to: path, replaces: replaces, for: text, &reply)
    case .replay(let path): reply = replay(path, for: text)
    case .draft(let text): reply.draft = text
    case .lesson(let request): reply.lesson = request
    case .setPrompt where !openFiles.isEmpty:
      reply.remark = "the prompt is yours: a file does not set it"
    case .setPrompt(let name, let value): setPrompt(name, value)
    case nil: break
    case let live?: enterLive(live, &reply)
    }
    return reply
  }

  // MARK: Saving

  private func save(
    _ session: Session, to path: String, replaces: Bool, for entry: String, _ reply: inout Reply
  ) {
    let file = Self.file(of: session, titled: FileTitle.of(path))
    guard path != FileProblem.output else { return show(file, &reply) }
    do throws(FileProblem) {
      try write(file, to: path, for: entry, force: replaces, else: .wouldReplace) {
        text, isForeign in
        isForeign ? SessionFileWriter.wrote(text) : Self.isSession(text)
      }
      // In a folder only Markdown is looked for.
      let hint = path.hasSuffix(".md") ? "" : "; 'flipbook test' finds only names that end in .md"
      let left = session === self.session ? session.entriesLeftOut : 0
      let clean =
        left == 0 ? "" : "; 'save \(path) clean' leaves out the \(left) that did not lead here"
      reply.remark = "saved \(Self.entryCount(of: session)) to \(path)\(hint)\(ending)\(clean)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  /// The session so far as a session file.
  func file(titled title: String) -> String { Self.file(of: session, titled: title) }

  private static func file(of session: Session, titled title: String) -> String {
    file(of: session, titled: title, session.transcript[...])
  }

  /// A session file of a part of a session.
  static func file(
    of session: Session, titled title: String, _ records: ArraySlice<Session.Record>
  ) -> String {
    SessionFileWriter.text(
      title: title, setup: session.initialSettings.entries, records: written(records))
  }

  /// Entries as a session file has them.
  static func written(_ records: ArraySlice<Session.Record>) -> [TranscriptRecord] {
    records.map { TranscriptRecord(entry: $0.entry, output: $0.output, failed: $0.failed) }
  }

  private static func isSession(_ text: String) -> Bool {
    text.isEmpty || (try? SessionFile(parsing: text))?.fences.isEmpty == false
  }

  /// How many entries the session has, in words.
  var entryCount: String { Self.entryCount(of: session) }

  private static func entryCount(of session: Session) -> String {
    let count = session.transcript.count
    return "\(count) \(count == 1 ? "entry" : "entries")"
  }

  /// The file that an entry stands in that is none of the person's own; none in a test, which keeps
  /// all that is written to its folder.
  var foreign: ForeignFile? { folder == nil ? openFiles.last : nil }

  /// What is to be said of a file that is not there to stay.
  var ending: String { folder == nil ? "" : ", in a folder that goes with the lesson" }

  /// Where a file that an entry names lies.
  func place(of path: String) throws(FileProblem) -> String {
    guard let folder else { return HomeFolder.expanded(path) }
    guard !path.isAbsolutePath, !path.pathNames.contains("..") else {
      throw FileProblem(path, .outsideOfTest)
    }
    return folder.path + "/" + path
  }
}
