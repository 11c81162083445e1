import FlipbookText

/// Lines of a file that begin with the prompt and are never run, as they are in no fence of
/// commands.
///
/// A fence of another kind is left alone: it shows what a session looks like. One whose kind is
/// nearly `flipbook` was meant to run, and so were lines outside of fences. In a file that runs
/// nothing, that is true as well of a fence without a kind.
struct StrayPrompts: Equatable, Sendable {
  /// Some of them, in a fence or outside.
  private struct Group: Equatable, Sendable {
    /// What the fence is opened with; nil outside of fences.
    var opening: String?
    var lines: [Int]
  }

  private var outside = Group(lines: [])
  private var misspelt: [Group] = []
  private var unmarked: [Group] = []

  private static let fence = "```flipbook"
  // Choice: who mends the first of them sees the rest.
  private static let mostLines = 10

  /// Takes in a line outside of fences and of raw HTML, counted from 1.
  mutating func look(at line: String, number: Int) {
    let blanks = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    guard blanks < LineCursor.codeIndent else { return }
    if Self.isPrompt(String(Substring(line.utf8.dropFirst(blanks)))) {
      outside.lines.append(number)
    }
  }

  /// Takes in a fence that is none of commands; its content begins in the line behind `line`.
  mutating func look(at content: [String], in marker: FenceMarker, at line: Int) {
    let kind = marker.words.first ?? ""
    // The beginning of the word is meant as it, too.
    let isMisspelt =
      kind.count > 3 && "flipbook".hasPrefix(kind)
      || !NearNames.suggestions(for: kind, among: ["flipbook"]).isEmpty
    // A fence that shows a fence tells how files are written.
    guard
      isMisspelt || kind.isEmpty && !content.contains(where: { FenceMarker(opening: $0) != nil })
    else { return }
    let lines = content.indices.filter { Self.isPrompt(marker.content(of: content[$0])) }.map {
      line + 1 + $0
    }
    guard !lines.isEmpty else { return }
    if isMisspelt {
      misspelt.append(Group(opening: kind, lines: lines))
    } else {
      unmarked.append(Group(opening: "", lines: lines))
    }
  }

  private static func isPrompt(_ line: String) -> Bool {
    if case .prompt = SessionText.kind(of: SessionText.droppingReturn(line)) { true } else { false }
  }

  /// What is to be said of them, with the first of their lines; nil where there are none.
  ///
  /// - Parameter isEmpty: whether nothing of the file runs.
  func report(path: String, isEmpty: Bool) -> (text: String, line: Int)? {
    let groups = ([outside] + misspelt + (isEmpty ? unmarked : [])).filter { !$0.lines.isEmpty }
    let reports = groups.sorted { $0.lines[0] < $1.lines[0] }.map { group in
      "\(path):\(group.lines[0]): error: \(Self.message(group))\nhint: \(Self.hint(group))"
    }
    guard !reports.isEmpty else { return nil }
    return (reports.joined(separator: "\n"), groups.map { $0.lines[0] }.min() ?? 1)
  }

  private static func message(_ group: Group) -> String {
    let (prompt, lines) = (SessionText.trimmingEnd(PromptText.primary), words(group.lines))
    let those = group.lines.count == 1 ? "line \(lines)" : "lines \(lines)"
    return switch group.opening {
    case nil: "'\(prompt)' in \(those) is outside of a fence, and is not run"
    case "": "'\(prompt)' in \(those) is in a fence without a kind, and is not run"
    case let kind?: "'\(kind)' is no kind of fence: '\(prompt)' in \(those) is not run"
    }
  }

  private static func hint(_ group: Group) -> String {
    group.opening == nil
      ? "write \(fence) in a line before and ``` in a line behind them"
      : "open the fence with \(fence)"
  }

  // `3-5, 9 and 12`.
  private static func words(_ lines: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in lines {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    var parts = runs.prefix(mostLines).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound)"
    }
    if runs.count > mostLines { parts.append("more") }
    let last = parts.removeLast()
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }
}

extension SessionFile {
  /// What is to be said of lines that look like commands and are not run, with the first of their
  /// lines; nil where there are none.
  package func strayPrompts(path: String) -> (text: String, line: Int)? {
    strays.report(path: path, isEmpty: isEmpty)
  }

  package var isEmpty: Bool { fences.allSatisfy(\.entries.isEmpty) }
}
