extension Statement {
  // Whether the statement itself gives something this name.
  package func makes(_ name: String, _ commands: Commands) -> Bool {
    switch self {
    case .binding(let binding): binding.name.text == name
    case .command(let command): command.makes(name, commands)
    case .assignment, .query, .loop, .conditional, .template: false
    }
  }
}

extension Command {
  fileprivate func makes(_ name: String, _ commands: Commands) -> Bool {
    let isFirst = arguments.first.map { $0.label == nil && $0.value.word?.text == name } ?? false
    return commands.named(verb.text)?.parameters.contains { parameter in
      let isLabelled = arguments.contains {
        $0.label?.text == parameter.name && $0.value.word?.text == name
      }
      let isPlaced = isFirst && parameter.isPositional && (!parameter.isLeading || leadsWithName())
      return parameter.type.isNewName && (isLabelled || isPlaced)
    } ?? false
  }
}
