import FlipbookCommands
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

/// The text of `help`, made from the declarations.
package enum Help {
  /// Every command and page there is help on; functions and properties have some as well.
  package static let topics: [Choice] =
    Commands.standard.all.map { Choice($0.name, $0.help) }
    + [Choice(HelpTopic.binding.name, HelpTopic.binding.meaning)]
    + HelpTopic.all.map { Choice($0.name, $0.meaning) }

  /// The words near to one there is no help on.
  static func near(_ word: String) -> [String] {
    let words = topics.map(\.word)
    let later = Set(Commands.standard.all.filter { !$0.isReserved }.map(\.name))
    let first = NearNames.suggestions(
      for: word, among: words.filter { !later.contains($0) }, else: words.filter(later.contains))
    guard first.isEmpty else { return first }
    let others =
      FunctionDeclaration.all.filter(\.isReserved).map(\.name) + ViewFace.properties.names
      + UIViewPropertyAnimator.properties.names + Timing.basic.map(\.name)
      + CALayer.properties.names + HelpWords.all.map(\.word)
    return ValueWords.near(word, names: others)
  }

  /// The lines of help on a topic, or of the list of commands; `nil` for an unknown topic.
  static func lines(on topic: String?) -> [String]? {
    switch topic {
    case nil: return overview
    case let name?:
      let page = Commands.standard.named(name).map(lines) ?? HelpTopic.named(name)?.lines
      let lines =
        page ?? function(name) + properties(name) + HelpWords.lines(on: name) + timing(name)
      return lines.isEmpty ? nil : lines
    }
  }

  // MARK: Lines

  // As wide as a terminal is that nobody has made wider.
  private static let columns = 80

  /// A name and, in a column of its own, what is to be said of it.
  static func row(_ name: String, _ text: String, width: Int = 12) -> [String] {
    TextWidth.wrapped(
      TextWidth.padded(name, to: width, alignment: .left) + text, to: columns, hanging: width)
  }

  /// A sentence or two.
  static func words(_ text: String, hanging: Int = 0) -> [String] {
    TextWidth.wrapped(text, to: columns, hanging: hanging)
  }

  // MARK: Topics

  private static func function(_ name: String) -> [String] {
    FunctionDeclaration.named(name).map {
      words($0.otherForms.isEmpty ? $0.forms : "\($0.forms); \($0.otherForms)")
        + words("  \($0.meaning)", hanging: 2)
    } ?? []
  }

  // A layer's only where it is none of a view: most are the same.
  private static func properties(_ name: String) -> [String] {
    let ofView = ViewFace.properties[name]
    let meanings = [
      ("a view's", ofView?.meaning),
      ("a layer's", ofView == nil ? CALayer.properties[name]?.meaning : nil),
      ("an animator's", UIViewPropertyAnimator.properties[name]?.meaning),
    ]
    return meanings.flatMap { owner, meaning in
      meaning.map { words("\(owner) \(name): \($0)") } ?? []
    }
  }

  private static func timing(_ name: String) -> [String] {
    Timing.named.first { $0.name == name }.map { named in
      words("the timing \(name): \(named.meaning)") + made(named.timing)
        + words("  numbers from \(named.source)", hanging: 2)
    } ?? []
  }

  // What it is made of; of a spring with the way to push it.
  private static func made(_ timing: Timing) -> [String] {
    words("  " + timing.ingredients(digits: Settings().digits), hanging: 2)
      + (timing.isSpring ? words("  pushed: \(timing)(initialVelocity: 2)", hanging: 2) : [])
  }

  private static var overview: [String] {
    let binding = HelpTopic.binding
    let groups: [String] = CommandDeclaration.Group.allCases.flatMap { group -> [String] in
      let commands = Commands.standard.all.filter { $0.group == group }
      guard !commands.isEmpty else { return [] }
      return ["\(group.rawValue)"]
        + commands.flatMap { row("  \($0.name)", $0.help, width: 14) }
        + (group == .stage ? row("  \(binding.name)", binding.meaning, width: 14) : [])
    }
    return groups + [""]
      + words("A path such as box.alpha prints a value; box.alpha = 0.5, += 1 and *= 2 set it.")
      + words("'help scrub' explains a command, and 'help alpha' a property. Further pages:")
      + HelpTopic.all.flatMap { row("  help \($0.name)", $0.meaning, width: 16) }
      + ["To begin, type these, one after another:"] + firstSession.map { "  \($0)" }
  }

  /// A session to begin with; a test runs it.
  static let firstSession = [
    "view box frame: (0, 0, 100, 100)", "animate 2s { box.center.x += 200 }", "step 0.5s",
    "box.center.x", "run", "expect box.center.x == 250", "save first.md",
  ]

  private static func lines(on command: CommandDeclaration) -> [String] {
    let example = command.example.split(separator: "\n").map { "  \($0)" }
    let names = command.parameters.map(\.shortUsage)
    let width = (names.map { TextWidth.columns(of: $0) }.max() ?? 0) + 2
    let parameters = zip(names, command.parameters).flatMap { name, parameter in
      row("  \(name)", parameter.detail, width: width + 2)
    }
    return TextWidth.wrapped(words: command.usageParts, to: columns, hanging: 2)
      + words("  \(command.help)", hanging: 2)
      + (command.note.map { words("  \($0)", hanging: 2) } ?? [])
      + (command.uikit.map { words("  in UIKit: \($0)", hanging: 4) } ?? [])
      + parameters + HelpWords.settings(of: command) + ["for example:"] + example
  }
}

extension Parameter {
  /// What it is for, or what it takes, as help and completion show it.
  package var detail: String {
    guard meaning.isEmpty else { return meaning }
    // A label that takes the same means the same, and a flag does.
    let others = Commands.standard.all.flatMap(\.parameters).filter {
      $0.name == name && $0.type.placeholder == type.placeholder && !$0.meaning.isEmpty
    }
    if isFlag || !isPositional && !type.isNewName, let other = others.first { return other.meaning }
    let (noun, hint) = type.expectation
    return noun + (hint.map { ": \($0)" } ?? "")
  }
}
