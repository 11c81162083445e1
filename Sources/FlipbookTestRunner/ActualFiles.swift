/// The files beside session files with the actual output of their entries, if it is not as
/// expected: `first.actual.md` for `first.md`, `notes.actual` for `notes`.
///
/// A test never touches a session file. The file beside it is removed when the test passes. A file
/// of that name stays as it is if no test has written it, if it is tested itself, belongs to
/// somebody else, is not regular, or lies outside of the folder that was given.
struct ActualFiles {
  // Choice: in Markdown a comment is not shown.
  private static let lastLine =
    "<!-- 'flipbook test' wrote this, and takes it away when the test passes. -->\n"

  private let inputs: Set<String>

  init(ofTesting paths: some Sequence<String>) { inputs = Set(paths.map(TextFile.resolved)) }

  static func path(for path: String) -> String {
    path.hasSuffix(".md") ? path.dropLast(3) + MarkdownFiles.actual : path + ".actual"
  }

  /// Updates the file beside a tested one; returns lines for the person at the screen.
  func keep(_ outcome: FileOutcome) -> [String] {
    guard outcome.verdict < .unreadable, TestedFile.isOnDisk(outcome.path) else { return [] }
    return keep(outcome.rewrite?.text, for: outcome).map { [$0] } ?? []
  }

  /// Writes a text beside a tested file, or for nil removes the old one; returns a line to show.
  func keep(_ text: String?, for outcome: FileOutcome) -> String? {
    let place = Self.path(for: outcome.path)
    let shown = PrintableText.line(place)
    do throws(FileProblem) {
      let file = try HeldFile(place, within: outcome.root)
      let present = try file.text()
      let isForeign = present.map { !isOurs($0, place) } ?? false
      guard let text else {
        if present != nil, !isForeign { try file.remove() }
        return nil
      }
      guard !isForeign else { return "'\(shown)' is not from a test, and stays as it is" }
      let end = text.utf8.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
      try file.write(text + end + Self.lastLine)
      return "\(shown) has what was shown"
    } catch {
      // With nothing to write, an obstacle does not matter.
      return text == nil ? nil : Self.line(error, shown)
    }
  }

  private static func line(_ problem: FileProblem, _ place: String) -> String {
    switch problem.reason {
    case .notText, .holdsZero: "'\(place)' is not from a test, and stays as it is"
    case .isOutside: problem.text + ", and is not written"
    case .isUntouchable: problem.text + ", and stays as it is"
    default: problem.text
    }
  }

  private func isOurs(_ text: String, _ place: String) -> Bool {
    !inputs.contains(TextFile.resolved(place))
      && text.utf8.reversed().starts(with: Self.lastLine.utf8.reversed())
  }
}
