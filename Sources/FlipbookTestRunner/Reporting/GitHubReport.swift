import FlipbookTerminal
import FlipbookText
import SessionFiles

/// What failed, as annotations beside the lines of a change and as the summary of a step.
///
/// Source: docs.github.com, "Workflow commands for GitHub Actions": `::error file={name},
/// line={line},endLine={endLine},title={title}::{message}`. The escapes are those of `escapeData` and
/// `escapeProperty` in actions/toolkit, packages/core/src/command.ts, which that page names.
struct GitHubReport {
  private struct Finding {
    let path: String
    let lines: ClosedRange<Int>
    let title: String
    let text: String
  }

  /// How many annotations of a step are shown: docs.github.com, "REST API endpoints for check runs",
  /// "Update a check run".
  static let mostAnnotations = 10
  // Choice: a title is read in one line. Of a message the runner keeps no more itself: actions/runner,
  // ExecutionContext.cs.
  private static let (titleColumns, mostCharacters) = (100, 4096)
  // A summary may have 1 MiB, or none of it is shown ("Step isolation and limits"), and other
  // programs of the step add to it as well: choice.
  private static let mostBytes = 400_000
  private static let mostRows = 200

  private var counts = RunCounts()
  private var findings: [Finding] = []

  mutating func add(_ outcome: FileOutcome) {
    counts.add(outcome)
    findings += outcome.report.failures.map { failure in
      let typed = Self.lines(of: PromptText.typed(failure.entry))
      return Finding(
        path: outcome.path, lines: failure.line...(failure.line + typed.count - 1),
        title: TextWidth.truncated(typed.first ?? "", to: Self.titleColumns), text: failure.finding)
    }
    guard let problem = outcome.problem else { return }
    findings.append(
      Finding(
        path: outcome.path, lines: problem.line...problem.line, title: "flipbook test",
        text: problem.text))
  }

  private static func lines(of text: String) -> [String] {
    PrintableText.shown(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func failures(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "failure" : "failures")"
  }

  // MARK: Annotations

  /// The commands that make annotations.
  ///
  /// Where there are more failures than are shown, the last one tells how many (choice).
  func annotations(in workspace: String?) -> [String] {
    let isAll = findings.count <= Self.mostAnnotations
    let shown = findings.prefix(isAll ? findings.count : Self.mostAnnotations - 1)
    let commands = shown.map { finding in
      Self.command(
        "error",
        [
          ("file", Self.place(of: finding.path, in: workspace)),
          ("line", String(finding.lines.lowerBound)),
          ("endLine", String(finding.lines.upperBound)), ("title", finding.title),
        ], PrintableText.shown(String(finding.text.prefix(Self.mostCharacters))))
    }
    guard !isAll else { return commands }
    let rest = Self.failures(findings.count - shown.count) + ": the log of this step has them all"
    return commands + [Self.command("error", [("title", "flipbook test")], rest)]
  }

  /// The commands between which no line is read as one.
  ///
  /// Whoever wrote a session file could have put some into it, but not the word that ends this.
  static func silence() -> (begin: String, end: String) {
    let word = "flipbook-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    return (command("stop-commands", [], word), command(word, [], ""))
  }

  private static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let values = properties.map { property in
      let value = PrintableText.line(property.value).rewriting {
        switch $0 {
        case ":": "%3A"
        case ",": "%2C"
        default: Self.escape($0)
        }
      }
      return "\(property.name)=\(value)"
    }
    let start = ([name] + (values.isEmpty ? [] : [values.joined(separator: ",")]))
    return "::\(start.joined(separator: " "))::\(message.rewriting(escape))"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: nil
    }
  }

  // GitHub looks a file up from the top of the repository.
  private static func place(of path: String, in workspace: String?) -> String {
    let place = TextFile.resolved(path)
    guard let root = workspace.map({ TextFile.resolved($0) + "/" }),
      place.utf8.starts(with: root.utf8)
    else { return path }
    return String(Substring(place.utf8.dropFirst(root.utf8.count)))
  }

  // MARK: The summary

  /// The summary of the step, in Markdown; `left` files were not run.
  func summary(left: Int) -> String {
    var blocks = ["### flipbook test: " + counts.text(left: left)]
    if !findings.isEmpty { blocks.append(table) }
    var (size, shown) = (0, 0)
    for finding in findings {
      let lines = Self.lines(of: finding.text)
      let heading = Self.code("\(finding.path):\(finding.lines.lowerBound): \(finding.title)")
      let block = heading + "\n\n" + FencedText.text("diff", lines)
      size += block.utf8.count
      guard size <= Self.mostBytes else { break }
      blocks.append(block)
      shown += 1
    }
    let rest = findings.count - shown
    if rest > 0 { blocks.append(Self.failures(rest) + ": the log of this step has them all.") }
    return blocks.joined(separator: "\n\n") + "\n\n"
  }

  // Each file that failed, in how many places, and the first of them.
  private var table: String {
    var rows: [(path: String, count: Int, first: Int)] = []
    for finding in findings {
      if rows.last?.path == finding.path {
        rows[rows.count - 1].count += 1
      } else {
        rows.append((finding.path, 1, finding.lines.lowerBound))
      }
    }
    let lines = rows.prefix(Self.mostRows).map {
      "| \(Self.code($0.path)) | \($0.count) | \($0.first) |"
    }
    let left = rows.count - lines.count
    let rest = left > 0 ? ["| \(left) more | | |"] : []
    return (["| file | failures | first line |", "|---|--:|--:|"] + lines + rest)
      .joined(separator: "\n")
  }

  // Of what is neither letter nor digit no mark of Markdown or HTML is left: an entity is none
  // (CommonMark, "Entity and numeric character references").
  private static func code(_ text: String) -> String {
    let entities = PrintableText.line(text).rewriting { scalar in
      let isPlain =
        !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
      return isPlain ? nil : "&#\(scalar.value);"
    }
    return "<code>\(entities)</code>"
  }
}
