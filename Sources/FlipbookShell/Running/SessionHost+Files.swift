import FlipbookSession
package import SessionFiles

// Entering the entries of session files.
extension SessionHost {
  /// How far a file was entered.
  private enum Ending: Equatable {
    case end
    /// An entry asked to leave, or failed where the first failure ends it.
    case early
    case interrupted(entered: Int, of: Int)
  }

  /// Reads a session file; `name` is what messages call it.
  package static func sessionFile(
    _ name: String, at path: String, isInterrupted: () -> Bool = { false }
  ) throws(FileProblem) -> SessionFile {
    let text = try TextFile.read(path, named: name)
    do {
      return try SessionFile(parsing: text, isInterrupted: isInterrupted)
    } catch {
      guard error.problem != .interrupted else { throw FileProblem(name, .interrupted) }
      throw FileProblem(name, .noSession(error.text(path: name), line: error.line))
    }
  }

  /// Starts anew and enters a session file.
  func replay(_ path: String) -> Reply {
    do throws(FileProblem) {
      return try enterFile(path, isReplay: true)
    } catch {
      return Reply(text: error.text, failed: true)
    }
  }

  /// Enters the entries of a session file, showing each as the screen would.
  ///
  /// The reply has failed when an entry did that should not have, or the other way round.
  package func enterFile(
    _ path: String, isReplay: Bool = false, keepsGoing: Bool = true
  ) throws(FileProblem) -> Reply {
    let place = try TextFile.resolved(place(of: path))
    guard !openFiles.contains(place) else { throw FileProblem(path, .entersItself) }
    let file = try Self.sessionFile(path, at: place, isInterrupted: session.isInterrupted)
    openFiles.append(place)
    defer { openFiles.removeLast() }
    if isReplay { session.beginReplay() }
    // An inner replay is part of the outer one.
    defer { if isReplay { session.endReplay() } }
    var reply = Reply(text: "", failed: false)
    if case .interrupted(let entered, let count) = enter(file, keepsGoing, &reply) {
      reply.failed = true
      reply.remark = "interrupted after \(entered) of \(count) entries"
    }
    return reply
  }

  private func enter(
    _ file: SessionFile, _ keepsGoing: Bool, _ reply: inout Reply
  ) -> Ending {
    let fences = file.fences.filter { $0.options.runs(on: .current) }
    var entered = 0
    for fence in fences {
      for entry in fence.entries {
        guard !session.isInterrupted() else {
          return .interrupted(entered: entered, of: fences.reduce(0) { $0 + $1.entries.count })
        }
        reply.leaves = enter(entry, fence.options, &reply.failed)
        if reply.leaves || reply.failed && !keepsGoing { return .early }
        entered += 1
      }
    }
    return .end
  }

  // Returns whether the entry asked to leave.
  private func enter(
    _ entry: ScriptedEntry, _ options: FenceOptions, _ hasFailed: inout Bool
  ) -> Bool {
    show(Screen.typed(entry.text), [])
    let reply = enter(entry.text, inSetup: options.isSetup)
    if !reply.text.isEmpty { show(reply.text, reply.inks) }
    if options.expectsErrors, !reply.failed {
      show("error: line \(entry.line) was to fail and did not", [])
    }
    if reply.failed != options.expectsErrors { hasFailed = true }
    return reply.leaves
  }
}
