import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The rows of a dope sheet: what the stage's ledger and its lives tell of everything that moves.
///
/// Names are as they are typed; so the stage has them in its ledger.
struct LifeRows {
  let world: World
  // By what they tell of, in the order they happened; looked up only.
  private let events: [String: [StageEvent]]

  package init(world: World) {
    self.world = world
    events = Dictionary(grouping: world.stage.events, by: \.subject)
  }

  private typealias Bar = DopeSheet.Bar
  private var end: Double { world.stage.now }
  // More ways than this cannot be told apart.
  private static let mostWays = 400

  /// A row for each animator, animation block, layer animation and chain, by when they began.
  ///
  /// - Parameter check: asked at each life.
  package func rows<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [DopeSheet.Row] {
    let lives = world.stage.lives
    let runs = Dictionary(grouping: lives.filter { $0.kind == .animator }, by: \.name)
    var animators: Set<String> = []
    var rows = world.chains.map { transported(Name.typed($0.name), lives: []) }
    for life in lives {
      try check()
      if life.kind != .animator {
        rows.append(row(of: life, named: life.name))
      } else if animators.insert(life.name).inserted {
        rows.append(transported(life.name, lives: runs[life.name] ?? []))
      }
    }
    return rows.filter { !$0.bars.isEmpty }.enumerated().sorted {
      ($0.element.bars[0].start, $0.offset) < ($1.element.bars[0].start, $1.offset)
    }.map(\.element)
  }

  // Each path once, and both numbers of a point or a size as the whole.
  private static func joined(_ paths: [String]) -> [String] {
    let all = OrderedSet(paths)
    let wholes = all.map { path in
      for (first, second) in [(".x", ".y"), (".width", ".height")] {
        for (one, other) in [(first, second), (second, first)] where path.hasSuffix(one) {
          let whole = String(path.dropLast(one.count))
          if all.contains(whole + other) { return whole }
        }
      }
      return path
    }
    return Array(OrderedSet(wholes))
  }

  // MARK: Animators and chains

  // What is started, paused, turned and stopped by calls, each of which is in the ledger.
  private func transported(_ name: String, lives: [Life]) -> DopeSheet.Row {
    var row = DopeSheet.Row(name: name, moves: Self.joined(lives.flatMap(\.moves)), bars: [])
    var open: (stretch: DopeSheet.Stretch, start: Double)?
    var isBack = false
    // Both are in the order of time: each is looked at once.
    var later = lives[...]
    func close(at time: Double) {
      if let bar = open, bar.start < time {
        row.bars.append(Bar(bar.stretch, from: bar.start, to: time))
      }
      open = nil
    }
    for event in events[name] ?? [] {
      let time = event.time
      switch event.kind {
      case .started:
        close(at: time)
        row.ending = .regular
        later = later.drop { $0.begin < time }
        let life = later.first.flatMap { $0.begin == time ? $0 : nil }
        isBack = life?.isReversed ?? isBack
        let start = life?.start ?? time
        if start > time { row.bars.append(Bar(.delay, from: time, to: min(start, end))) }
        open = (.way(isBack: isBack), start)
      case .paused, .pausedOnCompletion:
        close(at: time)
        open = (.rest, time)
      case .reversed(let isReversed):
        isBack = isReversed
        guard case .way? = open?.stretch else { continue }
        let start = max(open?.start ?? time, time)
        close(at: time)
        open = (.way(isBack: isBack), start)
      case .stopped:
        close(at: time)
        row.ending = .cutShort
      case .completed:
        close(at: time)
        isBack = false
      default: continue
      }
    }
    if case .way? = open?.stretch { row.ending = .open }
    close(at: end)
    return row
  }

  // MARK: Blocks and animations

  private func row(of life: Life, named name: String) -> DopeSheet.Row {
    let last = min(life.end ?? end, end)
    var bars: [Bar] = []
    if life.start > life.begin {
      bars.append(Bar(.delay, from: life.begin, to: min(life.start, last)))
    }
    if life.start <= last { bars += ways(of: life, until: last) }
    let isOpen = life.end.map { $0 > end } ?? true
    return DopeSheet.Row(
      name: name, moves: Self.joined(life.moves), bars: bars,
      ending: life.isOver ? (life.isCutShort ? .cutShort : .regular) : isOpen ? .open : .regular)
  }

  private func ways(of life: Life, until last: Double) -> [Bar] {
    guard let way = life.way, way > 0, (last - life.start) / way < Double(Self.mostWays) else {
      return [Bar(.way(isBack: life.isReversed), from: life.start, to: last)]
    }
    // A way that is shorter than any that can be seen is what rounding has left.
    let count = max(1, Int(((last - life.start) / way - 1e-9).rounded(.up)))
    return (0..<count).map { place in
      let isReturning = life.autoreverses && place % 2 == 1
      return Bar(
        .way(isBack: isReturning != life.isReversed), from: life.start + Double(place) * way,
        to: place + 1 == count ? last : life.start + Double(place + 1) * way)
    }
  }
}
