import FlipbookCommands
import FlipbookLanguage
import FlipbookSwift
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// What the session did up to the present place, in Swift.
struct SwiftCode {
  let session: Session
  let form: SwiftWriter.Form
  var manner: SwiftWriter.Manner?
  /// The things that are wanted; all where it is empty.
  var wanted: Set<String> = []

  /// The file, and how many things of the session it could not tell.
  ///
  /// A test has a function for each branch that something was expected on.
  func file(title: String, _ call: Invocation) throws(Mistake) -> (text: String, untold: Int) {
    guard form == .test else {
      let pointer = session.timeline.pointer
      var none = SwiftChecks()
      var code = try code(to: pointer, title, &none, call)
      // Whether it waits is known at its end, and some things are written otherwise then.
      if code.file.isAsync { code = try self.code(to: pointer, title, &none, isAsync: true, call) }
      return (code.text, code.untold)
    }
    var checks = try SwiftChecks(of: session, call)
    var file = SwiftTestFile()
    var untold = 0
    func add(_ code: Code) {
      untold += code.untold
      file.add(code.file)
    }
    let tips = checks.tips(in: session.timeline)
    for (place, tip) in (tips.isEmpty ? [session.timeline.pointer] : tips).enumerated() {
      let name = place == 0 ? title : "\(title)-\(place + 1)"
      add(try code(to: tip, name, &checks, call))
    }
    // What cannot be looked at on the way has the stage for itself.
    var none = SwiftChecks()
    for (place, looks) in checks.rest.enumerated() {
      let name = "\(title)-over-time" + (place == 0 ? "" : "-\(place + 1)")
      add(try code(to: looks.place, name, &none, last: looks, call))
    }
    return (file.text, untold)
  }

  private typealias Code = (text: String, untold: Int, file: SwiftFile)

  private func code(
    to end: Int, _ title: String, _ checks: inout SwiftChecks, last: SwiftChecks.Looks? = nil,
    isAsync: Bool = false, _ call: Invocation
  ) throws(Mistake) -> Code {
    let nodes = session.timeline.path(to: end)
    let entries = nodes.compactMap(\.entry)
    let (known, made, failed) = try survey(nodes, call)
    let choice = wanted.isEmpty ? nil : SwiftChoice(of: wanted, among: entries, made: made)
    let writer = SwiftWriter(
      form: form, manner: manner, isAsync: isAsync, survey: SwiftSurvey(entries), known: known)
    writer.failedChecks = failed
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
    var place = -1
    for (index, node) in nodes.enumerated() {
      try call.check()
      guard let entry = node.entry else { continue }
      place += 1
      var pieces: [SwiftWriter.Piece] = []
      let calls = session.perform(entry, on: world) { execute in
        pieces = writer.write(entry, in: world, execute)
      }
      if calls, !world.stage.isBetweenBeginAndCommit { pieces.append(writer.turn()) }
      let isWanted = choice?.places.contains(place) ?? true
      file.add(isWanted ? pieces : pieces.filter(\.isTime))
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
    return (file.text, writer.untoldCount, file)
  }

  // What was ever given a name, for its kind only; the names that each entry gave; and where blocks
  // failed, by their texts.
  private func survey(
    _ nodes: [Timeline.Node], _ call: Invocation
  ) throws(Mistake) -> (known: Names, made: [[String]], failed: [String: [Span]]) {
    let world = session.newWorld()
    var names = world.names
    var made: [[String]] = []
    var failed: [String: [Span]] = [:]
    for node in nodes {
      try call.check()
      let count = world.names.count
      if let (mistake, source) = session.perform(silently: node, on: world) {
        failed[source, default: []].append(mistake.span)
      }
      guard let entry = node.entry else { continue }
      made.append(Array(world.names.keys.suffix(max(world.names.count - count, 0))))
      for word in entry.words where names[word] == nil {
        if let named = world.names[word] { names[word] = named }
      }
    }
    for (name, named) in world.names where names[name] == nil { names[name] = named }
    return (names, made, failed)
  }
}

extension SwiftWriter.Piece {
  fileprivate var isTime: Bool {
    if case .time = self { true } else { false }
  }
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

/// The entries that some things need: those that say their names, or the names of what was made of
/// them; and those that made what else is named there.
struct SwiftChoice {
  private(set) var places: Set<Int> = []
  private var makers: [String: Int] = [:]

  /// Whether what has a name is made in what is told.
  func tells(_ name: String) -> Bool { makers[name].map(places.contains) ?? true }

  /// - Parameter made: the names that each entry gave.
  init(of wanted: Set<String>, among entries: [Entry], made: [[String]]) {
    let words = entries.map { Set($0.words) }
    // Where the things of a loop are made, by what stands before their numbers.
    var (wanted, loops): (Set<String>, [String: Int]) = (wanted, [:])
    for (place, entry) in entries.enumerated() {
      let made = (entry.madeNames + made[place]).filter { makers[$0] == nil }
      for name in made { makers[name] = place }
      if !made.isEmpty {
        for word in entry.numbered where loops[word] == nil { loops[word] = place }
      }
      let isSaid =
        !words[place].isDisjoint(with: wanted) || !wanted.isDisjoint(with: made)
        || entry.numbered.contains { word in
          wanted.contains { $0.hasPrefix(word) && $0.dropFirst(word.count).allSatisfy(\.isNumber) }
        }
      if isSaid {
        places.insert(place)
        wanted.formUnion(made)
      }
    }
    var waiting = Array(places)
    while let place = waiting.popLast() {
      let needed =
        words[place].compactMap { makers[$0] } + entries[place].numbered.compactMap { loops[$0] }
      for maker in needed where places.insert(maker).inserted { waiting.append(maker) }
    }
  }
}

extension Entry {
  /// What stands before the number in names that a loop makes.
  fileprivate var numbered: [String] {
    statements.flatMap { statement -> [String] in
      guard case .loop(let loop) = statement else { return [] }
      return NumberedNames(in: loop)?.words ?? []
    }
  }

  /// The names that it gives, as far as they stand there.
  fileprivate var madeNames: [String] {
    statements.flatMap { statement -> [String] in
      if case .binding(let binding) = statement { return [binding.name.text] }
      return statement.commands.compactMap { command in
        let label = command.arguments.first { $0.label?.text == "name" }
        let given =
          label ?? (SwiftSurvey.makers.contains(command.verb.text) ? command.arguments.first : nil)
        return given?.value.word?.text
      }
    }
  }
}
