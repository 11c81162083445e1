import FlipbookTerminal
import FlipbookText

/// The files beside session files that have what their entries showed, where that is something else
/// than they expect: `first.actual.md` for `first.md`, `notes.actual` for `notes`.
///
/// A session file itself is never touched by a test. The one beside it goes away when the test
/// passes. A file of that name that no test has written, that is tested itself, that is none of
/// one's own or no regular one, or that lies outside of the folder that was given, stays as it is.
struct ActualFiles {
  private static let markdown = ".md"
  private static let mark = ".actual"

  /// How the names of such files end in Markdown.
  static let suffix = MarkdownFiles.actual

  // Choice: in Markdown a comment is not shown.
  private static let lastLine =
    "<!-- 'flipbook test' wrote this, and takes it away when the test passes. -->\n"

  // The places of the files that are tested.
  private let inputs: Set<String>

  /// Those of a run of some files.
  init(ofTesting paths: some Sequence<String>) { inputs = Set(paths.map(TextFile.resolved)) }

  /// The path of the one for a session file.
  static func path(for path: String) -> String {
    path.hasSuffix(markdown) ? path.dropLast(markdown.count) + suffix : path + mark
  }

  /// Brings the one for a file up to date with what came of it; lines for the person at the screen.
  func keep(_ outcome: FileOutcome, foundIn root: String?) -> [String] {
    guard outcome.verdict < .unreadable, TestedFile.isOnDisk(outcome.path) else { return [] }
    return keep(outcome.rewrite?.text, for: outcome.path, foundIn: root).map { [$0] } ?? []
  }

  /// Brings the one for a file up to date with a text, or takes it away where there is none.
  ///
  /// `root` is the folder that was given and in which the file was found; nil for a file that was
  /// named itself. The answer is a line for the person at the screen; nil where there is nothing to
  /// say.
  func keep(_ text: String?, for file: String, foundIn root: String?) -> String? {
    let place = Self.path(for: file)
    let (name, shown) = (Folder.split(place).name, PrintableText.line(place))
    do throws(HeldFolder.Refusal) {
      let folder = try HeldFolder(of: place, within: root)
      let present = try folder.text(of: name)
      let isForeign = present.map { !isOurs($0, place) } ?? false
      guard let text else {
        if present != nil, !isForeign { folder.remove(name) }
        return nil
      }
      guard !isForeign else { return "'\(shown)' is not from a test, and stays as it is" }
      let end = text.utf8.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
      try folder.write(text + end + Self.lastLine, to: name)
      return "\(shown) has what was shown"
    } catch {
      // What is there is of no interest where there is nothing to write.
      return text == nil ? nil : Self.line(error, shown)
    }
  }

  private static func line(_ refusal: HeldFolder.Refusal, _ place: String) -> String {
    switch refusal {
    case .failed(let problem) where problem.reason == .notText:
      "'\(place)' is not from a test, and stays as it is"
    case .failed(let problem): problem.text
    case .isOutside: "'\(place)' \(refusal.reason), and is not written"
    case .isLink, .isNoFile, .isSomebodyElses: "'\(place)' \(refusal.reason), and stays as it is"
    }
  }

  private func isOurs(_ text: String, _ place: String) -> Bool {
    !inputs.contains(TextFile.resolved(place))
      && text.utf8.reversed().starts(with: Self.lastLine.utf8.reversed())
  }
}
