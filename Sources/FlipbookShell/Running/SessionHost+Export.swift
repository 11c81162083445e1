import FlipbookValues

// Writing other files than session files.
extension SessionHost {
  /// Writes what was exported to a file that is not there yet, or may be replaced.
  func write(
    _ export: Export, to path: String, replaces: Bool, for entry: String, _ reply: inout Reply
  ) {
    guard path != FileProblem.output else { return show(export.text, &reply) }
    let isThere = FileProblem.Reason.isThere(command: "export \(export.form)")
    do throws(FileProblem) {
      if let foreign {
        try foreign.write(export.text, to: path, for: entry, force: replaces, else: isThere)
      } else {
        let place = try place(of: path)
        if !replaces, TextFile.isRegular(place) {
          throw FileProblem(path, isThere)
        }
        try TextFile.write(export.text, to: place, named: path)
      }
      reply.remark = "exported \(export.contents) to \(path)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  /// Shows what would be in a file in its place; whoever prints it adds the last line feed.
  func show(_ text: String, _ reply: inout Reply) {
    // By bytes: a carriage return and a line feed are one character.
    let ends = text.utf8.last == UInt8(ascii: "\n")
    let made = ends ? String(Substring(text.utf8.dropLast())) : text
    (reply.made, reply.text) = (made, made.replacing("\r\n", with: "\n"))
  }
}
