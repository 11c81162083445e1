import FlipbookCommands
import FlipbookLooks
import StagePictures

/// Makes a style sheet of what moves, from even moments and more where motion is not straight.
enum CSSExport {
  // Choice: this many boxes in all moments take about a second.
  private static let mostBoxes = 200_000
  // Choice: more boxes in the first hundredth of a stretch would be too many in all.
  private static let mostEarlyBoxes = 20_000
  // Choices: faster turns may be missed, and so may turns in a stretch of minutes.
  private static let (momentsPerWay, mostMoments, momentsPerSecond) = (32.0, 10_000.0, 120.0)

  static func sheet(_ call: Invocation) throws(Mistake) -> CSSSheet {
    let names = try DrawCommands.layers(of: call, ExportCommands.paths)
    let stretch = try stretch(of: call)
    try checkSize(of: stretch, call)
    let recorder = Recorder(stretch, call)
    let world = try call.replay(preparing: recorder.watch).stage()
    try call.replay.advance(world, to: max(stretch.end, world.stage.ticks))
    try recorder.plan(world)
    let close = Stage.seconds(ticks: stretch.end)
    // An endless motion is seen once from its start to its end.
    let endless = recorder.moments.ways.values.joined().filter { $0.count == .infinity }
    let seen = endless.map { $0.seenWhole(from: Stage.seconds(ticks: stretch.start)) }.max() ?? 0
    if let ticks = Stage.ticks(seconds: seen), ticks > world.stage.ticks {
      try call.replay.advance(world, to: ticks)
    }
    recorder.finish(world)
    if let mistake = recorder.mistake { throw mistake }
    return try CSSSheet(of: recorder.moments, named: names, until: close, asking: call.check)
  }

  // Refuses too much beforehand. In each span the recorder looks once for planned motions, and then
  // at the first moment, the last one and the middle between each two.
  private static func checkSize(of stretch: TimeStretch, _ call: Invocation) throws(Mistake) {
    let isExceeded = try call.session.exceeds(boxes: mostBoxes) { span in
      let (first, last) = (max(span.lowerBound, stretch.start), min(span.upperBound, stretch.end))
      guard first < last else { return 0 }
      let length = Stage.seconds(ticks: last) - Stage.seconds(ticks: first)
      let least = last - first <= 1 ? 2 : last - first <= CSSMoments.leastTicks + 1 ? 3 : 4
      return max(2 * Int(length * momentsPerSecond) + 1, least)
    } goOn: { world throws(Mistake) in
      try call.replay.advance(world, to: max(stretch.end, world.stage.ticks))
    }
    if isExceeded { throw tooMany(call) }
  }

  private static func tooMany(_ call: Invocation) -> Mistake {
    let limit = "\(mostBoxes) boxes in all its moments"
    guard TimeStretch.parameters.contains(where: call.isGiven) else {
      let hint = "a short 'for:' makes fewer"
      return Mistake("this makes more than \(limit)", hint: hint, call.verbSpan)
    }
    return call.tooMany(limit)
  }

  // If every motion is endless, a moment is enough.
  private static func stretch(of call: Invocation) throws(Mistake) -> TimeStretch {
    let isOpen = !call.isGiven(TimeStretch.length) && !call.isGiven(TimeStretch.to)
    if isOpen, call.world.movesEndlessly, try call.replay.rest() == nil {
      let start = call[TimeStretch.from].flatMap(Stage.ticks) ?? call.world.stage.ticks
      return TimeStretch(start: start, end: max(start, call.world.stage.ticks))
    }
    return try TimeStretch(of: call, [])
  }

  /// Looks at a stage as it goes on.
  private final class Recorder {
    private(set) var moments = CSSMoments()
    private(set) var mistake: Mistake?
    private var film = StageFilm()
    // The numbers of the layers that were ever shown; looked up only.
    private var shown: Set<Int> = []
    // The start of the last stretch.
    private var seen = Double.infinity
    private let (start, end): (Int64, Int64)
    private let call: Invocation

    init(_ stretch: TimeStretch, _ call: Invocation) {
      (start, end, self.call) = (stretch.start, stretch.end, call)
    }

    func watch(_ world: World) {
      world.stage.setObserver { [self, unowned world] next in
        let first = max(world.stage.ticks, start)
        if mistake == nil, first < next {
          do throws(Mistake) { try add(world, from: first, to: next - 1) } catch { mistake = error }
        }
        return nil
      }
    }

    func finish(_ world: World) {
      guard mistake == nil else { return }
      do throws(Mistake) { moments.add(try look(at: world)) } catch { mistake = error }
    }

    private func look(at world: World, withHidden: Bool = false) throws(Mistake) -> Snapshot {
      guard film.layerCount <= mostBoxes else { throw tooMany(call) }
      return try film.snapshot(of: world, withHidden: withHidden, asking: call.check)
    }

    /// Records the motions that are planned now; returns whether anything may move.
    @discardableResult func plan(_ world: World) throws(Mistake) -> Bool {
      // New layers get a number; layers that were never shown move nothing visible.
      shown.formUnion(try look(at: world).layers.map(\.id))
      let numbered = film.numbered.filter { shown.contains($0.0) }
      for (id, layer) in numbered {
        for way in layer.plannedWays {
          let way = CSSWay(
            keyPath: way.keyPath, start: way.start, end: way.end, curve: way.curve,
            count: way.count, autoreverses: way.autoreverses, cuts: way.cuts)
          moments.plan(way, of: id)
        }
      }
      return numbered.contains { $0.1.mayShowOther }
    }

    private func add(_ world: World, from first: Int64, to last: Int64) throws(Mistake) {
      if moments.count == 0 {
        try world.stage.peek(atTicks: first) { () throws(Mistake) in
          moments.begin(try look(at: world, withHidden: true))
        }
      }
      let looks = try plan(world) ? lookMoments(from: first, to: last) : [first, last]
      let (start, before) = (Stage.seconds(ticks: first), seen)
      let ways = moments.ways
      func isOnItsWay(_ id: Int) -> Bool {
        guard let ways = ways[id], before < start else { return false }
        let turns = ways.lazy.filter { $0.start < start + 1e-9 && before < $0.close + 1e-9 }
          .flatMap { $0.turns(from: before + 1e-9, to: start + 1e-9) }
        return ways.contains { $0.start < start && start < $0.close } && turns.isEmpty
      }
      seen = start
      var earlyBoxes = 0
      try moments.sample(looks, isOnItsWay: isOnItsWay) { ticks throws(Mistake) in
        let snapshot = try world.stage.peek(atTicks: ticks) { () throws(Mistake) in
          try look(at: world)
        }
        if ticks - first < (last - first) / 100 { earlyBoxes += snapshot.layers.count }
        guard earlyBoxes <= mostEarlyBoxes else { throw tooMany(call) }
        return snapshot
      }
    }

    // Even moments, more if a motion is short, and both sides of each turn.
    private func lookMoments(from first: Int64, to last: Int64) -> [Int64] {
      let (start, close) = (Stage.seconds(ticks: first), Stage.seconds(ticks: last))
      let ways = moments.ways.values.joined().filter { $0.start < close && start < $0.close }
      let shortest = ways.map { $0.end - $0.start }.min() ?? (close - start)
      let rate = max(momentsPerSecond, momentsPerWay / max(shortest, 1e-6))
      let count = Int(min(max(((close - start) * rate).rounded(.up), 1), mostMoments))
      let even = (0...count).map { place in
        first + Int64((Double(last - first) * Double(place) / Double(count)).rounded())
      }
      let turns = ways.flatMap { $0.turns(from: start, to: close) }.compactMap(Stage.ticks) + [end]
      let sides = turns.flatMap { [$0 - 1, $0] }.filter { $0 > first && $0 < last }
      return Set(even + sides).sorted()
    }
  }
}

extension ExportKind { package static let css = ExportKind("its motion", [.css]) }

extension ExportForm {
  package static let css = ExportForm(
    "css", "a style sheet of what moves, for a web page",
    takes: [ExportCommands.paths] + TimeStretch.parameters
  ) { call, _ throws(Mistake) in
    let sheet = try CSSExport.sheet(call)
    return (sheet.text, sheet.count.counted("class", "classes"))
  }
}
