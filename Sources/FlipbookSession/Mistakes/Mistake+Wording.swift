import FlipbookLanguage
import FlipbookValues

// The texts of those mistakes that take more than a line to tell.
extension Mistake.Kind {
  // MARK: Words

  static func unknownVerb(_ word: String, _ near: [String], _ commands: Commands) -> Text {
    (
      "there is no command '\(word)'",
      command(soughtBy: word, commands) ?? near.meant ?? "'help all' lists the commands"
    )
  }

  // What people call a command who know other tools.
  static func command(soughtBy word: String, _ commands: Commands) -> String? {
    let sought = word.lowercased()
    return commands.all.first { $0.synonyms.contains { $0.lowercased() == sought } }
      // What is to be looked at is made under its name.
      .flatMap { $0.name == "view" ? nil : $0 }
      .map { "'\($0.name)' \($0.help)" }
  }

  static func unknownName(_ word: String, _ near: [String], _ commands: Commands) -> Text {
    let known = near.meant ?? meaning(ofReserved: word, commands)
    return ("nothing is called '\(word)'", known ?? "'list' shows the names")
  }

  static func unknownValue(
    _ word: String, _ hint: String?, _ near: [String], _ commands: Commands
  ) -> Text {
    let known = hint ?? near.meant ?? meaning(ofReserved: word, commands)
    return ("nothing is called '\(word)'", known ?? binding(word))
  }

  static func unknownThing(
    _ word: String, _ what: String, _ near: [String], _ commands: Commands
  ) -> Text {
    let known = near.meant ?? meaning(ofReserved: word, commands)
    return ("there is no \(what) '\(word)'", known ?? recipe(for: what, named: word))
  }

  static func unknownFunction(_ word: String, _ near: [String], _ commands: Commands) -> Text {
    let known = commands.named(word)?.hint ?? near.meant
    return ("there is no function '\(word)'", known ?? "'help values' lists them")
  }

  static func binding(_ name: String) -> String {
    "'let \(Name.typed(name)) = …' gives a value that name"
  }

  // MARK: Arguments

  static func notInChain(_ verb: String?) -> Text {
    (
      verb.map { "'\($0)' cannot stand in a chain block" } ?? "only steps stand in a chain block",
      "its steps are then, and, do and wait; what is done at once stands in do { … }"
    )
  }

  static func notInBlock(_ verb: String, isAnimation: Bool) -> Text {
    isAnimation
      ? (
        "'\(verb)' cannot stand in an animation block",
        "what is assigned in it moves: box.alpha = 0; write the rest outside or in a completion"
      )
      : (
        "'\(verb)' cannot stand in a block",
        "blocks take assignments, and commands for views and animators"
      )
  }

  // MARK: Values and states

  static func noOperator(_ op: String, _ lhs: String, _ rhs: String) -> Text {
    let areTransforms = lhs == rhs && lhs == ValueKind.transform.noun
    return ("'\(op)' does not work on \(lhs) and \(rhs)", areTransforms ? joiningTransforms : nil)
  }

  static func blockNotAnimator(_ name: String, _ verb: String) -> Text {
    let again = "'start \(Name.typed(name))' runs it once more"
    guard verb != "start" else {
      return ("'\(name)' is an animate block, which begins at once", again)
    }
    return (
      "'\(name)' is an animate block: '\(verb)' does not work on it",
      "\(again), 'detach box' ends what moves box\n"
        + "      '\(verb)' takes an animator: animator a 1s { box.alpha = 0 }; start a"
    )
  }

  static func noEnd(isEndless: Bool, hasPast: Bool) -> Text {
    let hint =
      isEndless
      ? "; what repeats for ever has no end"
      : hasPast
        ? "; nothing is on its way any more, and 'goto 0s' goes back" : ", or start something first"
    return ("'for:' is missing", "write for: 1s" + hint)
  }

  static func nothingMoves(hasPast: Bool) -> Text {
    (
      "nothing moves from here on",
      "name what to look at: box.alpha" + (hasPast ? "; 'goto 0s' goes back" : "")
    )
  }

  static func nothingEnds(_ waiting: [String]) -> Text {
    let waits = waiting.isEmpty ? "" : "; " + waiting.joined(separator: ", ")
    return (
      "nothing is on its way to an end" + waits,
      "start an animator first, or let time pass: run 2s"
    )
  }
}

extension Mistake.Kind {
  // What a word is that nothing can be called; `nil` for one that can be a name.
  static func meaning(ofReserved word: String, _ commands: Commands) -> String? {
    if let command = commands.named(word) { return command.hint }
    if let function = FunctionDeclaration.named(word) {
      return "'\(word)' is a function: write \(function.forms)"
    }
    return ReservedWords.contains(word) ? "'\(word)' is a word of the language" : nil
  }

  // How to come by a thing.
  static func recipe(for what: String, named name: String) -> String {
    switch what {
    case "animate block": "make one: animate 1s name: \(Name.typed(name)) { … }"
    case "animator": "make one: animator \(Name.typed(name)) 2s { … }"
    case "chain": "make one: chain \(Name.typed(name)) { then 1s { … } }"
    case "gesture": "make one: gesture pan box name: \(Name.typed(name)) changed: { … }"
    case "animation": "make one: animation \(Name.typed(name)) opacity to: 0 1s"
    case "view": "make one: view \(Name.typed(name))"
    case "animatable key path": Parameter.Form.keyPath.expectation.hint ?? ""
    default: "'show box.layer' lists what a layer has"
    }
  }
}

extension [String] {
  /// What can be set instead; `nil` when nothing can.
  var settable: String? { isEmpty ? nil : "these can be set: \(joined(separator: ", "))" }

  /// What there is, where no name is near.
  var list: String { "it has \(joined(separator: ", "))" }

  /// A question that offers near names; `nil` when there is none.
  var meant: String? {
    guard let last else { return nil }
    let quoted = map { "'\($0)'" }
    guard count > 1 else { return "did you mean '\(last)'?" }
    return "did you mean \(quoted.dropLast().joined(separator: ", ")) or '\(last)'?"
  }
}
