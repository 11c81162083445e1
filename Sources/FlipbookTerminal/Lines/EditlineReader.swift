import CEditline
import CLibrary

/// A reader with line editing, recall and completion, on libedit.
///
/// Every key passes through one function of ours (`EditlineReader+Input.swift`), so what happens is
/// a function of the bytes that come in: Ctrl-C is a byte while editing, and libedit handles no
/// signal. Only one may exist at a time, and it must stay on the thread that made it.
package final class EditlineReader: LineReader {
  let configuration: EditlineConfiguration
  let editLine: OpaquePointer
  private let recall: OpaquePointer?
  // How many characters libedit's line has room for, at the least.
  private var room = 0

  // What the keyboard function needs to know and what it found out.
  var prompt = Prompt()
  var screen: EntryScreen
  /// What is still to be read of a key that was taken apart.
  var pendingScalars: [Unicode.Scalar] = []
  /// What keys send behind an escape that do something; all others are ignored.
  var boundSequences: Set<String> = []
  /// The line whose completions are listed, and how many of them have been.
  var listing = (line: "", cursor: 0, count: 0)
  var isCancelled = false
  var isPasting = false
  var pushedBack: UInt8?
  /// How many keys have been pressed; a key that sends several bytes at once is one.
  var keysRead = 0
  var walk: PrefixRecall?
  /// What `keysRead` was when the walk last took a step.
  var keysReadAtRecall = 0

  /// Opens the editor on stdin and stdout; nil when they cannot be edited on or `~/.editrc` says
  /// `edit off`.
  ///
  /// Makes the character type UTF-8, installs `TerminalGuard`, and from then on catches SIGINT,
  /// SIGWINCH and SIGCONT for the process.
  package init?(configuration: EditlineConfiguration) {
    guard configuration.abilities.isInteractive, EditorWidth.useUTF8() else { return nil }
    TerminalGuard.install()
    guard let editLine = ce_open(configuration.programName) else { return nil }
    self.configuration = configuration
    self.editLine = editLine
    screen = EntryScreen(
      movesUp: configuration.abilities.allowsEscapes,
      breaksRows: configuration.abilities.breaksRows)
    recall = ce_history_open(editLine, Int32(clamping: configuration.history.limit))
    prepareKeys()
    guard ce_edits(editLine), ce_detach(editLine) else { return nil }
    ce_set_client(editLine, Unmanaged.passUnretained(self).toOpaque())
    let status = ce_set_reader(editLine) { EditlineReader.readCharacter($0, $1) }
    guard status == 0 else { return nil }
    ce_catch_interrupts()
    ce_watch_window()
    configuration.history.entries.forEach(enterIntoRecall)
  }

  deinit {
    if let recall { ce_history_close(recall) }
    ce_close(editLine)
  }

  /// Edits one entry, of several rows perhaps; records it in the history before handing it over.
  package func next(prompt: Prompt) -> LineEvent {
    listing.count = 0
    self.prompt = prompt
    _ = ce_take_resized()
    Interrupts.clear()
    return readEntry()
  }

  private func finish(_ text: String) -> LineEvent {
    let entries = configuration.entries(text)
    // Of several each is shown with what it answers.
    entries.count > 1 ? clearEntry() : leave(EditedText(text))
    for entry in entries where configuration.history.record(entry) { enterIntoRecall(entry) }
    return .entry(text)
  }

  private func readEntry() -> LineEvent {
    isCancelled = false
    walk = nil
    // The first key is one of ours where there is a draft.
    pendingScalars = prompt.draft.isEmpty ? [] : Array(PrivateKey.draft.unicodeScalars)
    screen.forget()
    _ = ce_begin_keys()
    setPasteMode(true)
    defer {
      setPasteMode(false)
      ce_end_keys()
    }
    var count: Int32 = 0
    let line = el_gets(editLine, &count)
    if isCancelled { return .cancelled }
    guard let line, count > 0 else {
      leave(EditedText(""))
      return .end
    }
    let bytes = UnsafeRawBufferPointer(start: line, count: Int(count))
    let text = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    return finish(String(decoding: text, as: UTF8.self))
  }

  private func enterIntoRecall(_ entry: String) {
    guard let recall else { return }
    ce_history_enter(recall, entry)
    makeRoom(forTextOf: entry.utf8.count)
  }

  /// Whether libedit's search of the history, which looks for no room, could write behind a text of
  /// so many characters more than there is; its pattern has 1,024 at the most.
  func isShort(ofRoomFor count: Int) -> Bool { count + Self.searchRoom > room }

  /// Makes room for that and for what comes next.
  func makeRoom(forTextOf count: Int) {
    guard isShort(ofRoomFor: count) else { return }
    room = 2 * (count + Self.searchRoom)
    ce_make_room(editLine, room)
  }

  private static let searchRoom = 4096

  func setPasteMode(_ isOn: Bool) {
    guard configuration.abilities.allowsEscapes else { return }
    TerminalGuard.set(.bracketedPaste, to: isOn)
  }

  static func owner(of editLine: OpaquePointer) -> EditlineReader? {
    ce_client(editLine).map { Unmanaged<EditlineReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
