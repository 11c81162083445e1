import FlipbookChecks

/// The checks that held in a session, by their places; each is taken out when it is written.
struct SwiftChecks {
  private let commands: Commands
  private var plain: [Int: [Entry]] = [:]
  private var looks: [Int: [Looks]] = [:]
  // Conditions over stretches in which other things were done.
  private var watched: [Watched] = []
  // Places where blocks that check something have run.
  private var ends: Set<Int> = []

  /// Checks over time at one place and of one stretch, which are written together.
  struct Looks {
    let place: Int
    let moments: [Int64]
    /// How many ticks before the moment of its place it begins; negative if it begins later.
    let back: Int64
    fileprivate(set) var kept: [KeptPromise]
    fileprivate let stretch: TimeStretch
  }

  /// A condition over a stretch in which other things were done, and where it was expected.
  typealias Watched = (place: Int, promise: Promise, stretch: TimeStretch)

  init(_ commands: Commands) { self.commands = commands }

  init(of session: Session, _ call: Invocation) throws(Mistake) {
    commands = session.commands
    for record in session.transcript where record.isLook && !record.failed {
      try call.check()
      guard let entry = try? Parser.entry(from: record.entry, wordVerbs: []),
        entry.statements.contains(where: { $0.commands.contains { $0.verb.text == "expect" } })
      else { continue }
      if try !add(entry, at: record.place, of: session) {
        plain[record.place, default: []].append(entry)
      }
    }
    ends = Self.ends(in: session.timeline)
  }

  // The latest place after each entry with a block that checks.
  private static func ends(in timeline: Timeline) -> Set<Int> {
    var farthest = Array(timeline.nodes.indices)
    var ends: Set<Int> = []
    for node in timeline.nodes.reversed() {
      let (end, parent) = (farthest[node.place], node.parent ?? 0)
      if timeline.nodes[end].end >= timeline.nodes[farthest[parent]].end { farthest[parent] = end }
      if node.entry?.words.contains("expect") == true { ends.insert(end) }
    }
    return ends
  }

  // Adds a check over time; returns false for any other.
  private mutating func add(
    _ entry: Entry, at place: Int, of session: Session
  ) throws(Mistake) -> Bool {
    guard entry.statements.count == 1, case .command(let command) = entry.statements[0],
      CheckCommands.isOverTime(command), let expect = session.commands.named(command.verb.text)
    else { return false }
    let then = session.scratch()
    then.timeline.move(to: place)
    let scope = Scope(world: then.world, source: entry.text)
    var call = try ArgumentBinder.bind(command, to: expect, in: scope)
    call.host = then
    guard let (promise, stretch) = try CheckCommands.promise(of: call) else { return false }
    let isBusy = then.timeline.path(to: place).contains {
      $0.end > stretch.start && $0.entry?.isTimeCommand(session.commands) != true
    }
    guard !isBusy else {
      watched.append((place, promise, stretch))
      return true
    }
    let moments = Self.moments(of: stretch)
    var values: [Double] = []
    try Replay(of: then).visit(moments) { world in
      let scope = Scope(world: world, source: entry.text).reading(.shown)
      let (expression, isCondition) = (promise.expression, promise.kind.isOfCondition)
      let number = try? isCondition ? scope.condition(expression) ? 1 : 0 : scope.number(expression)
      values.append(number ?? .nan)
    }
    let kept = KeptPromise(promise, values: values)
    if let known = looks[place]?.firstIndex(where: { $0.stretch == stretch }) {
      looks[place]?[known].kept.append(kept)
    } else {
      let back = then.timeline.here.end - stretch.start
      looks[place, default: []].append(
        Looks(place: place, moments: moments, back: back, kept: [kept], stretch: stretch))
    }
    return true
  }

  // Choices: a thousand looks a second, and few enough that a test takes less than a second.
  private static func moments(of stretch: TimeStretch) -> [Int64] {
    let length = stretch.end - stretch.start
    var step = Stage.ticks(seconds: 0.001) ?? 1
    while length / step >= 5000 { step *= 10 }
    return stretch.moments(max(2, Int((length + step - 1) / step)))
  }

  /// The ends of the branches that have checks on the way.
  func tips(in timeline: Timeline) -> [Int] {
    let places = ends.union(plain.keys).union(looks.keys).union(watched.map(\.place))
    var passed: Set<Int> = []
    var tips: [Int] = []
    for place in places.sorted(by: >) where !passed.contains(place) {
      tips.append(place)
      passed.formUnion(timeline.path(to: place).map(\.place) + [0])
    }
    return tips.reversed()
  }

  mutating func takePlain(at place: Int) -> [Entry] { plain.removeValue(forKey: place) ?? [] }

  /// Takes the conditions over stretches in which other things were done, on a path.
  mutating func takeWatched(on way: [Timeline.Node]) -> [Watched] {
    let places = Set(way.map(\.place))
    defer { watched.removeAll { places.contains($0.place) } }
    return watched.filter { places.contains($0.place) }
  }

  /// Takes checks over time that can be looked at on the way, as nothing else is done meanwhile.
  mutating func takeLooks(
    at place: Timeline.Node, _ following: ArraySlice<Timeline.Node>, on file: SwiftFile
  ) -> Looks? {
    let first = looks[place.place]?.firstIndex { looks in
      file.isUndisturbed(since: looks.back)
        && isUndisturbed(from: place.end, to: looks.stretch.end, following)
    }
    guard let first, let taken = looks[place.place]?.remove(at: first) else { return nil }
    if looks[place.place]?.isEmpty == true { looks[place.place] = nil }
    return taken
  }

  /// The checks over time that were not looked at on the way.
  var rest: [Looks] { looks.keys.sorted().flatMap { looks[$0] ?? [] } }

  private func isUndisturbed(
    from start: Int64, to end: Int64, _ following: ArraySlice<Timeline.Node>
  ) -> Bool {
    var now = start
    for node in following where now < end {
      now = node.end
      let isLookedAt = plain[node.place] != nil || looks[node.place] != nil
      guard node.entry?.isTimeCommand(commands) == true, now >= end || !isLookedAt else {
        return false
      }
    }
    return true
  }
}
