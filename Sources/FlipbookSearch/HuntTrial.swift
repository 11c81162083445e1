import FlipbookSession

/// Runs entries on a stage of its own, and reports what they break.
final class HuntTrial {
  private let call: Invocation
  // Only for lookups: the parsed entries by their texts, and the results of sequences.
  private var known: [String: Entry] = [:]
  private var tried: [[HuntedEntry]: Result] = [:]
  /// The findings before anything is entered, and as time alone passes.
  private(set) var before: Set<String> = []

  struct Result {
    /// The entries that could be carried out.
    var entries: [HuntedEntry] = []
    var finds: [HuntFind] = []
    /// The time at the end of the entries, before time ran on.
    var end = 0.0
    var more: String?
    /// By how much the nearest promise was kept, and its name.
    var nearest: (margin: Double, name: String)?
  }

  init(_ call: Invocation) throws(Mistake) {
    self.call = call
    try call.session.endingWorlds { () throws(Mistake) in
      let world = try world()
      let watch = HuntWatch(world)
      before = Set(world.stage.findings.map(\.huntKey))
      _ = try runOn(world, watch)
      before.formUnion(world.stage.findings.map(\.huntKey))
    }
  }

  /// A stage at the place where the hunt begins.
  func world() throws(Mistake) -> World { try call.replay(preparing: { $0.keepAccount() }).stage() }

  /// - Parameter isExact: whether promises are measured at all moments, not only at events.
  func run(_ entries: [HuntedEntry], isExact: Bool = false) throws(Mistake) -> Result {
    try call.check()
    if !isExact, let known = tried[entries] { return known }
    let result = try newResult(of: entries, isExact: isExact)
    // Choice: the most results to keep.
    if !isExact, tried.count < 4_096 { tried[entries] = result }
    return result
  }

  private func newResult(of entries: [HuntedEntry], isExact: Bool) throws(Mistake) -> Result {
    try call.session.endingWorlds { () throws(Mistake) in
      let world = try world()
      world.isHeard = false
      let (watch, first) = (HuntWatch(world, isExact: isExact), world.entries.count)
      var (result, hands) = (Result(), [HuntedEntry.Hand]())
      for entry in entries where watch.find == nil {
        if try carryOut(entry.text, on: world, watch) { result.entries.append(entry) }
        // An entry that is refused may have begun.
        while hands.count < world.entries.count - first { hands.append(entry.hand) }
      }
      watch.see(to: world.stage.ticks)
      result.end = world.stage.now
      if watch.find == nil { result.more = try runOn(world, watch) }
      result.finds = watch.find.map { [$0] } ?? []
      result.finds += world.stage.findings.filter { finding in
        // A pan that stops a motion has moved some points before it begins.
        if finding.isSmallJump, stops(world, at: finding.time) { return false }
        let place = finding.cause - first - 1
        let isOfVerb = hands.indices.contains(place) && hands[place] != .touch
        return !before.contains(finding.huntKey) && finding.isHunted(isOfVerb: isOfVerb)
      }.map { HuntFind($0, in: world) }
      result.nearest = watch.nearest
      return result
    }
  }

  private func stops(_ world: World, at time: Double) -> Bool {
    world.stage.events(from: 0).contains { event in
      if event.time == time, case .stopped = event.kind { true } else { false }
    }
  }

  private func runOn(_ world: World, _ watch: HuntWatch) throws(Mistake) -> String? {
    guard world.movesEndlessly || world.stage.nextDueTicks != nil else { return nil }
    // Choice: the time to run if something never ends.
    let text = world.movesEndlessly ? "step 5s" : "run"
    _ = try carryOut(text, on: world, watch)
    watch.see(to: world.stage.ticks)
    return text
  }

  // Whether the entry was carried out; false if it is refused, as a person's entry may be.
  private func carryOut(
    _ text: String, on world: World, _ watch: HuntWatch
  ) throws(Mistake) -> Bool {
    guard let entry = known[text] ?? (try? call.session.commands.entry(from: text)) else {
      return false
    }
    known[text] = entry
    if let (mistake, isRefusal) = try call.session.attempt(entry, on: world) {
      if case .endless = mistake.kind {} else if isRefusal { return false }
      watch.note(HuntFind(mistake, source: mistake.source ?? text, in: world))
    }
    if let mistake = watch.mistake { throw mistake }
    return true
  }
}

extension Session {
  /// Carries out an entry on a stage that is thrown away.
  ///
  /// - Returns: why it is refused, or what fails in a block that it has begun.
  func attempt(
    _ entry: Entry, on world: World
  ) throws(Mistake) -> (mistake: Mistake, isRefusal: Bool)? {
    do throws(Mistake) {
      try perform(entry, in: Scope(world: world, source: entry.text))
      return nil
    } catch {
      if error.kind == .interrupted { throw error }
      return (error, isRefusal: [nil, entry.text].contains(error.source))
    }
  }
}
