/// The rows of a dope sheet, from the stage's events and its lives; names are as typed.
struct LifeRows {
  let world: World
  // By their subjects, in the order in which they happened; looked up only.
  private let events: [String: [StageEvent]]

  package init(world: World) {
    self.world = world
    events = Dictionary(grouping: world.stage.events, by: \.subject)
  }

  private typealias Bar = DopeSheet.Bar
  private var end: Double { world.stage.now }
  // More runs than this cannot be told apart.
  private static let mostWays = 400

  /// A row for each animator, animation block, layer animation and chain, by when they began.
  package func rows<E>(asking check: () throws(E) -> Void) throws(E) -> [DopeSheet.Row] {
    let lives = world.stage.lives
    let runs = Dictionary(grouping: lives.filter { $0.kind == .animator }, by: \.name)
    var animators: Set<String> = []
    var rows = world.chains.map { transported(Name.typed($0.name), lives: []) }
    for life in lives {
      try check()
      if life.kind != .animator {
        rows.append(row(of: life))
      } else if animators.insert(life.name).inserted {
        rows.append(transported(life.name, lives: runs[life.name] ?? []))
      }
    }
    let sorted = rows.filter { !$0.bars.isEmpty }.enumerated().sorted {
      ($0.element.bars[0].start, $0.offset) < ($1.element.bars[0].start, $1.offset)
    }.map(\.element)
    var names = UniqueNames(separator: " ")
    return sorted.map { row in
      var row = row
      row.name = names.claim(row.name)
      return row
    }
  }

  // Each path once, motion first, and both numbers of a point or a size as one.
  fileprivate static func joined(_ paths: [String]) -> [String] {
    let all = Array(OrderedSet(paths))
    return CurveGroup.groups(of: MovedKind.sorted(all) { $0 }) { _, _ in true }.map(\.name)
  }

  // Animators and chains are started, paused, reversed and stopped by calls, each of which is an event.
  private func transported(_ name: String, lives: [Life]) -> DopeSheet.Row {
    var row = DopeSheet.Row(name: name, moves: Self.joined(lives.flatMap(\.moves)), bars: [])
    var open: (stretch: DopeSheet.Stretch, start: Double)?
    var isBack = false
    // Lives and events are in the order of time.
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
        open = (isBack ? .back : .there, start)
      case .paused, .pausedOnCompletion:
        close(at: time)
        open = (.rest, time)
      case .reversed(let isReversed):
        isBack = isReversed
        guard let running = open, running.stretch.isWay else { continue }
        close(at: time)
        open = (isBack ? .back : .there, max(running.start, time))
      case .stopped:
        close(at: time)
        row.ending = .cutShort
      case .completed:
        close(at: time)
        isBack = false
      default: continue
      }
    }
    if open?.stretch.isWay == true { row.ending = .open }
    close(at: end)
    return row
  }

  private func row(of life: Life) -> DopeSheet.Row {
    let last = min(life.end ?? end, end)
    var bars: [Bar] = []
    if life.start > life.begin {
      bars.append(Bar(.delay, from: life.begin, to: min(life.start, last)))
    }
    if life.start <= last { bars += ways(of: life, until: last) }
    let isOpen = life.end.map { $0 > end } ?? true
    let moves = Self.joined(life.moves)
    let ending: DopeSheet.RowEnd =
      life.isOver ? (life.isCutShort ? .cutShort : .regular) : isOpen ? .open : .regular
    // A block without a name is called by what it moves.
    return DopeSheet.Row(
      name: life.isNamedByMoves ? nil : life.name, moves: moves, bars: bars, ending: ending)
  }

  private func ways(of life: Life, until last: Double) -> [Bar] {
    guard let way = life.way, way > 0, (last - life.start) / way < Double(Self.mostWays) else {
      return [Bar(life.isReversed ? .back : .there, from: life.start, to: last)]
    }
    // A much shorter run is a rounding error.
    let count = max(1, Int(((last - life.start) / way - 1e-9).rounded(.up)))
    return (0..<count).map { place in
      let isBack = (life.autoreverses && place % 2 == 1) != life.isReversed
      return Bar(
        isBack ? .back : .there, from: life.start + Double(place) * way,
        to: place + 1 == count ? last : life.start + Double(place + 1) * way)
    }
  }
}

extension Life {
  // The names of blocks without a name: verbs, which nothing else can be called.
  private static let verbs: Set<String> = ["animate", "begin"]

  /// Whether it is a block without a name, which is called by what it moves.
  package var isNamedByMoves: Bool { kind == .block && Self.verbs.contains(name) && !moves.isEmpty }

  /// Its name, or else what it moves: `box.center +2`.
  package var calledName: String {
    isNamedByMoves ? DopeSheet.Row(name: nil, moves: LifeRows.joined(moves), bars: []).name : name
  }
}
