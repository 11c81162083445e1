extension SessionHost {
  private struct Stop: Error {}

  package static func sessionFile(
    _ name: String, at path: String, isInterrupted: () -> Bool = { false }
  ) throws(FileProblem) -> SessionFile {
    try sessionFile(name, of: try TextFile.read(path, named: name), isInterrupted: isInterrupted)
  }

  static func sessionFile(
    _ name: String, of text: String, isInterrupted: () -> Bool
  ) throws(FileProblem) -> SessionFile {
    guard !TextFile.hasTooManyLines(text) else { throw FileProblem(name, .tooLarge) }
    do {
      return try SessionFile(parsing: text, isInterrupted: isInterrupted)
    } catch {
      guard error.problem != .interrupted else { throw FileProblem(name, .interrupted) }
      throw FileProblem(name, .noSession(error.text(path: name), line: error.line))
    }
  }

  /// A session file that was read, and its place on the disk.
  typealias OpenedFile = (path: String, place: String, file: SessionFile)

  /// Reads a file that `replay` asks for, or that is an argument; it has entries.
  func open(_ path: String, for replay: String? = nil) throws(FileProblem) -> OpenedFile {
    let (text, place) = try read(path, for: replay ?? "")
    guard !openFiles.contains(where: { $0.place == place }) else {
      throw FileProblem(path, .entersItself)
    }
    let file = try Self.sessionFile(path, of: text, isInterrupted: session.isInterrupted)
    guard !file.isEmpty else {
      throw FileProblem(path, .noEntries(file.strayPrompts(path: path)?.text))
    }
    return (path, place, file)
  }

  func replay(_ path: String, for entry: String) -> Reply {
    do throws(FileProblem) {
      var reply = try enter(try open(path, for: entry), for: entry)
      // The person who typed the replay stays.
      if reply.leaves { (reply.leaves, reply.remark) = (false, "'quit' ended '\(path)'") }
      if !reply.failed { reply.replayed = try? TextFile.resolved(place(of: path)) }
      return reply
    } catch { return Reply(text: error.text, failed: true) }
  }

  /// Enters a session file, showing entries as the screen would.
  ///
  /// The reply has failed if an entry did unexpectedly, or should have failed. `replay` is the
  /// entry that asks for it; nil for an argument.
  func enter(
    _ opened: OpenedFile, for replay: String? = nil, keepsGoing: Bool = true
  ) throws(FileProblem) -> Reply {
    let (path, place, file) = opened
    if openFiles.isEmpty { budget = ReplayBudget() }
    var entries = 0
    file.enterAll { _, _ in entries += 1 }
    guard budget.beginFile(depth: openFiles.count, entries: entries) else {
      throw FileProblem(path, budget.excess.map { .exceeds($0) } ?? .entersItself)
    }
    openFiles.append(ForeignFile(path, at: place))
    defer { openFiles.removeLast() }
    let isReplay = replay != nil
    if isReplay { session.beginReplay() }
    // An inner replay is part of the outer one.
    defer { if isReplay { session.endReplay() } }
    var reply = Reply(text: "", failed: false)
    var entered = 0
    try? file.enterAll { entry, fence throws(Stop) in
      reply.isInterrupted = session.isInterrupted()
      guard !reply.isInterrupted else { throw Stop() }
      let before = session.entriesEnteredAgain
      let answer = enter(entry, fence.options, &reply.failed)
      reply.leaves = answer.leaves
      if !budget.enterAgain(session.entriesEnteredAgain - before), budget.excess == .edits {
        show(FileProblem(openFiles.last?.name ?? "", .exceeds(.edits)).text, [])
      }
      reply.failed = reply.failed || budget.excess != nil
      guard budget.excess == nil else { throw Stop() }
      entered += 1
      reply.isInterrupted = answer.isInterrupted
      guard !answer.isInterrupted, !reply.leaves, keepsGoing || !reply.failed else { throw Stop() }
    }
    if reply.isInterrupted {
      reply.failed = true
      reply.remark = "interrupted after \(entered) of \(entries) entries"
    }
    return reply
  }

  /// A new session with the entries of a file; it writes no files.
  func other(_ path: String, for entry: String) throws(UnopenedFile) -> Session {
    let other = SessionHost(session: session.another(session.startSettings), folder: folder)
    other.session.isInterrupted = session.isInterrupted
    (other.openFiles, other.budget, other.writesFiles) = (openFiles, budget, false)
    do throws(FileProblem) {
      let reply = try other.enter(try other.open(path, for: entry), for: entry)
      guard !reply.isInterrupted else { throw FileProblem(path, .interrupted) }
    } catch { throw UnopenedFile(error) }
    if !openFiles.isEmpty { budget = other.budget }
    return other.session
  }

  /// Reads a file that an entry replays or reads.
  func read(
    _ path: String, as wish: FileRefusal.Wish = .replay, for entry: String
  ) throws(FileProblem) -> (text: String, place: String) {
    if let foreign { return try foreign.read(path, as: wish, for: entry) }
    let place = try TextFile.resolved(place(of: path))
    if wish == .read, TextFile.exists(place), !TextFile.isRegular(place) {
      throw FileProblem(path, .isNoFile)
    }
    return (try TextFile.read(place, named: path), place)
  }

  private func enter(
    _ entry: ScriptedEntry, _ options: FenceOptions, _ hasFailed: inout Bool
  ) -> Reply {
    show(PromptText.typed(entry.text), [])
    let reply = enter(entry.text, inSetup: options.isSetup)
    if !reply.text.isEmpty { show(reply.text, reply.inks) }
    if let remark = reply.remark { tell(remark) }
    if options.expectsErrors, !reply.failed {
      show("error: line \(entry.line) should have failed", [])
    }
    if reply.failed != options.expectsErrors { hasFailed = true }
    return reply
  }
}

extension UnopenedFile {
  init(_ problem: FileProblem) {
    let parts = problem.text.split(separator: "\nhint: ", maxSplits: 1)
    let message = parts[0].hasPrefix("error: ") ? parts[0].dropFirst(7) : parts[0]
    self.init(String(message), hint: parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension SessionHost {
  func write(
    _ export: Export, to path: String, replaces: Bool, for entry: String, _ reply: inout Reply
  ) {
    guard path != FileProblem.output else { return show(export.text, &reply) }
    let isThere = FileProblem.Reason.isThere(entry: entry)
    do throws(FileProblem) {
      try write(export.bytes, to: path, for: entry, force: replaces, else: isThere)
      reply.remark =
        "exported \(export.contents) to \(path.contains(".") ? "" : "the file ")\(path)\(ending)"
    } catch { (reply.failed, reply.text) = (true, error.text) }
  }

  /// Writes a file that is not there yet, or may be replaced: by force, or because of its text.
  ///
  /// `replaces` gets that text, and whether the entry is somebody else's. A file that cannot be
  /// read is only replaced by force.
  func write(
    _ bytes: [UInt8], to path: String, for entry: String, force: Bool,
    else unforced: @autoclosure () -> FileProblem.Reason,
    replaces: (_ text: String, _ isForeign: Bool) -> Bool = { _, _ in false }
  ) throws(FileProblem) {
    guard writesFiles else { return }
    if let foreign {
      return try foreign.write(bytes, to: path, for: entry, force: force, else: unforced()) {
        replaces($0, true)
      }
    }
    let place = try place(of: path)
    if !force, TextFile.isRegular(place) {
      guard let present = try? TextFile.read(place), replaces(present, false) else {
        throw FileProblem(path, unforced())
      }
    }
    try TextFile.write(bytes, to: place, named: path)
  }

  /// Shows what would be written; the printer adds the last line feed.
  func show(_ text: String, _ reply: inout Reply) {
    // By bytes, since a carriage return and a line feed are one character.
    func withoutLast(_ text: String) -> String {
      text.utf8.last == 10 ? String(Substring(text.utf8.dropLast())) : text
    }
    (reply.made, reply.text) = (withoutLast(text), withoutLast(text.replacing("\r\n", with: "\n")))
  }
}
