import Testing

/// Malicious session files.
enum HostileFiles {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: @Sendable () -> [UInt8]
    var testDescription: String { name }
  }

  static let all: [File] =
    disk + files + shown + deep + many + odd + long + markdown + expectations

  private static func file(_ name: String, _ text: @escaping @Sendable () -> String) -> File {
    File(name: name) { Array(text().utf8) }
  }

  private static func fence(_ entries: [String]) -> String {
    (["```flipbook"] + entries.map { "flip> " + $0 } + ["```", ""]).joined(separator: "\n")
  }

  private static func entries(
    _ name: String, _ entries: @escaping @Sendable () -> [String]
  ) -> File {
    file(name) { fence(entries()) }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static let disk = [
    entries("writes outside") {
      [
        "view box", "save ~/.bashrc force", "save /tmp/flipbook-hostile.md force",
        "save ../x.md", "export csv ../x.csv root.alpha for: 1s", "save \"../\u{301}x.md\"",
        "export html ~/x.html",
      ]
    },
    entries("writes over links") {
      ["save link/x.md force", "save last.md force", "export cast last.md force"]
    },
    entries("writes to devices") {
      ["save /dev/tty", "save /dev/full force", "export cast /dev/stdout", "save pipe.md force"]
    },
    entries("reads devices and pipes") {
      [
        "replay /dev/stdin", "replay /dev/zero", "replay pipe.md", "replay /proc/self/environ",
        "replay ~/secret.md", "replay link/secret.md",
      ]
    },
    entries("sets the prompt and leaves") {
      ["set color always", "set hints off", "set plain on", "quit", "view never"]
    },
    entries("writes a thousand files") { (0..<1_000).map { "save below/f\($0).md" } },
  ]

  private static let files = [
    entries("replays itself") {
      ["replay evil.md", "replay ./evil.md", "replay below/../evil.md"]
    },
    entries("replays another a thousandfold") { Array(repeating: "replay next.md", count: 2_000) },
    entries("replays a ladder") { ["replay ladder0.md", "replay ladder0.md"] },
  ]

  private static let shown = [
    entries("escapes in entries") {
      [
        "view x\"\u{1B}]52;c;ZXZpbA==\u{7}\"", "# \u{1B}[2J\u{1B}]0;owned\u{7}", "view \u{9B}31m",
        "view a\u{1B}P+q\u{1B}\\", "replay \"\u{1B}[2J\"", "save \"\u{9D}0;x\u{9C}\"",
      ]
    },
    entries("names that turn and hide") {
      [
        "view \"a\u{202E}b\"", "view \"a\u{200B}b\"", "view \"\u{2066}\u{2069}\"",
        "view \"\u{E0067}\"", "list", "table", "draw", "why \"a\u{202E}b\".alpha",
      ]
    },
    entries("names with lines") {
      [
        "view \"a\\nflip> save x\"", "list", "animate 1s { \"a\\nflip> save x\".alpha = 0 }", "run",
        "events", "sheet", "export svg a.svg",
      ]
    },
    entries("long names") { ["view \"\(times(300_000, "x"))\"", "list", "table", "draw"] },
    entries("marks upon marks") { ["view \"a\(times(300_000, "\u{301}"))\"", "list", "table"] },
    entries("tags without a flag") { ["view \"🏴\(times(100_000, "\u{E0067}"))\"", "list"] },
  ]

  private static let deep = [
    entries("brackets") { ["let a = \(times(200_000, "("))1\(times(200_000, ")"))"] },
    entries("signs") { ["let a = \(times(200_000, "-"))1", "let b = \(times(200_000, "!"))true"] },
    entries("blocks") { [times(5_000, "after 1s { ") + times(5_000, "}")] },
    entries("groups in groups") {
      ["view box", "animation g0 opacity to: 1 1s"]
        + (0..<24).map { "group g\($0 + 1) 1s g\($0) g\($0)" }
        + ["attach g24 to: box.layer key: \"k\"", "table", "run"]
    },
    entries("views in views") {
      ["view v0"] + (0..<1_500).map { "view v\($0 + 1) in: v\($0) frame: (0, 0, 9, 9)" }
        + ["list", "draw", "export svg a.svg", "export html a.html"]
    },
  ]

  private static let many = [
    entries("touches") {
      [
        "for i in 0..<10000 { touch root by: (0, 1) over: 999s rate: 1000 }",
        "gesture pan root changed: { root.tag = 1 }",
        "touch root by: (0, 100) over: 240s rate: 1000",
        "touch root by: (0, 100) over: 240s rate: 1000",
        "run",
      ]
    },
    entries("views") { (0..<500).map { "view v\($0) frame: (0, 0, 9, 9)" } + ["list", "draw"] },
    entries("animators") {
      ["view box"] + (0..<2_000).map { "animator a\($0) 1s { box.alpha = 0 }" } + ["table"]
    },
    entries("undo and redo") {
      ["view box"] + Array(repeating: "box.alpha = 0.5", count: 300)
        + Array(repeating: "undo", count: 300) + Array(repeating: "redo", count: 300)
    },
    entries("endless completions") {
      [
        "view box",
        "animate 0.1s name: p { box.alpha = 1 - box.alpha } completion: { again p }",
        "run 100000s",
      ]
    },
    entries("completions at one moment") {
      [
        "view box", "animate 0s name: p { box.alpha = 1 - box.alpha } completion: { again p }",
        "run",
      ]
    },
    entries("repeats without end") {
      [
        "view box", "animate 1s repeat autoreverse { box.alpha = 0 }", "run",
        "run until: box.alpha > 2", "step 1000000s",
      ]
    },
    entries("samples") {
      [
        "view box", "animate 1000s { box.alpha = 0 }", "sample box.alpha every: 0.000001s",
        "plot box.alpha to: 1000000s", "onion", "filmstrip", "export csv a.csv every: 0.00001s",
      ]
    },
    entries("statements") { [times(20_000, "step;")] },
    entries("terms") { ["let a = 1" + times(200_000, " + 1")] },
  ]

  private static let odd = [
    entries("numbers") {
      [
        "view box alpha: " + times(400_000, "9"), "step 1e308s", "step 1e400s", "run 1e18s",
        "set rate 99999999999", "set digits 999999999", "set columns 999999999",
        "view far frame: (1e308, 1e308, 1e308, 1e308)", "draw", "goto 1e12",
      ]
    },
    file("CRLF") { "```flipbook\r\nflip> view box\r\nflip> box.alpha\r\n1.000\r\n```\r\n" },
    file("returns alone") { "```flipbook\rflip> view box\r```\r" },
    file("returns within") { "```flipbook\nflip> view\rbox\nflip> box\r\r\nflip> # a\rb\n```\n" },
    file("a zero") { "```flipbook\nflip> view a\0b\n```\n" },
    file("a byte order mark") { "\u{FEFF}```flipbook\nflip> view box\n```\n" },
    File(name: "no text") {
      Array("```flipbook\nflip> view ".utf8) + [0xFF, 0xFE, 0xC0, 0x80, 0xED, 0xA0, 0x80]
        + Array("\n```\n".utf8)
    },
    file("nothing") { "" },
  ]

  private static let long = [
    file("a line") { times(10_000_000, "x") },
    file("an entry") { "```flipbook\nflip> view \(times(10_000_000, "x"))\n```\n" },
    file("a text in an entry") { "```flipbook\nflip> view \"\(times(10_000_000, "x"))\"\n```\n" },
    file("empty lines") { times(15_000_000, "\n") },
    file("entries") { "```flipbook\n\(times(20_000, "flip> #\n"))```\n" },
    file("output") { "```flipbook\nflip> stage.now\n\(times(200_000, "x\n"))```\n" },
    file("an entry of many lines") {
      "```flipbook\nflip> let a = (\n\(times(50_000, " ...> 1 +\n")) ...> 1)\n```\n"
    },
    file("more than is read") { times(17_000_000, "y") },
  ]

  private static let markdown = [
    file("a fence") {
      "\(times(5_000_000, "`"))flipbook\nflip> view box\n\(times(5_000_000, "`"))\n"
    },
    file("fences") { times(10_000, "```flipbook\nflip> #\n```\n") },
    file("quotations") {
      let marks = times(100_000, ">")
      return "\(marks) ```flipbook\n\(marks) flip> view box\n\(marks) ```\n"
    },
    file("lists") {
      (0..<1_500).map { times($0, "  ") + "- a\n" }.joined() + "```flipbook\nflip> view box\n```\n"
    },
    file("raw HTML") {
      "<div>\n```flipbook\nflip> save ~/x.md\n```\n</div>\n<!--\n" + times(100_000, "<!-- ")
    },
    file("tags") { times(100_000, "<script>") + "\n```flipbook\nflip> view box\n```\n" },
    file("options") { "```flipbook \(times(100_000, "tolerance=1e-6 "))\nflip> view box\n```\n" },
    file("odd options") {
      "```flipbook tolerance=rel:\(times(400, "9")) only=\u{1B}[31m\nflip> view box\n```\n"
    },
  ]

  private static let expectations = [
    file("an expression tried in many ways") {
      "```flipbook\nflip> view \(times(60, "a"))\nflip> list\n...\n(a|a|[a-z])*# (re)\n```\n"
    },
    file("a deep expression") {
      "```flipbook\nflip> list\n\(times(50_000, "("))a\(times(50_000, ")")) (re)\n```\n"
    },
    file("an expression that counts") {
      "```flipbook\nflip> list\n(.{60000}){60000} (re)\n```\n"
    },
    file("wildcards") {
      "```flipbook\nflip> view \(times(5_000, "a"))\nflip> list\n\(times(2_000, "...\n"))"
        + "\(times(2_000, "[..]a"))b\n\(times(2_000, "...\n"))```\n"
    },
    file("lines of wildcards") {
      "```flipbook\nflip> help springs\n\(times(3_000, "...\n[..]e[..]\n"))zzz\n```\n"
    },
  ]
}
