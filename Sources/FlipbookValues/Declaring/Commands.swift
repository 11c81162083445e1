package import FlipbookLanguage

/// The commands there are.
package struct Commands: Sendable {
  /// Every command, in the order they are listed.
  package let all: [CommandDeclaration]
  /// The verbs whose arguments are plain words, such as file names.
  package let wordVerbs: Set<String>
  // Looked up only, never walked.
  private let byName: [String: CommandDeclaration]

  package init(_ all: [CommandDeclaration]) {
    self.all = all
    byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    wordVerbs = Set(all.filter { $0.parameters.contains(where: \.type.isWord) }.map(\.name))
  }

  /// The command with a name.
  package func named(_ name: String) -> CommandDeclaration? { byName[name] }

  // MARK: Entries

  package var verbs: [String] { all.map(\.name) }

  package func isVerb(_ word: String) -> Bool { byName[word] != nil }

  package func isReserved(_ word: String) -> Bool { byName[word]?.isReserved ?? false }

  package func execute(_ command: Command, in scope: Scope) throws(Mistake) -> Bool {
    guard let declaration = declaration(of: command, in: scope) else { return false }
    try scope.check(declaration.places, of: command.verb)
    // What a fired block names is looked up when it fires.
    if scope.isRehearsal, scope.place == .fired {
      let places = declaration.standing(of: command, in: scope.world).places
      try scope.check(places == .alone ? places : declaration.places, of: command.verb)
      try checkVerbs(of: command, in: scope)
      return true
    }
    let call = try ArgumentBinder.bind(command, to: declaration, in: scope)
    guard declaration.places != .alone else {
      throw Mistake(.mustStandAlone(declaration.name), command.verb.span)
    }
    call.remarkOnSeconds()
    if declaration.standing(of: command, in: scope.world).effect.isOnTimeline {
      scope.world.willChange()
    }
    scope.world.answer.append(try declaration.action(call))
    return true
  }

  /// What a command is: where a thing has the name of a verb that came later, it alone on a line
  /// means the thing.
  package func declaration(of command: Command, in scope: Scope) -> CommandDeclaration? {
    guard let declaration = named(command.verb.text) else { return nil }
    let isThing =
      !declaration.isReserved && command.arguments.isEmpty
      && scope.named(command.verb.text) != nil
    return isThing ? nil : declaration
  }

  // The verbs of blocks within a block that is only fired later are known when it is typed.
  private func checkVerbs(of command: Command, in scope: Scope) throws(Mistake) {
    for argument in command.arguments {
      guard case .block(let block) = argument.value else { continue }
      for inner in block.statements.flatMap(\.commands) {
        guard let declaration = named(inner.verb.text) else { continue }
        let places = declaration.standing(of: inner, in: scope.world).places
        guard places.contains(scope.place.places) else {
          throw Mistake(scope.misplaced(declaration.name), inner.verb.span)
        }
        try checkVerbs(of: inner, in: scope)
      }
    }
  }
}

extension Scope {
  // Makes sure that a command may stand here.
  fileprivate func check(
    _ places: CommandDeclaration.Places, of verb: Name
  ) throws(Mistake) {
    let name = verb.text
    guard places.contains(.chain) == (place == .chain) else {
      throw Mistake(
        place == .chain
          ? .notInChain(name) : .outsideOf(name, "chain", "chain intro { \(name) … }"), verb.span)
    }
    guard place == .entry || places.contains(place.places) else {
      throw Mistake(misplaced(name), verb.span)
    }
  }
}

extension Scope.Place {
  /// The same for a command that says where it may stand.
  fileprivate var places: CommandDeclaration.Places {
    switch self {
    case .entry: .entry
    case .animation: .animation
    case .chain: .chain
    case .fired: .fired
    }
  }
}

/// What carries out commands that are entries of their own.
package protocol CommandHost: AnyObject {
  /// Where what happens is shown at once.
  var audience: Audience { get }
}
