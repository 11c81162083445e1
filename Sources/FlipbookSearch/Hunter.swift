/// Looks for sequences of entries that break something, and makes each as short as it can be.
struct Hunter {
  /// A find, and the shortest sequence that shows it.
  struct Catch {
    var find: HuntFind
    var entries: [HuntedEntry]
    let number: Int
    /// The entry with which time runs on until it breaks; `nil` if the entries alone break it.
    var more: String?

    var texts: [String] { entries.map(\.text) + (more.map { [$0] } ?? []) }
  }

  // Choices: the near misses to remember, and the finds that are enough.
  private static let memory = 8
  private static let mostFinds = 8

  private let trial: HuntTrial
  private let moves: HandMoves
  private(set) var catches: [Catch] = []
  private(set) var tried = 0
  /// The nearest that a promise came to being broken, and its name.
  private(set) var nearest: (margin: Double, name: String)?
  private var population: [(margin: Double, entries: [HuntedEntry])] = []

  init(_ trial: HuntTrial, _ moves: HandMoves) { (self.trial, self.moves) = (trial, moves) }

  mutating func hunt(tries: Int, seed: UInt64) throws(Mistake) {
    var dice = HuntDice(seed: seed)
    while tried < tries, catches.count < Self.mostFinds {
      // At first, only time passes; if a hand can do nothing, that is all.
      if tried > 0, moves.isEmpty { break }
      let entries =
        tried == 0
        ? []
        : population.isEmpty || dice.below(2) == 0
          ? moves.sequence(&dice) : moves.mutation(of: dice.one(of: population).entries, &dice)
      tried += 1
      let result = try trial.run(entries)
      for find in result.finds where !catches.contains(where: { $0.find.key == find.key }) {
        try keep(find, result)
      }
      if result.finds.isEmpty { remember(result) }
    }
    for near in population {
      guard let exact = try trial.run(near.entries, isExact: true).nearest else { continue }
      if exact.margin < nearest?.margin ?? .infinity { nearest = exact }
    }
  }

  private mutating func remember(_ result: HuntTrial.Result) {
    guard let (margin, _) = result.nearest,
      population.count < Self.memory || margin < population[population.count - 1].margin
    else { return }
    let place = population.firstIndex { margin < $0.margin } ?? population.count
    population.insert((margin, result.entries), at: place)
    if population.count > Self.memory { population.removeLast() }
  }

  // MARK: Shrinking

  private mutating func keep(_ find: HuntFind, _ result: HuntTrial.Result) throws(Mistake) {
    var best = Catch(find: find, entries: result.entries, number: tried)
    func tryOut(_ entries: [HuntedEntry]) throws(Mistake) -> Bool {
      let result = try trial.run(entries)
      guard let found = result.finds.first(where: { $0.key == find.key }) else { return false }
      (best.find, best.entries) = (found, result.entries)
      best.more = found.time > result.end ? result.more : nil
      return true
    }
    guard try tryOut(result.entries) else { return }
    var count = 0
    repeat {
      count = best.entries.count
      _ = try leavingOut(of: best.entries, while: tryOut)
      var place = 0
      while place < best.entries.count {
        for dial in best.entries[place].dials.indices {
          for value in best.entries[place].dials[dial].simpler {
            var entries = best.entries
            entries[place].dials[dial].value = value
            if try tryOut(entries) { break }
          }
          guard place < best.entries.count else { break }
        }
        place += 1
      }
    } while best.entries.count < count
    catches.append(best)
  }
}

/// Leaves out as many things as possible while `holds` is true of the rest, many at once first.
func leavingOut<Thing>(
  of things: [Thing], while holds: ([Thing]) throws(Mistake) -> Bool
) throws(Mistake) -> [Thing] {
  var (things, size) = (things, max(things.count / 2, 1))
  while true {
    var (end, hasLess) = (things.count, false)
    while end > 0 {
      var fewer = things
      fewer.removeSubrange(max(end - size, 0)..<end)
      if try holds(fewer) { (things, hasLess) = (fewer, true) }
      end -= size
    }
    // At the end, each single thing that is left is needed.
    if size == 1, !hasLess { return things }
    size = max(size / 2, 1)
  }
}
