import FlipbookSession

// Writing other files than session files.
extension SessionHost {
  /// Writes what was exported to a file that is not there yet, or may be replaced.
  func write(_ export: Export, to path: String, replaces: Bool, _ reply: inout Reply) {
    do throws(FileProblem) {
      let place = try place(of: path)
      if !replaces, TextFile.isRegular(place) {
        throw FileProblem(path, .isThere(command: "export \(export.form.rawValue)"))
      }
      try TextFile.write(export.text, to: place, named: path)
      reply.remark = "exported \(export.contents) to \(path)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }
}
