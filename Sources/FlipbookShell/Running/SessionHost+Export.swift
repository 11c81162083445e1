import FlipbookTerminal
import FlipbookTestRunner
import FlipbookValues

// Writing other files than session files.
extension SessionHost {
  /// Writes what was exported to a file that is not there yet, or may be replaced.
  func write(
    _ export: Export, to path: String, replaces: Bool, for entry: String, _ reply: inout Reply
  ) {
    guard path != FileProblem.output else { return show(export.text, &reply) }
    let isThere = FileProblem.Reason.isThere(entry: entry)
    do throws(FileProblem) {
      try write(export.text, to: path, for: entry, force: replaces, else: isThere)
      reply.remark = "exported \(export.contents) to \(path)\(ending)"
    } catch {
      reply.failed = true
      reply.text = error.text
    }
  }

  /// Writes a file that is not there yet, or may be replaced: by force, or for the text in it.
  ///
  /// That text may count otherwise where the entry is none of the person's own. What cannot be read
  /// is replaced by force only.
  func write(
    _ text: String, to path: String, for entry: String, force: Bool,
    else unforced: FileProblem.Reason,
    replaces: (_ text: String, _ isForeign: Bool) -> Bool = { _, _ in false }
  ) throws(FileProblem) {
    guard writesFiles else { return }
    if let foreign {
      return try foreign.write(text, to: path, for: entry, force: force, else: unforced) {
        replaces($0, true)
      }
    }
    let place = try place(of: path)
    if !force, TextFile.isRegular(place) {
      guard let present = try? TextFile.read(place), replaces(present, false) else {
        throw FileProblem(path, unforced)
      }
    }
    try TextFile.write(text, to: place, named: path)
  }

  /// Shows what would be in a file in its place; whoever prints it adds the last line feed.
  func show(_ text: String, _ reply: inout Reply) {
    // By bytes: a carriage return and a line feed are one character.
    let ends = text.utf8.last == UInt8(ascii: "\n")
    let made = ends ? String(Substring(text.utf8.dropLast())) : text
    (reply.made, reply.text) = (made, made.replacing("\r\n", with: "\n"))
  }
}
