import FlipbookSession

// Writing the session in other forms than its own.
extension SessionHost {
  /// Writes the session to a file that is not there yet, or may be replaced.
  func export(_ kind: ExportKind, to path: String, replaces: Bool, _ reply: inout Reply) {
    do throws(FileProblem) {
      let place = try place(of: path)
      if !replaces, TextFile.isRegular(place) {
        throw FileProblem(path, .isThere(command: "export \(kind.rawValue)"))
      }
      try TextFile.write(text(as: kind, title: Self.title(of: path)), to: place)
      reply.remark = "exported \(entryCount) to \(path)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  private func text(as kind: ExportKind, title: String) -> String {
    switch kind {
    case .cast:
      Asciicast.text(
        title: title, columns: session.settings.columns, records: session.transcript)
    }
  }
}
