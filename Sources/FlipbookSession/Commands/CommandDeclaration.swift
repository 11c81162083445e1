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
  /// What else its users have to know, in a sentence or two.
  var note: String?
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

  /// What to write where the name stands for something else.
  var hint: String { "'\(name)' is a command: write \(briefUsage)" }

  /// The same with the name of a thing, where it takes one.
  func hint(naming thing: String) -> String {
    guard parameters.first?.type.isName == true else { return hint }
    return "'\(name)' is a command: write \(name) \(thing)"
  }

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

extension CommandDeclaration {
  /// The one rule for what belongs to the session and not to its stage.
  static let beyondUndo =
    "Marks, and what is watched, are no part of the stage: undo, back, goto and reset leave them "
    + "as they are."
}
