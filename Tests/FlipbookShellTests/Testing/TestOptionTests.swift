import TestSupport
import Testing

/// Options that make no sense are refused with what would work.
@Suite struct TestOptionTests {
  private static let options: [([String], String)] = [
    (["-j", "0"], "'0' is not a number of processes: take 1 to 256"),
    (["-j", "two"], "'two' is not a number of processes: take 1 to 256"),
    (["--shard", "4/3"], "'4/3' is no share: write 1/3, 2/3 or 3/3 for three shares"),
    (["--timeout", "0"], "'0' is no time to wait: take seconds above 0, up to 86400"),
    (["--timeout", "nan"], "'nan' is no time to wait: take seconds above 0, up to 86400"),
    (["--max-steps", "0"], "'0' is not a number of steps: take 1 or more"),
    (["--max-memory", "0"], "'0' is not a number of megabytes: take 1 to 1000000"),
    (["--color", "red"], "'red' is no way to use colour: take auto, always or never"),
    (["--junit", "-", "--tap"], "--junit - and --tap both go to stdout: take one of them"),
    (["--junit", "a.md"], "--junit would write its report over a session: name a file for it"),
    (["--format", "xml"], "'xml' is no format of a test: take text or json"),
    (["--tap", "--format", "json"], "--tap and --format do not go together"),
    (["--update", "--tap"], "--update and --tap do not go together: update first, then test"),
    (["--update", "--junit", "x"], "--update and --junit do not go together"),
    (["--list", "--update"], "--list runs nothing: leave --update out"),
    (["--list", "--tap"], "--list runs nothing: leave --tap out"),
    (["--slowest", "0"], "'0' is not a number of files: take 1 or more"),
    (["--list", "--slowest", "3"], "--list runs nothing: leave --slowest out"),
    (["--review", "--watch"], "--review and --watch do not go together: take one of them"),
    (["--review", "--update"], "--review and --update do not go together: take one of them"),
    (["--watch", "--tap"], "--watch and --tap do not go together: take one of them"),
    (["--watch", "-"], "--watch needs files on a disk: '-' is read only once"),
    (["--junit"], "Missing value for '--junit <file>'"),
    (["--fast"], "Unknown option '--fast'"),
  ]

  @Test(arguments: options)
  func `are refused`(options: [String], message: String) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.good, to: "a.md")
    let run = try flipbook.run(["test", "a.md"] + options)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a report that cannot be written is an error`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.good, to: "a.md")
    let run = try flipbook.run(["test", "a.md", "--junit", "none/report.xml"])
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: cannot write 'none/report.xml': no such file or folder"))
  }

  @Test func `the worker's command is not offered`() throws {
    #expect(try !Flipbook().run(["--help"]).output.contains("worker"))
  }
}
