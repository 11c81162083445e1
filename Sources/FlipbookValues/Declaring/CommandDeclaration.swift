/// One command: all that parsing, help, completion, messages and the guides' table know about it.
package final class CommandDeclaration: Sendable {
  package enum Effect: Sendable {
    /// Part of the transcript and of the timeline: it can be undone and is run again.
    case changes
    /// Like ``changes``, and it also lets time pass.
    case passesTime
    /// Part of the transcript only.
    case looks
    /// Moves along the timeline; part of the transcript.
    case moves
    /// Outside of the session: files, help, leaving.
    case outside

    package var isOnTimeline: Bool { self == .changes || self == .passesTime }
  }

  package struct Places: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    init(_ place: Scope.Place) { rawValue = 1 << place.rawValue }

    package static let alone = Places(rawValue: 1)
    package static let entry = Places(.entry)
    /// In a block that runs when something happens.
    package static let fired = Places(.fired)
    /// In a block in which assignments are animated.
    package static let animation = Places(.animation)
    /// In the block of a chain, as a step.
    package static let chain = Places(.chain)

    /// Wherever the stage can be changed.
    package static let usual: Places = [.entry, .fired]
    package static let everywhere: Places = [.entry, .fired, .animation]
  }

  /// The effect and the places of a command, where they depend on what was typed.
  package typealias Traits = (effect: Effect, places: Places)

  package let name: String
  package let group: Group
  package let effect: Effect
  package let places: Places
  package let parameters: [Parameter]
  /// The properties that may follow, as in `alpha: 0`.
  package let properties: [PropertyDescription]
  package let help: String
  /// More that users have to know, in a sentence or two.
  package let note: String?
  /// Its name in UIKit, if it has one there.
  package let uikit: String?
  /// Rows of its calls in Swift, each with the line to type for it, in the format of `SwiftForm`.
  package let swift: String?
  /// Entries that show how it works; a test runs them.
  package let example: String
  /// Words under which people look for it and that are not in its name.
  package let synonyms: [String]
  /// The tables it prints, without their rows.
  package let tables: [Table]
  /// The words it prints outside tables.
  package let words: [Choice]
  /// Words to offer after it, besides files, given the text typed so far.
  package let offers: @Sendable (_ typed: String, Commands) -> [Choice]
  /// Whether its name alone on a line is the verb even if a thing has that name.
  package let isReserved: Bool
  /// Its spelling as a form of another verb; lists do not show its old word.
  package let written: String?
  /// How the form is chosen; default: by the word or label in its spelling.
  package let chosen: CommandForm?
  package let otherNames: [String]
  /// Why it lacks an input that others have, and what to use; keyed by label, or label and word.
  package let refusals: [String: String]
  // Its usage, where its parameters do not give it.
  private let form: String?
  private let traits: (@Sendable (Command, World) -> Traits?)?
  package let action: @Sendable (Invocation) throws(Mistake) -> Answer

  /// - Parameter action: may return an ``Answer``; without one, the command answers nothing.
  package init<Result>(
    name: String, group: Group, effect: Effect, places: Places = .usual,
    parameters: [any Parametric] = [], properties: [PropertyDescription] = [], help: String,
    note: String? = nil, uikit: String? = nil, example: String, synonyms: [String] = [],
    tables: [Table] = [], words: [Choice] = [],
    offers: @escaping @Sendable (String, Commands) -> [Choice] = { _, _ in [] },
    isReserved: Bool = true, written: String? = nil, chosen: CommandForm? = nil,
    otherNames: [String] = [], refusals: [String: String] = [:], form: String? = nil,
    swift: String? = nil, traits: (@Sendable (Command, World) -> Traits?)? = nil,
    action: @escaping @Sendable (Invocation) throws(Mistake) -> Result
  ) {
    (self.name, self.group, self.effect, self.places) = (name, group, effect, places)
    (self.parameters, self.properties) = (parameters.map(\.parameter), properties)
    (self.help, self.note, self.uikit, self.example) = (help, note, uikit, example)
    (self.synonyms, self.tables, self.words) = (synonyms, tables, words)
    (self.isReserved, self.form, self.written, self.swift) = (isReserved, form, written, swift)
    (self.otherNames, self.refusals) = (otherNames, refusals)
    self.chosen = chosen ?? written.flatMap(Self.mark).map { CommandForm(mark: $0) }
    (self.offers, self.traits) = (offers, traits)
    self.action = { call throws(Mistake) in try action(call) as? Answer ?? Answer() }
  }

  /// The effect and places of a command as it was typed; a scheduled one always changes the stage.
  package func traits(of command: Command, in world: World) -> Traits {
    let traits = traits?(command, world) ?? (effect, places)
    return scheduling(command) == nil ? traits : (.changes, traits.places)
  }

  /// Why it lacks an input, from its own reasons or from those of its group; only looks that print a
  /// table have a format.
  package func refusal(of input: String) -> String? {
    let isFormat =
      input == TableFormat.input.parameter.name && effect == .looks && tables.isEmpty
    return refusals[input] ?? group.refusals[input]
      ?? (isFormat ? "'\(spelling)' prints no table: only tables have a format" : nil)
  }

  var printsTable: Bool { effect == .looks && !tables.isEmpty }

  /// The kind of its own block; `nil` where it takes none.
  package var block: Scope.Place? { place(ofBlock: nil) }

  /// The kind of the block with a label.
  func place(ofBlock label: String?) -> Scope.Place? {
    let own = parameters.filter { label.map($0.answers) ?? $0.isPositional }
    for case .block(let place) in own.map(\.type) { return place }
    return nil
  }

  /// The command with its parameters, as help and messages show it.
  package var usage: String { form ?? usageParts.joined(separator: " ") }

  package var usageParts: [String] { form.map { [$0] } ?? [opening] + usageParts(of: parameters) }

  // The verb, and the word that chooses the form; a label is listed among the inputs instead.
  private var opening: String {
    chosen == nil ? name : mark?.hasSuffix(":") == true ? verb : spelling
  }

  package var spelling: String { written ?? name }

  package var verb: String { spelling.prefix { $0 != " " }.description }

  /// The word or label that chooses it among the forms of its verb; `nil` if it is not a form.
  package var mark: String? { Self.mark(of: spelling) }

  private static func mark(of spelling: String) -> String? {
    spelling.split(separator: " ").dropFirst().first.map(String.init)
  }

  /// The command whose block is the only place for it.
  package var owner: String? {
    if places == .chain { return "chain" }
    return name == "at" ? "keyframes" : nil
  }

  /// Whether lists of commands show it: it is not a form of another verb.
  package var isListed: Bool { written == nil }

  /// The usage for a message; a long one keeps only required and positional inputs.
  package var briefUsage: String {
    guard usage.count > Self.longestUsage else { return usage }
    let kept = parameters.filter { $0.isRequired || $0.isPositional && !$0.isFlag }
    let blocks = kept.filter(\.isBlock).map(\.usage)
    let parts = [opening] + kept.filter { !$0.isBlock }.map(\.usage) + ["…"] + blocks
    return parts.joined(separator: " ") + "; 'help \(name)' has the rest"
  }

  private static let longestUsage = 60

  /// The hint for a name that is also something else; a word that has its place in another command
  /// tells what it does.
  package var hint: String {
    "'\(name)' " + (spelling.contains(name) ? "is a command: write \(briefUsage)" : help)
  }

  /// The hint with the name of a thing, where the command takes one.
  package func hint(naming thing: String) -> String {
    let isAlone = !parameters.dropFirst().contains(where: \.isRequired)
    guard isAlone, parameters.first?.type.isName == true else { return hint }
    return "'\(name)' is a command: write \(name) \(thing)"
  }

  package func usage(of parameters: [Parameter]) -> String {
    usageParts(of: parameters).joined(separator: " ")
  }

  private func usageParts(of parameters: [Parameter]) -> [String] {
    parameters.map(\.usage) + (properties.isEmpty ? [] : ["[property: value]…"])
  }

  /// The one rule for what belongs to the session and not to its stage.
  package static let beyondUndo =
    "Marks and watched paths are not part of the stage: undo, back, goto and reset keep them."
}

/// The entry that most examples begin with.
package let exampleBox = "view box frame: (0, 0, 80, 80)\n"
