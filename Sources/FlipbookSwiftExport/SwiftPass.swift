/// One pass over a path of the session, which writes its Swift.
struct SwiftPass {
  private let session: Session
  private let past: SwiftPast
  private let choice: SwiftChoice?
  private let writer: SwiftWriter
  private let world: World
  // Whether the code only leads to checks over time, which follow it.
  private let isOfLooks: Bool
  private(set) var file: SwiftFile
  /// The checks that are still to be written.
  private(set) var checks: SwiftChecks
  private let watches: [(key: String, watched: SwiftChecks.Watched)]
  // The promises that the code watches.
  private var promises: Set<String> = []

  init(
    session: Session, past: SwiftPast, choice: SwiftChoice?, writer: SwiftWriter, file: SwiftFile,
    checks: SwiftChecks, isOfLooks: Bool
  ) {
    (self.session, self.past, self.choice, self.writer) = (session, past, choice, writer)
    (self.file, self.isOfLooks, world) = (file, isOfLooks, session.newWorld())
    var checks = checks
    let watched = isOfLooks ? [] : checks.takeWatched(on: past.nodes)
    watches = watched.enumerated().map { ("\($0)", $1) }
    self.checks = checks
  }

  /// Writes the entries, with the checks and promises on the way.
  mutating func write(_ call: Invocation) throws(Mistake) {
    look(at: session.timeline.nodes[0], past.nodes[...])
    var place = -1
    for (index, node) in past.nodes.enumerated() {
      try call.check()
      guard let entry = node.entry else { continue }
      place += 1
      let pieces = pieces(of: entry)
      var now = node.end - pieces.reduce(0) { $0 + ($1.ticks ?? 0) }
      for piece in pieces where piece.ticks != nil || choice?.places.contains(place) ?? true {
        let ticks = piece.ticks ?? 0
        now += ticks
        if ticks > 0, !watches.isEmpty { pass(ticks, to: now) } else { file.add(piece) }
      }
      if writer.form == .test, !isOfLooks { watchPromises() }
      look(at: node, past.nodes[(index + 1)...])
    }
  }

  private func pieces(of entry: Entry) -> [SwiftWriter.Piece] {
    var pieces: [SwiftWriter.Piece] = []
    let errors = world.stage.programmerErrors.count
    let calls = session.perform(entry, on: world) { execute in
      pieces = writer.write(entry, in: world, execute)
    }
    for error in world.stage.programmerErrors.dropFirst(errors) {
      pieces.append(writer.untold(entry, programmerError: error))
    }
    if calls, !world.stage.isBetweenBeginAndCommit { pieces.append(writer.turn()) }
    return pieces
  }

  // Watches begin and end with their stretches, while time passes.
  private mutating func pass(_ ticks: Int64, to end: Int64) {
    var now = end - ticks
    let ends = watches.flatMap { [$0.watched.stretch.start, $0.watched.stretch.end] }
    for next in Set(ends.filter { $0 > now && $0 < end }).sorted() + [end] {
      for (key, watch) in watches where watch.stretch.start == now {
        file.begin(writer.watch(watch.promise, nil, held: true, in: world), key)
      }
      file.add(.time(next - now))
      for (key, watch) in watches where watch.stretch.end == next { file.end(key) }
      now = next
    }
  }

  // Watches promises from where they are given.
  private mutating func watchPromises() {
    for name in promises.subtracting(world.promises.keys).sorted() { file.end("promise \(name)") }
    for (name, promise) in world.promises where !promises.contains(name) {
      let watch = writer.watch(promise, name, held: !past.broken.contains(name), in: world)
      file.begin(watch, "promise \(name)")
    }
    promises = Set(world.promises.keys)
  }

  private mutating func look(at node: Timeline.Node, _ following: ArraySlice<Timeline.Node>) {
    for entry in checks.takePlain(at: node.place) {
      file.add(writer.write(check: entry, in: world))
    }
    checks.takeLooks(at: node, following, on: file).map { add($0) }
  }

  /// Writes checks over time.
  mutating func add(_ looks: SwiftChecks.Looks) {
    file.add(writer.write(looks.kept, at: looks.moments, in: world), since: looks.back)
  }

  /// Keeps the animators that would otherwise be released before they end.
  mutating func keepAnimators() {
    let animators = world.names.compactMap { name, named -> String? in
      guard case .animator(let animator) = named, choice?.tells(name) ?? true else { return nil }
      let rests = animator.state != .inactive && !animator.isRunning
      return rests || animator.pausesOnCompletion ? name : nil
    }
    file.keep(animators, in: world)
  }
}

extension SwiftWriter.Piece {
  fileprivate var ticks: Int64? { if case .time(let ticks) = self { ticks } else { nil } }
}
