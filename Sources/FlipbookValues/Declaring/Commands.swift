package struct Commands: Sendable {
  /// All commands, including those that still work but are no longer listed.
  package let all: [CommandDeclaration]
  package let listed: [CommandDeclaration]
  /// The verbs whose arguments are plain words, such as file names; where the file may be `-`, each
  /// flag makes an item of its own: `save - clean`.
  package let wordVerbs: Set<String>
  // Only for lookups, never iterated: each command by its names, and forms by their verb.
  private let byName: [String: CommandDeclaration]
  private let forms: [String: [CommandDeclaration]]

  package init(_ all: [CommandDeclaration]) {
    self.all = all
    listed = all.filter(\.isListed)
    byName = Dictionary(
      uniqueKeysWithValues: all.flatMap { command in
        ([command.name] + command.otherNames).map { ($0, command) }
      })
    forms = Dictionary(grouping: all.filter { !$0.isListed && $0.chosen != nil }, by: \.verb)
    let flagged = all.filter { $0.parameters.first?.type == .word("FILE") }.flatMap { command in
      command.parameters.filter(\.isFlag).map { "\(command.name) - \($0.name)" }
    }
    wordVerbs = Set(
      all.filter { $0.parameters.contains(where: \.type.isWord) }.map(\.name) + flagged)
  }

  package func named(_ name: String) -> CommandDeclaration? { byName[name] }

  // MARK: Entries

  package var verbs: [String] { listed.map(\.name) }
  package func isVerb(_ word: String) -> Bool { byName[word] != nil }

  /// Whether a word alone on a line is the verb even if a thing has that name.
  package func isReserved(_ word: String) -> Bool {
    byName[word].map { $0.isReserved && $0.name == word } ?? false
  }

  package func forms(of verb: String) -> [CommandDeclaration] { forms[verb] ?? [] }

  /// The command to carry out: the chosen form of the verb, with the arguments as that takes them.
  ///
  /// A thing takes precedence over a verb that is not reserved where its name is alone on a line.
  package func resolve(
    _ command: Command, in scope: Scope
  ) -> (declaration: CommandDeclaration, command: Command)? {
    guard let declaration = named(command.verb.text) else {
      let isNamed = scope.named(command.verb.text) != nil
      return isNamed || scope.isBlock(command.verb.text) ? nil : list(of: command.verb, command)
    }
    guard
      !command.arguments.isEmpty || isReserved(command.verb.text)
        || scope.named(command.verb.text) == nil
    else { return nil }
    // A noun on its own lists.
    if command.isPlain, declaration.parameters.contains(where: \.isRequired),
      let list = list(of: Name(declaration.name + "s", command.verb.span), command)
    {
      return list
    }
    // A word that became a form of a verb takes the labels that choose the verb's other forms.
    let more = declaration.isListed || declaration.mark != nil ? [] : forms[declaration.verb] ?? []
    for form in (forms[declaration.name] ?? []) + more.filter({ $0.mark?.hasSuffix(":") == true }) {
      guard var chosen = form.chosen?.take(command, scope) else { continue }
      chosen.verb = Name(form.name, command.verb.span)
      return (form, chosen)
    }
    return (declaration, command)
  }

  // The list of a noun in the plural; `nil` for anything else, or with inputs of another verb.
  private func list(
    of noun: Name, _ command: Command
  ) -> (declaration: CommandDeclaration, command: Command)? {
    guard command.isPlain else { return nil }
    if let own = named(noun.text) { return (own, command) }
    guard let list = named("list"),
      list.parameters.contains(where: { $0.type.choices.contains { $0.word == noun.text } })
    else { return nil }
    return (list, command.listing(noun))
  }

  /// Parses an entry, knowing which verbs take plain words.
  package func entry(from text: String) throws(SyntaxError) -> Entry {
    try Parser.entry(from: text, wordVerbs: wordVerbs)
  }
}

extension Command {
  // Whether it has no inputs, or only a format.
  fileprivate var isPlain: Bool { arguments.allSatisfy { $0.label?.text == "format" } }

  fileprivate func listing(_ noun: Name) -> Command {
    let path = Path(root: noun, members: [], span: noun.span)
    let argument = Argument(label: nil, value: .expression(.path(path)), span: noun.span)
    return Command(verb: Name("list", verb.span), arguments: [argument] + arguments, span: span)
  }
}

/// The session that carries out commands that are entries of their own.
package protocol CommandHost: AnyObject {
  var audience: Audience { get }
  var showsPixels: Bool { get }
}

extension Commands {
  package func declaration(of statement: Statement) -> CommandDeclaration? {
    if case .command(let command) = statement { named(command.verb.text) } else { nil }
  }
}

extension Statement {
  /// Whether it lets time pass, or a statement within its loop or conditional does.
  package func movesTime(_ commands: Commands) -> Bool { contains { $0.isTimeCommand(commands) } }

  package func isTimeCommand(_ commands: Commands) -> Bool {
    commands.declaration(of: self)?.effect == .passesTime
  }
}
