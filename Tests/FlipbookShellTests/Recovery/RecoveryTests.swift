import CLibrary
import FlipbookAssembly
import FlipbookSession
import FlipbookTerminal
import SessionFiles
import TestSupport
import Testing

@testable import FlipbookShell

/// The session that is kept for the time after the program was killed.
@Suite struct RecoveryTests {
  private let home = TemporaryFolder()

  private var names: [String] {
    (Folder.names(in: home.path) ?? []).filter { $0.hasPrefix("recovery-") }
  }

  private func left(_ text: String, as name: String = "recovery-99.md", mode: mode_t = 0o600) {
    chmod(home.write(text, to: name), mode)
  }

  private static let session = "```flipbook\nflip> view box\nflip> box.tag\n0\n```\n"

  @Test func `a file grows by what is entered, and is what would be saved`() throws {
    let session = Session()
    let file = RecoveryFile(in: home.path)
    file.keep(session)
    #expect(names.isEmpty)
    var texts: [String] = []
    for entry in ["view box", "box.alpah", "step 0.1s", "for i in 0..<2 {\n  step\n}", "flip> "] {
      _ = session.enter(entry)
      file.keep(session)
      texts.append(home.text(of: try #require(names.first)) ?? "")
    }
    #expect(names == ["recovery-\(getpid()).md"])
    for (before, after) in zip(texts, texts.dropFirst()) { #expect(after.hasPrefix(before)) }
    let records = session.transcript.map {
      (entry: $0.entry, output: $0.output, failed: $0.failed)
    }
    let saved = try SessionFile(
      parsing: SessionFileWriter.text(title: "", setup: [], records: records))
    let kept = try SessionFile(parsing: texts[4])
    #expect(
      kept.fences.flatMap(\.entries).map(\.text) == saved.fences.flatMap(\.entries).map(\.text))
    #expect(kept.fences.count { $0.options.expectsErrors } == 2)
    var status = stat()
    #expect(stat(home.file(names[0]), &status) == 0 && status.st_mode & 0o777 == 0o600)
    // The process of the kept session still runs.
    #expect(Recovery.all(in: home.path).isEmpty)
    file.end()
    #expect(names.isEmpty)
  }

  @Test func `a replay, and the undo of one, take the place of what there was`() throws {
    let session = Session()
    let file = RecoveryFile(in: home.path)
    let host = SessionHost(session: session)
    home.write(Self.session, to: "a.md")
    func kept(after entry: String) throws -> [String] {
      _ = host.enter(entry)
      file.keep(session)
      let text = home.text(of: try #require(names.first)) ?? ""
      return try SessionFile(parsing: text).fences.flatMap(\.entries).map(\.text)
    }
    #expect(try kept(after: "view a") == ["view a"])
    #expect(try kept(after: "replay \(home.file("a.md"))") == ["view box", "box.tag"])
    #expect(try kept(after: "step") == ["view box", "box.tag", "step"])
    _ = host.enter("undo")
    #expect(try kept(after: "undo").first == "view a")
    #expect(names.count == 1)
  }

  @Test func `a file or link in its place is neither followed nor written to`() throws {
    let target = home.write("precious", to: "target")
    symlink(target, home.file("recovery-\(getpid()).md"))
    let session = Session()
    let file = RecoveryFile(in: home.path)
    _ = session.enter("view box")
    file.keep(session)
    #expect(home.text(of: "target") == "precious")
    #expect(names.contains("recovery-\(getpid())-1.md"))
    file.end()
  }

  @Test func `only certain leftovers are offered`() throws {
    left(Self.session)
    left(Self.session, as: "recovery-98.md", mode: 0o644)
    symlink(home.write(Self.session, to: "other"), home.file("recovery-97.md"))
    link(home.write(Self.session, to: "third"), home.file("recovery-96.md"))
    mkfifo(home.file("recovery-95.md"), 0o600)
    left("no session", as: "recovery-94.md")
    left("", as: "recovery-93.md")
    left("```flipbook\n\0", as: "recovery-92.md")
    let found = Recovery.all(in: home.path)
    #expect(found.map(\.path) == [home.file("recovery-99.md")])
    #expect(found.first?.entries == 2)
    #expect(
      found.first?.offer == "a session of 2 entries ended without quitting less than a minute ago: "
        + "replay \(home.file("recovery-99.md"))")
    #expect(Recovery.all(in: home.path + "/nowhere").isEmpty)
  }

  @Test func `half an entry at the end is dropped`() throws {
    left(Self.session + "\n```flipbook\nflip> view c")
    #expect(Recovery.all(in: home.path).first?.entries == 2)
    #expect(home.text(of: "recovery-99.md") == Self.session + "\n")
  }

  @Test func `they do not pile up`() throws {
    for number in 10..<30 {
      left(Self.session, as: "recovery-\(number).md")
      let age = time(nil) - number * 3_600 * (number > 20 ? 240 : 1)
      var times = [timeval(tv_sec: age, tv_usec: 0), timeval(tv_sec: age, tv_usec: 0)]
      utimes(home.file("recovery-\(number).md"), &times)
    }
    let found = Recovery.all(in: home.path)
    #expect(found.map(\.path) == (10..<20).map { home.file("recovery-\($0).md") })
    #expect(names.count == 10)
    #expect(found[0].offer.contains(" 10 hours ago: "))
  }
}

extension TerminalTests {
  @Suite struct Recoveries {
    private static let offer = "ended without quitting less than a minute ago"

    private func files(_ home: TemporaryFolder) -> [String] {
      (Folder.names(in: home.path) ?? []).filter { $0.hasPrefix("recovery-") }
    }

    @Test func `a killed session is offered, and comes back whole`() throws {
      let home = TemporaryFolder()
      let killed = try ShellOnTerminal(home: home)
      try killed.waitForPrompt()
      for entry in ["view box", "box.alpah", "animate 1s { box.alpha = 0 }", "step 0.5s"] {
        try killed.enter(entry)
      }
      killed.terminal.send("if 1 < 2 {\rview card\r}\r")
      try killed.terminal.waitUntil("it has run") { _ in
        killed.lines.contains(" ...> }") && killed.lines.last == "flip>"
      }
      // A session whose process runs is not mentioned.
      let other = try ShellOnTerminal(home: home)
      try other.waitForPrompt()
      #expect(!other.lines.contains { $0.contains(Self.offer) })
      other.terminal.send("quit\r")
      #expect(try other.terminal.waitForExit() == .exited(0))
      killed.terminal.signal(SIGKILL)
      #expect(try killed.terminal.waitForExit() == .signalled(SIGKILL))
      let file = try #require(files(home).first)
      let shell = try ShellOnTerminal(home: home, columns: 200)
      try shell.waitForPrompt()
      #expect(
        shell.lines.contains { $0.hasPrefix("(a session of 5 entries \(Self.offer): replay ~/") })
      try shell.enter("replay ~/\(file)")
      #expect(try shell.names() == ["root", "box", "card"])
      try shell.enter("box.alpha")
      #expect(shell.lines.suffix(2).first == "0.000 (shown 0.500)")
      // The recovered entries are now in this session's file.
      #expect(files(home).count == 1 && files(home) != [file])
      shell.terminal.send("quit\r")
      #expect(try shell.terminal.waitForExit() == .exited(0))
      #expect(files(home).isEmpty)
    }

    @Test(arguments: [["-X"], ["--no-history"], []])
    func `nothing is kept if not wanted, nor of a lesson`(arguments: [String]) throws {
      let home = TemporaryFolder()
      let shell = try ShellOnTerminal(home: home, arguments: arguments)
      try shell.waitForPrompt()
      if arguments.isEmpty { shell.terminal.send("lesson springs\r\r") }
      shell.terminal.send("view ball\rball.tag = 4321\rball.tag\r")
      try shell.terminal.waitUntil("it has run") { _ in shell.lines.contains("4321") }
      #expect(files(home).isEmpty)
    }
  }
}
