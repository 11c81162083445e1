package import FlipbookValues

/// The command that shows what leads where.
package enum StatesCommand {
  private static let animator = Input.word("name", .animator)

  package static let all = [
    CommandDeclaration(
      name: "states", group: .look, effect: .looks, parameters: [animator],
      help: "shows an animator's states, where it is, and what leads on",
      example: "view box frame: (0, 0, 80, 80)\nanimator slide 1s { box.alpha = 0 }\nstates slide",
      synonyms: ["lifecycle", "diagram"]
    ) { call throws(Mistake) in try call.receiver(Self.animator).take(.tell, call) }
  ]
}
