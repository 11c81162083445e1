import TestSupport
import Testing

/// The files that `export` writes.
@Suite struct ExportFileTests {
  private static let stage = "view box frame: (0, 0, 10, 10)\nanimate 0.1s { box.alpha = 0 }\n"

  private static let dashes: [(String, String)] = [
    ("export csv FILE", "a.csv"), ("export json FILE", "a.json"), ("export svg FILE", "a.svg"),
    ("export html FILE", "a.html"), ("export cast FILE", "a.cast"), ("save FILE", "a.md"),
  ]

  @Test(arguments: dashes)
  func `a dash is stdout`(entry: String, name: String) throws {
    let flipbook = Flipbook()
    func run(_ file: String) throws -> ProgramRun {
      try flipbook.run(["-"], input: Self.stage + entry.replacing("FILE", with: file) + "\n")
    }
    let (shown, written) = (try run("-"), try run(name))
    #expect(shown.code == 0 && shown.errors.isEmpty && written.output.isEmpty)
    let text = try #require(flipbook.folder.text(of: name))
    // Equal except for the title, which is the file's name.
    let lines = zip(shown.output.utf8.split(separator: 10), text.utf8.split(separator: 10))
    #expect(shown.output.utf8.count { $0 == 10 } == text.utf8.count { $0 == 10 })
    #expect(lines.count { !$0.elementsEqual($1) } <= 4)
    #expect(try flipbook.shell("ls").output == name + "\n")
  }

  @Test func `each form is written whole, and the same every time`() throws {
    let entries = """
      export csv a.csv
      export json a.json every: 50ms
      export svg "my still.svg"
      export svg film kind: animation
      export csv force
      """
    let names = ["a.csv", "a.json", "my still.svg", "film", "force"]
    let texts = try (0..<2).map { _ in
      let flipbook = Flipbook()
      let run = try flipbook.run([], input: Self.stage + entries)
      #expect(run.code == 0 && run.output.isEmpty, "\(run)")
      return try names.map { try #require(flipbook.folder.text(of: $0)) }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0][0].hasPrefix("time (s),frame (1/60 s),box.alpha\r\n0,0,1\r\n"))
    #expect(texts[0][1].hasPrefix("{\"title\":\"a\",\"rate\":60,"))
    #expect(texts[0][2].contains("<title>my still</title>"))
    #expect(texts[0][3].contains("<animate ") && texts[0][3].hasSuffix("</svg>\n"))
    #expect(texts[0][4] == texts[0][0])
  }

  @Test func `a page shows another session side by side`() throws {
    let flipbook = Flipbook()
    let other = """
      ```flipbook
      flip> set rate 30
      flip> view ball frame: (0, 0, 20, 20)
      flip> animate 2s { ball.center.x = 200 }
      flip> export svg stolen.svg
      ```
      """
    flipbook.folder.write(other, to: "other.md")
    func export(_ place: String) throws -> ProgramRun {
      try flipbook.run([], input: Self.stage + "export html page.html force beside: \(place)\n")
    }
    let run = try export("other.md")
    #expect(run.code == 0 && run.output.isEmpty, "\(run)")
    let text = try #require(flipbook.folder.text(of: "page.html"))
    #expect(text.contains("ball.center.x") && text.contains("box.alpha"))
    #expect(try flipbook.shell("ls").output == "other.md\npage.html\n")
    let missing = try export("none.md")
    #expect(missing.code == 1)
    #expect(
      missing.output == """
        error: cannot read 'none.md': no such file or folder
          export html page.html force beside: none.md
                                              ^^^^^^^
        hint: check the name; it is looked up from where flipbook was started

        """)
    #expect(try export("nobody").output.contains("a mark, a branch or a session file"))
  }

  @Test func `a file that is there stays unless force says otherwise`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("mine", to: "a.svg")
    let refused = try flipbook.run([], input: Self.stage + "export svg a.svg\n")
    let error = """
      error: 'a.svg' already exists
      hint: take another name, or: export svg a.svg force

      """
    #expect(refused.output == error && refused.code == 1)
    #expect(flipbook.folder.text(of: "a.svg") == "mine")
    let forced = try flipbook.run([], input: Self.stage + "export svg a.svg kind: plot force\n")
    #expect(forced.code == 0, "\(forced)")
    #expect(flipbook.folder.text(of: "a.svg")?.contains("box.alpha") == true)
  }

  @Test func `nothing is written where something is wrong`() throws {
    let flipbook = Flipbook()
    for entry in [
      "export csv a.csv box.beta", "export svg a.svg every: 1s", "export json b/a.json",
    ] {
      #expect(try flipbook.run([], input: Self.stage + entry + "\n").code == 1, "\(entry)")
    }
    #expect(try flipbook.shell("ls -A").output.isEmpty)
  }
}
