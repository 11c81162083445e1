import FlipbookLanguage
package import FlipbookValues

/// The command that shows what leads where.
package enum StatesCommand {
  private static let animator = Input<Name?>.animators

  package static let all = [
    CommandDeclaration(
      name: "states", group: .look, effect: .looks, parameters: [animator],
      help: "shows an animator's states, where it is, and what leads on",
      example:
        exampleBox + "animator slide 1s { box.alpha = 0 }\nlist states slide",
      synonyms: ["lifecycle", "diagram"], written: "list states"
    ) { call throws(Mistake) in try call.receiver(Self.animator).take(.tell, call) }
  ]
}
