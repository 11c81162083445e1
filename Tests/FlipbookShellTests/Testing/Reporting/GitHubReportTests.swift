import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import SessionFiles

/// The output in a step of GitHub Actions: docs.github.com, "Workflow commands for GitHub Actions".
@Suite struct GitHubReportTests {
  private static let step = ["GITHUB_ACTIONS": "true"]

  private func report(_ count: Int, path: String = "a.md", entry: String = "box.alpha")
    -> GitHubReport
  {
    var outcome = FileOutcome(path: path)
    outcome.report.results = (1...count).map {
      EntryResult(line: $0, entry: entry, status: .output, diff: "-0.25\n+1")
    }
    var report = GitHubReport()
    report.add(outcome)
    return report
  }

  // MARK: Annotations

  @Test func `a failure is an annotation at its lines`() {
    #expect(
      report(1, entry: "animate 1s {\n}").annotations(in: nil)
        == ["::error file=a.md,line=1,endLine=2,title=flip> animate 1s {::-0.25%0A+1"])
  }

  // The runner takes `%25` back last, so that `%0A` in a text stays what it is.
  private static let texts: [(String, String)] = [
    ("100% :, \r\n", "100%25 :, \\r\\n"), ("a%0Ab", "a%250Ab"), ("::error::x", "::error::x"),
  ]

  @Test(arguments: texts)
  func `a message has percent signs and line ends escaped`(text: String, escaped: String) {
    var outcome = FileOutcome(path: "a.md")
    outcome.problem = .init(text: text, verdict: .unreadable, line: 7)
    var report = GitHubReport()
    report.add(outcome)
    let start = "::error file=a.md,line=7,endLine=7,title=flipbook test::"
    #expect(
      report.annotations(in: nil)
        == [start + escaped.replacing("\\r\\n", with: "\\r%0A")])
  }

  @Test func `a property has colons and commas escaped as well`() {
    let line = report(1, path: "a,b:c%\n.md", entry: "a: 1, 2%").annotations(in: nil).first
    #expect(
      line
        == "::error file=a%2Cb%3Ac%25\\n.md,line=1,endLine=1,title=flip> a%3A 1%2C 2%25::-0.25%0A+1"
    )
  }

  @Test(arguments: [(1, 1), (10, 10), (11, 10), (500, 10)])
  func `there are as many as GitHub shows, and the last one counts the rest`(
    failures: Int, shown: Int
  ) {
    let lines = report(failures).annotations(in: nil)
    #expect(lines.count == shown)
    let rest = failures - 9
    let last =
      "::error title=flipbook test::\(rest) more failures: the log of this step has them all"
    #expect((lines.last == last) == (failures > 10))
  }

  @Test func `a long entry and what it shows are cut to what is read`() {
    var outcome = FileOutcome(path: "a.md")
    let long = String(repeating: "x", count: 100_000)
    outcome.report.results = [EntryResult(line: 1, entry: long, status: .output, diff: long)]
    var report = GitHubReport()
    report.add(outcome)
    #expect(report.annotations(in: nil).first?.utf8.count ?? .max < 4400)
    #expect(report.summary(left: 0).utf8.count < 101_000)
  }

  @Test func `paths start at the top of the repository`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["repository/sub/a.md": Sample.differing])
    let command = "cd repository/sub && \"$0\" test ./a.md"
    let top = flipbook.folder.file("repository")
    let run = try flipbook.shell(
      command, environment: Self.step.merging(["GITHUB_WORKSPACE": top]) { $1 })
    #expect(run.output.contains("\n::error file=sub/a.md,line=5,"), "\(run)")
    #expect(
      try flipbook.shell(command, environment: Self.step).output.contains("::error file=./a.md,"))
  }

  // MARK: The log

  @Test func `without the variables nothing changes`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": Sample.good, "b.md": Sample.differing])
    let plain = try flipbook.run(["test", "."])
    #expect(!plain.output.contains("::"))
    for environment in [["GITHUB_ACTIONS": "false"], ["GITHUB_ACTIONS": ""]] {
      #expect(try flipbook.run(["test", "."], environment: environment) == plain)
    }
    let told = try flipbook.run(["test", "."], environment: Self.step)
    let lines = told.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { !$0.hasPrefix("::") }.joined(separator: "\n") == plain.output)
    #expect(told.code == plain.code && told.errors == plain.errors)
  }

  @Test func `no line of a session file is taken for a command`() throws {
    let flipbook = Flipbook()
    let hostile = "```flipbook\nflip> view box\n::add-mask::e\nflip> box.tag\n::stop::\n```\n"
    flipbook.folder.write(hostile, to: "a.md")
    let run = try flipbook.run(["test", "a.md"], environment: Self.step)
    let lines = run.output.split(separator: "\n").map { String($0) }
    let word = try #require(lines.first?.split(separator: ":").last)
    #expect(lines.first == "::stop-commands::\(word)")
    let end = try #require(lines.firstIndex(of: "::\(word)::"))
    #expect(lines[1..<end].contains("-::add-mask::e"))
    #expect(lines[(end + 1)...].allSatisfy { $0.hasPrefix("::error file=a.md,line=") })
    let again = try flipbook.run(["test", "a.md"], environment: Self.step)
    #expect(!again.output.contains(word))
  }

  @Test(arguments: [["--tap"], ["--format", "json"], ["--junit", "-"]])
  func `another form on stdout stays what it is`(form: [String]) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    let plain = try flipbook.run(["test", "a.md"] + form)
    let told = try flipbook.run(["test", "a.md"] + form, environment: Self.step)
    let isXML = form == ["--junit", "-"]
    #expect(isXML ? told.output.hasPrefix("<?xml") : told.output == plain.output)
    #expect(told.errors.contains("::error file=a.md,line=5,endLine=5,title=flip> box.alpha::"))
  }

  // MARK: The summary

  @Test func `a summary is added to what is there`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": Sample.good, "b.md": Sample.differing, "s": "# Before\n"])
    let run = try flipbook.run(["test", "."], environment: ["GITHUB_STEP_SUMMARY": "s"])
    #expect(!run.output.contains("::"))
    #expect(
      flipbook.folder.text(of: "s") == """
        # Before
        ### flipbook test: 1 passed, 1 failed

        | file | failures | first line |
        |---|--:|--:|
        | <code>&#46;&#47;b&#46;md</code> | 1 | 5 |

        <code>&#46;&#47;b&#46;md&#58;5&#58; flip&#62; box&#46;alpha</code>

        ```diff
        --- expected
        +++ actual
        @@ -6,1 +6,1 @@
        -0.250
        +1.000
        ```


        """)
    let passed = try flipbook.run(["test", "a.md"], environment: ["GITHUB_STEP_SUMMARY": "new"])
    #expect(passed.code == 0)
    #expect(flipbook.folder.text(of: "new") == "### flipbook test: 1 passed, 0 failed\n\n")
  }

  @Test func `nothing in it leaves its fence or its cell`() {
    var outcome = FileOutcome(path: "a|b`<img>\n[x](y)@me.md")
    let diff = "-```\n+````\n+</details>\n ~~~\u{1B}[2J"
    outcome.report.results = [
      EntryResult(line: 3, entry: "a|`<b>`", status: .output, diff: diff)
    ]
    var report = GitHubReport()
    report.add(outcome)
    let lines = report.summary(left: 0).split(separator: "\n").map { String($0) }
    let fences = lines.indices.filter { lines[$0].hasPrefix("`````") }
    #expect(fences.map { lines[$0] } == ["`````diff", "`````"])
    let outside = lines[..<fences[0]].joined() + lines[fences[1]...].joined()
    #expect(!outside.contains { "[]@*".contains($0) } && !outside.contains("<img"))
    #expect(lines[2].split(separator: "|").count == 3)
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test func `it stays below what GitHub takes`() {
    var report = GitHubReport()
    let diff = String(repeating: "+a long line of what was shown\n", count: 1000)
    for number in 1...300 {
      var outcome = FileOutcome(path: "\(number).md")
      outcome.report.results = [EntryResult(line: 1, entry: "a", status: .output, diff: diff)]
      report.add(outcome)
    }
    let summary = report.summary(left: 0)
    #expect(summary.utf8.count < 500_000)
    #expect(summary.contains("\n| 100 more | | |\n"))
    #expect(summary.hasSuffix(" more failures: the log of this step has them all.\n\n"))
  }

  @Test func `a summary that cannot be written fails nothing`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.good, to: "a.md")
    let run = try flipbook.run(["test", "a.md"], environment: ["GITHUB_STEP_SUMMARY": "no/s"])
    #expect(run.code == 0 && run.output == "1 passed, 0 failed\n")
    #expect(run.errors.hasPrefix("error: cannot write 'no/s': no such file or folder\n"))
  }
}
