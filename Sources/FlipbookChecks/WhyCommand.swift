import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
package import FlipbookValues
import HeadlessUIKit

/// The command that takes a shown value apart.
package enum WhyCommand {
  private static let paths = Input.list(
    "path", .expressions,
    "a property of a view or a layer, or a part of one; a view stands for what moves in it"
  ).atLeastOne
  private static let at = Input.duration(
    "at", "the moment to look at, which may have been; default: now"
  ).labelled

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "why", group: .look, effect: .looks, places: .alone, parameters: [paths, at],
      help: "takes what is shown apart: the model, and all that moves it",
      note: "+ adds to what is above it, = takes its place, and * multiplies a transform onto it. "
        + "A frame is told by what it is made of.",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animator slide 2s { box.center.x += 200 }\nstart slide\nstep 0.5s\n"
        + "why box.center.x",
      synonyms: ["explain", "debug", "composition"], tables: CompositionTables.forms,
      isReserved: false, action: why)
  ]

  @Sendable private static func why(_ call: Invocation) throws(Mistake) -> Answer {
    var (call, answer) = (call, Answer())
    let paths = try call.spelledOut(call[paths], keepsWholes: true) { [call] name in
      StateTable(world: call.world).moving(name)
    }
    for path in paths {
      if path != paths[0] { answer.print("") }
      answer.append(try why(path, call))
    }
    return answer
  }

  private static func why(_ path: Expression, _ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    // What is wrong with the path now is told before long work.
    if !call.isGiven(at) { _ = try WhyPath(path, call.scope.reading(.shown)) }
    var document: TableDocument?
    try look(call) { world throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      document = try CompositionTables(
        of: WhyPath(path, scope), in: world, entries: session.entriesOnTheWay
      ).document(scope)
    }
    guard let document else { return Answer() }
    return try call.printed(document)
  }

  // Looks at a stage that has kept an account, at the moment asked for.
  private static func look(
    _ call: Invocation, _ body: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    let moment = call[at].flatMap(Stage.ticks) ?? call.session.world.stage.ticks
    try call.replay(preparing: { $0.keepAccount() }).visit([moment], body)
  }
}

/// A path to something that can be moved: a layer's, by Core Animation's key path.
struct WhyPath {
  let expression: Expression
  let layer: CALayer
  let keyPath: String
  /// What of it is meant, behind a dot; `nil` for all.
  let member: String?

  init(_ expression: Expression, _ scope: Scope) throws(Mistake) {
    self.expression = expression
    // Whatever cannot be read is told as it is elsewhere.
    let kind = try scope.evaluate(expression).kind
    guard case .path(let path) = expression, !path.members.isEmpty else {
      throw Self.notMoved(expression, scope, kind.noun)
    }
    var members = path.members[...]
    var thing = try scope.find(Self.start(of: path, &members, scope)).value
    while let name = members.first, let part = Part.named(name.text, of: thing, in: scope.world) {
      (thing, members) = (part, members.dropFirst())
    }
    guard let name = members.popFirst(), let (layer, keyPath) = Self.moved(name.text, of: thing)
    else { throw Self.notMoved(expression, scope, kind.noun) }
    (self.layer, self.keyPath) = (layer, keyPath)
    member = members.isEmpty ? nil : members.map(\.text).joined(separator: ".")
  }

  // The first word, which names a thing.
  private static func start(
    of path: Path, _ members: inout ArraySlice<Name>, _ scope: Scope
  ) -> Path {
    Path(root: path.root ?? members.popFirst(), members: [], span: path.span)
  }

  private static func moved(_ name: String, of thing: Value) -> (CALayer, String)? {
    let layer: CALayer
    let keyPath: String?
    switch thing {
    case .view(let view): (layer, keyPath) = (view.layer, ViewFace.properties[name]?.keyPath)
    case .layer(let own): (layer, keyPath) = (own, CALayer.properties[name]?.keyPath)
    default: return nil
    }
    return (name == "frame" ? name : keyPath).map { (layer, $0) }
  }

  private static func notMoved(
    _ expression: Expression, _ scope: Scope, _ noun: String
  ) -> Mistake {
    Mistake(
      .wrongArgument(
        scope.text(of: expression), expected: "a value that animations move: it is \(noun)",
        hint: "write a property of a view or a layer: why box.center.x"),
      expression.span)
  }
}

extension Session {
  /// The entries on the way here, with their numbers in the history, in the order in which they
  /// are causes.
  var entriesOnTheWay: [(number: Int, text: String)] {
    timeline.path(to: timeline.pointer).map { ($0.origin.number, $0.entry?.firstLine ?? "") }
  }
}
