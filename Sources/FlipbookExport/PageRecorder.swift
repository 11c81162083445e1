import FlipbookCommands
import FlipbookCurves
import FlipbookLooks
import StagePictures

/// Samples a stage for a page: at every frame, and after everything that was typed or due.
final class PageRecorder {
  enum Stop: Error { case full, interrupted }

  // Choice: half an hour at 60 frames a second.
  static let limit = 108_000
  // Choice: all layers of all samples together; these take a second or two.
  static let boxLimit = 100_000
  // Choices: curves show at least thousandths.
  private static let digits = 3

  private(set) var ending: Stop?
  private(set) var moments: RecordedMoments
  private(set) var film = StageFilm()
  private(set) var stage: PageStage
  private(set) var tables = PageTables()
  private(set) var motions = PageMotions()
  private(set) var keyframes = PageKeyframes()

  private let limit: Int
  private let isInterrupted: () -> Bool
  private weak var world: World?
  private var (shown, model) = (MovingNumbers(reading: .shown), MovingNumbers(reading: .model))

  init(rate: Int, limit: Int = limit, fits: Bool? = nil, isInterrupted: @escaping () -> Bool) {
    (moments, self.limit) = (RecordedMoments(rate: rate), limit)
    (stage, self.isInterrupted) = (PageStage(fits: fits), isInterrupted)
  }

  /// Starts with an empty stage, which retains the recorder from here on.
  func watch(_ world: World) {
    self.world = world
    world.stage.record { [self] in
      ending == nil ? moments.nextFrame : nil
    } look: { [self] in
      sample(at: $0, isOnTheWay: $1)
    }
  }

  func finish() { if let world { sample(at: world.stage.ticks, isOnTheWay: false) } }

  // No model changes while only time passes.
  private func sample(at ticks: Int64, isOnTheWay: Bool) {
    guard ending == nil, let world else { return }
    do throws(Stop) {
      if moments.count >= limit || film.layerCount > Self.boxLimit { throw .full }
      let place = moments.count
      moments.append(ticks)
      let check = { [isInterrupted] () throws(Stop) in if isInterrupted() { throw .interrupted } }
      try check()
      try stage.add(film.snapshot(of: world, asking: check), at: place, asking: check)
      try shown.look(at: world, place, asking: check)
      if !isOnTheWay {
        try model.look(at: world, place, asking: check)
        keyframes.look(at: world)
      }
      try tables.look(at: world, place, isOnTheWay: isOnTheWay, asking: check)
      motions.look(at: world, place)
    } catch { ending = error }
  }

  var numbers: [Samples.Column] { shown.columns(count: moments.count, hasColors: false) }

  /// A curve for each of the numbers and each colour that moves, motion first; `check` is called at
  /// each of them.
  func curves<E>(
    of moving: [Samples.Column], in world: World, asking check: () throws(E) -> Void
  ) throws(E) -> [Page.Curve] {
    let models = model.models(of: moving, shown.movingPaths)
    let digits = max(world.settings.digits, Self.digits)
    func track(_ values: [Double?]) -> PageTrack {
      PageTrack(values.map { $0 ?? .nan }, digits: digits)
    }
    let curves = try moving.map(asking: check) { column in
      let unit = column.unit == .degrees ? "deg" : ""
      return Page.Curve(
        column.name, shown: track(column.values), model: track(models[column.name] ?? []),
        unit: unit)
    }
    // A colour is one curve and not the numbers it is made of.
    let colors = try shown.colors(count: moments.count).map(asking: check) { color in
      let words = color.values.map { $0.map { PaintColor($0).fullHexText } }
      return Page.Curve(color.path, shown: PageTrack(words), isColor: true)
    }
    return MovedKind.sorted(curves + colors, by: \.name)
  }
}

struct PageMotions {
  private typealias Motion = (course: ProgressCourse, values: Runs<Double>)

  private var motions: OrderedDictionary<String, Motion> = [:]

  mutating func look(at world: World, _ place: Int) {
    for (name, named) in world.names {
      if case .chain = named {} else if named.animator == nil { continue }
      let slot = motions.index(forKey: name) ?? motions.count
      if slot == motions.count { motions[name] = (ProgressCourse(), Runs()) }
      let gap = place - motions.values[slot].values.count
      motions.values[slot].values.append(.nan, times: gap)
      let progress = motions.values[slot].course.next(of: name, in: world)
      motions.values[slot].values.append(progress)
    }
  }

  /// All motions there ever were, over `count` samples, without progress while they are gone.
  func motions(count: Int) -> [Page.Motion] {
    motions.map { name, motion in
      var values = motion.values
      values.append(.nan, times: count - values.count)
      return (Name.typed(name), PageTrack(values, digits: Self.digits))
    }
  }

  // Choice: smaller steps cannot be seen.
  private static let digits = 4
}

/// The state tables sample by sample: a row for everything that was ever in them.
struct PageTables {
  // A row is identified by its first cells, and by its number among rows with the same ones.
  private struct Key: Hashable {
    let title: String
    let names: [String]
    var number = 1
  }

  private struct Row {
    let columns: [Column]
    // For each column, the cells of the samples so far.
    var cells: [Runs<Cell>]
  }

  private var rows: OrderedDictionary<Key, Row> = [:]

  // How many cells at the left identify a row.
  private static func nameCount(of title: String) -> Int { title == "animations" ? 3 : 1 }

  // The names of the running blocks, read again whenever more than time has passed.
  private var runningBlocks: [String]?

  mutating func look<E>(
    at world: World, _ place: Int, isOnTheWay: Bool, asking check: () throws(E) -> Void
  ) throws(E) {
    for table in try StateTable(world: world).movers(asking: check) {
      let title = table.title ?? ""
      // How many rows have the same names, by the first such row.
      var seen: [Int: Int] = [:]
      if title == "blocks", !isOnTheWay || runningBlocks?.count != table.rows.count {
        runningBlocks = Self.calledNames(in: world, count: table.rows.count)
      }
      for (number, row) in table.rows.enumerated() {
        var cells = row
        if title == "blocks", let name = runningBlocks?[number] { cells[0] = .text(name) }
        let names = cells.prefix(Self.nameCount(of: title)).map { $0.text(digits: 0) }
        var key = Key(title: title, names: names)
        var slot = rows.index(forKey: key) ?? rows.count
        seen[slot, default: 0] += 1
        if let number = seen[slot], number > 1 {
          key.number = number
          slot = rows.index(forKey: key) ?? rows.count
        }
        if slot == rows.count {
          rows[key] = Row(columns: table.columns, cells: table.columns.map { _ in Runs() })
        }
        for (column, cell) in cells.enumerated() {
          rows.values[slot].cells[column].fill(to: place)
          rows.values[slot].cells[column].append(cell)
        }
      }
    }
  }

  // The names of the running blocks, if each has one life.
  private static func calledNames(in world: World, count: Int) -> [String]? {
    guard count > 0 else { return nil }
    let running = world.stage.lives.filter { $0.kind == .block && !$0.isOver }
    return running.count == count ? running.map(\.calledName) : nil
  }

  func tables(digits: Int, count: Int) -> [Page.LiveTable] {
    var tables: OrderedDictionary<String, Page.LiveTable> = [:]
    for (key, row) in rows {
      let names = Self.nameCount(of: key.title)
      let tracks = row.cells.enumerated().map { column, cells in
        // Names stay while the row is gone.
        if column < names {
          let name = cells.all.last { $0.value != .empty }?.value.text(digits: 0)
          return PageTrack([name])
        }
        var cells = cells
        cells.fill(to: count)
        return PageTrack(cells: cells, digits: digits)
      }
      tables[key.title, default: (key.title, row.columns, names, [])].rows.append(tracks)
    }
    return Array(tables.values)
  }
}

extension Runs<Cell> {
  // Adds empty cells up to the number of samples.
  fileprivate mutating func fill(to count: Int) { append(.empty, times: count - self.count) }
}

/// The moments at which the motion of a value begins, ends, or passes a keyframe.
struct PageKeyframes {
  private var times: OrderedDictionary<String, Set<Double>> = [:]

  // Choice: more passes of one motion cannot be told apart.
  private static let mostPasses = 50.0

  mutating func look(at world: World) {
    for layer in world.names.values.lazy.compactMap(\.layer) {
      for way in layer.plannedWays {
        let path = world.path(ofKeyPath: way.keyPath, on: layer)
        let length = way.end - way.start
        let passes = min(way.count, Self.mostPasses)
        for pass in 0..<max(Int(passes.rounded(.up)), 1) {
          let isBack = way.autoreverses && !pass.isMultiple(of: 2)
          for cut in way.cuts + [0, 1] {
            let share = Double(pass) + (isBack ? 1 - cut : cut)
            times[path, default: []].insert(way.start + share * length)
          }
        }
      }
    }
  }

  var all: [(path: String, times: [Double])] { times.map { ($0, $1.sorted()) } }
}
