// A rehearsal looks up and computes everything but changes nothing, so a block's mistakes are found
// when it is typed.
extension Scope {
  package func execute(_ statement: Statement) throws(Mistake) {
    if case .assignment = statement { return try perform(statement) }
    try walk([statement]) { statement, scope, _ throws(Mistake) in
      try scope.perform(statement)
      return scope.world.answer.fault == nil
    }
  }

  /// Carries out a plain statement: no loop, conditional or template.
  package func perform(_ statement: Statement) throws(Mistake) {
    if place == .chain {
      guard case .command = statement else { throw Mistake(.notInChain(nil), statement.span) }
    }
    switch statement {
    case .command(let command): try execute(command)
    case .assignment(let set): try foresight == nil ? assign(set) : unforeseeing.assign(set)
    case .binding(let binding): try unforeseeing.bind(binding)
    case .query(let expression):
      let answer = try skippingWhatIsForeseen { () throws(Mistake) in
        try query(expression)
        return Answer()
      }
      world.answer.append(answer)
    case .loop, .conditional, .template: try execute(statement)
    }
  }

  // Changes must not depend on the future: they also run where nothing can foresee it.
  var unforeseeing: Scope { changing { $0.foresight = nil } }

  private func execute(_ command: Command) throws(Mistake) {
    if try !world.commands.execute(command, in: self) { try executeUnknown(command) }
  }

  private func isValue(_ text: String) -> Bool {
    Expression(typed: text).flatMap { try? evaluate($0) } != nil
  }

  // Shows the value of a name or value word that is alone on a line.
  private func executeUnknown(_ command: Command) throws(Mistake) {
    let verb = command.verb
    if let named = named(verb.text), let argument = command.arguments.first {
      let layer = argument.value.expression.flatMap { try? evaluate($0) }?.layer
      let way =
        named.form == .animation && layer != nil
        ? "add \(verb.text) to: \(argument.value.span.text(in: source))" : "\(verb.text) alone"
      throw Mistake(
        .unexpectedArgument(
          argument.span.text(in: source), hint: "write \(way); it is \(named.kind)"),
        argument.span)
    }
    if verb.text == ValueWords.stage, command.arguments.isEmpty {
      guard place != .animation else { throw Mistake(misplaced(verb.text), verb.span) }
      for property in World.properties.all where !isRehearsal {
        world.answer.print("\(property.name)  \(world.text.text(property.read(world)))")
      }
      return
    }
    let word = try located(verb.span) { () throws(Mistake.Kind) in try value(ofWord: verb.text) }
    let isWord = word.map { $0.kind != .block || named(verb.text) != nil } ?? false
    guard isWord, command.arguments.isEmpty else {
      if let function = FunctionDeclaration.named(verb.text) {
        let inputs = command.arguments.map { $0.span.text(in: source) }.joined(separator: ", ")
        let call = "\(verb.text)(\(inputs))"
        let isCall = Scope(world: world, source: call).isValue(call)
        throw Mistake(.functionAsVerb(verb.text, forms: isCall ? call : function.forms), verb.span)
      }
      let all = world.commands.verbs + (command.arguments.isEmpty ? Array(names.keys) : [])
      // A slip hardly ever changes the first letter.
      let alike = all.filter { $0.prefix(2).lowercased().has(verb.text.prefix(1).lowercased()) }
      let near = isWord ? [] : NearNames.suggestions(for: verb.text, among: alike)
      throw Mistake(
        isBlock(verb.text) ? .isBlock(verb.text) : .unknownVerb(verb.text, near: near),
        verb.span)
    }
    guard place != .animation else { throw Mistake(misplaced(verb.text), verb.span) }
    guard named(verb.text) == nil else {
      if !isRehearsal { world.answer.append(Sight.object(named: verb.text, in: self)) }
      return
    }
    try query(.path(Path(root: verb, members: [], span: verb.span)))
    if let foreign = ForeignWord.named(verb.text), !isRehearsal {
      world.answer.remark = "\(verb.text) is a value; \(foreign.meaning)"
    }
  }

  private func bind(_ binding: Binding) throws(Mistake) {
    let (name, span) = (binding.name.text, binding.name.span)
    guard place != .animation else { throw Mistake(misplaced("let"), span) }
    try checkWord(binding.name, ofValue: true)
    if let taken = world.names[name], taken.form != .value {
      throw Mistake(.nameTaken(name, by: taken.kind), span)
    }
    let value = try evaluate(binding.value)
    if isRehearsal { return }
    world.willChange()
    world.names[name] = .value(value)
  }

  private func query(_ expression: Expression) throws(Mistake) {
    guard place != .animation else {
      throw Mistake(misplaced(text(of: expression)), expression.span)
    }
    let found = try evaluate(expression)
    if depth > 0 { return }
    let value = found.kind == .block ? try operand(expression) : found
    switch value {
    case .dance(let dance):
      world.answer.append(Sight.dance(dance, title: text(of: expression), in: world))
    case .layer(let layer) where expression.word == nil:
      world.answer.append(Sight.layer(layer, title: text(of: expression), in: world))
    case .view, .layer, .animator, .animation, .chain:
      let name = expression.word?.text ?? world.names.first { $0.value.value == value }?.key
      if let name { world.answer.append(Sight.object(named: name, in: self)) }
    default:
      remarkOnScale(expression)
      // A measure over time has no separate model and shown value.
      let call = if case .call(let call) = expression { call.name.description } else { "" }
      let isForeseen = MotionMeasure(rawValue: call) != nil
      let shown = try isForeseen ? value : reading(.shown).operand(expression)
      world.answer.print(
        world.text.text(value) + (shown == value ? "" : " (shown \(world.text.text(shown)))"))
    }
  }

  package func text(of expression: Expression) -> String { expression.span.text(in: source) }

  // MARK: Blocks

  package func inside(_ place: Place, view: UIView? = nil) -> Scope {
    changing { scope in
      scope.place = place
      scope.keep(names: place == .animation ? surroundings?.names : nil, view: view ?? self.view)
      if place != .animation { scope.keyframes = nil }
      if place != .chain { scope.chain = nil }
    }
  }

  /// Finds a block's mistakes without changing anything; returns the names made in it.
  @discardableResult
  package func rehearse(_ block: Block) throws(Mistake) -> [String] {
    let known = world.progress.rehearsedNames.count
    var scope = self
    scope.isRehearsal = true
    if place == .fired { (scope.finished, scope.depth) = (true, depth + 1) }
    for statement in block.statements {
      do {
        if place == .fired { try scope.lookOver(statement) } else { try scope.execute(statement) }
      } catch { if error.kind != .divisionByZero { throw error } }
    }
    return Array(world.progress.rehearsedNames[known...])
  }

  // A fired block looks up its things when it fires, and their values may have changed by then, so
  // only permanent mistakes are reported now. Its verbs are checked in every branch.
  private mutating func lookOver(_ statement: Statement) throws(Mistake) {
    switch statement {
    case .command(let command):
      // In nested blocks an unknown word may name a thing that the outer block makes.
      if depth == 1 || world.commands.isVerb(command.verb.text) { try execute(command) }
    case .query, .assignment:
      try forgiving { scope throws(Mistake) in try scope.perform(statement) }
    case .binding(let binding):
      try forgiving { scope throws(Mistake) in
        try scope.perform(statement)
        scope = scope.knowing(binding.name.text, try scope.evaluate(binding.value))
      }
    case .loop(let loop):
      try checkWord(loop.name, ofValue: true)
      guard case .list(let values) = loop.values else {
        return try knowing(loop.name.text, .plain(0)).lookOver(loop.body)
      }
      for value in values {
        try countPass(loop)
        guard let made = try? pass(of: loop, value) else {
          // If the loop's name is not taken, its verbs can be checked whatever values it will have.
          guard named(loop.name.text) == nil else { continue }
          let unknown = changing { $0.depth = 2 }
          for command in statement.commands where world.commands.isVerb(command.verb.text) {
            try unknown.execute(command)
          }
          continue
        }
        do { try forgiving { _ throws(Mistake) in try made.scope.lookOver(made.body) } } catch {
          throw made.text == nil ? error : typed(error, loop, value)
        }
      }
    case .conditional(let conditional):
      try forgiving { scope throws(Mistake) in _ = try scope.condition(conditional.condition) }
      try lookOver(conditional.body)
      if let otherwise = conditional.otherwise { try lookOver(otherwise) }
    case .template(let template):
      for command in template.statement.commands { try execute(command) }
    }
  }

  func lookOver(_ block: Block) throws(Mistake) {
    var scope = self
    for statement in block.statements { try scope.lookOver(statement) }
  }

  private mutating func forgiving(_ body: (inout Scope) throws(Mistake) -> Void) throws(Mistake) {
    do { try body(&self) } catch { if error.kind.isForGood(isInside: depth > 1) { throw error } }
  }

  /// A block as a closure; the world keeps its first mistake, which ends the advance.
  ///
  /// In an animation block names keep their meaning. The block keeps only the names of words in it,
  /// so its cost depends on its own length.
  ///
  /// - Parameter made: the names made in it during rehearsal.
  package func closure(_ block: Block, made: [String]) -> () -> Void {
    guard place == .animation else { return { run(block) } }
    var scope = self
    let words = (block.words + made).compactMap { word in names[word].map { (word, $0) } }
    scope.keep(names: Names(words) { first, _ in first }, view: view)
    return { scope.run(block) }
  }

  /// Runs a block that is called back.
  ///
  /// - Parameter forgive: the note for a mistake that only skips its statement; `nil` if it counts.
  package func run(_ block: Block, forgive: (Mistake.Kind) -> String? = { _ in nil }) {
    // Things may still end while their world is torn down.
    guard !isOver else { return }
    world.beginBlock(isFired: place == .fired)
    for statement in block.statements {
      do { try execute(statement) } catch {
        if let note = forgive(error.kind) {
          world.answer.print(note)
          continue
        }
        world.answer.fault = world.answer.fault ?? (error.with(passes: passText), source)
        return world.stage.isHalted = true
      }
      if world.answer.fault != nil { return }
    }
  }
}
