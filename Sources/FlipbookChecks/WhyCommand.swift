import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
package import FlipbookValues
import HeadlessUIKit

package enum WhyCommand {
  private static let paths = Input.list(
    "path", .expressions,
    "a property of a view or layer, or part of one; a view means what moves in it"
  ).atLeastOne
  private static let at = Input.duration(
    "at:", "the moment to look at, past or future; default: now")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "why", group: .look, effect: .looks, places: .alone, parameters: [paths, at],
      help: "explains a shown value: its model, and all that moves it",
      note: "+ adds to what is above it, = takes its place, and * multiplies a transform onto it. "
        + "A frame is explained by its parts.",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animator slide 2s { box.center.x += 200 }\nstart slide\nstep 0.5s\n"
        + "why box.center.x", synonyms: ["explain", "debug", "composition"],
      tables: CompositionTables.forms, isReserved: false, action: why)
  ]

  @Sendable private static func why(_ call: Invocation) throws(Mistake) -> Answer {
    var (call, answer) = (call, Answer())
    var atRest: Set<String> = []
    let paths = try call.spelledOut(call[paths], keepsWholes: true) { [call] name in
      let moving = StateTable(world: call.world).moving(name)
      guard moving.isEmpty, !call.isGiven(at) else { return moving }
      let thing = call.world.names.first { Name.typed($0.key) == name }?.value.value
      let names = thing?.owner(.model)?.descriptions.map(\.name) ?? []
      let paths = names.filter { $0 != "frame" }.map { "\(name).\($0)" }
      atRest.formUnion(paths)
      return paths
    }
    let resting = paths.filter { atRest.contains(call.scope.text(of: $0)) }
    let moving = paths.filter { !atRest.contains(call.scope.text(of: $0)) }
    for path in moving {
      if path != moving[0] { answer.print("") }
      answer.append(try why(path, call))
    }
    if !resting.isEmpty {
      if !moving.isEmpty { answer.print("") }
      for line in try self.resting(resting, call) { answer.print(line) }
    }
    return answer
  }

  // Where things rest, and which entries have put them there.
  private static func resting(_ paths: [Expression], _ call: Invocation) throws(Mistake) -> [String]
  {
    var lines: [String] = []
    try look(call) { world throws(Mistake) in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      for path in paths {
        guard let moved = try? WhyPath(path, scope) else { continue }
        let tables = CompositionTables(of: moved, in: world, entries: call.session.entriesOnTheWay)
        if let line = try tables.resting(scope) { lines.append(line) }
      }
    }
    return lines.isEmpty ? ["nothing moves, and it is as it was made"] : lines
  }

  private static func why(_ path: Expression, _ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    // Mistakes in the path come before long work.
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

  // Visits the moment on a stage that keeps an account.
  private static func look(
    _ call: Invocation, _ body: (World) throws(Mistake) -> Void
  ) throws(Mistake) {
    let moment = call[at].flatMap(Stage.ticks) ?? call.session.world.stage.ticks
    try call.replay(preparing: { $0.keepAccount() }).visit([moment], body)
  }
}

/// A path to an animatable value: a layer and Core Animation's key path.
struct WhyPath {
  let expression: Expression
  let layer: CALayer
  let keyPath: String
  /// The member after the key path, if any.
  let member: String?

  init(_ expression: Expression, _ scope: Scope) throws(Mistake) {
    self.expression = expression
    // What cannot be read has its usual message.
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
        hint: "write a property of a view or a layer: why box.center.x"), expression.span)
  }
}

extension Session {
  /// The entries on the way here with their numbers, in the order of causes.
  var entriesOnTheWay: [(number: Int, text: String)] {
    timeline.path(to: timeline.pointer).map { ($0.origin.number, $0.entry?.firstLine ?? "") }
  }
}
