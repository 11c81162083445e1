import CLessonTexts

/// A page of `help` that is about no single command.
struct HelpTopic {
  let name: String
  let meaning: String
  /// Lines that stay together; a test runs the entries after 'for example:'.
  let parts: [[String]]
  let example: [String]

  init(_ name: String, _ meaning: String, _ parts: [[String]], example: String...) {
    (self.name, self.meaning, self.example) = (name, meaning, example)
    self.parts = parts + (example.isEmpty ? [] : [["for example:"] + example.map { "  " + $0 }])
  }

  static func named(_ name: String) -> HelpTopic? { ([binding] + all).first { $0.name == name } }

  /// The page on `let`, which is no command but is listed among them.
  static let binding = HelpTopic(
    "let", "gives a value a name",
    [["let NAME = VALUE", "  gives a value a name"]] + text("let"),
    example: "view box", "let quick = 0.3s", "animate quick { box.alpha = 0 }")

  static let all = [
    HelpTopic("keys", "what the keys do at the prompt", text("keys")),
    HelpTopic(
      "prompt", "its keys, colours and grey text as you like", text("prompt"),
      example: "set hints off"),
    HelpTopic(
      "values", "how numbers, points and colours are written", text("values"),
      example: "view box center: (60, 60)", "box.backgroundColor = hsl(9, 100%, 64%)"),
    HelpTopic(
      "functions", "what can be called in an expression",
      Help.rows(
        FunctionDeclaration.all.map { ($0.name, "\($0.meaning): \($0.forms)") }, indented: 0)),
    HelpTopic(
      "timing", "curves and springs",
      Help.rows((Timing.basic + Timing.unreserved).map { ($0.name, $0.meaning) }, indented: 0)
        + text("timing"),
      example: "plot easeIn", "springs bouncy"),
    HelpTopic(
      "presets", "curves and springs that others published",
      Help.rows(Timing.presets.map { ($0.name, $0.meaning) }, indented: 0)),
    HelpTopic(
      "time", "how time moves, forward and back", text("time"),
      example: "view box", "animate 2s { box.center.x += 100 }", "step 0.5s", "back 0.1s", "run"),
    HelpTopic(
      "files", "saving, replaying and testing", text("files"),
      example: "view box", "save first.md", "replay first.md"),
  ]

  // MARK: Texts

  // A row for each line with a bar, a paragraph for each other.
  private static func text(_ name: String) -> [[String]] {
    let lines = texts[name[...], default: []].map {
      $0.split(separator: " | ", maxSplits: 1).map(String.init)
    }
    var rows = Help.rows(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, indented: 0)[...]
    return lines.map { $0.count == 2 ? rows.removeFirst() : Help.words($0[0]) }
  }

  // The lines of the pages in `Pages.txt`, which begin with their names.
  private static let texts: [Substring: ArraySlice<Substring>] = {
    let operators = InfixOperator.allCases.filter(\.isArithmetic).map(\.rawValue)
    let pages = String(cString: help_pages())
      .replacing("OPERATORS", with: operators.joined(separator: " "))
    let parts = pages.split(separator: "\n\n").map { $0.split(separator: "\n") }
    return Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0.dropFirst()) })
  }()
}
