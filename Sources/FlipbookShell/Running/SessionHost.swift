/// A session with its files: what a prompt, a script and a test run.
package final class SessionHost {
  /// Takes lines of the screen, with the colours of pictures.
  package typealias Output = (String, [InkedText.Stretch]) -> Void

  package struct Reply: Equatable {
    package var text: String
    /// The text for stdout instead of a file, with the line ends of its format.
    var made: String?
    package var inks: [InkedText.Stretch] = []
    package var pictures: [PixelsInPlace] = []
    package var failed: Bool
    package var remark: String?
    var offer: String?
    package var leaves = false
    /// Whether an interrupt ended a motion.
    var isInterrupted = false
    var draft: String?
    /// The file that was replayed to its end.
    var replayed: String?
    var lesson: LessonRequest?
  }

  package let session: Session
  var openFiles: [ForeignFile] = []
  var budget = ReplayBudget()
  /// The only folder the session may use; nil for no limit.
  let folder: PrivateFolder?
  /// The page that is kept up to date with what is typed, and the entry that makes it.
  var followed: (entry: String, path: String, bytes: [UInt8])?
  /// False if a file is only looked at.
  var writesFiles = true
  /// Takes the lines of a replay as they come.
  package var show: Output = { _, _ in }
  /// Takes remarks on the entries of a file.
  package var tell: (String) -> Void = { _ in }
  /// Shows a motion, or lets the person scrub, tune or touch; returns what they kept.
  var live: (Request) -> LiveResult = { _ in LiveResult() }
  package var setPrompt: (_ name: String, _ value: String) -> Void = { _, _ in }

  /// A host that uses the present folder, or only a folder of its own.
  package init(session: Session, folder: PrivateFolder? = nil) {
    self.session = session
    self.folder = folder
    session.openSession = { [unowned self] path, entry throws(UnopenedFile) in
      try other(path, for: entry)
    }
    session.readFile = { [unowned self] path, entry throws(UnopenedFile) in
      do throws(FileProblem) { return try read(path, as: .read, for: entry).text } catch {
        throw UnopenedFile(error)
      }
    }
  }

  /// Carries out an entry and its request; see ``Session/enter(_:inSetup:)``.
  package func enter(_ text: String, inSetup: Bool = false) -> Reply {
    let outcome = session.enter(text, inSetup: inSetup)
    // Remarks are for what was just typed.
    var reply = Reply(
      text: outcome.text, inks: outcome.inks, pictures: outcome.pictures, failed: outcome.failed,
      remark: openFiles.isEmpty ? outcome.remark : nil, offer: outcome.offer)
    switch outcome.request {
    case .quit: reply.leaves = true
    case .save(let path, let replaces, let isClean):
      save(isClean ? session.cleaned() : session, to: path, replaces: replaces, for: text, &reply)
    case .export(let export, let path, let replaces):
      write(export, to: path, replaces: replaces, for: text, &reply)
      if export.isFollowing, !reply.failed { follow(export, to: path, by: text) }
    case .unfollow: reply.remark = unfollow()
    case .replay(let path): reply = replay(path, for: text)
    case .draft(let text): reply.draft = text
    case .lesson(let request): reply.lesson = request
    case .setPrompt where !openFiles.isEmpty: reply.remark = "a file cannot change your prompt"
    case .setPrompt(let name, let value): setPrompt(name, value)
    case nil: break
    case let live?: enterLive(live, &reply)
    }
    return reply
  }

  /// Shows a motion, then enters the commands that do the same.
  private func enterLive(_ request: Request, _ reply: inout Reply) {
    let result = live(request)
    reply.isInterrupted = result.isInterrupted
    for entry in result.entries {
      self.show(PromptText.typed(entry), [])
      let part = enter(entry)
      if !part.text.isEmpty { self.show(part.text, part.inks) }
      if part.failed { reply.failed = true }
    }
    if !reply.failed { reply.remark = reply.remark ?? result.remark }
  }

  // MARK: Saving

  private func save(
    _ session: Session, to path: String, replaces: Bool, for entry: String, _ reply: inout Reply
  ) {
    let title = FileTitle.of(path)
    let file = Self.file(of: session, titled: title, session.transcript[...])
    guard path != FileProblem.output else { return show(file, &reply) }
    var lost: [String]?
    do throws(FileProblem) {
      try write(
        Array(file.utf8), to: path, for: entry, force: replaces,
        else: .wouldReplace(lost: lost ?? [], entry: entry)
      ) { text, isForeign in
        lost = SessionFileWriter.words(in: text, besides: title)
        return lost?.isEmpty == true && (!isForeign || SessionFileWriter.wrote(text))
      }
      // Folders are searched for Markdown only.
      let hint = path.hasSuffix(".md") ? "" : "; 'flipbook test' finds only names that end in .md"
      let left = session === self.session ? session.entriesLeftOut : 0
      let clean =
        left == 0 ? "" : "; 'save \(path) clean' leaves out the \(left) that did not lead here"
      reply.remark = "saved \(session.entryCount) to \(path)\(hint)\(ending)\(clean)"
    } catch { (reply.failed, reply.text) = (true, error.text) }
  }

  static func file(
    of session: Session, titled title: String, _ records: ArraySlice<Session.Record>
  ) -> String {
    SessionFileWriter.text(
      title: title, setup: session.initialSettings.entries, records: written(records))
  }

  static func written(_ records: ArraySlice<Session.Record>) -> [TranscriptRecord] {
    records.map { ($0.entry, $0.output, $0.failed) }
  }

  /// The file of the entry; nil for the user's own, and in a test, which has its own folder.
  var foreign: ForeignFile? { folder == nil ? openFiles.last : nil }
  var ending: String { folder == nil ? "" : ", in a folder that goes with the lesson" }

  func place(of path: String) throws(FileProblem) -> String {
    guard let folder else { return HomeFolder.expanded(path) }
    guard !path.isAbsolutePath, !path.pathNames.contains("..") else {
      throw FileProblem(path, .outsideOfTest)
    }
    return folder.path + "/" + path
  }
}

extension Session {
  var entryCount: String { transcript.count.counted("entry", "entries") }
}
