import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookText
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

/// All output is printable, whatever is typed or used as a name.
@Suite struct ShownTextTests {
  private static let names = AwkwardText.inNames.map { "a\($0)b" }

  /// A session with awkward names for everything, and many motions; on demand also with mistakes
  /// whose messages show each awkward scalar.
  private static func session(withMistakes: Bool = false) -> Session {
    let session = Session()
    let quoted = names.map { "\"\($0)\"" }
    for name in quoted { _ = session.enter("view \(name) frame: (0, 0, 10, 10)") }
    for name in quoted.prefix(20) {
      _ = session.enter("animator \"m\(name.dropFirst()) 1s { \(name).alpha = 0 }")
      _ = session.enter("start \"m\(name.dropFirst())")
      _ = session.enter("mark \"k\(name.dropFirst())")
    }
    _ = session.enter("view \"l\\nm\" backgroundColor: red")
    _ = session.enter("animate 1s name: \"n\\no\" { \"l\\nm\".center.x += 100 }")
    _ = session.enter("step 0.5s")
    for scalar in withMistakes ? AwkwardText.scalars : [] {
      _ = session.enter("view a\(scalar)b {\"\(scalar)\"")
    }
    return session
  }

  private static let entries = [
    "list", "table", "show \"\(names[0])\"", "\"\(names[1])\"", "\"\(names[1])\".alpha",
    "why \"\(names[0])\".alpha", "draw", "sheet", "events", "plot \"\(names[0])\".alpha",
    "sample \"\(names[0])\".alpha every: 0.5s", "onion", "filmstrip", "states \"m\(names[0])\"",
    "branches", "history", "help \"\(names[3])\"", "show \"x\(names[2])\"", "run",
    "expect \"\(names[0])\".alpha == 7", "list", "watch \"\(names[0])\".alpha", "step", "undo",
    "remove \"\(names[4])\"; \"\(names[5])\".nothing", "set \"\(names[6])\"",
    "goto \"\(names[7])\"",
  ]

  @Test(arguments: ["table", "csv", "json", "markdown"])
  func `every look and every message`(format: String) {
    let session = Self.session(withMistakes: format == "table")
    _ = session.enter("set format \(format)")
    for entry in Self.entries {
      let outcome = session.enter(entry)
      #expect(!outcome.text.isEmpty || !outcome.failed, "\(entry)")
      #expect(!AwkwardText.isLeft(in: outcome.text), "\(entry)")
      #expect(!AwkwardText.isLeft(in: outcome.remark ?? ""), "\(entry)")
    }
    for record in session.transcript { #expect(!AwkwardText.isLeft(in: record.output)) }
  }

  @Test(arguments: [
    "csv a.csv every: 0.1s", "json a.json every: 0.1s", "svg a.svg", "svg a.svg kind: animation",
    "svg a.svg kind: filmstrip", "svg a.svg kind: plot", "html a.html",
    "cast a.cast", "html \"\(names[0]).html\"", "svg \"\(names[0]).svg\"", "cast \"\(names[0])\"",
  ])
  func `every file but a session`(export: String) throws {
    let showsEntries = ["cast", "html"].contains { export.hasPrefix($0) }
    let outcome = Self.session(withMistakes: showsEntries).enter("export \(export)")
    guard case .export(let made, _, _)? = outcome.request else {
      Issue.record("\(export): \(outcome.text)")
      return
    }
    // A CSV record ends in CR LF.
    let text = made.text.replacing("\r\n", with: "\n")
    #expect(!AwkwardText.isLeft(in: text), "\(export)")
    // Players and viewers decode JSON's escapes.
    guard showsEntries else { return }
    let parts = made.text.split(separator: "\\u", omittingEmptySubsequences: false).dropFirst()
    let escapes = Set(parts.map { String($0.prefix(4)) })
    for scalar in AwkwardText.scalars where !"\n\t\r".unicodeScalars.contains(scalar) {
      for unit in String(scalar).utf16 {
        let code = String(UInt32(unit) | 0x10000, radix: 16).dropFirst()
        #expect(!escapes.contains(String(code)), "\(export) \(code)")
      }
    }
  }

  @Test func `a saved file replays what was typed, and shows the same`() throws {
    let (session, folder) = (Self.session(withMistakes: true), TemporaryFolder())
    _ = SessionHost(session: session).enter("save \(folder.file("a.md"))")
    let again = Session()
    let host = SessionHost(session: again)
    #expect(host.enter("replay \(folder.file("a.md"))").failed == false)
    let records = again.transcript
    #expect(records.map(\.entry) == session.transcript.map(\.entry))
    #expect(records.map(\.output) == session.transcript.map(\.output))
  }

  @Test func `what the program shows of files and entries`() throws {
    let flipbook = Flipbook()
    let entries = AwkwardText.scalars.filter { $0 != "\n" }.map { "view a\($0)b" }
    let text = (["```flipbook"] + entries.map { "flip> " + $0 } + ["```", ""])
    flipbook.folder.write(text.joined(separator: "\n"), to: "a.md")
    let name = "n\u{1B}]0;x\u{7}\u{202E}\u{9B}\r.md"
    flipbook.folder.write(Sample.differing, to: name)
    for arguments in [
      ["--keep-going", "a.md"], ["-c", "replay a.md"], ["--keep-going", "-f", "a.md"],
      ["test", "a.md"], ["test", "--tap", "."], ["test", "--format", "json", "."],
      ["test", "--list", "."], ["test", "."], ["test", "--junit", "j.xml", "."], [name],
      ["-f", "x" + name], ["x" + name], ["-c", "replay \"x\u{202E}\""], ["test", "x" + name],
      ["--color", "always\u{1B}[2J"], ["--bad\u{1B}[2J"], ["test", "-j", "\u{1B}[2J"],
      ["-c", "save \"/none/\u{202E}\""], ["test", "--filter", "\u{1B}[2J", "."],
    ] {
      let run = try flipbook.run(arguments, input: "view a\u{1B}b\n")
      #expect(!AwkwardText.isLeft(in: run.output), "\(arguments)")
      #expect(!AwkwardText.isLeft(in: run.errors), "\(arguments)")
    }
    #expect(!AwkwardText.isLeft(in: flipbook.folder.text(of: "j.xml") ?? "\0"))
  }

  @Test func `completions and problems`() {
    let items = Self.names.map {
      CompletionItem(replacement: $0, detail: "a \($0)", replacedLength: 0)
    }
    let plain = Self.names.map { CompletionItem(replacement: $0, replacedLength: 0) }
    for list in [items, plain] {
      let rows = CompletionList.page(list, behind: 0, columns: 80, limit: 1_000).rows
      #expect(!rows.contains { AwkwardText.isLeft(in: $0) || TextWidth.columns(of: $0) > 79 })
    }
    for scalar in AwkwardText.scalars {
      let path = "/n\(scalar)"
      for reason in [
        .cannotRead(2), .cannotWrite(2), .notText, .holdsZero, .isThere(entry: "export"),
        .outsideOfTest, .entersItself, .changedMeanwhile, .interrupted, .tooLarge,
        .exceeds(.depth), .noSession("\(path):1: error: \(scalar)", line: 1),
        .wouldReplace(lost: ["a\(scalar)"], entry: "save \(scalar)"),
      ] as [FileProblem.Reason] {
        #expect(!AwkwardText.isLeft(in: FileProblem(path, reason).text), "\(scalar.value)")
      }
      #expect(
        !AwkwardText.isLeft(in: HistoryProblem.cannotRead(path: path, code: 2).text),
        "\(scalar.value)")
      let shown = TerminalOutput.shown("a\(scalar)b", [], depth: nil)
      #expect(!AwkwardText.isLeft(in: shown), "\(scalar.value)")
      let hint = LineHint(text: "a\(scalar)b").shown(columns: 80)
      #expect(!AwkwardText.isLeft(in: hint), "\(scalar.value)")
    }
  }

  @Test func `rows do not shift`() throws {
    let session = Self.session()
    let rows = session.enter("list all").text.split(separator: "\n").map { String($0) }
    let places = rows.dropFirst(2).map { row in
      row.firstRange(of: "  view  ").map { TextWidth.columns(of: String(row[..<$0.lowerBound])) }
    }
    #expect(places.count > Self.names.count && places.allSatisfy { $0 == nil || $0 == places[1] })
  }
}
