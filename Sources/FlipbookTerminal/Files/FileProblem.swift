package struct FileProblem: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case cannotRead(Int32)
    case cannotWrite(Int32)
    /// Not UTF-8.
    case notText
    case holdsZero
    /// Not a session file; the text says where and why.
    case noSession(String, line: Int)
    /// A session file without entries; the text says which lines look like entries.
    case noEntries(String?)
    /// Replacing the file would lose these lines, or all of it if there are none; `force` does so.
    case wouldReplace(lost: [String], entry: String)
    /// A file is there; `force` replaces it.
    case isThere(entry: String)
    case outsideOfTest
    case entersItself
    case refused(FileRefusal)
    case tooLarge
    /// A folder, a pipe or a device, where only a file is read.
    case isNoFile
    case noLesson
    case exceeds(Excess)
    /// It has changed since it was tested.
    case changedMeanwhile
    /// Its folder is outside the given one.
    case isOutside(of: String)
    /// Something that a test leaves alone; the text says what it is.
    case isUntouchable(String)
    case interrupted
  }

  package enum Excess: Equatable, Sendable { case depth, files, entries, edits }

  /// The paths that mean stdin and stdout.
  package static let (input, output) = ("-", "-")

  package let path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) { (self.path, self.reason) = (path, reason) }
  /// The line to blame; the first one if none is.
  package var line: Int { if case .noSession(_, let line) = reason { line } else { 1 } }

  /// Whether a test refuses to write there; otherwise something went wrong.
  package var isRefusal: Bool {
    switch reason {
    case .isOutside, .isUntouchable: true
    default: false
    }
  }

  package var text: String {
    let path = PrintableText.line(path)
    return switch reason {
    case .cannotRead(let code) where path == Self.input:
      "error: the input cannot be read: \(Self.words(code))\n"
        + "hint: give entries with -c, or the name of a file"
    case .cannotRead(let code):
      "error: cannot read '\(path)': \(Self.words(code))\n"
        + "hint: check the name; it is looked up from where flipbook was started"
    case .cannotWrite(let code):
      "error: cannot write '\(path)': \(Self.words(code))\n"
        + "hint: nothing was changed on disk; save to another place"
    case .noSession(let text, _): PrintableText.shown(text)
    case .noEntries(let text):
      "error: '\(path)' has no entries: nothing is entered\n"
        + (text.map(PrintableText.shown)
          ?? "hint: entries are in fences that begin with ```flipbook")
    case .notText, .holdsZero:
      "error: '\(path)' is not \(reason == .notText ? "UTF-8 text" : "text: it holds a NUL")\n"
        + "hint: session files are Markdown, and recordings CSV, in UTF-8"
    case .wouldReplace(let lost, let entry):
      "error: '\(path)' "
        + (lost.first.map { "has text that would be lost: " + Self.beginning($0, lost.count) }
          ?? "exists and is not a session file")
        + "\nhint: take another name, or overwrite it: \(PrintableText.line(entry)) force"
    case .isThere(let entry):
      "error: '\(path)' already exists\nhint: take another name, or: "
        + PrintableText.line(entry) + " force"
    case .outsideOfTest:
      "error: '\(path)' lies outside of the test\n"
        + "hint: a file that is tested has a folder of its own; write a name without '/' or '..'"
    case .changedMeanwhile:
      "error: '\(path)' was changed while it was tested\nhint: nothing was written; test it again"
    case .isOutside(let root): "'\(path)' lies outside of '\(root)'"
    case .isUntouchable(let what): "'\(path)' \(what)"
    case .refused(let refusal): refusal.text(path: path)
    case .tooLarge:
      "error: '\(path)' has more than \(TextFile.largest >> 20) MB or \(TextFile.mostLines) lines\n"
        + "hint: nobody reads that much; take the part that you need"
    case .isNoFile: "error: '\(path)' is a folder, a pipe or a device"
    case .exceeds(.depth):
      "error: '\(path)' is replayed more than \(ReplayBudget.depth) files deep\n" + Self.fewer
    case .exceeds(.files):
      "error: '\(path)' is one of more than \(ReplayBudget.files) files that one file replays\n"
        + Self.fewer
    case .exceeds(.entries):
      "error: with '\(path)' one file replays more than \(ReplayBudget.entries) entries\n"
        + Self.fewer
    case .exceeds(.edits):
      "error: the edits in '\(path)' enter more than \(ReplayBudget.entriesAgain) entries again\n"
        + "hint: nothing more of it is entered; 'save FILE clean' writes what edits have led to"
    case .noLesson: "error: '\(path)' has nothing to go through"
    case .interrupted: "error: reading '\(path)' was interrupted"
    case .entersItself:
      "error: '\(path)' is being replayed already\n"
        + "hint: take 'replay \(path)' out of that file"
    }
  }

  // Choice: enough of a line to recognize it.
  private static func beginning(_ line: String, _ count: Int) -> String {
    "\"\(TextWidth.truncated(PrintableText.line(line), to: 40))\""
      + (count > 1 ? " and " + (count - 1).counted("more line") : "")
  }

  private static let fewer = "hint: nothing more of them is entered; replay them one by one"

  // The system's words, in English in any locale.
  static func words(_ code: Int32) -> String { words[code] ?? "system error \(code)" }

  private static let words: [Int32: String] = [
    ENOENT: "no such file or folder", EACCES: "permission denied", EPERM: "permission denied",
    EISDIR: "it is a folder", ENOTDIR: "a part of the path is not a folder",
    ELOOP: "its links form a loop", EBADF: "it is closed", EFBIG: "it would be too large",
    ENXIO: "nobody reads from it", ETIMEDOUT: "reading it took too long",
    ENOSPC: "no space left on the disk", EDQUOT: "no space left on the disk",
    EROFS: "the disk is read-only", ENAMETOOLONG: "the name is too long",
  ]
}
