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
    all = [Meaning](joining: parts.joined())
    for (place, meaning) in all.enumerated() {
      for key in meaning.keys { places[key, default: []].append(place) }
    }
  }

  /// The meanings of a text, or of it in small letters if it is no word as typed.
  func meanings(of name: String) -> [Meaning] {
    (places[name] ?? places[name.lowercased()] ?? []).map { all[$0] }
  }

  // MARK: Things and values

  // A layer's properties only if no view has them, because most are the same.
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
    let labels = function.overloads.joined().filter { !$0.isPositional }
    return among(function.name, "a label", labels.map { Choice($0.name, $0.meaning) })
  }

  private static func taken(by commands: Commands) -> [Meaning] {
    commands.all.flatMap { command -> [Meaning] in
      let name = command.spelling
      return among(name, "a form", command.mark.map { [Choice($0, command.help)] } ?? [])
        + command.parameters.flatMap { parameter -> [Meaning] in
          let options =
            parameter.isPositional && !parameter.isFlag
            ? [] : [Choice(parameter.name, parameter.detail(among: commands))]
          return among(name, "an option", options) + among(name, "a choice", parameter.choices)
        }
    } + HelpWords.settings.flatMap { among("set \($0.name)", "a value", $0.choices) }
  }

  // MARK: What commands print

  private static func printed(by commands: Commands) -> [Meaning] {
    commands.all.flatMap(printed(by:))
      + commands.all.flatMap { among($0.spelling, "a word", $0.words) }
  }

  private static func printed(by command: CommandDeclaration) -> [Meaning] {
    command.tables.flatMap { (table: Table) -> [Meaning] in
      // A title has another form in JSON.
      let names = table.title.map { $0 == table.key ? [$0] : [$0, table.key] } ?? []
      let columns = "its columns are " + table.columns.map(\.name).joined(separator: ", ")
      let titles = names.map { Choice($0, columns) }
      let headings = table.columns.map { Choice($0.name, $0.meaning) }
      return among(command.spelling, "a column", headings)
        + among(command.spelling, "a table", titles)
    }
  }

  private static func among(_ owner: String, _ kind: String, _ choices: [Choice]) -> [Meaning] {
    choices.map { Meaning(word: $0.word, place: .among(kind), owners: [owner], text: $0.meaning) }
  }
}

extension Parameter {
  fileprivate var choices: [Choice] {
    if case .choice(let choices) = type { choices + words } else { words }
  }
}

/// One meaning of a word that can be typed or is printed.
struct Meaning {
  /// The way in which a word belongs to its owner.
  enum Place: Equatable {
    case alone
    /// After its owner, as in "a view's alpha".
    case of(String)
    /// Among the words of some commands, as in "progress, a column of table".
    case among(String)
  }

  let word: String
  let place: Place
  var owners: [String] = []
  let text: String

  var sentence: String {
    switch place {
    case .alone: "\(word): \(text)"
    case .of(let owner): "\(owner) \(word): \(text)"
    // A form may end in its label.
    case .among(let kind):
      "\(word), \(kind) of \(owners.list("and")): \(text)".replacing("::", with: ":")
    }
  }

  /// The keys that it is found by: its text, each word of it, and its endings.
  var keys: Set<String> {
    let parts = word.split(separator: " ")
    let ends = parts.indices.map { parts[$0...].joined(separator: " ") }
    return Set([word, word.lowercased()] + ends + parts.map(String.init).filter { $0.count > 1 })
  }
}

extension [Meaning] {
  /// Meanings in their order; equal ones of several commands are joined.
  fileprivate init(joining others: some Sequence<Meaning>) {
    self = []
    // Looked up only.
    var places: [String: Int] = [:]
    for meaning in others {
      let key = "\(meaning.word)\n\(meaning.place)\n\(meaning.text)"
      if let place = places[key] {
        self[place].owners += meaning.owners.filter { !self[place].owners.contains($0) }
      } else {
        places[key] = count
        append(meaning)
      }
    }
  }
}
