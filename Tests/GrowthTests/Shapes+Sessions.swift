// Changing, keeping and writing a session.
extension Shape {
  static let changes = [
    Shape("an edit of a long session", 400) { n in
      each(n, "box.center.x = #", "step") + ["edit 3 { box.center.x = 7 }"]
    },
    Shape("an entry left out and one put in", 400) { n in
      each(n, "box.center.x = #", "step") + ["edit 3 drop", "edit before: 5 { box.alpha = 0.5 }"]
    },
    Shape("a loop", 2_000) { n in
      [
        "for i in 0..<\(n) { view \"v\\(i)\"; \"v\\(i)\".center.x += i; if i % 2 == 0 { box.alpha = 0.5 } else { box.alpha = 1 } }"
      ]
    },
    Shape("another way after each undo", 150) { n in
      each(n, "box.alpha = 0.5", "undo", "box.tag = 1")
    },
    Shape("an edit of each last entry", 60) { n in
      each(n, "box.tag = 2", "edit { box.tag = 3 }")
    },
    Shape("an entry of many lines", 3_000) { n in
      ["animate 1s {"] + each(n, "  box.alpha = 0.5") + ["}"]
    },
    Shape("branches", 200) { n in
      each(n, "box.center.x = #", "step", "undo") + ["list branches"]
    },
  ]

  static let sessions = [
    Shape("a session saved and replayed", 300) { n in
      movers(n) + ["save a.md", "save b.md clean", "reset", "replay a.md"]
    },
    Shape("history", 800) { n in
      each(n, "box.center.x = #") + ["history \(n)"]
    },
    Shape("settings", 1_500) { n in
      each(n, "set digits 2", "set digits 3")
    },
    Shape("help", 10) { n in
      each(n, "help", "help all", "help animate", "help find pause")
    },
    Shape("swift", 150) { n in
      movers(n) + ["swift"]
    },
  ]

  // A test that prints `count` lines and expects others.
  private static func failing(_ count: Int, _ expected: (Int) -> [String]) -> [String] {
    ["```flipbook", "flip> for i in 0..<\(count) { (i, 0, 99, 99) }"]
      + (0..<count).flatMap(expected) + ["```"]
  }

  static let tests = [
    Shape("a test of other numbers", 480, isTest: true) { n in
      failing(n) { ["(\($0 * 7_919 % n), 0, 99, 98.5)"] }
    },
    Shape("a test of other lines among any", 340, isTest: true) { n in
      failing(n) { ["...", "(\($0 * 7_919 % n), 0, 99, 98)"] }
    },
  ]

  private static func many(_ count: Int) -> String {
    (0..<count).map { "\($0 % 7)" }.joined(separator: ", ")
  }

  static let exports = [
    Shape("csv", 80) { n in
      movers(n) + ["export csv out.csv"]
    },
    Shape("json", 80) { n in
      movers(n) + ["export json out.json"]
    },
    Shape("png", 200) { n in
      movers(n) + ["export png out.png"]
    },
    Shape("gif", 50) { n in
      movers(n) + ["export gif out.gif"]
    },
    Shape("apng", 50) { n in
      movers(n) + ["export apng out.png"]
    },
    Shape("svg", 300) { n in
      movers(n) + ["export svg out.svg"]
    },
    Shape("svg that moves", 50) { n in
      movers(n) + ["export svg out.svg kind: animation"]
    },
    Shape("svg of curves", 100) { n in
      movers(n) + ["export svg out.svg kind: sheet"]
    },
    Shape("html", 30) { n in
      movers(n) + ["export html out.html"]
    },
    Shape("html that follows", 30) { n in
      movers(n) + ["export html out.html follow", "follow none"]
    },
    Shape("css", 15) { n in
      movers(n) + ["export css out.css"]
    },
    Shape("css of many values", 200) { n in
      ["", " mode: cubic"].enumerated().flatMap { place, mode in
        [
          "animation k\(place) position.x 1s values: (\(many(n)))\(mode)", "add k\(place) to: box",
          "export css out\(place).css", "reset", "view box frame: (0, 0, 99, 99)",
        ]
      }
    },
    Shape("cast", 200) { n in
      movers(n) + ["export cast out.cast"]
    },
    Shape("swift file", 150) { n in
      movers(n) + ["export swift out.swift"]
    },
    Shape("test file", 100) { n in
      movers(n) + each(n, "expect v#.center.x == 54 + #; expect v#.alpha == 1") + [
        "export test out.swift"
      ]
    },
  ]
}
