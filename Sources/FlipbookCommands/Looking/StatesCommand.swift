package enum StatesCommand {
  private static let animator = Input<Name?>.dancers

  package static let all = [
    CommandDeclaration(
      name: "states", group: .look, effect: .looks, parameters: [animator],
      help: "shows an animator's states, with the verbs between them",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nlist states slide",
      synonyms: ["lifecycle", "diagram"], written: "list states"
    ) { call throws(Mistake) in try call.receiver(Self.animator).take(.tell, call) }
  ]
}
