import TestSupport
import Testing

/// The files that are run, and the parts of them.
@Suite struct SelectionTests {
  private func folderOfFiles() throws -> Flipbook {
    let flipbook = Flipbook()
    let names = ["a.md", "b/one.md", "b/two.md", "c d/[x].md", ".hidden/h.md", "b/.h.md", "t.txt"]
    try flipbook.write(Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.good) }))
    return flipbook
  }

  private static let arguments: [([String], String)] = [
    (["."], "./a.md ./b/one.md ./b/two.md ./c d/[x].md"),
    (["b/", "a.md", "a.md"], "b/one.md b/two.md a.md"),
    (["t.txt"], "t.txt"),
    ([".hidden"], ".hidden/h.md"),
    ([".", "--filter", "b/"], "./b/one.md ./b/two.md"),
    ([".", "--filter", "[x]"], "./c d/[x].md"),
    (["a.md", "b", "--filter", "one"], "b/one.md"),
  ]

  @Test(arguments: arguments)
  func `are listed as they would be run`(arguments: [String], paths: String) throws {
    let flipbook = try folderOfFiles()
    let list = try flipbook.run(["test", "--list"] + arguments)
    #expect(list.output.split(separator: "\n").joined(separator: " ") == paths)
    #expect(list.code == 0 && list.errors.isEmpty)
    let count = list.output.split(separator: "\n").count
    #expect(try flipbook.run(["test"] + arguments).output == "\(count) passed, 0 failed\n")
  }

  @Test func `shares do not depend on how the folder is named, and are all the files`() throws {
    let flipbook = try folderOfFiles()
    func list(_ path: String, _ shard: Int) throws -> [Substring] {
      try flipbook.run(["test", "--list", path, "--shard", "\(shard)/3"]).output
        .split(separator: "\n")
    }
    let shares = try (1...3).map { try list(".", $0) }
    let whole = try (1...3).map { try list(flipbook.folder.path + "/", $0) }
    #expect(
      shares.map { $0.map { $0.dropFirst(2) } }
        == whole.map { $0.map { $0.dropFirst(flipbook.folder.path.count + 1) } })
    #expect(shares.joined().sorted() == ["./a.md", "./b/one.md", "./b/two.md", "./c d/[x].md"])
    #expect(shares.map(\.count).sorted() == [1, 1, 2])
    let single = try (1...3).map { shard in
      let run = try flipbook.run(
        ["test", "--list", "c d/[x].md", "b", "./a.md", "--shard", "\(shard)/3"])
      return Set(run.output.split(separator: "\n").map { $0.hasPrefix("./") ? $0 : "./" + $0 })
    }
    #expect(single == shares.map(Set.init))
  }

  private static let errors: [([String], String)] = [
    (["b", "--filter", "nope"], "error: no session file has 'nope' in its path"),
    (["empty"], "error: there is no Markdown file here"),
  ]

  @Test(arguments: errors)
  func `nothing to run is an error`(arguments: [String], error: String) throws {
    let flipbook = try folderOfFiles()
    _ = try flipbook.shell("mkdir empty")
    let run = try flipbook.run(["test"] + arguments)
    #expect(run.errors.hasPrefix(error + "\nhint: "))
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(try flipbook.run(["test", "--list"] + arguments).code == 2)
  }

  @Test func `an empty share is not an error`() throws {
    let flipbook = try folderOfFiles()
    let codes = try (1...9).map { try flipbook.run(["test", "a.md", "--shard", "\($0)/9"]) }
    #expect(codes.allSatisfy { $0.code == 0 })
    #expect(codes.count { $0.output == "1 passed, 0 failed\n" } == 1)
    #expect(codes.count { $0.output == "0 passed, 0 failed\n" } == 8)
  }

  @Test func `a file that several paths lead to runs once`() throws {
    let flipbook = try folderOfFiles()
    let run = try flipbook.shell(
      "ln -s .. b/up; ln -s ../b 'c d/b'; ln -s ../b/one.md b/z.md; \"$0\" test --list a.md .")
    #expect(run.output == "a.md\n./b/one.md\n./b/two.md\n./c d/[x].md\n")
    let shares = try (1...2).map {
      try flipbook.run(["test", "--list", "a.md", ".", "--shard", "\($0)/2"]).output
    }
    #expect(shares.joined().utf8.count == run.output.utf8.count)
  }

  @Test func `unreadable files are reported, and the rest run`() throws {
    let flipbook = try folderOfFiles()
    let command = "ln -s nowhere b/gone.md; ln -s nowhere b/gone; : > b/$(printf 'caf\\351').md"
    let run = try flipbook.shell(command + "; \"$0\" test .")
    #expect(run.code == 2)
    #expect(
      run.output.contains("error: cannot read './b/caf\u{FFFD}.md': no such file or folder\n"))
    #expect(run.output.contains("error: cannot read './b/gone.md': no such file or folder\n"))
    #expect(run.output.hasSuffix("\n4 passed, 2 failed\n"))
  }

  @Test(arguments: ["-", "/dev/stdin", "pipe", String(repeating: "pipe", count: 60)])
  func `pipes and streams are read, too`(path: String) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "wrong")
    // Opening a pipe without a reader would wait forever.
    let pipe = path.hasPrefix("pipe") ? path : "pipe"
    let writer = path == pipe ? "(cat wrong > \(pipe) &);" : ""
    let run = try flipbook.shell(
      "mkfifo \(pipe); \(writer) \"$0\" test --update \(path) < wrong; ls")
    #expect(run.output.hasPrefix("\(path):5: flip> box.alpha\n"), "\(run)")
    #expect(run.output.hasSuffix("\n0 passed, 1 failed\n\(pipe)\nwrong\n"))
  }

  @Test func `a pipe without a writer times out, and is skipped in a folder`() throws {
    let flipbook = try folderOfFiles()
    let run = try flipbook.shell("mkfifo b/pipe.md; \"$0\" test . b/pipe.md --timeout 0.1")
    #expect(
      run.output.hasPrefix("error: cannot read 'b/pipe.md': reading it took too long\n"))
    #expect(run.output.hasSuffix("\n4 passed, 1 failed\n") && run.code == 2)
    #expect(try flipbook.run(["test", "."]).output == "4 passed, 0 failed\n")
  }

  @Test func `files in which nothing runs do not count as passed`() throws {
    let flipbook = Flipbook()
    try flipbook.write([
      "a.md": "# Words\n", "b.md": "```flipbook skip\nflip> a\nflip> b\n```\n", "c.md": Sample.good,
    ])
    let run = try flipbook.run(["test", "."])
    #expect(run.output == "1 passed, 0 failed, 2 with nothing to run, 2 entries skipped\n")
    #expect(run.code == 0)
    let tap = try flipbook.run(["test", ".", "--tap"]).output
    #expect(tap.contains("\nok 1 - ./a.md # SKIP nothing to run\n"))
    #expect(tap.contains("\nok 2 - ./b.md # SKIP no fence of it runs here\nok 3 - ./c.md\n"))
    let json = try flipbook.run(["test", ".", "--format", "json", "--junit", "j.xml"]).output
    #expect(json.hasPrefix("{\"file\":\"./a.md\",\"status\":\"empty\"}\n"))
    let junit = try #require(flipbook.folder.text(of: "j.xml"))
    #expect(junit.contains("<skipped message=\"nothing to run\"/>"))
  }

  @Test func `commands outside of fences fail a file, and are not replayed`() throws {
    let flipbook = Flipbook()
    let misspelt = Sample.good.replacing("```flipbook", with: "```flipbok")
    try flipbook.write([
      "a.md": "# Words\n\nflip> view box\n", "b.md": misspelt,
      "c.md": Sample.good + "\nflip> undo\n",
      "d.md": "# Words\n",
    ])
    let run = try flipbook.run(["test", "."])
    #expect(
      run.output.hasPrefix(
        "./a.md:3: error: 'flip>' in line 3 is outside of a fence, and is not run\n")
        && run.output.contains("error: 'flipbok' is no kind of fence")
        && run.output.hasSuffix("\n0 passed, 3 failed, 1 with nothing to run\n"), "\(run)")
    #expect(run.code == 1)
    let json = try flipbook.run(["test", "a.md", "--format", "json"])
    #expect(json.output.hasPrefix("{\"file\":\"a.md\",\"status\":\"failed\",") && json.code == 1)
    for file in ["a.md", "b.md", "d.md"] {
      let replay = try flipbook.run([
        "--keep-going", "-c", "view card alpha: 0.5", "-c", "replay \(file)", "-c", "card.alpha",
      ])
      #expect(
        replay.output.hasPrefix("error: '\(file)' has no entries: nothing is entered\n")
          && replay.output.hasSuffix("\n0.500\n"), "\(replay)")
      #expect(try flipbook.run([file]).code == 2)
    }
  }

  @Test(arguments: [("1", 1), ("2", 1), ("3", 1)])
  func `fail-fast runs nothing after the first failure`(jobs: String, code: Int32) throws {
    let flipbook = try folderOfFiles()
    flipbook.folder.write(Sample.differing, to: "b/one.md")
    flipbook.folder.write(Sample.differing, to: "b/two.md")
    let run = try flipbook.run(["test", ".", "--fail-fast", "-j", jobs])
    #expect(run.output.hasPrefix("./b/one.md:5: flip> box.alpha\n"))
    #expect(run.output.hasSuffix("\n1 passed, 1 failed, 2 not run\n"))
    #expect(!run.output.contains("two.md"))
    #expect(run.code == code)
    let update = try flipbook.run(["test", "missing", ".", "--fail-fast", "--update"])
    #expect(update.output.hasSuffix("\n0 passed, 1 failed, 4 not run\n"))
    #expect(flipbook.folder.text(of: "b/one.md") == Sample.differing)
  }

  @Test func `control characters are not printed`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("```flipbook\nflip> oops\u{1B}[2J\r[31m\n```\n", to: "a\nb\u{7}.md")
    flipbook.folder.write(Sample.half, to: "c.md")
    let run = try flipbook.run(["test", "."])
    #expect(run.output.hasPrefix("./a\\nb\\u{7}.md:2: flip> oops\\u{1B}[2J\\r[31m\n"))
    #expect(run.output.contains("\nfailed:\n  ./a\\nb\\u{7}.md:2: flip> oops"))
    #expect(!run.hasTerminalTalk)
  }

  @Test func `nothing is left behind when the reader ends`() throws {
    let flipbook = Flipbook()
    for number in 1...40 { flipbook.folder.write(Sample.differing, to: "\(number).md") }
    let run = try flipbook.shell("\"$0\" test . | head -n 1; ls -d flipbook-*")
    #expect(run.output == "./1.md:5: flip> box.alpha\n")
    #expect(run.errors.hasPrefix("ls: ") && !run.errors.contains("interrupted"))
  }

  @Test func `failures are listed again at the end`() throws {
    let flipbook = try folderOfFiles()
    try flipbook.write(["a.md": Sample.differing, "b/two.md": Sample.half])
    let run = try flipbook.run(["test", "."])
    let end = """

      failed:
        ./a.md:5: flip> box.alpha
        ./b/two.md:1: error: the 'flipbook' fence is not closed
      2 passed, 2 failed

      """
    #expect(run.output.hasSuffix(end))
    #expect(run.output.contains("\n\n./b/two.md:1: "))
  }
}
