/// README taken apart: its commands, its fences and its tables.
struct Readme {
  let lines: [Substring]

  init() throws {
    lines = try Project.lines(of: "README.md")
  }

  /// The contents of the fences with this info string, a text for each.
  func fences(marked info: String) -> [String] {
    var fences: [String] = []
    var rest = lines[...]
    while let start = rest.firstIndex(of: "```" + info) {
      let content = rest[(start + 1)...].prefix { $0 != "```" }
      fences.append(content.joined(separator: "\n"))
      rest = rest[min(content.endIndex + 1, rest.endIndex)...]
    }
    return fences
  }

  /// The table that begins with this column, as its lines.
  func table(beginningWith column: String) -> String {
    lines.drop { !$0.hasPrefix("| \(column) |") }.prefix { $0.hasPrefix("|") }
      .joined(separator: "\n")
  }
}
