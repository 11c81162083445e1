import FlipbookLanguage

/// One command: all that parsing, help, completion, messages and the README's table know of it.
struct CommandDeclaration: Sendable {
  /// What a command does to the session.
  enum Kind: Sendable {
    /// Part of the transcript and of the timeline: it can be undone and is run again.
    case changes
    /// Part of the transcript only.
    case looks
    /// Moves along the timeline; part of the transcript.
    case moves
    /// Outside of the session: files, help, leaving.
    case outside
  }

  /// The groups of the list of commands.
  enum Group: String, CaseIterable, Sendable {
    case stage, animator, block, layer, chain, time, look, check, session
  }

  /// How a command is carried out.
  enum Action: Sendable {
    /// On the world alone; such a command may stand in a block.
    case world(@Sendable (Invocation) throws(Mistake) -> Void)
    /// On the world, moving its time; never in a block.
    case time(@Sendable (Invocation) throws(Mistake) -> Void)
    /// On the session: its timeline, transcript or requests; an entry of its own.
    case session(@Sendable (Session, Invocation) throws(Mistake) -> Void)
  }

  let name: String
  let group: Group
  let kind: Kind
  var parameters: [Parameter] = []
  /// Whether it only lists something when it stands alone.
  var listsWhenBare = false
  /// Whether one bare argument between begin and commit makes it a change.
  var setsBetweenBeginAndCommit = false
  /// Whether it may stand in a block that runs when something happens.
  var standsInBlocks = true
  /// Whether it may stand in an animation block as well.
  var standsInAnimations = false
  /// Whether it is a step of a chain, and stands in a chain's block only.
  var standsInChains = false
  /// Whether its own block holds the steps of a chain.
  var holdsSteps = false
  /// Whether assignments in its own block are animated.
  var animates = false
  /// Whether the stage itself may stand where an animator can.
  var takesStage = false
  /// Whether properties of a view may follow, as in `alpha: 0`.
  var takesProperties = false
  /// What it does, in one line.
  let help: String
  /// What UIKit calls it, where it has a name there.
  var uikit: String?
  /// Entries that show it; a test runs them.
  let example: String
  let action: Action

  /// The command with its parameters, as help and messages show it.
  var usage: String { usageParts.joined(separator: " ") }

  /// The command and its parameters, each for itself.
  var usageParts: [String] { [name] + usageParts(of: parameters) }

  /// The same for a message: of a long one only what has a place of its own.
  var briefUsage: String {
    guard usage.count > Self.longestUsage else { return usage }
    let kept = parameters.filter { $0.isRequired || $0.isPositional && !$0.isFlag }
    let blocks = kept.filter(\.isBlock).map(\.usage)
    let parts = [name] + kept.filter { !$0.isBlock }.map(\.usage) + ["…"] + blocks
    return parts.joined(separator: " ") + "; 'help \(name)' has the rest"
  }

  private static let longestUsage = 60

  /// Some of the parameters, as help and messages show them.
  func usage(of parameters: [Parameter]) -> String {
    usageParts(of: parameters).joined(separator: " ")
  }

  private func usageParts(of parameters: [Parameter]) -> [String] {
    parameters.map(\.usage) + (takesProperties ? ["[property: value]…"] : [])
  }

  /// Whether it may stand in a block, one in which assignments are animated or one that is fired.
  func standsInBlock(thatAnimates isAnimation: Bool) -> Bool {
    guard case .world = action, group != .session, standsInBlocks, !standsInChains else {
      return false
    }
    return !isAnimation || standsInAnimations
  }

  /// Every command, in the order of the groups.
  static let all: [CommandDeclaration] =
    StageCommands.all + AnimatorCommands.all + BlockCommands.all + BeginCommitCommands.all
    + KeyframeCommands.all + SeedCommands.all + LayerCommands.all + ActionCommands.all
    + ChainCommands.all + TimeCommands.all + LiveCommands.all
    + TimelineCommands.all
    + LookCommands.all + SampleCommands.all + DrawCommands.all + PlotCommands.all
    + CurveCommand.all + CompareCommands.all
    + CheckCommands.all
    + SessionCommands.all
    + ExportCommands.all

  // Looked up only, never walked.
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> CommandDeclaration? {
    byName[name]
  }

  /// The verbs whose arguments are plain words, such as file names.
  static let wordVerbs = Set(all.filter { $0.parameters.contains { $0.type.isWord } }.map(\.name))
}

/// One parameter of a command.
struct Parameter: Sendable {
  /// What a parameter takes.
  enum Form: Sendable {
    /// A name that is given to something new.
    case newName
    /// The name of something there is.
    case anyName, view, animator, chain, animation
    /// A layer, or a view for its layer.
    case layer
    /// Anything that has a name, or the layer of a view.
    case object
    /// A name of the user's own, in quotes where it has blanks.
    case key
    /// Core Animation's key path, such as `transform.rotation.z`.
    case keyPath
    /// Anything a property can have.
    case value
    /// Several of these in brackets.
    case values
    /// The name of an animate block.
    case namedBlock
    /// A moment, a mark or a branch.
    case place
    case duration, share, number, timing, boolean
    /// Columns and rows, as in `60x20`.
    case size
    /// Width and height in points, as in `640x480`.
    case extent
    /// A bare word that is there or not.
    case flag
    /// One of some words.
    case choice([String])
    /// An expression that is looked at as it stands.
    case condition
    /// Any number of expressions.
    case expressions
    /// Any number of timings.
    case timings
    /// An expression that is looked at as it stands, for its number.
    case path
    /// What can be compared: a timing, a path, an animator, a mark or a branch.
    case side
    case block
    /// A plain word: a file or a topic.
    case word(String)

    var isNewName: Bool {
      if case .newName = self { true } else { false }
    }

    var isWord: Bool {
      if case .word = self { true } else { false }
    }

    /// Whether it takes one timing, or several.
    var isTiming: Bool {
      switch self {
      case .timing, .timings: true
      default: false
      }
    }

    /// Whether any number of arguments belong to it.
    var isList: Bool {
      switch self {
      case .expressions, .timings: true
      default: false
      }
    }
  }

  let name: String
  let type: Form
  var isRequired = false
  /// Whether it may be given by its place; else by its label only.
  var isPositional = true
  /// What it is for, in a few words; empty where its kind says it all.
  var meaning = ""

  /// What it is for, or what it takes, as help and completion show it.
  var detail: String {
    guard meaning.isEmpty else { return meaning }
    // A label that takes the same means the same, and a flag does.
    let others = CommandDeclaration.all.flatMap(\.parameters).filter {
      $0.name == name && $0.type.placeholder == type.placeholder && !$0.meaning.isEmpty
    }
    if isFlag || !isPositional && !type.isNewName, let other = others.first { return other.meaning }
    let (noun, hint) = type.expectation
    return noun + (hint.map { ": \($0)" } ?? "")
  }

  /// How it is called in a list of parameters.
  var shortUsage: String {
    if case .block = type { return isPositional ? "{ … }" : "\(name):" }
    return isPositional ? String(usage.filter { !"[]".contains($0) }) : "\(name):"
  }

  /// The parameter as help and messages show it.
  var usage: String {
    let text =
      switch type {
      case .flag: name
      case .block: isPositional ? "{ … }" : "\(name): { … }"
      case .choice(let words) where !isPositional: "\(name): \(words.joined(separator: "|"))"
      case .expressions, .timings: "\(name.uppercased())…"
      case .word(let word) where word != word.uppercased(): word
      default: isPositional ? name.uppercased() : "\(name): \(type.placeholder)"
      }
    return isRequired ? text : "[\(text)]"
  }
}

extension Parameter.Form {
  /// What is written for a value in usage lines.
  var placeholder: String {
    switch self {
    case .newName, .anyName, .view, .animator, .chain, .animation, .object,
      .namedBlock:
      "NAME"
    case .layer: "LAYER"
    case .key: "KEY"
    case .keyPath: "KEYPATH"
    case .value: "VALUE"
    case .values: "(VALUE, …)"
    case .place: "PLACE"
    case .duration: "D"
    case .share: "FRACTION"
    case .number: "NUMBER"
    case .timing: "TIMING"
    case .path: "PATH"
    case .size: "COLUMNSxROWS"
    case .extent: "WIDTHxHEIGHT"
    case .boolean: "true|false"
    case .choice(let words): words.joined(separator: "|")
    case .word(let word): word
    case .flag, .condition, .expressions, .timings, .side, .block: "…"
    }
  }

  /// What it takes, for messages, and what would be one.
  var expectation: (noun: String, hint: String?) {
    switch self {
    case .newName: ("a name", "names are letters and digits, or stand in quotes")
    case .anyName, .object: ("a name", "'list' shows the names")
    case .view: ("a view", "'list' shows the names")
    case .animator: ("an animator", "'list' shows the names")
    case .chain: ("a chain", "make one: chain intro { then 1s { … } }")
    case .animation: ("an animation", "make one: animation fade opacity to: 0 1s")
    case .layer: ("a layer", "write a layer's name, a view's, or box.layer")
    case .key: ("a key", "a key is a name, in quotes where it has blanks")
    case .keyPath: ("a key path", "write opacity, position.x or transform.rotation.z")
    case .value: ("a value", "write a number, (10, 20), a colour or a transform")
    case .values: ("a list of values", "write them in brackets: (0, 10, -10, 0)")
    case .namedBlock: ("an animate block", "give one a name: animate 1s name: nudge { … }")
    case .place:
      ("a moment, a mark or a branch", "write goto 0.5s; 'mark' and 'branches' list the others")
    case .duration: ("a duration", "write 0.5s, 500ms or 30f")
    case .share: ("a fraction", "write 50% or 0.5")
    case .number: ("a number", nil)
    case .timing: ("a timing", "write linear, easeInOut, cubic(…) or spring(…)")
    case .size: ("a size", "write 60x20: columns, then rows")
    case .extent: ("a size", "write 640x480: width, then height")
    case .boolean: ("true or false", nil)
    case .flag: ("a flag", nil)
    case .choice(let words):
      ("a choice here", "write \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")")
    case .condition: ("a condition", "write a == b, a < b or a > b")
    case .expressions, .path: ("a path", "write box.alpha")
    case .timings:
      ("a timing", "write linear, easeInOut, cubic(…) or spring(…); 'plot' draws paths")
    case .side: ("anything to compare", "write two timings, paths, animators, marks or branches")
    case .block: ("a block", "write { … }")
    case .word(let word): ("a \(word.lowercased())", nil)
    }
  }
}
