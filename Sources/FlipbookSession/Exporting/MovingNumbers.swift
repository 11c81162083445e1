import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The numbers of everything that has a name and moves, collected moment by moment.
///
/// Views and layers are looked at, what is shown of them or their models. A number moves when it
/// changes at all, by whatever means; what is left of rounding is no motion. The order is that of
/// the names, and within one that of its properties. A view's properties go by a view's words, the
/// others by its layer's: `box.center.x`, `box.layer.borderWidth`.
struct MovingNumbers {
  /// The values of one property, each with the number of the moment it was first seen at.
  private struct Course {
    let path: String
    let measure: Measure
    var runs: [(first: Int, value: Value?)] = []

    // Of two that are seen before one and the same moment, the later is the one seen at it.
    mutating func see(_ value: Value?, at place: Int) {
      if !runs.isEmpty, runs[runs.count - 1].value == value { return }
      runs.append((place, value))
    }

    var isColor: Bool {
      runs.contains { if case .color? = $0.value { true } else { false } }
    }
  }

  private struct Source {
    var courses: [Course]
    var lastLook = 0

    mutating func see(
      _ values: some Sequence<Value>, _ others: some Sequence<Value>, at place: Int, look: Int
    ) {
      lastLook = look
      var index = 0
      for value in values {
        courses[index].see(value, at: place)
        index += 1
      }
      for value in others {
        courses[index].see(value, at: place)
        index += 1
      }
    }
  }

  private var sources: OrderedDictionary<String, Source> = [:]
  private var looks = 0
  private let reading: Scope.Reading

  init(reading: Scope.Reading = .shown) {
    self.reading = reading
  }

  /// Looks at what is there.
  ///
  /// - Parameters:
  ///   - place: the number of the moment from 0, or of the next to come.
  ///   - check: asked at each view and layer.
  mutating func look<Failure: Error>(
    at world: World, _ place: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) {
    looks += 1
    for (name, named) in world.names {
      try check()
      switch named {
      case .view(let view):
        let face = face(of: view.layer)
        see(
          name, Self.viewPaths, at: place,
          Self.viewProperties.lazy.map { $0.read(ViewFace(view: view, layer: face)) },
          Self.ownProperties.lazy.map { $0.read(face) })
      case .layer(let layer):
        let face = face(of: layer)
        see(
          name, Self.layerPaths, at: place,
          Self.layerProperties.lazy.map { $0.read(face) }, EmptyCollection())
      default: continue
      }
    }
    // What was there before and is gone has no value any more.
    for slot in sources.values.indices where sources.values[slot].lastLook < looks {
      for index in sources.values[slot].courses.indices {
        sources.values[slot].courses[index].see(nil, at: place)
      }
    }
  }

  private func face(of layer: CALayer) -> CALayer {
    reading == .shown ? layer.presentation() ?? layer : layer
  }

  private mutating func see(
    _ name: String, _ paths: [(path: String, measure: Measure)], at place: Int,
    _ values: some Sequence<Value>, _ others: some Sequence<Value>
  ) {
    let slot = sources.index(forKey: name) ?? sources.count
    if slot == sources.count {
      let typed = Name.typed(name)
      sources[name] = Source(
        courses: paths.map { path, measure in
          Course(path: typed + path, measure: measure, runs: place > 0 ? [(0, nil)] : [])
        })
    }
    sources.values[slot].see(values, others, at: place, look: looks)
  }

  // MARK: Properties

  private static let viewProperties = ViewFace.properties.all.filter {
    $0.name != "frame" && $0.name != "tag" && $0.kind != .bool
  }
  private static let layerProperties = CALayer.properties.all.filter {
    $0.name != "frame" && $0.kind != .bool
  }
  // What a view calls by another name is not listed twice.
  private static let ownProperties = layerProperties.filter { property in
    property.keyPath == nil || !viewProperties.contains { $0.keyPath == property.keyPath }
  }
  private static let viewPaths =
    viewProperties.map { ("." + $0.name, $0.description.measure) }
    + ownProperties.map { (".layer." + $0.name, $0.description.measure) }
  private static let layerPaths = layerProperties.map { ("." + $0.name, $0.description.measure) }

  // MARK: Columns

  /// How many values have changed so far: each is a number, or several, at every moment.
  var movingCount: Int {
    sources.values.reduce(0) { $0 + $1.courses.count { $0.runs.count > 1 } }
  }

  /// A column for each number that moves.
  ///
  /// - Parameters:
  ///   - count: how many moments were looked at.
  ///   - hasColors: whether the numbers of colours are among them.
  func columns(count: Int, hasColors: Bool = true) -> [Samples.Column] {
    let moving = courses.filter { $0.runs.count > 1 && (hasColors || !$0.isColor) }
    return columns(of: moving, count: count) { Self.moves($1, of: $2) }
  }

  /// The values of each colour that becomes another one, `nil` where there is none.
  func colors(count: Int) -> [(path: String, values: [UIColor?])] {
    courses.filter(\.isColor).compactMap { track in
      let runs = track.runs.map { run -> (Int, UIColor?) in
        if case .color(let color)? = run.value { (run.first, color) } else { (run.first, nil) }
      }
      let known = runs.compactMap(\.1)
      guard known.contains(where: { $0 != known[0] }) else { return nil }
      return (track.path, Self.spread(runs, count: count))
    }
  }

  /// The columns with some names, whether they move or not.
  func columns(count: Int, named names: Set<String>) -> [Samples.Column] {
    columns(of: courses, count: count) { name, _, _ in names.contains(name) }
  }

  private var courses: [Course] { sources.values.flatMap(\.courses) }

  // The values at all the moments, each from the first of its run on.
  private static func spread<Element>(
    _ runs: [(first: Int, value: Element)], count: Int
  ) -> [Element] {
    runs.enumerated().flatMap { place, run in
      let end = place + 1 < runs.count ? runs[place + 1].first : count
      return repeatElement(run.value, count: max(0, end - run.first))
    }
  }

  private func columns(
    of courses: [Course], count: Int,
    where isWanted: (String, [Double], [[NumberOfValue]]) -> Bool
  ) -> [Samples.Column] {
    courses.flatMap { track -> [Samples.Column] in
      let runs = track.runs.map { run in
        (first: run.first, numbers: run.value?.numbers(counting: track.measure))
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

  // Whether numbers differ by more than rounding, or come and go while what they belong to stays.
  private static func moves(_ values: [Double], of all: [[NumberOfValue]]) -> Bool {
    guard let lowest = values.min(), let highest = values.max() else { return false }
    let size = max(1, abs(lowest), abs(highest))
    return highest - lowest > roundingError * size || values.count < all.count
  }

  private static let roundingError = 1e-9
}
