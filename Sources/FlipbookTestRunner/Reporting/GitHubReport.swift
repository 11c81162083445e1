/// The failures, as annotations of lines and as the summary of a step.
///
/// Source: docs.github.com, "Workflow commands for GitHub Actions": `::error
/// file={name},line={line},endLine={endLine},title={title}::{message}`. The escapes are
/// `escapeData` and `escapeProperty` in actions/toolkit, packages/core/src/command.ts, which that
/// page names.
struct GitHubReport {
  /// How many annotations of a step GitHub shows: docs.github.com, "REST API endpoints for check
  /// runs", "Update a check run".
  static let mostAnnotations = 10
  // Choice: a title is read in one line; the runner cuts messages at this length: actions/runner,
  // ExecutionContext.cs.
  private static let (titleColumns, mostCharacters) = (100, 4096)
  // Choice: a summary of more than 1 MiB is not shown at all ("Step isolation and limits"), and
  // other programs add to it.
  private static let mostBytes = 400_000
  private static let mostRows = 200

  private var counts = RunCounts()
  private typealias Finding = (path: String, lines: ClosedRange<Int>, title: String, text: String)
  private var findings: [Finding] = []
  // Each file that failed, how often, and where first.
  private var rows: [(path: String, count: Int, first: Int)] = []

  mutating func add(_ outcome: FileOutcome) {
    counts.add(outcome)
    var new: [Finding] = outcome.report.failures.map { failure in
      let typed = SessionText.lines(of: PrintableText.shown(PromptText.typed(failure.entry)))
      return (
        outcome.path, failure.line...(failure.line + typed.count - 1),
        TextWidth.truncated(typed.first ?? "", to: Self.titleColumns), failure.finding
      )
    }
    if let problem = outcome.problem {
      new.append((outcome.path, problem.line...problem.line, "flipbook test", problem.text))
    }
    findings += new
    if let first = new.first { rows.append((first.path, new.count, first.lines.lowerBound)) }
  }

  private static func rest(_ count: Int) -> String {
    "\(count.counted("more failure")): the log of this step has them all"
  }

  // MARK: Annotations

  /// The commands that make annotations; if they are too many, the last counts the rest (choice).
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
    let rest = Self.rest(findings.count - shown.count)
    return commands + [Self.command("error", [("title", "flipbook test")], rest)]
  }

  /// The commands between which GitHub reads no line as one: a session file could contain commands,
  /// but not the random word that ends the silence.
  static func silence() -> (begin: String, end: String) {
    let word = "flipbook-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    return (command("stop-commands", [], word), command(word, [], ""))
  }

  private static func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let values = properties.map {
      $0.name + "=" + PrintableText.line($0.value).rewriting { escapesInProperties[$0] }
    }
    let start = ([name] + (values.isEmpty ? [] : [values.joined(separator: ",")]))
    return "::\(start.joined(separator: " "))::\(message.rewriting { escapes[$0] })"
  }

  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let escapesInProperties = escapes.merging([":": "%3A", ",": "%2C"]) { $1 }

  // GitHub wants paths from the top of the repository.
  private static func place(of path: String, in workspace: String?) -> String {
    let place = TextFile.resolved(path)
    guard let root = workspace.map({ TextFile.resolved($0) + "/" }),
      place.utf8.starts(with: root.utf8)
    else { return path }
    return String(Substring(place.utf8.dropFirst(root.utf8.count)))
  }

  // MARK: The summary

  /// The step's summary in Markdown; `left` files were not run.
  func summary(left: Int) -> String {
    var blocks = ["### flipbook test: " + counts.text(left: left)]
    if !findings.isEmpty { blocks.append(table) }
    var (size, shown) = (0, 0)
    for finding in findings {
      let lines = SessionText.lines(of: PrintableText.shown(finding.text))
      let heading = Self.code("\(finding.path):\(finding.lines.lowerBound): \(finding.title)")
      let block = heading + "\n\n" + FencedText.text("diff", lines)
      size += block.utf8.count
      guard size <= Self.mostBytes else { break }
      blocks.append(block)
      shown += 1
    }
    let rest = findings.count - shown
    if rest > 0 { blocks.append(Self.rest(rest) + ".") }
    return blocks.joined(separator: "\n\n") + "\n\n"
  }

  private var table: String {
    let lines = rows.prefix(Self.mostRows).map {
      "| \(Self.code($0.path)) | \($0.count) | \($0.first) |"
    }
    let left = rows.count - lines.count
    let rest = left > 0 ? ["| \(left) more | | |"] : []
    return (["| file | failures | first line |", "|---|--:|--:|"] + lines + rest)
      .joined(separator: "\n")
  }

  // Writes everything but letters and digits as entities, which are no marks of Markdown or HTML
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

/// The environment of a program that runs in a step of GitHub Actions.
///
/// Source: docs.github.com, "Variables reference", "Default environment variables".
package struct GitHubStep: Equatable, Sendable {
  let readsCommands: Bool
  let workspace: String?
  /// The file that the step's summary is added to.
  let summary: String?

  package static var current: GitHubStep { GitHubStep(Environment.value) }

  init(_ value: (String) -> String?) {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    readsCommands = text("GITHUB_ACTIONS") == "true"
    workspace = text("GITHUB_WORKSPACE")
    summary = text("GITHUB_STEP_SUMMARY")
  }
}
