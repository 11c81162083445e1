import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

// Carrying statements out. In a rehearsal everything is looked up and computed and nothing is
// changed, so that a block's mistakes are found when it is typed.
extension Scope {
  func execute(_ statement: Statement) throws(Mistake) {
    switch statement {
    case .command(let command): try execute(command)
    case .assignment(let assignment): try assign(assignment)
    case .binding(let binding): try bind(binding)
    case .query(let expression): try query(expression)
    }
  }

  private func execute(_ command: Command) throws(Mistake) {
    guard let declaration = CommandDeclaration.named(command.verb.text) else {
      return try executeUnknown(command)
    }
    guard place == .entry || isAllowedInBlock(declaration) else {
      throw Mistake(.notInBlock(declaration.name), command.verb.span)
    }
    // What a fired block names is looked up when it fires.
    if isRehearsal, place == .fired { return }
    let invocation = try ArgumentBinder.bind(command, to: declaration, in: self)
    switch declaration.action {
    case .world(let action), .time(let action): try action(invocation)
    case .session: throw Mistake(.mustStandAlone(declaration.name), command.verb.span)
    }
  }

  private func isAllowedInBlock(_ declaration: CommandDeclaration) -> Bool {
    guard case .world = declaration.action else { return false }
    return place == .fired || ["animate"].contains(declaration.name)
  }

  // A name on a line of its own shows what it stands for.
  private func executeUnknown(_ command: Command) throws(Mistake) {
    let verb = command.verb
    if ValueWords.contextual.contains(verb.text), command.arguments.isEmpty {
      return try query(.path(Path(root: verb, members: [], span: verb.span)))
    }
    guard names[verb.text] != nil, command.arguments.isEmpty else {
      let words = CommandDeclaration.all.map(\.name) + names.keys
      throw Mistake(
        .unknownVerb(verb.text, near: NearNames.suggestions(for: verb.text, among: words)),
        verb.span)
    }
    guard place != .animation else { throw Mistake(.notInBlock(verb.text), verb.span) }
    if !isRehearsal { try LookCommands.printObject(named: verb.text, in: self) }
  }

  private func bind(_ binding: Binding) throws(Mistake) {
    let (name, span) = (binding.name.text, binding.name.span)
    guard place != .animation else { throw Mistake(.notInBlock("let"), span) }
    if case .value? = world.names[name] {
    } else if let taken = world.names[name] {
      throw Mistake(.nameTaken(name, by: taken.kind), span)
    }
    guard !Invocation.isReserved(name) else { throw Mistake(.reservedName(name), span) }
    let value = try evaluate(binding.value)
    if !isRehearsal { world.names[name] = .value(value) }
  }

  private func query(_ expression: Expression) throws(Mistake) {
    guard place != .animation else {
      throw Mistake(.notInBlock(text(of: expression)), expression.span)
    }
    if isRehearsal, place == .fired { return }
    let value = try evaluate(expression)
    switch value {
    case .view, .animator: try LookCommands.printObject(named: text(of: expression), in: self)
    default:
      let shown = try reading(.shown).evaluate(expression)
      world.print(
        world.text.text(value) + (shown == value ? "" : " (shown \(world.text.text(shown)))"))
    }
  }

  /// The text an expression was typed as.
  func text(of expression: Expression) -> String {
    expression.span.text(in: source)
  }

  // MARK: Blocks

  /// The scope in which a block's statements are carried out.
  func inside(_ place: Place, view: UIView? = nil) -> Scope {
    var scope = self
    scope.place = place
    scope.view = view ?? self.view
    scope.captured = place == .animation ? names : nil
    return scope
  }

  /// Looks a block over for mistakes without changing anything.
  func rehearse(_ block: Block) throws(Mistake) {
    var scope = self
    scope.isRehearsal = true
    if scope.place == .fired { (scope.position, scope.finished) = (.end, true) }
    for statement in block.statements {
      if case .assignment = statement, place == .fired { continue }
      do {
        try scope.execute(statement)
      } catch {
        if error.kind != .divisionByZero { throw error }
      }
    }
  }

  /// A block as a closure; its first mistake is kept by the world and ends the advance.
  func closure(_ block: Block) -> () -> Void {
    { run(block) }
  }

  /// Runs a block that is called back.
  func run(_ block: Block) {
    world.flushEvents()
    for statement in block.statements {
      do {
        try execute(statement)
      } catch {
        if world.firedMistake == nil { world.firedMistake = (error, source) }
        return world.stage.halt()
      }
      if world.firedMistake != nil { return }
    }
  }
}
