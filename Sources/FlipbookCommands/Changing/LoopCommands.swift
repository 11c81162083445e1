/// Loops and conditionals, declared as commands for lists and help; the parser reads them itself.
package enum LoopCommands {
  package static let all: [CommandDeclaration] = [
    declaration(
      Loop.word, "runs a block for each number of a range",
      note: "0..<3 is 0, 1 and 2; 0...3 includes 3. The number can be part of a name, as in "
        + "\"c\\(i)\". All of it is one entry and one undo; a 'let' inside is known only there.",
      form: "for NAME in LOWEST..<HIGHEST { … }",
      example: "for i in 0..<3 { view \"c\\(i)\" frame: (i * 20, 0, 10, 10) }\n"
        + "for i in 0...2 { animate 0.3s delay: i * 50ms { \"c\\(i)\".center.y += 100 } }\nrun",
      ["stagger", "loop", "each", "while"]),
    declaration(
      Conditional.word, "runs a block if a condition holds",
      note: "'else' goes on the line of the brace before it.",
      form: "if CONDITION { … } [else { … }]",
      example: exampleBox + "if box.alpha > 0.5 { box.alpha = 0 } else { box.alpha = 1 }",
      ["condition", "else", "choose"]),
  ]

  private static func declaration(
    _ name: String, _ help: String, note: String, form: String, example: String,
    _ synonyms: [String]
  ) -> CommandDeclaration {
    CommandDeclaration(
      name: name, group: .change, effect: .looks, places: .everywhere,
      help: help, note: note, example: example, synonyms: synonyms, isReserved: false, form: form
    ) { call throws(Mistake) in
      throw Mistake(.missingArgument("what '\(name)' is about", usage: form), call.end)
    }
  }
}
