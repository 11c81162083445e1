import FlipbookCommands
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Words and quotes` {
  private static let stage =
    Answers.stage + [
      "view \"My Box\"", "view \"a{b\"", "view \"x; y\"", "view \"a, b\"", #"view "say \"hi\"""#,
      "animation fade opacity to: 0 1s",
    ]

  private func completions(
    _ line: String, files: @escaping (String) -> [Completion] = { _ in [] }
  ) -> (typed: Int, words: [String]) {
    let (typed, completions) = Session.entered(Self.stage)
      .completions(of: line, cursor: line.utf8.count, files: files)
    return (typed, completions.map(\.word))
  }

  private static let lines: [(String, [String])] = [
    // Inside open quotes, the same names fit as without quotes.
    ("show \"My", ["\"My Box\""]), ("show \"My B", ["\"My Box\""]),
    ("show \"a{", ["\"a{b\""]), ("show \"x; ", ["\"x; y\""]), ("view v in: \"My ", ["\"My Box\""]),
    (#"show "say \"h"#, [#""say \"hi\"""#]), ("start \"My", []), ("view \"My", []),
    ("attach fade to: box key: \"My", []), ("animate 1s { \"My", ["\"My Box\""]),
    // After closed quotes the path goes on, or the name is complete.
    ("\"My Box\".al", ["alpha"]), ("\"a{b\".al", ["alpha"]), ("\"x; y\".al", ["alpha"]),
    (#""say \"hi\"".al"#, ["alpha"]), ("show \"My Box\"", ["\"My Box\""]),
    ("box.alpha = \"My Box\".center.", ["x", "y"]), ("animate 1s { \"a{b\".al", ["alpha"]),
    // A quote that is not closed ends with its line.
    ("show \"My\nbox.al", ["alpha"]), ("show \"My { \nrev", ["reverse"]),
    // A quote or bracket in a comment does not count.
    ("step # 5\" wide\nbox.al", ["alpha"]), ("step # {\nrev", ["reverse"]), ("step # bo", []),
    ("show # \"My", []), ("# bo", []), ("animate 1s { # }\nbox.al", ["alpha"]),
    ("animate 1s { # }\nrev", []),
  ]

  @Test(arguments: lines)
  func `are read as the language reads them`(line: String, fitting: [String]) {
    #expect(completions(line).words == fitting)
  }

  private static let quotedNames: [(String, String)] = [
    ("view \"New Name\" ", "view new "), ("view \"new; { name\" al", "view new al"),
    ("dance \"My Box\" ", "dance box "), ("attach fade to: \"My Box\" ", "attach fade to: box "),
    ("animator \"in: b\" 1s { \"a{b\".alpha = 0 } ", "animator x 1s { box.alpha = 0 } "),
    ("box.alpha = min(\"a, b\".alpha, ", "box.alpha = min(box.alpha, "),
    ("let x = spring(mass: \"a, b\".alpha, ", "let x = spring(mass: box.alpha, "),
    ("save \"my file.md\" ", "save file.md "), ("save \"a;b\".md fo", "save b.md fo"),
    ("save x:/y ", "save y "), ("export svg \"a b.svg\" kind: ", "export svg a.svg kind: "),
    ("step # \"\nview \"New Name\" al", "view new al"),
    ("watch \"My Box\".alpha ", "watch box.alpha "),
  ]

  @Test(arguments: quotedNames)
  func `leave what may follow as it is`(quoted: String, plain: String) {
    let session = Session.entered(Self.stage)
    #expect(completions(quoted).words == completions(plain).words)
    #expect(!completions(plain).words.isEmpty)
    #expect(session.hint(for: quoted) == session.hint(for: plain))
  }

  private static let wholeNames: [(String, String)] = [
    ("expect \"x; y\".alpha = 1", "expect box.alpha = 1"),
    ("set \"a{b\".alpha = 1", "set box.alpha = 1"),
    ("step # }\nexpect \"x; y\".alpha = 1", "expect box.alpha = 1"),
  ]

  @Test(arguments: wholeNames)
  func `are whole where a message looks back`(quoted: String, plain: String) throws {
    let texts = [quoted, plain].map { Session.entered(Self.stage).enter($0).text }
    // An offered line has the name that was typed, and all lines of the entry.
    let hints = texts.map { text in
      text.split(separator: "\n").last?.replacing("hint: write ", with: "")
        .replacing("\"a{b\"", with: "box").replacing("\"x; y\"", with: "box")
    }
    #expect(hints[0] == hints[1] && hints[0] != nil)
    #expect(texts.allSatisfy { $0.contains("\nhint: ") })
  }

  @Test(arguments: ["step # bo", "box.alpha # te", "animate 1s { # sta", "# \"ty", "show \"bo"])
  func `give no hint in comments and open quotes`(line: String) {
    #expect(Session.entered(Self.stage).hint(for: line) == LineHint())
  }

  private static let paths: [(String, String, [String], Int)] = [
    ("save my", "my", ["my\" file.md\""], 2), ("save \"my f", "my f", ["\"my file.md\""], 5),
    ("save my\" f", "my f", ["my\" file.md\""], 5),
    ("save x; save \"my", "my", ["\"my file.md\""], 3),
    ("step # \"\nsave my\" \"f", "my f", ["my\" \"file.md"], 6),
  ]

  @Test(arguments: paths)
  func `are taken together to a file's path`(
    line: String, path: String, words: [String], typed: Int
  ) {
    var asked: [String] = []
    let found = completions(line) {
      asked.append($0)
      return [Completion(word: "my file.md", detail: "a file")]
    }
    #expect(asked == [path])
    #expect(found.words == words && found.typed == typed)
  }

  @Test func `leave a folder's quotes open`() {
    let found = completions("save \"my") { _ in
      [Completion(word: "my \"old\" folder/", detail: "a folder", isOpen: true)]
    }
    #expect(found.words == [#""my \"old\" folder/"#])
  }
}
