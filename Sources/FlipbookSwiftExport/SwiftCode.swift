import FlipbookChecks
import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookSwift
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// What the session did up to the present place, in Swift.
struct SwiftCode {
  let session: Session
  let form: SwiftWriter.Form
  var manner: SwiftWriter.Manner?
  /// Whether the code compiles although something is missing in it.
  var isForced = false
  /// The things that are wanted; all where it is empty.
  var wanted: Set<String> = []

  /// The file, and how many things of the session it could not tell.
  ///
  /// A test has a function for each branch that something was expected on.
  func file(title: String, _ call: Invocation) throws(Mistake) -> (text: String, untold: Int) {
    guard form == .test else {
      let pointer = session.timeline.pointer
      var none = SwiftChecks(session.commands)
      let code = try code(to: pointer, title, &none, call)
      return (code.file.app, code.untold)
    }
    var checks = try SwiftChecks(of: session, call)
    var codes: [Code] = []
    let tips = checks.tips(in: session.timeline)
    for (place, tip) in (tips.isEmpty ? [session.timeline.pointer] : tips).enumerated() {
      let name = place == 0 ? title : "\(title)-\(place + 1)"
      codes.append(try code(to: tip, name, &checks, call))
    }
    // What cannot be looked at on the way has the stage for itself.
    var none = SwiftChecks(session.commands)
    for (place, looks) in checks.rest.enumerated() {
      let name = "\(title)-over-time" + (place == 0 ? "" : "-\(place + 1)")
      codes.append(try code(to: looks.place, name, &none, last: looks, call))
    }
    return (SwiftFile.tests(codes.map(\.file)), codes.reduce(0) { $0 + $1.untold })
  }

  private typealias Code = (file: SwiftFile, untold: Int, lost: Set<String>)

  // Whether it waits is known at its end, and some things are written otherwise then; blocks that
  // run later know too what is lost by then.
  private func code(
    to end: Int, _ title: String, _ checks: inout SwiftChecks, last: SwiftChecks.Looks? = nil,
    _ call: Invocation
  ) throws(Mistake) -> Code {
    let before = checks
    var (isAsync, lost): (Bool, Set<String>) = (false, [])
    // Choice: what is lost in many blocks one after another is a comment only in most of them.
    for _ in 0..<8 {
      checks = before
      let code = try code(to: end, title, &checks, last: last, isAsync: isAsync, lost: lost, call)
      if isAsync || !code.file.isAsync, code.lost.isSubset(of: lost) { return code }
      (isAsync, lost) = (isAsync || code.file.isAsync, lost.union(code.lost))
    }
    checks = before
    return try code(to: end, title, &checks, last: last, isAsync: isAsync, lost: lost, call)
  }

  private func code(
    to end: Int, _ title: String, _ checks: inout SwiftChecks, last: SwiftChecks.Looks?,
    isAsync: Bool, lost: Set<String>, _ call: Invocation
  ) throws(Mistake) -> Code {
    var forms = PlainForms(session.commands)
    let nodes = session.timeline.path(to: end).map { node in
      node.entry.map { node.with(forms.plain($0)) } ?? node
    }
    let entries = nodes.compactMap(\.entry)
    let (known, made, failed, broken) = try survey(nodes, call)
    let choice = wanted.isEmpty ? nil : SwiftChoice(of: wanted, among: entries, made: made)
    let writer = SwiftWriter(
      form: form, manner: manner, isAsync: isAsync, survey: SwiftSurvey(entries), known: known)
    (writer.failures, writer.isForced, writer.lostAtEnd) = (failed, isForced, lost)
    if last != nil { writer.holdsChecks = false }
    var file = SwiftFile(writer: writer, title: title)
    let world = session.newWorld()
    func add(_ looks: SwiftChecks.Looks) {
      file.add(writer.write(looks.kept, at: looks.moments, in: world), since: looks.back)
    }
    func look(at node: Timeline.Node, _ following: ArraySlice<Timeline.Node>) {
      for entry in checks.takePlain(at: node.place) {
        file.add(writer.write(check: entry, in: world))
      }
      guard let looks = checks.takeLooks(at: node, following, on: file) else { return }
      add(looks)
    }
    look(at: session.timeline.nodes[0], nodes[...])
    let watches = last == nil ? checks.takeWatched(on: nodes) : []
    // Looks begin and end with their stretches, while time passes.
    func pass(_ ticks: Int64, to end: Int64) {
      var now = end - ticks
      let ends = watches.flatMap { [$0.stretch.start, $0.stretch.end] }
      for next in Set(ends.filter { $0 > now && $0 < end }).sorted() + [end] {
        for (key, watch) in watches.enumerated() where watch.stretch.start == now {
          file.begin(writer.watch(watch.promise, nil, held: true, in: world), "\(key)")
        }
        file.add(.time(next - now))
        for (key, watch) in watches.enumerated() where watch.stretch.end == next {
          file.end("\(key)")
        }
        now = next
      }
    }
    // Promises are watched from where they are given.
    var promises: Set<String> = []
    func keep(_ known: inout Set<String>) {
      let now = Set(world.promises.keys)
      for name in known.subtracting(now).sorted() { file.end("promise \(name)") }
      for (name, promise) in world.promises where !known.contains(name) {
        file.begin(
          writer.watch(promise, name, held: !broken.contains(name), in: world), "promise \(name)")
      }
      known = now
    }
    var place = -1
    for (index, node) in nodes.enumerated() {
      try call.check()
      guard let entry = node.entry else { continue }
      place += 1
      var pieces: [SwiftWriter.Piece] = []
      let errors = world.stage.programmerErrors.count
      let calls = session.perform(entry, on: world) { execute in
        pieces = writer.write(entry, in: world, execute)
      }
      for error in world.stage.programmerErrors.dropFirst(errors) {
        pieces.append(writer.untold(entry, programmerError: error))
      }
      if calls, !world.stage.isBetweenBeginAndCommit { pieces.append(writer.turn()) }
      let isWanted = choice?.places.contains(place) ?? true
      var now = node.end - pieces.reduce(0) { $0 + $1.ticks }
      for piece in pieces where isWanted || piece.isTime {
        now += piece.ticks
        if piece.ticks > 0, !watches.isEmpty { pass(piece.ticks, to: now) } else { file.add(piece) }
      }
      if form == .test, last == nil { keep(&promises) }
      look(at: node, nodes[(index + 1)...])
    }
    if let last { add(last) }
    file.keep(
      world.names.compactMap { name, named in
        guard case .animator(let animator) = named else { return nil }
        let rests = animator.state != .inactive && !animator.isRunning
        guard choice?.tells(name) ?? true else { return nil }
        return rests || animator.pausesOnCompletion ? name : nil
      })
    return (file, writer.untoldCount, writer.lost)
  }

  // What was ever given a name, for its kind only; the names that each entry gave; and where blocks
  // failed, by their texts.
  private func survey(_ nodes: [Timeline.Node], _ call: Invocation) throws(Mistake) -> (
    known: Names, made: [[String]], failed: [String: [Span]], broken: Set<String>
  ) {
    let world = session.newWorld()
    var names = world.names
    var made: [[String]] = []
    var failed: [String: [Span]] = [:]
    var broken: Set<String> = []
    for node in nodes {
      try call.check()
      let count = world.names.count
      if let (mistake, source) = session.perform(silently: node, on: world) {
        failed[source, default: []].append(mistake.span)
      }
      // Time stops where a promise is broken.
      for (name, promise) in world.promises where form == .test && promise.kind.isOfCondition {
        let scope = Scope(world: world, source: promise.source).reading(.shown)
        if (try? scope.condition(promise.expression)) != (promise.kind == .always) {
          broken.insert(name)
        }
      }
      guard let entry = node.entry else { continue }
      made.append(Array(world.names.keys.suffix(max(world.names.count - count, 0))))
      for word in entry.words + made[made.count - 1] where names[word] == nil {
        if let named = world.names[word] { names[word] = named }
      }
    }
    for (name, named) in world.names where names[name] == nil { names[name] = named }
    // Choice: what fails within ten seconds from now counts too.
    if let entry = try? Parser.entry(from: "step 10s"),
      let (mistake, source) = session.perform(silently: entry, on: world)
    {
      failed[source, default: []].append(mistake.span)
    }
    return (names, made, failed, broken)
  }
}

extension SwiftWriter.Piece {
  fileprivate var isTime: Bool { if case .time = self { true } else { false } }

  fileprivate var ticks: Int64 { if case .time(let ticks) = self { ticks } else { 0 } }
}

extension Session {
  /// Carries out an entry of the past statement by statement, and prints nothing.
  ///
  /// - Parameter body: is given what carries out a statement.
  /// - Returns: whether something is called when its turn ends.
  func perform(
    _ entry: Entry, on world: World, _ body: (@escaping (Statement, Scope) -> Void) -> Void
  ) -> Bool {
    world.begin(entry)
    body { statement, scope in
      try? scope.execute(statement)
      world.forgetFault()
    }
    var calls = false
    _ = try? world.unattended { () throws(StageError) in calls = try world.stage.tryEndTurn() }
    world.forgetFault()
    world.skipEvents()
    _ = world.takeAnswer()
    return calls
  }
}
