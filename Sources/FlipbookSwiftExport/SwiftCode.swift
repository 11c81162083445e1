/// The session up to the present place, as Swift.
struct SwiftCode {
  let session: Session
  let form: SwiftWriter.Form
  let manner: SwiftWriter.Manner?
  /// Whether the code compiles although something is missing in it.
  let isForced: Bool
  /// The wanted things; all if it is empty.
  var wanted: Set<String> = []

  /// The file, and how many things of the session it could not translate.
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
    // Checks that cannot be looked at on the way get a stage for themselves.
    var none = SwiftChecks(session.commands)
    for (place, looks) in checks.rest.enumerated() {
      let name = "\(title)-over-time" + (place == 0 ? "" : "-\(place + 1)")
      codes.append(try code(to: looks.place, name, &none, last: looks, call))
    }
    return (SwiftFile.tests(codes.map(\.file)), codes.reduce(0) { $0 + $1.untold })
  }

  private typealias Code = (file: SwiftFile, untold: Int, lost: Set<String>)

  // Writes in passes: whether the code waits is known only at its end, and changes how some things
  // are written; and blocks that run later depend on what is lost by then.
  private func code(
    to end: Int, _ title: String, _ checks: inout SwiftChecks, last: SwiftChecks.Looks? = nil,
    _ call: Invocation
  ) throws(Mistake) -> Code {
    let past = try SwiftPast(of: session, to: end, watchesPromises: form == .test, call)
    let before = checks
    var (isAsync, lost): (Bool, Set<String>) = (false, [])
    // Choice: things lost in many blocks one after another become comments only in most of them.
    var passes = 9
    while true {
      passes -= 1
      checks = before
      let code = try code(of: past, title, &checks, last, isAsync: isAsync, lost: lost, call)
      let isSettled = isAsync || !code.file.isAsync
      if isSettled && code.lost.isSubset(of: lost) || passes == 0 { return code }
      (isAsync, lost) = (isAsync || code.file.isAsync, lost.union(code.lost))
    }
  }

  private func code(
    of past: SwiftPast, _ title: String, _ checks: inout SwiftChecks, _ last: SwiftChecks.Looks?,
    isAsync: Bool, lost: Set<String>, _ call: Invocation
  ) throws(Mistake) -> Code {
    let choice = wanted.isEmpty ? nil : SwiftChoice(of: wanted, in: past, session.commands)
    let survey = SwiftSurvey(past.nodes.compactMap(\.entry), session.commands)
    let writer = SwiftWriter(
      form: form, manner: manner, isAsync: isAsync, survey: survey, known: past.known)
    (writer.failures, writer.isForced, writer.untranslatedAtEnd) = (past.failures, isForced, lost)
    if last != nil { writer.holdsChecks = false }
    var pass = SwiftPass(
      session: session, past: past, choice: choice, writer: writer,
      file: SwiftFile(writer: writer, title: title), checks: checks, isOfLooks: last != nil)
    try pass.write(call)
    last.map { pass.add($0) }
    pass.keepAnimators()
    checks = pass.checks
    return (pass.file, writer.untoldCount, writer.untranslated)
  }
}

/// Facts about the entries up to a place, found by running them once.
struct SwiftPast {
  /// The nodes, with their entries in plain forms.
  let nodes: [Timeline.Node]
  /// All things that were ever given a name; only their kinds count.
  private(set) var known: Names
  /// The names that each entry gave.
  private(set) var made: [[String]] = []
  /// Where blocks failed, by their texts.
  private(set) var failures: [String: [Span]] = [:]
  /// The promises that were broken: time stops there.
  private(set) var broken: Set<String> = []

  init(
    of session: Session, to end: Int, watchesPromises: Bool, _ call: Invocation
  ) throws(Mistake) {
    var forms = PlainForms(session.commands)
    nodes = session.timeline.path(to: end).map { node in
      node.entry.map { node.with(forms.plain($0)) } ?? node
    }
    let world = session.newWorld()
    known = world.names
    for node in nodes {
      try call.check()
      let count = world.names.count
      note(session.perform(silently: node, on: world))
      for (name, promise) in world.promises where watchesPromises && promise.kind.isOfCondition {
        let scope = Scope(world: world, source: promise.source, reading: .shown)
        let holds = try? scope.condition(promise.expression)
        if holds != (promise.kind == .always) { broken.insert(name) }
      }
      guard let entry = node.entry else { continue }
      let names = Array(world.names.keys.suffix(max(world.names.count - count, 0)))
      made.append(names)
      for word in entry.words + names where known[word] == nil {
        if let named = world.names[word] { known[word] = named }
      }
    }
    known.merge(world.names) { first, _ in first }
    // Choice: what fails within ten seconds from now counts too.
    if let entry = try? Parser.entry(from: "step 10s") {
      note(session.perform(silently: entry, on: world))
    }
  }

  private mutating func note(_ failure: (mistake: Mistake, source: String)?) {
    if let failure { failures[failure.source, default: []].append(failure.mistake.span) }
  }
}

extension Session {
  /// Carries out an entry of the past as `body` tells, statement by statement, and prints nothing.
  ///
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
