/// A session file that is being entered, which somebody else may have written.
///
/// It was named in `replay` or as an argument; text that is typed, given with `-c`, in a script or
/// on stdin is the user's own. This class alone decides what its entries may do on the disk
/// (choice):
///
/// - write new files in the present folder and below, and replace there what `save` wrote or what
///   this file itself wrote; `force` allows no more;
/// - replay and read files in the present folder and below;
/// - use no path that begins with `/` or `~`, leads up or over a link to elsewhere, is hidden,
///   looks like an option, or does not show all that is in it.
package final class ForeignFile {
  package let place: String
  package let name: String
  private var written: Set<FileIdentity> = []

  package init(_ name: String, at place: String) { (self.name, self.place) = (name, place) }

  /// Writes a file that an entry asks for.
  ///
  /// It may replace any file whose text `replaces` accepts and, with `force`, a file that this one
  /// wrote; without `force` the error is then `unforced`.
  package func write(
    _ bytes: [UInt8], to path: String, for entry: String, force: Bool,
    else unforced: @autoclosure () -> FileProblem.Reason,
    replaces: (String) -> Bool = { _ in false }
  ) throws(FileProblem) {
    let place = try inner(path, .write, entry)
    let content = place.content
    switch content {
    case .nothing: break
    case .other: throw refusal(of: path, .write, entry, .noFile)
    case .file(let identity):
      if replaces(try place.read(named: path)) { break }
      guard written.contains(identity) else { throw refusal(of: path, .write, entry, .isThere) }
      guard force else { throw FileProblem(path, unforced()) }
    }
    written.insert(try place.write(bytes, replacing: content != .nothing, named: path))
  }

  /// The text and the place on the disk of a file that an entry replays or reads.
  package func read(
    _ path: String, as wish: FileRefusal.Wish, for entry: String
  ) throws(FileProblem) -> (text: String, place: String) {
    let place = try inner(path, wish, entry)
    guard case .file = place.content else { throw refusal(of: path, wish, entry, .noFile) }
    return (try place.read(named: path), place.resolved)
  }

  private func inner(
    _ path: String, _ wish: FileRefusal.Wish, _ entry: String
  ) throws(FileProblem) -> InnerPlace {
    do throws(FileRefusal.Reason) {
      return wish == .write ? try InnerPlace(writing: path) : try InnerPlace(reading: path)
    } catch .missing(let code) {
      throw FileProblem(path, wish == .write ? .cannotWrite(code) : .cannotRead(code))
    } catch { throw refusal(of: path, wish, entry, error) }
  }

  private func refusal(
    of path: String, _ wish: FileRefusal.Wish, _ entry: String, _ reason: FileRefusal.Reason
  ) -> FileProblem {
    FileProblem(path, .refused(FileRefusal(file: name, entry: entry, wish: wish, reason: reason)))
  }
}

package struct FileRefusal: Equatable, Sendable {
  package enum Wish: String, Sendable { case replay, read, write }
  enum Reason: Error, Equatable {
    case outside, hidden, unprintable, isThere, noFile
    case missing(Int32)
  }

  let file: String
  let entry: String
  let wish: Wish
  let reason: Reason

  func text(path: String) -> String {
    let typed = PrintableText.line(entry)
    return "error: '\(PrintableText.line(file))' may not \(wish) '\(PrintableText.line(path))': "
      + "\(why)\nhint: if you want that, type it yourself: \(typed)"
      + (reason == .isThere && !typed.hasSuffix(" force") ? " force" : "")
  }

  private var why: String {
    switch reason {
    case .outside: "a file keeps to the folder that flipbook was started in"
    case .hidden: "a file names nothing that begins with '.' or '-'"
    case .unprintable: "the name does not show all that is in it"
    case .isThere: "it already exists, with what neither 'save' nor this file wrote"
    case .noFile: "it is a link, a folder or a device"
    case .missing: "it is not there"
    }
  }
}
