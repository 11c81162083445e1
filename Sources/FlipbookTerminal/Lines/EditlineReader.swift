import CEditline

/// A reader with line editing, recall and completion, on libedit.
///
/// All keys pass through `EditlineReader+Input.swift`, so that everything is a function of the
/// bytes that come in: Ctrl-C is a byte, and libedit handles no signals. Only one may exist at a
/// time, on one thread.
package final class EditlineReader: LineReader {
  let editing: any EntryEditing
  let history: CommandHistory
  let abilities: TerminalAbilities
  let pixels: PixelTerminal
  let editLine: OpaquePointer
  private let recall: OpaquePointer?
  // How many characters libedit's line has room for.
  private var room = 0

  // The state of the keyboard function.
  var prompt = Prompt()
  var screen: EntryScreen
  /// Characters that libedit gets before any others.
  var pendingScalars: [Unicode.Scalar] = []
  var boundSequences: Set<String> = []
  /// The line whose completions are listed, and how many are.
  var listing = (line: "", cursor: 0, count: 0)
  var isCancelled = false
  var isPasting = false
  /// Bytes that were read too early, to be read before others.
  var pushedBack: ArraySlice<UInt8> = []
  /// A key that sends several bytes counts once.
  var keysRead = 0
  var walk: PrefixRecall?
  /// `keysRead` at the walk's last step.
  var keysReadAtRecall = 0

  /// Opens the editor on stdin and stdout; nil if it cannot, or if `~/.editrc` says `edit off`.
  ///
  /// Makes characters UTF-8, installs `TerminalGuard`, and catches SIGINT, SIGWINCH and SIGCONT.
  package init?(
    _ editing: any EntryEditing, history: CommandHistory, abilities: TerminalAbilities,
    pixels: PixelTerminal
  ) {
    guard abilities.isInteractive, EditorWidth.useUTF8() else { return nil }
    TerminalGuard.install()
    guard let editLine = ce_open("flipbook") else { return nil }
    (self.editing, self.history, self.abilities) = (editing, history, abilities)
    self.pixels = pixels
    self.editLine = editLine
    screen = EntryScreen(movesUp: abilities.allowsEscapes, breaksRows: abilities.breaksRows)
    recall = ce_history_open(editLine, Int32(clamping: history.limit))
    prepareKeys()
    guard ce_edits(editLine), ce_detach(editLine) else { return nil }
    ce_set_client(editLine, Unmanaged.passUnretained(self).toOpaque())
    let status = ce_set_reader(editLine) { EditlineReader.readCharacter($0, $1) }
    guard status == 0 else { return nil }
    ce_catch_interrupts()
    ce_watch_window()
    history.entries.forEach(enterIntoRecall)
  }

  deinit {
    if let recall { ce_history_close(recall) }
    ce_close(editLine)
  }

  /// Edits an entry and records it in the history before returning it.
  package func next(prompt: Prompt) -> LineEvent {
    listing.count = 0
    self.prompt = prompt
    _ = ce_take_resized()
    Interrupts.clear()
    return readEntry()
  }

  private func finish(_ text: String) -> LineEvent {
    let entries = editing.entries(of: text)
    // Several entries are each shown with their answers.
    entries.count > 1 ? clearEntry() : leave(EditedText(text))
    for entry in entries where history.record(entry) { enterIntoRecall(entry) }
    return .entry(text)
  }

  private func readEntry() -> LineEvent {
    isCancelled = false
    walk = nil
    // A key of ours, pressed first, inserts the draft.
    pendingScalars = prompt.draft.isEmpty ? [] : Array(PrivateKey.draft.unicodeScalars)
    screen.forget()
    _ = ce_begin_keys()
    setPasteMode(true)
    pixels.ask()
    pushedBack += pixels.typedAhead
    pixels.typedAhead = []
    defer {
      awaitAnswers()
      ce_end_keys()
      setPasteMode(false)
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

  /// Whether libedit's search of the history, which does not check, could write out of bounds; its
  /// pattern has at most 1,024 characters.
  func isShort(ofRoomFor count: Int) -> Bool { count + Self.searchRoom > room }

  func makeRoom(forTextOf count: Int) {
    guard isShort(ofRoomFor: count) else { return }
    room = 2 * (count + Self.searchRoom)
    ce_make_room(editLine, room)
  }

  private static let searchRoom = 4096

  func setPasteMode(_ isOn: Bool) {
    guard abilities.allowsEscapes else { return }
    TerminalGuard.set(.bracketedPaste, to: isOn)
  }

  static func owner(of editLine: OpaquePointer) -> EditlineReader? {
    ce_client(editLine).map { Unmanaged<EditlineReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
