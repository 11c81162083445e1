import TestSupport
import Testing

/// The effects on the disk of a session file that somebody else may have written.
@Suite struct ForeignFileTests {
  /// A working folder, with another folder beside it and a home around both.
  private struct Place {
    let flipbook = Flipbook()

    init(_ entries: [String]) throws {
      let folder = flipbook.folder
      folder.write("treasure\n", to: "outside/secret.txt")
      folder.write("text\n", to: "work/notes.txt")
      folder.write(saved, to: "work/saved.md")
      folder.write(saved.replacing("saved", with: "noted") + "\nMy words.\n", to: "work/noted.md")
      folder.write("Words.\n\n```flipbook\nflip> view box\n```\n", to: "work/written.md")
      folder.write("", to: "work/below/empty.md")
      folder.write(Self.file(["view box"]), to: "work/below/some.md")
      try shell("ln -s ../outside work/link; ln -s ../outside/new.md work/last.md")
      try shell("ln -s below work/inner; mkfifo work/pipe.md; ln -s saved.md work/own.md")
      folder.write(Self.file(entries), to: "work/evil.md")
    }

    static func file(_ entries: [String]) -> String {
      (["```flipbook"] + entries.map { "flip> " + $0 } + ["```", ""]).joined(separator: "\n")
    }

    @discardableResult
    func shell(_ command: String) throws -> ProgramRun { try flipbook.shell(command) }

    /// The files outside of the working folder.
    func around() throws -> String {
      try shell("ls -A . outside; cat outside/*").output
    }

    /// The files in the working folder.
    func work() throws -> String {
      try shell("cd work; ls -AR; find . -type f | sort | xargs cat").output
    }
  }

  private static let saved =
    "# saved\n\nA Flipbook session: `flipbook test` runs it again and compares what it shows.\n"

  private static let ways = [
    "\"$0\" evil.md", "\"$0\" -c 'replay evil.md'", "echo 'replay evil.md' | \"$0\"",
    "echo 'replay evil.md' > own; \"$0\" -f own",
    "printf '```flipbook\\nflip> replay evil.md\\n```\\n' > outer.md; \"$0\" outer.md",
  ]

  private static let entries: [String] = [
    "save ~/.bashrc force", "save ~/new.md", "save /tmp/flipbook-was-here.md", "save ../new.md",
    "save ../outside/secret.txt force", "save below/../../new.md", "save link/new.md",
    "save link/secret.txt force", "save last.md", "save last.md force", "save own.md force",
    "save notes.txt force", "save noted.md", "save noted.md force", "save written.md",
    "save written.md force", "save below/empty.md",
    "save .new.md", "save .config/new.md", "save -n.md", "save pipe.md", "save below",
    "save \"../\u{301}new.md\"", "save \"a\\nb.md\"", "save \"a\u{202E}b.md\"", "save ~root/x.md",
    "export csv ~/new.csv root.alpha for: 1s", "export json ../new.json root.alpha for: 1s",
    "export cast link/new.cast", "export cast saved.md force", "export cast last.md",
    "export html /tmp/flipbook-was-here.html", "export svg .new.svg force",
  ]

  @Test(arguments: entries)
  func `writes nothing that only a person may`(entry: String) throws {
    for way in Self.ways {
      let place = try Place([entry])
      try place.shell("cd work; touch own outer.md")
      let (before, work) = (try place.around(), try place.work())
      let run = try place.shell("cd work; \(way); code=$?; : > own; : > outer.md; exit $code")
      #expect(run.code == 1, "\(way)")
      #expect(run.output.contains("error: 'evil.md' may not write '"), "\(way)\n\(run.output)")
      #expect(run.output.contains("\nhint: if you want that, type it yourself: "))
      #expect(try place.around() == before, "\(way)")
      #expect(try place.work() == work, "\(way)")
    }
  }

  @Test func `a refusal says how to do it yourself`() throws {
    let place = try Place(["view box", "save ~/x.md force"])
    let run = try place.shell("cd work; \"$0\" evil.md")
    #expect(
      run.output == """
        flip> view box
        flip> save ~/x.md force
        error: 'evil.md' may not write '~/x.md': a file keeps to the folder that flipbook was \
        started in
        hint: if you want that, type it yourself: save ~/x.md force

        """)
    place.flipbook.folder.write(Place.file(["save notes.txt"]), to: "work/evil.md")
    let other = try place.shell("cd work; \"$0\" evil.md")
    #expect(other.output.hasSuffix("type it yourself: save notes.txt force\n"), "\(other.output)")
    let page = "export html q.html beside: \"../x.md\" for: 1s"
    place.flipbook.folder.write(Place.file(["view z", page]), to: "work/evil.md")
    let beside = try place.shell("cd work; \"$0\" evil.md")
    #expect(beside.output.hasSuffix("type it yourself: \(page)\n"), "\(beside.output)")
    let long = "save ~/\(String(repeating: "long", count: 20)).md force"
    place.flipbook.folder.write(Place.file([long]), to: "work/evil.md")
    let whole = try place.shell("cd work; \"$0\" evil.md")
    #expect(whole.output.hasSuffix("type it yourself: \(long)\n"), "\(whole.output)")
    #expect(try place.shell("cd work; \"$0\" -c 'save ~/x.md force'; ls ~").output.contains("x.md"))
  }

  @Test(arguments: [
    ["save new.md"], ["save below/new.md"], ["save ./below//new.md"], ["save inner/new.md"],
    ["save saved.md"], ["save saved.md force"], ["save new.md", "save new.md"],
    ["export cast new.cast", "export cast new.cast force"],
    ["export cast new.md", "save new.md force"], ["replay written.md"], ["replay below/some.md"],
    ["replay inner/some.md"],
  ])
  func `writes and reads in the present folder and below`(entries: [String]) throws {
    let place = try Place(entries)
    let run = try place.shell("cd work; \"$0\" evil.md")
    #expect(run.code == 0 && !run.output.contains("error: "), "\(run.output)")
  }

  @Test func `force is for what the same file has written`() throws {
    let place = try Place(["export cast a.cast", "replay inner.md"])
    place.flipbook.folder.write(
      Place.file(["export cast b.cast force", "export cast a.cast force"]), to: "work/inner.md")
    let run = try place.shell("cd work; \"$0\" --keep-going evil.md")
    #expect(run.output.contains("error: 'inner.md' may not write 'a.cast': it already exists"))
    let again = try place.shell("cd work; rm *.cast; \"$0\" --keep-going evil.md evil.md")
    #expect(again.output.contains("error: 'evil.md' may not write 'a.cast': it already exists"))
  }

  @Test func `without force everybody is refused`() throws {
    let place = try Place(["export cast a.cast", "export cast a.cast", "save a.cast"])
    let run = try place.shell("cd work; \"$0\" --keep-going evil.md")
    #expect(run.output.contains("error: 'a.cast' already exists\n"))
    #expect(run.output.contains("error: 'a.cast' exists and is not a session file\n"))
  }

  @Test(arguments: [
    "replay /dev/stdin", "replay ../outside/secret.txt", "replay link/secret.txt",
    "replay ~/outside/secret.txt", "replay \"../\u{301}x\"", "replay pipe.md", "replay below",
    "replay .secret",
  ])
  func `replays nothing that only a person may`(entry: String) throws {
    let place = try Place([entry])
    let run = try place.shell("cd work; \"$0\" evil.md < notes.txt")
    #expect(run.code == 1 && !run.output.contains("treasure"))
    #expect(run.output.contains("error: 'evil.md' may not replay '"), "\(run.output)")
  }

  @Test(arguments: [
    "springs near: \"../outside/motion.csv\"", "springs near: link/motion.csv",
    "springs near: \"~/outside/motion.csv\"", "curve near: \"/tmp/motion.csv\"",
    "springs near: \".motion.csv\"", "springs near: pipe.csv",
    "springs near: \"../\u{301}x.csv\"",
  ])
  func `reads nothing that only a person may`(entry: String) throws {
    let place = try Place([entry, "springs near: below/motion.csv"])
    try place.shell(
      "printf '0,0\\n1,5\\n2,7\\n' >outside/motion.csv; cp outside/motion.csv work/.motion.csv; "
        + "cp outside/motion.csv work/below/motion.csv; mkfifo work/pipe.csv")
    let run = try place.shell("cd work; \"$0\" --keep-going evil.md")
    #expect(
      run.code == 1 && run.output.contains("error: 'evil.md' may not read '"), "\(run.output)")
    #expect(run.output.contains("looked at the 3 samples, which take 2.000s"), "\(run.output)")
    let own = try place.shell("cd work; \"$0\" -c 'springs near: link/motion.csv'")
    #expect(own.code == 0, "\(own.output)")
    let pipe = try place.shell("cd work; \"$0\" -c 'springs near: pipe.csv'")
    #expect(pipe.output.contains("'pipe.csv' is a folder, a pipe or a device"), "\(pipe.output)")
  }

  @Test func `a test's folder is not left over a mark behind a slash either`() throws {
    let place = try Place(["save \"../\u{301}new.md\"", "replay \"/\u{301}x\""])
    let before = try place.around()
    let run = try place.shell("cd work; \"$0\" test evil.md")
    #expect(run.code == 1 && run.output.contains("lies outside of the test"))
    #expect(try place.around() == before)
  }

  @Test func `quit in a replayed file ends that file alone`() throws {
    let place = try Place(["view box", "quit", "view never"])
    let run = try place.shell("cd work; printf 'view old\\nreplay evil.md\\nlist\\n' | \"$0\"")
    #expect(run.code == 0 && run.output.contains("\nbox "))
    #expect(!run.output.contains("never"))
    #expect(try place.shell("cd work; \"$0\" evil.md").output == "flip> view box\nflip> quit\n")
  }
}
