/// The stage of a session with the names that were given on it.
///
/// A world is built by entering entries and is thrown away to go back: nothing in it is known that
/// the entries do not say.
package final class World {
  package internal(set) var stage = Stage()
  package let commands: Commands
  package var names: Names = [:]
  /// The animator that was named last: verbs that leave the name out mean it.
  package var lastAnimator: String?
  package var settings: Settings { didSet { stage.isReduceMotionEnabled = settings.reduceMotion } }
  /// The timing each animator was made with, and the one it was continued with last.
  package var timings: [String: (made: Timing?, continued: Timing?)] = [:]
  // The actions that were given to each layer: by key and name where they stand in their order, up to
  // which number a key's names are taken, and how many there were; looked up, or sorted.
  // A layer is kept alive: its place in memory must not become another's.
  var actions: [ObjectIdentifier: LayerActions] = [:]
  typealias LayerActions = (layer: CALayer, keys: [String: KeyActions], count: Int)
  typealias KeyActions = (places: [String: Int], number: Int)
  package var blocks: OrderedDictionary<String, NamedBlock> = [:]
  /// The names of animate blocks that a block to come sets going.
  var blocksToCome: Set<String> = []
  package var gestureBlocks: [ObjectIdentifier: [Block]] = [:]
  /// The ways that velocities were relative to, where a number is tried.
  package var relativeWays: [Double]?
  package var promises: OrderedDictionary<String, Promise> = [:]
  /// Whether time commands watch the promises; what is entered again was watched before.
  package var keepsPromises = false
  /// The promise that was broken and ended a time command.
  package var broken: (name: String, promise: Promise, breach: Breach)?
  /// The moment of the last turn that was told of, by the name of the promise.
  package var toldTurns: [String: Int64] = [:]
  package var watches: [Watch] = []
  /// Asked in long searches; true ends them.
  package var isInterrupted: () -> Bool = { false }
  /// What has come of the entry so far.
  package var answer = Answer()
  // Whether what happens now was not typed: time moves, or a turn ends.
  private var isUnattended = false
  /// Whether anybody reads answers: what happens on the stage, and remarks.
  package var isHeard = true
  /// The entries that may have caused something, by number from 1: the ledger's causes.
  package var entries = SharedList<String>()
  /// The place on the timeline since which only time has passed.
  package var settledPlace = 0
  package private(set) var progress = EntryProgress()
  package private(set) lazy var reference = WorldReference(self)
  private var kept = KeptList()
  /// How many of the stage's events and errors have been told.
  var told = (events: 0, errors: 0)

  package init(settings: Settings, commands: Commands) {
    (self.settings, self.commands) = (settings, commands)
    stage.isReduceMotionEnabled = settings.reduceMotion
    stage.window.layer.name = "root"
    names["root"] = .view(stage.window)
    listen()
  }

  func listen() {
    stage.lineHandler = { [unowned self] in answer.print($0) }
    stage.setNameText(Name.typed)
  }

  package func setInterruption(_ isInterrupted: @escaping () -> Bool) {
    self.isInterrupted = isInterrupted
    stage.setInterruption(isInterrupted)
  }

  package var text: ValueText { ValueText(digits: settings.digits) }

  // MARK: An entry

  /// Notes that an entry begins: what happens now is caused by it, if the timeline keeps it.
  package func begin(_ entry: Entry, isKept: Bool = true) {
    progress = EntryProgress(stops: entry.stops, lastLook: entry.looks)
    guard isKept else { return }
    entries.append(entry.firstLine)
    stage.cause = entries.count
  }

  package func willChange() { progress.hasChanged = true }

  /// Counts a look along time; throws where the entry ends before it.
  func countLook(_ span: Span) throws(Mistake) {
    guard progress.looks != progress.lastLook else { throw Mistake(.endsHere, span) }
    progress.looks += 1
  }

  /// The number of the next condition of `until` in an entry, and where it stops if that is known.
  package func nextUntil() -> (order: Int, stop: Int64?) {
    defer { progress.untils += 1 }
    return (progress.untils, progress.stops[progress.untils])
  }

  /// Counts a pass of a loop; returns how many there were in the entry, or in the fired block.
  func countPass(inRehearsal: Bool) -> Int {
    let passes = inRehearsal ? \EntryProgress.rehearsedPasses : \.passes
    progress[keyPath: passes] += 1
    return progress[keyPath: passes]
  }

  /// Keeps a name that was put together while a block was looked over.
  func rehearse(name: String) { progress.rehearsedNames.append(name) }

  // MARK: The end

  package func keep(_ surroundings: Surroundings) { kept.append(surroundings) }

  /// Breaks all reference cycles; nobody may use the world after that.
  package func end() {
    kept.forget()
    for (_, chain) in chains { chain.forgetWaits() }
    (names, blocks, actions) = ([:], [:], [:])
    stage = Stage()
    reference.forget()
  }

  // MARK: Happenings

  /// Takes what has come of the entry, recorded as a text unless a command has said another.
  package func takeAnswer(recordedAs entry: String? = nil) -> Answer {
    defer { answer = Answer() }
    answer.entry = answer.entry ?? entry
    return answer
  }

  /// Lets something happen that was not typed, and returns what it printed.
  package func unattended<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Answer {
    let before = answer
    (answer, isUnattended) = (Answer(), true)
    defer { (answer, isUnattended) = (before, false) }
    try body()
    tellEvents()
    return answer
  }

  // Tells what has happened on the stage since the last time.
  private func tellEvents() {
    for event in isHeard ? stage.events(from: told.events) : [] {
      answer.print("  \(text.number(event.time))s  \(event.description)")
    }
    for error in stage.programmerErrors[told.errors...] { answer.print("note: \(error)") }
    told = (stage.eventCount, stage.programmerErrors.count)
  }

  /// Notes that a block runs: what happened is told first, and the loops of a fired one count anew.
  package func beginBlock(isFired: Bool) {
    guard isUnattended else { return skipEvents() }
    tellEvents()
    if isFired { progress.beginBlock() }
  }

  /// Runs what a part of an entry asks of the stage; callbacks without an end are its mistake.
  package func attempt<Result>(
    _ span: Span, _ body: (Stage) throws(StageError) -> Result
  ) throws(Mistake) -> Result {
    do { return try body(stage) } catch { throw Mistake(.endless(error.description), span) }
  }

  /// Goes on after a block that failed.
  package func forgetFault() {
    answer.fault = nil
    stage.isHalted = false
  }

  /// Skips the events so far: they were typed.
  package func skipEvents() { told.events = stage.eventCount }

  // MARK: Names

  /// The name of a layer, or of the view that it belongs to; `nil` once that is forgotten.
  package func name(of layer: CALayer) -> String? {
    // It was given its name when it was made, and has no other one.
    layer.name.flatMap { names[$0]?.layer === layer ? $0 : nil }
  }

  /// Forgets the timing an animator was continued with once that run is over.
  package func forgetContinuation(of animator: UIViewPropertyAnimator) {
    if animator.state == .inactive, let name = animator.label { timings[name]?.continued = nil }
  }

  package var chains: [(name: String, chain: Chain)] {
    names.compactMap { name, named in
      if case .chain(let chain) = named { (name, chain) } else { nil }
    }
  }

  /// Every layer that has a name, the layers of views included, with the path it is reached by.
  package var layers: [(path: String, layer: CALayer)] {
    names.compactMap { name, named in
      switch named {
      case .view(let view): (Name.typed(name) + ".layer", view.layer)
      case .layer(let layer): (Name.typed(name), layer)
      default: nil
      }
    }
  }

  /// Every animator with its name, in the order they were made; a view's dance has its name.
  package var animators: [(name: String, animator: UIViewPropertyAnimator)] {
    names.compactMap { name, named in named.animator.map { (name, $0) } }
  }

  /// The names of the animators that run, a delay included.
  package var runningNames: [String] {
    names.filter { $0.value.animator?.isRunning == true }.map { Name.typed($0.key) }
  }

  /// A view that an animate block moves now, as it is typed.
  package var viewMovedByBlock: String? {
    stage.movingBlocks.first?.motions.first.flatMap { name(of: $0.layer) }.map(Name.typed)
  }
}

/// How far an entry, or a block that time has reached, has come.
package struct EntryProgress {
  /// The stops of its conditions of `until` that are known; see ``Entry/stops``.
  fileprivate var stops: [Int: Int64] = [:]
  /// The look along time before which it ends, where only a part of it is entered.
  fileprivate var lastLook: Int?
  fileprivate var untils = 0
  package fileprivate(set) var looks = 0
  /// Whether it may have changed something; set before a command acts, or a thing is set or named.
  package fileprivate(set) var hasChanged = false
  fileprivate var passes = 0
  fileprivate var rehearsedPasses = 0
  /// The names that were put together while its blocks were looked over.
  fileprivate(set) var rehearsedNames: [String] = []

  // A fired block's loops count anew.
  fileprivate mutating func beginBlock() { (passes, rehearsedPasses, rehearsedNames) = (0, 0, []) }
}

/// What blocks keep: a weak list that is cleared when it has doubled.
private struct KeptList {
  private struct Kept { weak var surroundings: Surroundings? }

  private var all: [Kept] = []
  private var most = 64

  mutating func append(_ surroundings: Surroundings) {
    if all.count >= most {
      all.removeAll { $0.surroundings == nil }
      most = max(64, 2 * all.count)
    }
    all.append(Kept(surroundings: surroundings))
  }

  mutating func forget() {
    for kept in all { kept.surroundings?.forget() }
    all = []
  }
}

extension Entry {
  /// What was typed, and where a promise has stopped it.
  package var told: String { (typed ?? text) + stop }

  /// The first line of what was typed that is not empty.
  package var firstLine: String {
    let text = typed ?? text
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
