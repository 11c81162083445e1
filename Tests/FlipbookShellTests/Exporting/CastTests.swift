import Foundation
import TestSupport
import Testing

/// `export cast`, read by the rules of asciicast v2.
@Suite struct CastTests {
  private struct Cast {
    let header: [String: Any]
    let events: [(moment: Double, code: String, data: String)]

    init(_ text: String) throws {
      let lines = text.split(separator: "\n").map { Data($0.utf8) }
      header = try #require(JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
      events = try lines.dropFirst().map { line in
        let event = try #require(JSONSerialization.jsonObject(with: line) as? [Any])
        try #require(event.count == 3)
        return (
          try #require(event[0] as? NSNumber).doubleValue, try #require(event[1] as? String),
          try #require(event[2] as? String)
        )
      }
    }
  }

  private static let entries = """
    set columns 100
    view "日本 \\"é\\""
    view box frame: (0, 0, 10, 10)
    animate 0.1s {
    box.alpha = 0
    }
    step 0.1s
    nonsense
    step 0.2s
    back 0.2s
    run 1.5s
    help quit
    """

  private func cast() throws -> (text: String, flipbook: Flipbook) {
    let flipbook = Flipbook()
    let run = try flipbook.run(
      ["--keep-going"], input: Self.entries + "\nexport cast demo.cast\n")
    #expect(run.code == 1 && !run.output.contains("export"), "\(run)")
    return (try #require(flipbook.folder.text(of: "demo.cast")), flipbook)
  }

  @Test func `has a header and events as the format wants them`() throws {
    let (text, _) = try cast()
    let cast = try Cast(text)
    #expect(cast.header["version"] as? Int == 2)
    #expect((cast.header["width"] as? Int, cast.header["height"] as? Int) == (100, 24))
    #expect(cast.header["title"] as? String == "demo")
    #expect(cast.header["timestamp"] == nil)
    #expect(cast.events.map(\.moment) == cast.events.map(\.moment).sorted())
    #expect(cast.events.first?.moment == 0)
    #expect(cast.events.allSatisfy { $0.code == "o" && $0.data.hasSuffix("\r\n") })
    #expect(text.hasSuffix("\n") && !text.contains("\n\n"))
  }

  @Test func `plays as the screen looked, on the stage's clock`() throws {
    let cast = try Cast(cast().text)
    let screen = cast.events.map(\.data).joined().replacing("\r\n", with: "\n")
    #expect(screen.hasPrefix("flip> set columns 100\nflip> view \"日本 \\\"é\\\"\"\n"))
    #expect(screen.contains("\nflip> animate 0.1s {\n ...> box.alpha = 0\n ...> }\n"))
    #expect(screen.contains("\nflip> nonsense\nerror: there is no command 'nonsense'\n"))
    #expect(!screen.contains("flip> help") && !screen.contains("flip> export"))
    let shown = cast.events.filter { $0.data.hasPrefix("time ") }
    // A step shows its output when its time is over; going back takes no time.
    #expect(shown.map(\.moment) == [0.1, 0.3, 0.3, 1.8])
    let texts: [Substring] = shown.map { $0.data.prefix(11) }
    #expect(texts == ["time 0.100s", "time 0.300s", "time 0.100s", "time 1.600s"])
  }

  @Test func `is the same every time`() throws {
    #expect(try cast().text == cast().text)
  }

  @Test func `replaces nothing without being told to`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("mine", to: "a.cast")
    let refused = try flipbook.run([], input: "view box\nexport cast a.cast\n")
    let error = """
      error: 'a.cast' already exists
      hint: take another name, or: export cast a.cast force

      """
    #expect(refused.output == error && refused.code == 1)
    #expect(flipbook.folder.text(of: "a.cast") == "mine")
    #expect(try flipbook.run([], input: "view box\nexport cast a.cast force\n").code == 0)
    #expect(flipbook.folder.text(of: "a.cast")?.hasPrefix("{\"version\":2,") == true)
  }

  private static let messages: [(String, String)] = [
    ("export", "error: FORM is missing"), ("export cast", "error: FILE is missing"),
    ("export csat a", "error: 'csat' is not a choice here"),
    (
      "export film a",
      "hint: write cast, csv, json, gif, apng, png, svg, html, css, swift, test or proof"
    ),
    ("export csat a", "hint: did you mean 'cast'?"),
    ("export cast a please", "error: 'please' is not expected here"),
    ("export cast none/a", "error: cannot write 'none/a': no such file or folder"),
    ("export cast .", "error: cannot write '.': it is a folder"),
  ]

  @Test(arguments: messages)
  func `says what is wrong`(entry: String, message: String) throws {
    let flipbook = Flipbook()
    let run = try flipbook.run(["-c", entry])
    #expect(run.code == 1 && run.output.contains(message), "\(run.output)")
    #expect(try flipbook.shell("ls -A").output.isEmpty)
  }
}
