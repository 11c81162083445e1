import AnimationFacades
import FlipbookCommands
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit

/// Every word that can be typed or is printed and has no page of its own, from its declaration.
struct Glossary {
  let all: [Meaning]
  // Looked up only.
  private var places: [String: [Int]] = [:]

  init(of commands: Commands) {
    let parts = [
      Self.properties, Self.members, Self.values, Self.labels, Self.taken(by: commands),
      Self.printed(by: commands),
    ]
    var all: [Meaning] = []
    for part in parts { all.join(part) }
    self.all = all
    for (place, meaning) in all.enumerated() {
      for key in meaning.keys { places[key, default: []].append(place) }
    }
  }

  /// What a text means; in small letters where it is no word as it stands.
  func meanings(of name: String) -> [Meaning] {
    (places[name] ?? places[name.lowercased()] ?? []).map { all[$0] }
  }

  // MARK: Things and values

  // A layer's only where it is none of a view: most are the same.
  private static let properties: [Meaning] =
    of("a view's", ViewFace.properties.descriptions)
    + of(
      "a layer's", CALayer.properties.descriptions.filter { ViewFace.properties[$0.name] == nil })
    + of("an animator's", UIViewPropertyAnimator.properties.descriptions)
    + of(
      "a dance's",
      Dance.properties.descriptions.filter { UIViewPropertyAnimator.properties[$0.name] == nil })
    + of("an animation's", CAAnimation.properties.descriptions)
    + of("a chain's", Chain.properties.descriptions)
    + of("the stage's", World.properties.descriptions)
    + Part.all.map { Meaning(word: $0.name, place: .of("a thing's"), text: $0.meaning) }

  private static func of(_ owner: String, _ properties: [PropertyDescription]) -> [Meaning] {
    properties.map { Meaning(word: $0.name, place: .of(owner), text: $0.meaning) }
      + properties.flatMap(\.choices).map {
        Meaning(word: $0.word, place: .alone, text: $0.meaning)
      }
  }

  private static let members: [Meaning] =
    Value.allMembers.flatMap { owner, members in
      members.map { Meaning(word: $0.name, place: .of(owner), text: $0.meaning) }
    }
    + KeyPaths.all.filter { $0.path.contains(".") }.map {
      Meaning(word: $0.path, place: .of("the key path"), text: $0.meaning)
    }

  private static let values: [Meaning] =
    HelpWords.all.map { Meaning(word: $0.word, place: .alone, text: $0.meaning) }
    + ValueWords.names.filter { Timing.named($0) == nil }.map {
      Meaning(word: $0, place: .alone, text: ValueWords.meaning($0))
    } + AnimatorStanding.choices.map { Meaning(word: $0.word, place: .alone, text: $0.meaning) }

  // MARK: What functions and commands take

  private static let labels: [Meaning] = FunctionDeclaration.all.flatMap { function in
    function.ways.joined().filter { !$0.isPositional }.map {
      Meaning(word: $0.name, place: .among("a label"), owners: [function.name], text: $0.meaning)
    }
  }

  private static func taken(by commands: Commands) -> [Meaning] {
    commands.all.flatMap { command in
      among(command, "a form", command.mark.map { [Choice($0, command.help)] } ?? [])
        + command.parameters.flatMap { parameter -> [Meaning] in
          let options =
            parameter.isPositional && !parameter.isFlag
            ? [] : [Choice(parameter.name, parameter.detail(among: commands))]
          return among(command, "an option", options)
            + among(command, "a choice", parameter.choices)
        }
    } + settings(Settings.properties.descriptions)
      + settings(PromptSettings.properties.descriptions)
  }

  private static func settings(_ settings: [PropertyDescription]) -> [Meaning] {
    settings.flatMap { setting in
      setting.choices.map {
        Meaning(
          word: $0.word, place: .among("a value"), owners: ["set \(setting.name)"],
          text: $0.meaning)
      }
    }
  }

  // MARK: What commands print

  private static func printed(by commands: Commands) -> [Meaning] {
    commands.all.flatMap(printed(by:)) + commands.all.flatMap { among($0, "a word", $0.words) }
  }

  private static func printed(by command: CommandDeclaration) -> [Meaning] {
    command.tables.flatMap { (table: Table) -> [Meaning] in
      // A title has another form in JSON.
      let names = table.title.map { $0 == table.key ? [$0] : [$0, table.key] } ?? []
      let titles = names.map { Choice($0, Self.columns(of: table)) }
      let headings = table.columns.map { Choice($0.name, $0.meaning) }
      return among(command, "a column", headings) + among(command, "a table", titles)
    }
  }

  private static func columns(of table: Table) -> String {
    "with " + table.columns.map(\.name).joined(separator: ", ")
  }

  private static func among(
    _ command: CommandDeclaration, _ kind: String, _ choices: [Choice]
  ) -> [Meaning] {
    choices.map {
      Meaning(word: $0.word, place: .among(kind), owners: [command.spelling], text: $0.meaning)
    }
  }
}

extension Parameter {
  fileprivate var choices: [Choice] {
    if case .choice(let choices) = type { return choices + words }
    return words
  }
}
