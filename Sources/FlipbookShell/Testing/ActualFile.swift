#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file beside a session file that has what its entries showed, where that is something else
/// than the file expects: `first.actual.md` for `first.md`, `notes.actual` for `notes`.
///
/// The file itself is never touched by a test. The one beside it goes away when the test passes.
enum ActualFile {
  private static let markdown = ".md"
  private static let mark = ".actual"

  /// How the names of such files end in Markdown.
  static let suffix = mark + markdown

  /// Its path for a session file.
  static func path(for path: String) -> String {
    path.hasSuffix(markdown) ? path.dropLast(markdown.count) + suffix : path + mark
  }

  /// Brings it up to date with a text, or takes it away where there is none.
  ///
  /// The answer is a line for the person at the screen; nil where there is nothing to say.
  static func keep(_ text: String?, for file: String) -> String? {
    let place = path(for: file)
    guard let text else {
      if TextFile.isRegular(place) { unlink(place) }
      return nil
    }
    do {
      try TextFile.write(text, to: place)
      return "\(place) has what was shown"
    } catch {
      return error.text
    }
  }
}
