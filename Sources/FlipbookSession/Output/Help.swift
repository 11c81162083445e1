import FlipbookPictures

/// The text of `help`, made from the declarations.
enum Help {
  /// Every word there is help on.
  static let topics =
    CommandDeclaration.all.map(\.name) + ["values", "timing", "time", "files"]

  /// The lines of help on a topic, or of the list of commands; `nil` for an unknown topic.
  static func lines(on topic: String?) -> [String]? {
    switch topic {
    case nil: return overview
    case "values": return values
    case "timing": return timing
    case "time": return time
    case "files": return files
    case let name?:
      return CommandDeclaration.named(name).map(lines) ?? function(name) ?? property(name)
    }
  }

  private static func function(_ name: String) -> [String]? {
    FunctionDeclaration.all.first { $0.name == name }.map { [$0.forms, "  \($0.meaning)"] }
  }

  private static func property(_ name: String) -> [String]? {
    let views = ViewProperty.named(name).map { ["a view's \(name): \($0.meaning)"] }
    let animators = AnimatorProperty.named(name).map { ["an animator's \(name): \($0.meaning)"] }
    return views.map { $0 + (animators ?? []) } ?? animators
  }

  private static var overview: [String] {
    let groups: [String] = CommandDeclaration.Group.allCases.flatMap { group -> [String] in
      let commands = CommandDeclaration.all.filter { $0.group == group }
      guard !commands.isEmpty else { return [] }
      return ["\(group.rawValue)"]
        + commands.map { "  " + TextWidth.padded($0.name, to: 12, alignment: .left) + $0.help }
    }
    return groups + [
      "",
      "A path such as box.alpha prints a value; box.alpha = 0.5 and += -= *= /= change it.",
      "'help scrub' explains a command; also 'help values', 'help timing', 'help time', "
        + "'help files'.",
    ]
  }

  private static func lines(on command: CommandDeclaration) -> [String] {
    let example = command.example.split(separator: "\n").map { "  \($0)" }
    return [command.usage, "  \(command.help)"]
      + (command.uikit.map { ["  in UIKit: \($0)"] } ?? [])
      + ["for example:"] + example
  }

  private static var values: [String] {
    let functions = FunctionDeclaration.all.map {
      "  " + TextWidth.padded($0.name, to: 12, alignment: .left) + "\($0.meaning): \($0.forms)"
    }
    return [
      "numbers     2s  250ms  30f (frames)  50%  90deg  plain",
      "points      (10, 20), sizes the same; rectangles (x, y, width, height)",
      "colours     red, systemBlue, #ff8800, rgb(1, 0.5, 0), none",
      "transforms  scale(1.5) * rotate(45deg), identity",
      "names       letters and digits, or in quotes: \"My Box\"",
      "conditions  == != < <= > >= && || !",
      "functions",
    ] + functions
  }

  private static var timing: [String] {
    Timing.named.map {
      TextWidth.padded($0.name, to: 12, alignment: .left) + $0.meaning
    } + [
      "cubic(0.42, 0, 0.58, 1)       a curve of your own",
      "spring(dampingRatio: 0.5)     settled after the duration; also initialVelocity: 2",
      "spring(mass: 1, stiffness: 100, damping: 10)   with a duration of its own",
      "spring(duration: 0.5, bounce: 0.3)             with a duration of its own",
    ]
  }

  private static let time = [
    "Time stands still until you move it.",
    "step        a frame on; step 0.5s, step 30f",
    "run         on to the last end of everything that ends; run 2s",
    "run until: box.center.x > 200 stops at the exact moment; back until: goes back to it",
    "back        a frame back; back 0.5s",
    "goto        to a moment, a mark or a branch: goto 1.5s",
    "mark        gives this place a name; branches lists what grew from where you went back",
    "undo, redo  take entries back, and undos",
    "What you enter after going back starts a new branch; nothing is lost.",
  ]

  private static let files = [
    "save first.md      writes the session so far: prose, entries and output in Markdown",
    "replay first.md    starts anew and enters what is in a file",
    "export cast a.cast writes a recording of the session that asciinema plays",
    "flipbook test first.md, outside of the shell, runs a file and compares",
  ]
}
