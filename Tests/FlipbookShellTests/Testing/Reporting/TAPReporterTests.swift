import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner

/// The output of `--tap`, read by Perl's own parser of the protocol.
@Suite struct TAPReporterTests {
  // Prints a line for each test point, the lines of each message after it, and what the parser
  // complains about.
  private static let reader = """
    use strict; use warnings; use TAP::Parser;
    local $/; my $parser = TAP::Parser->new({ tap => scalar <STDIN> });
    while (my $result = $parser->next) {
      if ($result->is_test) {
        print join('|', $result->is_ok ? 'ok' : 'not ok', $result->number,
          $result->description, $result->directive, $result->explanation), "\\n";
      } elsif ($result->is_yaml) {
        for my $failure (@{ $result->data->{failures} }) {
          print "$failure->{file} line $failure->{line}\\n", map { "> $_\\n" } split /\\n/, $failure->{message};
        }
      } elsif ($result->is_unknown) { print 'unknown: ', $result->raw, "\\n"; }
    }
    print 'planned ', $parser->tests_planned, ', run ', $parser->tests_run, "\\n";
    print "complaint: $_\\n" for $parser->parse_errors;
    """

  private static let hasParser =
    (try? Flipbook().shell("perl -MTAP::Parser -e 1"))?.code == 0

  private func read(_ tap: String) throws -> String {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.reader, to: "read.pl")
    let run = try flipbook.shell("perl read.pl", input: tap)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    return run.output
  }

  @Test(.enabled(if: hasParser, "Perl's TAP::Parser is not installed"))
  func `is read as it was meant`() throws {
    let flipbook = Flipbook()
    let multiline = """
      ```flipbook
      flip> view box alpha: (
       ...> 0.5)
      old: "line" # [x]

        - indented
      ...
      ```

      """
    try flipbook.write([
      "a #1 \\.md": Sample.good, "b.md": multiline, "c.md": Sample.half,
      "d.md": "```flipbook skip\nflip> a\n```\n", "e.md": Sample.busy,
    ])
    let run = try flipbook.run(["test", ".", "--tap", "--max-steps", "20"])
    #expect(run.code == 3)
    #expect(
      run.output.hasPrefix("TAP version 13\n1..5\nok 1 - ./a \\#1 \\\\.md\nnot ok 2 - ./b.md\n"))
    let expected = """
      ok|1|- ./a \\#1 \\\\.md||
      not ok|2|- ./b.md||
      ./b.md line 2
      > ./b.md:2: flip> view box alpha: (
      >  ...> 0.5)
      > --- expected
      > +++ actual
      > @@ -4,4 +4,1 @@
      > -old: "line" # [x]
      > -
      > -  - indented
      >  ...
      not ok|3|- ./c.md||
      ./c.md line 1
      > ./c.md:1: error: the 'flipbook' fence is not closed
      > hint: end it with a line of as many backticks or tildes as it began with
      ok|4|- ./d.md|SKIP|no fence of it runs here
      not ok|5|- ./e.md||
      ./e.md line 4
      > ./e.md:4: flip> run 100s
      > the command took more than 20 steps (--max-steps)
      > shown so far:
      """
    let text = try read(run.output)
    #expect(text.hasPrefix(expected), "\(text)")
    #expect(text.hasSuffix("\nplanned 5, run 5\n"))
  }

  @Test(.enabled(if: hasParser, "Perl's TAP::Parser is not installed"))
  func `names file and line of what cannot be read`() throws {
    let flipbook = Flipbook()
    let name = "a \"b\" \\ #.md"
    flipbook.folder.write("# Text\n\n```flipbook\nflip> view box\n", to: name)
    let text = try read(flipbook.run(["test", name, "missing.md", "--tap"]).output)
    #expect(text.contains("\n\(name) line 3\n> \(name):3: error: "), "\(text)")
    #expect(text.contains("\nmissing.md line 1\n> error: cannot read 'missing.md': "))
  }

  @Test func `says that it was interrupted`() {
    var lines: [String] = []
    var reporter = TAPReporter { lines.append($0) }
    reporter.begin(count: 2)
    reporter.end(left: 2, brokenOffBy: "interrupted")
    #expect(lines == ["TAP version 13", "1..2", "Bail out! interrupted"])
  }

  @Test func `keeps a name to one line`() {
    var lines: [String] = []
    var reporter = TAPReporter { lines.append($0) }
    reporter.add(FileOutcome(path: "a\r\nb #\u{301}.md"), notes: [])
    let line = "ok 1 - a\\\\r\\\\nb \\#\u{301}.md # SKIP nothing to run"
    #expect(lines == [line])
  }

  @Test(.enabled(if: hasParser, "Perl's TAP::Parser is not installed"))
  func `holds its plan when the run ends early`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": Sample.differing, "b.md": Sample.good, "c.md": Sample.good])
    let run = try flipbook.run(["test", ".", "missing", "--tap", "--fail-fast"])
    let text = try read(run.output)
    #expect(
      text.hasSuffix(
        "\nok|2||SKIP|not run\nok|3||SKIP|not run\nok|4||SKIP|not run\nplanned 4, run 4\n"))
  }
}
