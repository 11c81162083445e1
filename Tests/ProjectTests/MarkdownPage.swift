/// The parts of a page of the documentation: its fences, its tables and its links.
struct MarkdownPage {
  /// The pages that are not lessons: README and the guides.
  static let all =
    ["README.md"] + Project.files(in: "snippets/guides", withEndings: [".md"])

  private let path: String
  let lines: [Substring]

  init(_ path: String) throws {
    self.path = path
    lines = try Project.lines(of: path)
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

  /// The files that links and pictures lead to, by their paths from the root.
  var targets: [String] {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return lines.joined(separator: "\n").matches(of: #/\]\(([^)#]+)(?:#[^)]*)?\)/#)
      .map { String($0.1) }.map { link in
        var place = folder.split(separator: "/").map { String($0) }
        for part in link.split(separator: "/").map(String.init) {
          if part == ".." { _ = place.popLast() } else { place.append(part) }
        }
        return place.joined(separator: "/")
      }
  }
}
