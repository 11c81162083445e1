import FlipbookText

/// Lines of a file that begin with the prompt but never run: no fence of commands holds them.
///
/// A fence of another kind is left alone: it shows what a session looks like. Lines outside of
/// fences, and fences whose kind is nearly `flipbook`, were meant to run. In a file that runs
/// nothing, so were fences without a kind.
struct StrayPrompts: Equatable, Sendable {
  private struct Group: Equatable, Sendable {
    /// The kind of the fence, empty for none; nil outside of fences.
    let kind: String?
    var lines: [Int]
  }

  // The lines outside of fences come first.
  private var groups = [Group(kind: nil, lines: [])]

  private static let fence = "```flipbook"
  // Choice: correcting these shows the rest.
  private static let mostLines = 10

  /// Looks at a line outside of fences and raw HTML, counted from 1.
  mutating func look(at line: String, number: Int) {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard line.utf8.count - text.count < LineCursor.codeIndent,
      Self.isPrompt(String(Substring(text)))
    else { return }
    groups[0].lines.append(number)
  }

  /// Looks at a fence that holds no commands; its content begins in the line after `line`.
  mutating func look(at content: [String], in marker: FenceMarker, at line: Int) {
    let kind = marker.words.first ?? ""
    // The beginning of the word counts as the word.
    let isMisspelt =
      kind.count > 3 && "flipbook".hasPrefix(kind)
      || !NearNames.suggestions(for: kind, among: ["flipbook"]).isEmpty
    // A fence that shows a fence explains how files are written.
    let showsFence = content.contains { FenceMarker(opening: $0) != nil }
    guard isMisspelt || kind.isEmpty && !showsFence else { return }
    let lines = content.indices.filter { Self.isPrompt(marker.content(of: content[$0])) }
    if !lines.isEmpty { groups.append(Group(kind: kind, lines: lines.map { line + 1 + $0 })) }
  }

  private static func isPrompt(_ line: String) -> Bool {
    if case .prompt = SessionText.kind(of: SessionText.droppingReturn(line)) { true } else { false }
  }

  /// The report, also of fences without a kind if nothing of the file runs, and the first line it
  /// is about; nil where there is nothing to report.
  func report(path: String, isEmpty: Bool) -> (text: String, line: Int)? {
    let groups = groups.filter { !$0.lines.isEmpty && (isEmpty || $0.kind != "") }
      .sorted { $0.lines[0] < $1.lines[0] }
    guard let first = groups.first else { return nil }
    let reports = groups.map { group in
      "\(path):\(group.lines[0]): error: \(Self.message(group))\nhint: \(Self.hint(group))"
    }
    return (reports.joined(separator: "\n"), first.lines[0])
  }

  private static func message(_ group: Group) -> String {
    let (prompt, lines) = (SessionText.trimmingEnd(PromptText.primary), words(group.lines))
    let those = group.lines.count == 1 ? "line \(lines)" : "lines \(lines)"
    return switch group.kind {
    case nil: "'\(prompt)' in \(those) is outside of a fence, and is not run"
    case "": "'\(prompt)' in \(those) is in a fence without a kind, and is not run"
    case let kind?: "'\(kind)' is no kind of fence: '\(prompt)' in \(those) is not run"
    }
  }

  private static func hint(_ group: Group) -> String {
    group.kind == nil
      ? "write \(fence) on a line before and ``` on a line after them"
      : "open the fence with \(fence)"
  }

  // `3-5, 9 and 12`.
  private static func words(_ lines: [Int]) -> String {
    let runs = lines.map { $0..<$0 + 1 }.merged
    var parts = runs.prefix(mostLines).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound - 1)"
    }
    if runs.count > mostLines { parts.append("more") }
    return parts.list("and")
  }
}

extension SessionFile {
  /// Reports lines that look like commands and are not run, and the first one; nil for none.
  package func strayPrompts(path: String) -> (text: String, line: Int)? {
    strays.report(path: path, isEmpty: isEmpty)
  }

  package var isEmpty: Bool { fences.allSatisfy(\.entries.isEmpty) }
}
