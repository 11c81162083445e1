#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files beside session files that have what their entries showed, where that is something else
/// than they expect: `first.actual.md` for `first.md`, `notes.actual` for `notes`.
///
/// A session file itself is never touched by a test. The one beside it goes away when the test
/// passes. A file of that name that no test has written, or that is tested itself, stays as it is.
struct ActualFiles {
  private static let markdown = ".md"
  private static let mark = ".actual"

  /// How the names of such files end in Markdown.
  static let suffix = mark + markdown

  // Choice: in Markdown a comment is not shown.
  private static let lastLine =
    "<!-- 'flipbook test' wrote this, and takes it away when the test passes. -->\n"

  // The places of the files that are tested.
  private let inputs: Set<String>

  /// Those of a run of some files.
  init(ofTesting paths: some Sequence<String>) {
    inputs = Set(paths.map(TextFile.resolved))
  }

  /// The path of the one for a session file.
  static func path(for path: String) -> String {
    path.hasSuffix(markdown) ? path.dropLast(markdown.count) + suffix : path + mark
  }

  /// Brings the one for a file up to date with a text, or takes it away where there is none.
  ///
  /// The answer is a line for the person at the screen; nil where there is nothing to say.
  func keep(_ text: String?, for file: String) -> String? {
    let place = Self.path(for: file)
    let isForeign = TextFile.isRegular(place) && !isOurs(place)
    guard let text else {
      if TextFile.isRegular(place), !isForeign { unlink(place) }
      return nil
    }
    guard !isForeign else { return "'\(place)' is not from a test, and stays as it is" }
    do {
      let end = text.utf8.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
      try TextFile.write(text + end + Self.lastLine, to: place)
      return "\(place) has what was shown"
    } catch {
      return error.text
    }
  }

  private func isOurs(_ place: String) -> Bool {
    guard !inputs.contains(TextFile.resolved(place)), let text = try? TextFile.read(place) else {
      return false
    }
    return text.utf8.reversed().starts(with: Self.lastLine.utf8.reversed())
  }
}
