import TestSupport

/// The part of the program that a storm hits: the state at its beginning, and its typical keys.
enum StormPlace: CaseIterable {
  case prompt, plain, vi, search, menu, rows, edit, lesson, tune, scrub, touch, play, review, watch

  /// Whether it is a test, which ends when all is decided or at a key, and takes no entries.
  var isTest: Bool { self == .review || self == .watch }

  /// The shell command that starts it; `$0` is the program.
  var command: String {
    switch self {
    case .plain: "exec \"$0\" --plain"
    case .review: "cd \"$HOME\"; exec \"$0\" test --review ."
    case .watch: "cd \"$HOME\"; exec \"$0\" test --watch ."
    default: "exec \"$0\""
    }
  }

  /// The entries before the storm.
  var entries: [String] {
    guard !isTest else { return [] }
    let stage = [
      "view box frame: (0, 0, 100, 100) backgroundColor: systemRed",
      "animate 1s spring(dampingRatio: 0.5) { box.center.x = 300; box.alpha = 0.5 }",
    ]
    return self == .lesson ? ["lesson springs"] : stage
  }

  /// Keys that lead there, which are typed again and again.
  var way: [String] {
    switch self {
    case .prompt, .plain, .vi: ["view v frame: (0, 0, 100, 100) alpha: 0.5", "box.", "table\r"]
    case .search: [Key.control("r") + "box", Key.control("r"), Key.control("r") + "a", "\u{07}"]
    case .menu: ["box.\t", "\t", "view v \t\t", "b\t"]
    case .rows: ["for i in 0..<3 {\r", "box.tag = (\r", "}\r", Key.paste("if 1 < 2 {\nstep\n}\n")]
    case .edit: ["edit 1\r", "edit 2\r", "edit\r", "\r"]
    case .lesson: ["\r", "\r", "0.3\r", "lesson back\r", "lesson skip\r", "lesson springs\r"]
    case .tune: ["tune\r", "tune 2\r", "\r"]
    case .scrub: ["scrub\r", "\r"]
    case .touch: ["gesture pan box { .center = location }\r", "touch\r", "touch\r"]
    case .play: ["play\r", "play 4\r", "box.center.y += 100\r", "animate 2s { box.alpha = 1 }\r"]
    case .review: ["y", "n", "u", "k", "j", "?", "T"]
    case .watch: ["f", "r", "p", "a\r", "\r", "?"]
    }
  }

  /// The files in the home folder.
  var files: [String: String] {
    switch self {
    case .vi: [".editrc": "bind -v\n"]
    case .review, .watch: ["a.md": Sample.differing, "b.md": Sample.differing, "c.md": Sample.good]
    default: [:]
    }
  }
}
