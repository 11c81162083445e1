import FlipbookTerminal
import FlipbookValues

// Writing files that are not session files.
extension SessionHost {
  func write(
    _ export: Export, to path: String, replaces: Bool, for entry: String, _ reply: inout Reply
  ) {
    guard path != FileProblem.output else { return show(export.text, &reply) }
    let isThere = FileProblem.Reason.isThere(entry: entry)
    do throws(FileProblem) {
      try write(export.bytes, to: path, for: entry, force: replaces, else: isThere)
      reply.remark = "exported \(export.contents) to \(path)\(ending)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  /// Writes a file that is not there yet, or that may be replaced: by force, or because of its
  /// text.
  ///
  /// `replaces` gets that text, and whether the entry is somebody else's. What cannot be read is
  /// replaced by force only.
  func write(
    _ bytes: [UInt8], to path: String, for entry: String, force: Bool,
    else unforced: FileProblem.Reason,
    replaces: (_ text: String, _ isForeign: Bool) -> Bool = { _, _ in false }
  ) throws(FileProblem) {
    guard writesFiles else { return }
    if let foreign {
      return try foreign.write(bytes, to: path, for: entry, force: force, else: unforced) {
        replaces($0, true)
      }
    }
    let place = try place(of: path)
    if !force, TextFile.isRegular(place) {
      guard let present = try? TextFile.read(place), replaces(present, false) else {
        throw FileProblem(path, unforced)
      }
    }
    try TextFile.write(bytes, to: place, named: path)
  }

  /// Shows what would be written; the printer adds the last line feed.
  func show(_ text: String, _ reply: inout Reply) {
    // By bytes, since a carriage return and a line feed are one character.
    let ends = text.utf8.last == UInt8(ascii: "\n")
    let made = ends ? String(Substring(text.utf8.dropLast())) : text
    (reply.made, reply.text) = (made, made.replacing("\r\n", with: "\n"))
  }
}
