// Overviews: a screen to begin with, and the commands by their groups.
extension Help {
  /// First wishes, each with a line that fulfils it; they make a session, which a test runs.
  static let wants: [(want: String, line: String)] = [
    ("something to look at", "view box frame: (0, 0, 100, 100)"),
    ("move it", "animate 2s { box.center.x += 200 }"),
    ("let time pass", "step 0.5s"),
    ("see it", "draw"),
    ("see its numbers", "table"),
    ("see its course", "plot box.center.x"),
    ("see why", "why box.center.x"),
    ("be sure of it", "expect always box.frame.maxX <= 300"),
    ("watch it move", "play"),
    ("drag time", "scrub stage"),
    ("change what you entered", "edit 2 { animate 1s { box.center.x += 200 } }"),
    ("turn its numbers", "tune"),
    ("keep it, and share it", "save first.md"),
  ]

  var overview: [String] {
    ["Flipbook tries out UIKit's animations. Type these, one after another:"]
      + Self.rows(Self.wants.map { ($0.want, $0.line) }).joined()
      + Self.words(
        "'animate' moves at once what its block changes. An 'animator' keeps a block under a name, "
          + "to be started, paused, scrubbed and reversed. An 'animation' is Core Animation's: it "
          + "changes what a layer shows, and the model stays.")
      + Self.words(
        "'help all' lists the commands, 'help scrub' explains one, 'help velocity' any printed "
          + "word, 'help find spring' searches. Tab completes, Right takes grey text.")
      + Self.words("'lesson' lists the lessons, and 'lesson springs' starts one.")
      + Self.words("Pages: help " + HelpTopic.all.map(\.name).joined(separator: ", ") + ".")
  }

  var index: [[String]] {
    let groups = CommandDeclaration.Group.allCases.map { group in
      (group.rawValue, commands(of: group).map(\.word).joined(separator: ", "))
    }
    return Self.rows(groups) + [
      Self.words(
        "'help chain' lists one group, 'help wait' explains one command. A path such as "
          + "box.alpha prints a value; box.alpha = 0.5, += 1 and *= 2 set it.")
    ]
  }

  /// The group with a name, also in the plural: a heading and a line for each command.
  func group(_ name: String) -> [[String]] {
    let groups = CommandDeclaration.Group.allCases
    guard let group = groups.first(where: { [$0.rawValue, $0.rawValue + "s"].contains(name) })
    else { return [] }
    return [Self.words("the group \(group.rawValue): \(group.meaning)")]
      + Self.rows(commands(of: group).map { ($0.word, $0.meaning) })
  }

  private func commands(of group: CommandDeclaration.Group) -> [Choice] {
    let commands = commands.listed.filter { $0.group == group && $0.owner == nil }
    return commands.map { Choice($0.name, $0.help) }
      + (group == .stage ? [Choice(HelpTopic.binding.name, HelpTopic.binding.meaning)] : [])
  }
}

/// A text in pages for a terminal of 24 lines, so that a session prints the same on any terminal.
struct HelpPages {
  static let rows = 22

  private(set) var all: [[String]] = [[]]

  /// - Parameter parts: lines that stay together, unless no page could hold them.
  init(_ parts: [[String]]) {
    let lines = parts.joined()
    guard Self.height(of: Array(lines)) > Self.rows else {
      all = [Array(lines)]
      return
    }
    for part in parts.flatMap({ Self.height(of: $0) < Self.rows ? [$0] : $0.map { [$0] } }) {
      if Self.height(of: all[all.count - 1] + part) < Self.rows {
        all[all.count - 1] += part
      } else {
        all.append(part)
      }
    }
  }

  /// The rows that lines take on a terminal of 80 columns; an example is printed as it is typed.
  static func height(of lines: [String]) -> Int {
    lines.reduce(0) { $0 + max(1, (TextWidth.columns(of: $1) + Help.columns - 1) / Help.columns) }
  }

  /// A page by its number from 1, with the way to the next; the nearest if there is no such page.
  func page(_ number: Int, of topic: String) -> [String] {
    let place = min(max(number, 1), all.count)
    var text = all[place - 1]
    if number != place {
      text.append("page \(place) of \(all.count): there is no page \(number)")
    } else if place < all.count {
      text.append("page \(place) of \(all.count); 'help \(topic) \(place + 1)' goes on")
    }
    return text
  }
}
