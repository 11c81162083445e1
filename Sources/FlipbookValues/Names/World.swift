/// The stage of a session with the names that were given on it.
///
/// Entries build a world, and going back throws it away: the entries determine everything in it.
package final class World {
  package internal(set) var stage = Stage()
  package let commands: Commands
  package var names: Names = [:]
  /// The animator that was named last, which verbs without a name mean.
  package var lastAnimator: String?
  package var settings: Settings { didSet { stage.isReduceMotionEnabled = settings.reduceMotion } }
  /// The timing each animator was made with, and the one it was continued with last.
  package var timings: [String: (made: Timing?, continued: Timing?)] = [:]
  // The actions of each layer: by key and name their places in order, the number up to which a
  // key's names are taken, and the count of all; looked up, or sorted. Layers are kept alive, so
  // that no other one gets their place in memory.
  var actions: [ObjectIdentifier: LayerActions] = [:]
  typealias LayerActions = (layer: CALayer, keys: [String: KeyActions], count: Int)
  typealias KeyActions = (places: [String: Int], number: Int)
  package var blocks: OrderedDictionary<String, NamedBlock> = [:]
  /// The names of animate blocks that a later block starts.
  var laterBlockNames: Set<String> = []
  package var gestureBlocks: [ObjectIdentifier: [Block]] = [:]
  /// The distances to which velocities were relative, where a number is tried.
  package var relativeDistances: [Double]?
  package var promises: OrderedDictionary<String, Promise> = [:]
  /// Whether time commands watch the promises; entries that run again were watched before.
  package var keepsPromises = false
  /// The promise that was broken and ended a time command.
  package var broken: (name: String, promise: Promise, breach: Breach)?
  /// The moment of the last turn that was reported, by the name of the promise.
  package var toldTurns: [String: Int64] = [:]
  package var watches: [Watch] = []
  /// Called in long searches; true ends them.
  package var isInterrupted: () -> Bool = { false }
  /// The answer of the entry so far.
  package var answer = Answer()
  // Whether the present events were not typed: time moves, or a turn ends.
  private var isUnattended = false
  /// Whether anybody reads answers, with the events of the stage and remarks.
  package var isHeard = true
  /// The entries that may have caused something, by number from 1: the ledger's causes.
  package var entries = SharedList<String>()
  /// The place on the timeline since which only time has passed.
  package var settledPlace = 0
  package private(set) var progress = EntryProgress()
  package private(set) lazy var reference = WorldReference(self)
  private var kept = KeptList()
  /// The numbers of the stage's events and errors that were already printed.
  var printed = (events: 0, errors: 0)

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

  /// Begins an entry, which causes everything that happens now, if the timeline keeps it.
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

  /// Keeps a made name while a block is checked.
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

  // MARK: Events

  /// Takes the answer of the entry; `entry` is its transcript, unless a command gave another.
  package func takeAnswer(recordedAs entry: String? = nil) -> Answer {
    defer { answer = Answer() }
    answer.entry = answer.entry ?? entry
    return answer
  }

  /// Runs something that was not typed, and returns what it printed.
  package func unattended<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) -> Answer {
    let before = answer
    (answer, isUnattended) = (Answer(), true)
    defer { (answer, isUnattended) = (before, false) }
    try body()
    tellEvents()
    return answer
  }

  // Prints what has happened on the stage since the last time.
  private func tellEvents() {
    for event in isHeard ? stage.events(from: printed.events) : [] {
      answer.print("  \(text.number(event.time))s  \(event.description)")
    }
    for error in stage.programmerErrors[printed.errors...] { answer.print("note: \(error)") }
    printed = (stage.eventCount, stage.programmerErrors.count)
  }

  /// Begins a block: prints earlier events first; the loops of a fired block start counting at 0.
  package func beginBlock(isFired: Bool) {
    guard isUnattended else { return skipEvents() }
    tellEvents()
    if isFired { progress.beginBlock() }
  }

  /// Runs the stage's part of an entry; callbacks without an end are the entry's mistake.
  package func attempt<Result>(
    _ span: Span, _ body: (Stage) throws(StageError) -> Result
  ) throws(Mistake) -> Result {
    do { return try body(stage) } catch { throw Mistake(.endless(error.description), span) }
  }

  /// Continues after a block that failed.
  package func forgetFault() {
    answer.fault = nil
    stage.isHalted = false
  }

  /// Skips the events so far: they were typed.
  package func skipEvents() { printed.events = stage.eventCount }

  // MARK: Names

  /// The name of a layer, or of the view that it belongs to; `nil` once that is forgotten.
  package func name(of layer: CALayer) -> String? {
    // A layer gets its name when it is made, and keeps it.
    layer.name.flatMap { names[$0]?.layer === layer ? $0 : nil }
  }

  /// Forgets the timing an animator was continued with once that run is over.
  package func forgetContinuation(of animator: UIViewPropertyAnimator) {
    guard animator.state == .inactive, let name = animator.label, timings[name]?.continued != nil
    else { return }
    timings[name]?.continued = nil
  }

  package var chains: [(name: String, chain: Chain)] {
    names.compactMap { name, named in
      if case .chain(let chain) = named { (name, chain) } else { nil }
    }
  }

  /// The wanted layers with a name, including those of views, with their paths.
  package func layers(
    where isWanted: (CALayer) -> Bool = { _ in true }
  ) -> [(path: String, layer: CALayer)] {
    names.compactMap { name, named in
      guard let layer = named.layer, isWanted(layer) else { return nil }
      return (Name.typed(name) + (named.form == .view ? ".layer" : ""), layer)
    }
  }

  /// All animators with their names, in the order they were made; a dance has its view's name.
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

/// The progress of an entry, or of a block that time has reached.
package struct EntryProgress {
  /// The known stops of its `until` conditions; see ``Entry/stops``.
  fileprivate var stops: [Int: Int64] = [:]
  /// The look along time before which it ends, if only a part of it is entered.
  fileprivate var lastLook: Int?
  fileprivate var untils = 0
  package fileprivate(set) var looks = 0
  /// Whether it may have changed something; set before a command acts, or a thing is set or named.
  package fileprivate(set) var hasChanged = false
  fileprivate var passes = 0
  fileprivate var rehearsedPasses = 0
  /// The made names in its blocks that were checked.
  fileprivate(set) var rehearsedNames: [String] = []

  // The loops of a fired block start counting at 0.
  fileprivate mutating func beginBlock() { (passes, rehearsedPasses, rehearsedNames) = (0, 0, []) }
}

/// The surroundings that blocks keep: a weak list that is cleared when it has doubled.
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
  /// The typed text, and where a promise stopped it.
  package var told: String { (typed ?? text) + stop }

  /// The first line of the typed text that is not empty.
  package var firstLine: String {
    let text = typed ?? text
    guard text.hasSign("\n") else { return text }
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
