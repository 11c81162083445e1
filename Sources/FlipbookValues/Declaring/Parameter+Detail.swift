extension Parameter {
  /// What it is for, or what it takes, as help and completion show it.
  package func detail(among commands: Commands) -> String {
    guard meaning.isEmpty else { return meaning }
    // A label that takes the same means the same, and a flag does.
    let others = commands.all.flatMap(\.parameters).filter {
      $0.name == name && $0.type.placeholder == type.placeholder && !$0.meaning.isEmpty
    }
    if isFlag || !isPositional && !type.isNewName, let other = others.first { return other.meaning }
    let (noun, hint) = type.expectation
    return noun + (hint.map { ": \($0)" } ?? "")
  }
}
