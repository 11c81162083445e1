/// The command that lets a view respond to touches.
package enum GestureCommand {
  private static let kind = Input<GestureKind?>.choice("kind", "what the fingers do").required()
  private static let view = Input.view("view", "the view it watches")
    .single("a gesture belongs to one view: write another 'gesture'").required()
  private static let action = Input.block("action", .fired, "runs at each state, as UIKit's action")
  private static let began = Input.block("began:", .fired, "runs when it begins")
  private static let changed = Input.block("changed:", .fired, "runs at each move after that")
  private static let ended = Input.block("ended:", .fired, "runs when it ends, or at a tap")
  private static let cancelled = Input.block("cancelled:", .fired, "runs when it is cancelled")
  private static let name = Input.newName("name:", "a name for it; 'remove NAME' removes it")
  private static let taps = Input.count(
    "numberOfTapsRequired:", "for a tap or a press: how many taps", in: 0...100,
    "it is a whole number of 0 or more")
  private static let minimumDuration = Input.duration(
    "minimumPressDuration:", "for a press: how long the finger stays; default: 0.5s")
  private static let movement = Input.number(
    "allowableMovement:", "for a press: how far it may move; default: 10 points"
  ).within(0...1e6, "it is a number of points, 0 or more")
  private static let other = Input.gesture("requireToFail:", "a gesture that has to fail first")
  private static let simultaneously = Input.flag(
    "simultaneously", "works at the same time as other gestures")

  package static let all = [
    CommandDeclaration(
      name: "gesture", group: .touch, effect: .changes,
      parameters: [
        kind, view, action, began, changed, ended, cancelled, name, taps, minimumDuration,
        movement, other, simultaneously,
      ],
      help: "lets a view respond to touches: "
        + GestureKind.allCases.map(\.rawValue).joined(separator: ", "),
      note: "Its blocks read location; a pan's translation and velocity, a pinch's scale and "
        + "velocity, a rotation's rotation and velocity, in the superview's coordinates. "
        + "'translation = (0, 0)' counts from there on.",
      uikit: "UIPanGestureRecognizer, addGestureRecognizer(_:)",
      example: "view card frame: (95, 300, 200, 120)\n"
        + "gesture pan card changed: { .center += translation; translation = (0, 0) }\n"
        + "touch card by: (0, -200) over: 0.3s\nrun",
      synonyms: ["recognizer"] + GestureKind.allCases.flatMap(\.otherNames), isReserved: false,
      refusals: GestureKind.allCases.reduce(into: [:]) { refusals, kind in
        for name in kind.otherNames {
          refusals["kind: \(name)"] = "did you mean '\(kind.rawValue)'?"
        }
      },
      action: gesture)
  ]

  @Sendable private static func gesture(_ call: Invocation) throws(Mistake) {
    let (view, kind) = (call[view], call[kind])
    try check(kind, call)
    let gesture = call.world.stage.perform { kind.make() }
    gesture.name = call[name]?.text
    gesture.label = "\(Name.typed(view.name.text)).\(kind.rawValue)"
    let steps: [(states: [UIGestureRecognizer.State], input: Input<Block?>)] = [
      ([.began, .changed, .ended, .cancelled], action), ([.began], began), ([.changed], changed),
      ([.ended], ended), ([.cancelled], cancelled),
    ]
    for (states, input) in steps {
      guard let block = try call.ready(input, view: view.thing, of: gesture) else { continue }
      gesture.addAction { if states.contains($0.state) { block.run($0) } }
    }
    call.world.gestureBlocks[ObjectIdentifier(gesture)] = steps.compactMap { call[$0.input] }
    configure(gesture, call)
    let rival = view.thing.gestureRecognizers?.first { type(of: $0) == type(of: gesture) }
    if let rival, !call[simultaneously] {
      let label = rival.name.map { Name.typed($0) } ?? rival.label ?? ""
      call.world.answer.remark =
        "\(label) gets the touches first, and only one of the two responds: remove \(label)"
    }
    if kind == .pan, rival == nil { remarkOnTranslation(call) }
    view.thing.addGestureRecognizer(gesture)
    if let name = call[name] { call.world.names[name.text] = .gesture(gesture) }
  }

  // A translation that is added at each change but never reset counts again and again.
  private static func remarkOnTranslation(_ call: Invocation) {
    guard call.isTyped else { return }
    let bytes = call.text(of: call.command.span).utf8.filter { $0 != UInt8(ascii: " ") }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("+=translation"), !text.contains("translation=") else { return }
    call.world.answer.remark =
      "translation counts from where the finger set down, and is added each time;\n "
      + "'translation = (0, 0)' at the end of the block resets it"
  }

  private static func check(_ kind: GestureKind, _ call: Invocation) throws(Mistake) {
    let lasting = GestureKind.allCases.filter(\.isLasting)
    let own: [(input: any Parametric, kinds: [GestureKind])] = [
      (taps, [.tap, .press]), (minimumDuration, [.press]), (movement, [.press]), (began, lasting),
      (changed, lasting), (cancelled, lasting),
    ]
    for (input, kinds) in own where call.isGiven(input) && !kinds.contains(kind) {
      let owners = kinds.map(\.rawValue).joined(separator: " and ")
      throw call.mistake(
        unexpected: input,
        hint: input.parameter.isBlock
          ? "a \(kind.rawValue) happens at once: ended: { … } runs then"
          : "\(input.parameter.name): belongs to \(owners)")
    }
    if kind == .tap, call[taps] == 0 {
      throw call.mistake(taps, allowed: "taps are counted: 1, 2, 3")
    }
  }

  private static func configure(_ gesture: UIGestureRecognizer, _ call: Invocation) {
    let press = gesture as? UILongPressGestureRecognizer
    if let count = call[taps] {
      (gesture as? UITapGestureRecognizer)?.numberOfTapsRequired = count
      press?.numberOfTapsRequired = count
    }
    if let duration = call[minimumDuration] { press?.minimumPressDuration = duration }
    if let movement = call[movement] { press?.allowableMovement = movement }
    if let other = call[other] { gesture.require(toFail: other.thing) }
    if call[simultaneously] { gesture.delegate = Company.shared }
  }
}

private final class Company: UIGestureRecognizerDelegate, Sendable {
  static let shared = Company()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
