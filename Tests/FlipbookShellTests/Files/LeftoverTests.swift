import CLibrary
import FlipbookCommands
import FlipbookTerminal
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

/// The next process removes what killed ones left behind, and nothing that is not theirs.
@Suite struct LeftoverTests {
  /// A script that sets `$gone` to the number of an ended process.
  private static let gone = """
    while (exit) & gone=$!; wait $gone; [ $gone -lt 300 ] || [ $gone -ge 1900 -a $gone -le 2100 ]
    do :; done

    """

  @Test func `drafts in a folder that is written to`() throws {
    let flipbook = Flipbook()
    let run = try flipbook.shell(
      Self.gone + """
        start=flipbook-draft; : > a.md.$start-$gone; : > a.md.$start-$gone-1; : > b.md.$start-$gone
        kill -0 2024 2> /dev/null || : > a.md.$start-2024
        "$0" -c 'save a.md'; ls
        """)
    #expect(run.output == "a.md\n", "\(run)")
  }

  @Test(arguments: [
    ": > $draft-$$", ": > $draft-notes", ": > $draft-$gone-b", ": > $draft-0$gone",
    ": > $draft-$gone.md", ": > $draft-$gone-1-1", ": > a.md.draft-$gone",
    "ln -s nowhere $draft-$gone", "mkdir $draft-$gone", "mkfifo $draft-$gone",
    ": > $draft-99999999", ": > other; ln other $draft-$gone",
  ])
  func `what may be somebody's own stays`(making command: String) throws {
    let flipbook = Flipbook()
    let run = try flipbook.shell(
      Self.gone
        + "draft=a.md.flipbook-draft; \(command); ls > /tmp/before-$$; \"$0\" -c 'save a.md'; ls | grep -vx a.md"
        + " | cmp - /tmp/before-$$; code=$?; rm /tmp/before-$$; exit $code")
    #expect(run.code == 0, "\(run)")
  }

  @Test func `what another process has locked stays`() throws {
    let flipbook = Flipbook()
    let number = try flipbook.shell(Self.gone + "echo $gone").output.dropLast()
    let path = flipbook.folder.write("", to: "a.md.flipbook-draft-\(number)")
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(try flipbook.run(["-c", "save a.md force"]).code == 0)
    #expect(flipbook.folder.text(of: "a.md.flipbook-draft-\(number)") != nil)
    // Closing is not enough if another test is just starting a process.
    flock(descriptor, LOCK_UN)
    close(descriptor)
    #expect(try flipbook.run(["-c", "save a.md force"]).code == 0)
    #expect(flipbook.folder.text(of: "a.md.flipbook-draft-\(number)") == nil)
  }

  @Test func `drafts of the history`() throws {
    let flipbook = Flipbook()
    let number = try flipbook.shell(
      Self.gone + ": > history.$gone; : > history.1; : > history.old; echo $gone"
    ).output.dropLast()
    let history = CommandHistory(path: flipbook.folder.file("history"))
    history.record("a")
    #expect(flipbook.folder.text(of: "history.\(number)") == nil)
    #expect(try flipbook.shell("ls").output == "history\nhistory.1\nhistory.old\n")
  }

  @Test func `the folder of a run that was killed`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": Sample.endless, "b.md": Sample.good])
    let run = try flipbook.shell(
      """
      $(command -v setsid) "$0" test a.md & run=$!
      until [ -s flipbook-$run-*/.flipbook ] 2> /dev/null; do :; done
      kill -9 -$run 2> /dev/null || kill -9 $run; wait $run 2> /dev/null
      ls -d flipbook-$run-* | wc -l; "$0" test b.md; ls -A
      """)
    #expect(run.output == "1\n1 passed, 0 failed\na.md\nb.md\n", "\(run)")
  }

  @Test func `no other folder`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.good, to: "b.md")
    let run = try flipbook.shell(
      Self.gone + """
        text="The folder of flipbook's process $gone, removed when that is gone."
        mkdir flipbook-source flipbook-2024-backup flipbook-$gone-public flipbook-$gone-filled
        mkdir flipbook-$gone-12345 flipbook-$gone-signed flipbook-$gone-linked elsewhere
        chmod 700 flipbook-*; chmod 755 flipbook-$gone-public
        for folder in flipbook-* elsewhere; do : > $folder/precious; done
        for folder in public 12345; do echo "$text" > flipbook-$gone-$folder/.flipbook; done
        echo "$text of mine" > flipbook-$gone-signed/.flipbook
        echo "$text" > elsewhere/.flipbook; ln -s ../elsewhere/.flipbook flipbook-$gone-linked/.flipbook
        ln -s elsewhere flipbook-$gone-aslink
        ls -AR > before; "$0" test b.md; ls -AR | cmp - before
        """)
    #expect(run.output == "1 passed, 0 failed\n", "\(run)")
    #expect(run.code == 0)
  }

  @Test func `a folder that was not even signed is taken away where it is empty`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.good, to: "b.md")
    let run = try flipbook.shell(
      Self.gone + "mkdir -m 700 flipbook-$gone-abcdef; \"$0\" test b.md; ls -A")
    #expect(run.output == "1 passed, 0 failed\nb.md\n")
  }
}
