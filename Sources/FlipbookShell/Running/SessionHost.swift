package import FlipbookSession
package import SessionFiles

/// A session with the files it asks for: what a prompt, a script and a test all run.
package final class SessionHost {
  /// What came of an entry, with the requests carried out.
  package struct Reply: Equatable {
    package var text: String
    package var failed: Bool
    /// Something for the person at the terminal that is no part of the session.
    package var remark: String?
    /// Whether the entry asked to leave.
    package var leaves = false
  }

  package let session: Session
  /// The folder that file names start from; empty for the present one.
  private let folder: String
  /// Gets the lines of a replay as they come, in the form the screen shows.
  package var show: (String) -> Void = { _ in }

  package init(session: Session, folder: String = "") {
    self.session = session
    self.folder = folder
  }

  /// Carries out an entry and what it asks for.
  package func enter(_ text: String) -> Reply {
    let outcome = session.enter(text)
    var reply = Reply(text: outcome.text, failed: outcome.failed, remark: outcome.remark)
    switch outcome.request {
    case .quit: reply.leaves = true
    case .save(let path, let replaces): save(to: path, replaces: replaces, &reply)
    case .replay(let path): replay(path, &reply)
    case nil: break
    }
    return reply
  }

  // MARK: Saving

  private func save(to path: String, replaces: Bool, _ reply: inout Reply) {
    let place = place(of: path)
    do throws(FileProblem) {
      if !replaces, TextFile.exists(place), !isSession(place) {
        throw FileProblem(path, .wouldReplace)
      }
      try TextFile.write(file(titled: title(of: path)), to: place)
      let count = session.transcript.count
      reply.remark = "saved \(count) \(count == 1 ? "entry" : "entries") to \(path)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  /// The session so far as a session file.
  package func file(titled title: String) -> String {
    SessionFileWriter.text(
      title: title, setup: session.initialSettings.entries,
      records: session.transcript.map {
        TranscriptRecord(entry: $0.entry, output: $0.output, failed: $0.failed)
      })
  }

  private func isSession(_ path: String) -> Bool {
    guard let text = try? TextFile.read(path) else { return false }
    return text.isEmpty || (try? SessionFile(parsing: text))?.fences.isEmpty == false
  }

  private func title(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }

  private func place(of path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }

  // MARK: Replaying

  private func replay(_ path: String, _ reply: inout Reply) {
    do {
      let file = try Self.sessionFile(path, at: place(of: path))
      session.beginReplay()
      defer { session.endReplay() }
      reply.failed = !enterAll(of: file)
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  /// Reads a session file; `name` is what messages call it.
  package static func sessionFile(
    _ name: String, at path: String
  ) throws(FileProblem) -> SessionFile {
    let text = try TextFile.read(path)
    do {
      return try SessionFile(parsing: text)
    } catch {
      throw FileProblem(name, .noSession(error.text(path: name)))
    }
  }

  /// Enters every entry of a session file, showing each as the screen would; false when one failed
  /// that should not have.
  @discardableResult
  package func enterAll(of file: SessionFile, keepsGoing: Bool = true) -> Bool {
    var isFine = true
    for fence in file.fences where !fence.options.isSkipped && fence.options.runs(on: .current) {
      for entry in fence.entries {
        show(Screen.typed(entry.text))
        let reply = enter(entry.text)
        if !reply.text.isEmpty { show(reply.text) }
        if reply.failed != fence.options.expectsErrors { isFine = false }
        if reply.leaves || !isFine && !keepsGoing { return isFine }
      }
    }
    return isFine
  }
}

/// What an entry looks like on the screen.
package enum Screen {
  package static let prompt = "flip> "
  package static let continuation = " ...> "

  /// An entry with its prompts.
  package static func typed(_ entry: String) -> String {
    prompt
      + entry.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + continuation)
  }
}
