/// Rewrites entries in the forms that Swift has: one verb for each action on one thing, in a block
/// of its own if it is done later.
package struct PlainForms {
  private let commands: Commands
  // The verb that gave each name so far.
  private var makers: [String: String] = [:]
  // The names of values, which name no blocks.
  private var values: Set<String> = []

  package init(_ commands: Commands) { self.commands = commands }

  package mutating func plain(_ entry: Entry) -> Entry {
    var entry = entry
    entry.statements = plain(entry.statements)
    return entry
  }

  private mutating func plain(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { plain($0) }
  }

  private mutating func plain(_ block: Block) -> Block {
    Block(statements: plain(block.statements), span: block.span)
  }

  private mutating func plain(_ statement: Statement) -> [Statement] {
    switch statement {
    case .command(let command): return plain(command).map { .command($0) }
    case .loop(var loop):
      values.insert(loop.name.text)
      loop.body = plain(loop.body)
      return [.loop(loop)]
    case .conditional(var conditional):
      conditional.body = plain(conditional.body)
      conditional.otherwise = conditional.otherwise.map { plain($0) }
      return [.conditional(conditional)]
    case .binding(let binding):
      values.insert(binding.name.text)
      return [statement]
    // A template is parsed again from its text.
    case .template, .assignment, .query: return [statement]
    }
  }

  private mutating func plain(_ typed: Command) -> [Command] {
    var command = typed
    // A chain's own block may use its name.
    for name in commands.names(madeBy: command) { makers[name] = command.verb.text }
    for (place, argument) in command.arguments.enumerated() {
      if let block = argument.value.block { command.arguments[place].value = .block(plain(block)) }
    }
    if command.verb.text == "animate", let name = command.arguments.first?.value.word,
      command.leadsWithName({ _ in !values.contains(name.text) })
    {
      command.arguments[0].label = Name("name", name.span)
      makers[name.text] = "animate"
    }
    return parts(of: later(form(of: command))).flatMap { separate($0) }.map { form(of: $0) }
  }

  private func parts(of command: Command) -> [Command] {
    switch command.verb.text {
    case "animator", "start", "dance":
      var (rest, end) = command.taking("completion")
      let completion = end.map { [said("completion", to: command, $0)] } ?? []
      guard command.verb.text == "dance" else {
        return command.verb.text == "start" ? completion + [rest] : [rest] + completion
      }
      var delay: Argument?
      for label in ["after", "delay"] where delay == nil { (rest, delay) = rest.taking(label) }
      delay?.label = Name("after", command.verb.span)
      return [rest] + completion + (delay.map { [said("start", to: command, $0)] } ?? [])
    case "begin": return beginParts(of: command)
    case "animation", "group":
      var command = command
      for (place, argument) in command.arguments.enumerated() {
        if argument.label?.text == "repeat" {
          command.arguments[place].label = Name("repeatCount", argument.span)
        } else if argument.label == nil, argument.value.word?.text == "autoreverse" {
          let name = Name("autoreverses", argument.span)
          command.arguments[place].value = .expression(
            .path(Path(root: name, members: [], span: argument.span)))
        }
      }
      return [command]
    default: return [command]
    }
  }

  // The inputs of a `begin` as setters after it.
  private func beginParts(of command: Command) -> [Command] {
    var (begin, setters) = (command, [] as [Command])
    begin.arguments = command.arguments.filter { argument in
      let word = argument.label == nil ? argument.value.word?.text : nil
      let verb: String
      switch (argument.label?.text, word) {
      case ("delay", _), ("after", _): verb = "delay"
      case ("repeat", _): verb = "repeat"
      case (nil, "autoreverse"): verb = "autoreverse"
      case (nil, let word?) where Timing.basic.contains { $0.name == word }: verb = "curve"
      default: return true
      }
      let given = verb == "autoreverse" ? [] : [argument.unlabelled]
      setters.append(
        Command(verb: Name(verb, argument.span), arguments: given, span: argument.span))
      return false
    }
    return [begin] + setters
  }

  // Another verb for the same thing, with an input of the command.
  private func said(_ verb: String, to command: Command, _ argument: Argument) -> Command {
    let thing = command.arguments.prefix(1).filter { $0.label == nil && $0.value.word != nil }
    return Command(
      verb: Name(verb, command.verb.span),
      arguments: thing + [verb == "completion" ? argument.unlabelled : argument],
      span: command.span)
  }

  // The command with the form of its verb that is meant, as far as names show it.
  private func form(of command: Command) -> Command {
    var command = command
    let maker = command.onlyWord.flatMap { makers[$0] }
    switch command.verb.text {
    case "start" where maker == "animate" || maker == "keyframes": command.verb.text = "again"
    case "continue" where maker == "chain": command.verb.text = "resume"
    case "add" where command.has(label: "to"): command.verb.text = "attach"
    default: break
    }
    return command
  }

  private func later(_ command: Command) -> Command {
    guard let place = commands.named(command.verb.text)?.scheduling(command) else { return command }
    let later = command.leaving(place)
    let block = Block(statements: separate(later).map { .command($0) }, span: later.span)
    return Command(
      verb: Name("after", command.verb.span),
      arguments: [
        command.arguments[place].unlabelled,
        Argument(label: nil, value: .block(block), span: later.span),
      ], span: command.span)
  }

  private func separate(_ command: Command) -> [Command] {
    guard commands.named(command.verb.text)?.parameters.first?.isSeveral == true else {
      return [command]
    }
    let count = command.arguments.prefix { argument in
      argument.label == nil && argument.value.word.map { makers[$0.text] != nil } == true
    }.count
    guard count > 1 else { return [command] }
    return command.arguments[..<count].map { thing in
      var one = command
      one.arguments = [thing] + command.arguments[count...]
      return one
    }
  }
}

extension Argument {
  fileprivate var unlabelled: Argument { Argument(label: nil, value: value, span: span) }
}

extension Command {
  // The command without the argument that has a label, and that argument.
  fileprivate func taking(_ label: String) -> (rest: Command, argument: Argument?) {
    guard let place = arguments.firstIndex(where: { $0.label?.text == label }) else {
      return (self, nil)
    }
    return (leaving(place), arguments[place])
  }
}
