/// The numbers of views and layers that move, collected moment by moment.
///
/// A number moves when it changes by more than rounding. Numbers come in the order of the names,
/// then of a name's properties. A view's properties have the view's names, the others its layer's:
/// `box.center.x`, `box.layer.borderWidth`.
package struct MovingNumbers {
  // The values of one property, each with the number of the moment it was first seen at.
  private struct Course {
    let path: String
    let measure: Measure
    var runs: [(first: Int, value: Value?)] = []

    // If two values are seen for one moment, the later one counts.
    mutating func see(_ value: Value?, at place: Int) {
      if !runs.isEmpty, runs[runs.count - 1].value == value { return }
      runs.append((place, value))
    }

    // The runs of the equally long `stretches`, one after the other; each begins with a run.
    func runs(stretches: Int, count: Int) -> [[(first: Int, value: Value?)]] {
      if stretches == 1 { return [runs] }
      return (0..<stretches).map { stretch in
        let (start, end) = (stretch * count / stretches, (stretch + 1) * count / stretches)
        let own = runs.filter { (start..<end).contains($0.first) }
        guard own.first?.first != start, let before = runs.last(where: { $0.first < start }) else {
          return own
        }
        return [(start, before.value)] + own
      }
    }

    var isColor: Bool { runs.contains { if case .color? = $0.value { true } else { false } } }
  }

  private struct Source {
    var courses: [Course]
    var lastLook = 0
    var appearance: Appearance?
  }

  private var sources: OrderedDictionary<String, Source> = [:]
  private var looks = 0
  private let reading: Scope.Reading

  package init(reading: Scope.Reading = .shown) { self.reading = reading }

  /// Looks at a stage at the moment with a number, from 0; calls `check` at each view and layer.
  package mutating func look<Failure: Error>(
    at world: World, _ place: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) {
    looks += 1
    for (name, named) in world.names {
      switch named {
      case .view(let view):
        try check()
        see(view.layer, name, Self.viewParts, at: place) { face, index in
          index < Self.viewProperties.count
            ? Self.viewProperties[index].read(ViewFace(view: view, layer: face))
            : Self.ownProperties[index - Self.viewProperties.count].read(face)
        }
      case .layer(let layer):
        try check()
        see(layer, name, Self.layerParts, at: place) { face, index in
          let property = Self.layerProperties[index]
          return layer.has(property.name) ? property.read(face) : nil
        }
      default: continue
      }
    }
    // Things that are gone have no value any more.
    for slot in sources.values.indices where sources.values[slot].lastLook < looks {
      for index in sources.values[slot].courses.indices {
        sources.values[slot].courses[index].see(nil, at: place)
      }
    }
  }

  private mutating func slot(of name: String, _ parts: [Part], at place: Int) -> Int {
    if let slot = sources.index(forKey: name) { return slot }
    let typed = Name.typed(name)
    sources[name] = Source(
      courses: parts.map {
        Course(path: typed + $0.path, measure: $0.measure, runs: place > 0 ? [(0, nil)] : [])
      })
    return sources.count - 1
  }

  // Reads what has changed since the last look.
  private mutating func see(
    _ layer: CALayer, _ name: String, _ parts: [Part], at place: Int,
    reading read: (CALayer, Int) -> Value?
  ) {
    let slot = slot(of: name, parts, at: place)
    let appearance = reading == .shown ? layer.shownAppearance : layer.modelAppearance
    let wasThere = sources.values[slot].lastLook == looks - 1
    let last = wasThere ? sources.values[slot].appearance : nil
    let changes = last.map { appearance.changes(since: $0) } ?? .all
    sources.values[slot].lastLook = looks
    guard !changes.isEmpty else { return }
    sources.values[slot].appearance = appearance
    let face = reading == .shown ? layer.presentation() ?? layer : layer
    for index in parts.indices where !parts[index].values.isDisjoint(with: changes) {
      sources.values[slot].courses[index].see(read(face, index), at: place)
    }
  }

  // MARK: Properties

  private static let viewProperties = ViewFace.properties.all.filter {
    $0.name != "frame" && $0.name != "tag" && $0.kind != .bool
  }
  private static let layerProperties = CALayer.properties.all.filter {
    $0.name != "frame" && $0.kind != .bool
  }
  // Leaves out the properties that a view has under a name of its own.
  private static let ownProperties = CALayer.common.filter { property in
    property.name != "frame" && property.kind != .bool
      && (property.keyPath == nil || !viewProperties.contains { $0.keyPath == property.keyPath })
  }
  // A property to follow: its path after the thing's name, its measure, and the values it shows.
  private struct Part {
    let path: String
    let measure: Measure
    let values: Appearance.Parts

    init<Owner>(_ property: Property<Owner>, behind prefix: String) {
      (path, measure) = (prefix + property.name, property.description.measure)
      values = Appearance.Parts(ofKeyPath: property.keyPath)
    }
  }

  private static let viewParts =
    viewProperties.map { Part($0, behind: ".") } + ownProperties.map { Part($0, behind: ".layer.") }
  private static let layerParts = layerProperties.map { Part($0, behind: ".") }

  // MARK: Columns

  /// How many values have changed so far; each is one or several numbers.
  package var movingCount: Int {
    sources.values.reduce(0) { $0 + $1.courses.count { $0.runs.count > 1 } }
  }

  /// A column for each number that moves, with `count` moments: those of `stretches` equally long
  /// stretches, one after the other.
  package func columns(count: Int, stretches: Int = 1, hasColors: Bool = true) -> [Samples.Column] {
    let moving = courses.filter { $0.runs.count > 1 && (hasColors || !$0.isColor) }
    return columns(of: moving, count: count, stretches: stretches) { Self.moves($1, of: $2) }
  }

  /// The values of each colour that changes; `nil` at moments without one.
  package func colors(count: Int) -> [(path: String, values: [UIColor?])] {
    courses.filter(\.isColor).compactMap { track in
      let runs = track.runs.map { run -> (Int, UIColor?) in
        if case .color(let color)? = run.value { (run.first, color) } else { (run.first, nil) }
      }
      let known = runs.compactMap(\.1)
      guard known.contains(where: { $0 != known[0] }) else { return nil }
      return (track.path, Self.spread(runs, count: count))
    }
  }

  /// The model values of shown numbers, by their names, for the values at some paths.
  ///
  /// An angle counts as many turns as the shown one has when the model is about to change.
  package func models(of shown: [Samples.Column], _ paths: Set<String>) -> [String: [Double?]] {
    let shown = Dictionary(uniqueKeysWithValues: shown.map { ($0.name, $0.values) })
    let count = shown.first?.value.count ?? 0
    let columns = columns(of: courses.filter { paths.contains($0.path) }, count: count) {
      name, _, _ in shown[name] != nil
    }
    return Dictionary(
      uniqueKeysWithValues: columns.map { column in
        guard column.unit == .degrees, let shown = shown[column.name] else {
          return (column.name, column.values)
        }
        var (values, last) = (column.values, 0.0)
        for place in values.indices.reversed() {
          guard let value = column.values[place] else { continue }
          if place + 1 == count || column.values[place + 1] != value {
            last = shown[place].map { TurnCourse.near(value, to: $0, turn: 360) } ?? value
          }
          values[place] = last
        }
        return (column.name, values)
      })
  }

  package var movingPaths: Set<String> {
    Set(courses.lazy.filter { $0.runs.count > 1 }.map(\.path))
  }

  private var courses: [Course] { sources.values.flatMap(\.courses) }

  // The values at all moments; each run's value lasts until the next run.
  private static func spread<Element>(
    _ runs: [(first: Int, value: Element)], count: Int
  ) -> [Element] {
    runs.enumerated().flatMap { place, run in
      let end = place + 1 < runs.count ? runs[place + 1].first : count
      return repeatElement(run.value, count: max(0, end - run.first))
    }
  }

  private func columns(
    of courses: [Course], count: Int, stretches: Int = 1,
    where isWanted: (String, [Double], [[NumberOfValue]]) -> Bool
  ) -> [Samples.Column] {
    courses.flatMap { track -> [Samples.Column] in
      var turns = TurnCourse(track.runs.compactMap { $0.value?.transform })
      var runs: [(first: Int, numbers: [NumberOfValue]?)] = []
      for stretch in track.runs(stretches: stretches, count: count) {
        turns.restart()
        for run in stretch {
          runs.append((run.first, run.value?.numbers(counting: track.measure, &turns)))
        }
      }
      let there = runs.compactMap(\.numbers)
      guard let known = there.first else { return [] }
      return known.indices.compactMap { index in
        let name = track.path + known[index].member
        guard isWanted(name, there.compactMap { $0[index].value }, there) else { return nil }
        let values = runs.map { (first: $0.first, value: $0.numbers?[index].value) }
        return Samples.Column(
          name: name, unit: known[index].unit, values: Self.spread(values, count: count))
      }
    }
  }

  // Whether a number varies by more than rounding, or is absent at times while its value exists.
  private static func moves(_ values: [Double], of all: [[NumberOfValue]]) -> Bool {
    guard let lowest = values.min(), let highest = values.max() else { return false }
    let size = max(1, abs(lowest), abs(highest))
    return highest - lowest > roundingError * size || values.count < all.count
  }

  private static let roundingError = 1e-9
}
