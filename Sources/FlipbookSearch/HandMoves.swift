/// The moves that a hand can make on a stage.
struct HandMoves {
  private typealias Dial = HuntedEntry.Dial

  // Choices: the longest sequence, how often time passes in it, and usual lengths of time.
  private static let longest = 6
  private static let timeShare = 0.4
  private static let steps = [0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 2]
  private static let fastest = 2_000.0

  private var moves: [HuntedEntry] = []
  private var times = Self.steps

  /// - Parameter answering: the names of things that answer to fingers. Verbs on these belong to
  ///   their gestures; verbs on other things stand for what an app may do at any time.
  init(on world: World, answering: Set<String>) {
    for (name, named) in world.names {
      let isFree = !answering.contains(name)
      let typed = Name.typed(name)
      switch named {
      case .view(let view):
        addTouches(of: typed, view, on: world.stage.window)
        if isFree, named.animator != nil { addVerbs(Self.verbs, of: typed) }
      case .animator(let animator):
        if isFree { addVerbs(Self.verbs, of: typed) }
        if Self.time.range.contains(animator.duration) { times.append(animator.duration) }
      case .chain where isFree: addVerbs(Self.verbsOfChains, of: typed)
      case .layer, .animation, .chain, .gesture, .value: continue
      }
    }
  }

  var isEmpty: Bool { moves.isEmpty }

  private static let time = Dial(value: 0.1, range: 0.01...10, step: 0.01)
  private static let step = HuntedEntry(.time, "step #s", [time])
  private static let fraction = Dial(value: 0.5, range: 0...1, step: 0.1)
  private static let verbs = [
    "start NAME", "pause NAME", "continue NAME", "reverse NAME", "stop NAME",
    "finish NAME at: start", "finish NAME at: current", "finish NAME at: end",
  ]
  private static let verbsOfChains = [
    "perform NAME", "pause NAME", "start NAME", "reverse NAME", "stop NAME", "decay NAME",
  ]

  private mutating func add(
    _ hand: HuntedEntry.Hand, _ form: String, _ name: String, _ dials: Dial...
  ) { moves.append(HuntedEntry(hand, form, of: name, dials)) }

  private mutating func addVerbs(_ verbs: [String], of name: String) {
    for verb in verbs { add(.verb, verb, name) }
    add(.verb, "scrub NAME #", name, Self.fraction)
  }

  // Adds the touches to which a view's gestures answer; the finger stays in the window.
  private mutating func addTouches(of name: String, _ view: UIView, on window: UIView) {
    let gestures = view.gestureRecognizers ?? []
    guard !gestures.isEmpty else { return }
    func isAnswered(_ what: GestureKind.Answer) -> Bool {
      gestures.contains { GestureKind(of: $0)?.answers(to: what) == true }
    }
    add(.touch, "touch NAME", name)
    if isAnswered(.rests) { add(.touch, "touch NAME hold: 0.6s", name) }
    if isAnswered(.spreads) {
      add(.touch, "touch NAME pinch: #", name, Dial(value: 1, range: 0.1...4, step: 0.1))
    }
    if isAnswered(.turns) {
      add(.touch, "touch NAME rotate: #deg", name, Dial(value: 0, range: -180...180, step: 10))
    }
    guard isAnswered(.drags) else { return }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    func reach(_ place: CGFloat, _ length: CGFloat, _ most: Double, _ step: Double) -> Dial {
      let (least, greatest) = (min(Double(1 - place), 0), max(Double(length - 1 - place), 0))
      // A flick takes a tenth of a second.
      let factor = step == 10 ? 1.0 : 10
      return Dial(
        value: 0, range: max(least * factor, -most)...min(greatest * factor, most), step: step)
    }
    let (width, height) = (window.bounds.width, window.bounds.height)
    let far = (reach(middle.x, width, width, 10), reach(middle.y, height, height, 10))
    let fast = (
      reach(middle.x, width, Self.fastest, 100), reach(middle.y, height, Self.fastest, 100)
    )
    let over = Dial(value: 0.3, range: 0.05...0.5, step: 0.05)
    add(.touch, "touch NAME flick: (#, #)", name, fast.0, fast.1)
    add(.touch, "touch NAME by: (#, #)", name, far.0, far.1)
    add(.touch, "touch NAME by: (#, #) over: #s", name, far.0, far.1, over)
    add(.touch, "touch NAME by: (#, #) cancelled", name, far.0, far.1)
  }

  // MARK: Choosing

  func sequence(_ dice: inout HuntDice) -> [HuntedEntry] {
    (0...dice.below(Self.longest)).map { _ in entry(&dice) }
  }

  private func entry(_ dice: inout HuntDice) -> HuntedEntry {
    guard !moves.isEmpty, dice.share() > Self.timeShare else {
      var entry = Self.step
      entry.dials[0].value = dice.one(of: times)
      return entry
    }
    var entry = dice.one(of: moves)
    for place in entry.dials.indices { randomize(&entry.dials[place], &dice) }
    // Most fingers go along one axis.
    if entry.dials.count > 1, dice.below(8) > 0 { entry.dials[dice.below(2)].value = 0 }
    return entry
  }

  private func randomize(_ dial: inout Dial, _ dice: inout HuntDice) {
    let (low, high) = (dial.range.lowerBound, dial.range.upperBound)
    // Things break at the ends of a range, and at zero.
    switch dice.below(8) {
    case 0: dial.value = low
    case 1: dial.value = high
    default: dial.value = dial.stepped(low + (high - low) * dice.share())
    }
  }

  /// A sequence with one thing in it changed.
  func mutation(of entries: [HuntedEntry], _ dice: inout HuntDice) -> [HuntedEntry] {
    var entries = entries
    guard !entries.isEmpty else { return sequence(&dice) }
    let place = dice.below(entries.count)
    switch dice.below(6) {
    case 0 where entries.count < Self.longest: entries.insert(entry(&dice), at: place)
    case 1 where entries.count < Self.longest: entries.append(entry(&dice))
    case 2 where entries.count > 1: entries.remove(at: place)
    case 3: entries[place] = entry(&dice)
    default:
      guard !entries[place].dials.isEmpty else {
        entries[place] = entry(&dice)
        break
      }
      let dial = dice.below(entries[place].dials.count)
      let old = entries[place].dials[dial]
      let wide = (old.range.upperBound - old.range.lowerBound) * 0.1 * (dice.share() * 2 - 1)
      entries[place].dials[dial].value =
        dice.below(3) == 0 && entries[place].hand == .time
        ? dice.one(of: times) : old.stepped(old.value + wide)
    }
    return entries
  }
}
