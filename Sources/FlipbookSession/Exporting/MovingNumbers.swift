import FlipbookLanguage
import FlipbookPictures
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
  private struct Track {
    let path: String
    let measure: Measure
    var runs: [(first: Int, value: Value?)] = []

    // Of two that are seen before one and the same moment, the later is the one seen at it.
    mutating func see(_ value: Value?, at place: Int) {
      if let last = runs.last, last.value == value { return }
      runs.append((place, value))
    }
  }

  private struct Source {
    var tracks: [Track]
    var lastLook = 0
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
      for index in sources.values[slot].tracks.indices {
        sources.values[slot].tracks[index].see(nil, at: place)
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
        tracks: paths.map { path, measure in
          Track(path: typed + path, measure: measure, runs: place > 0 ? [(0, nil)] : [])
        })
    }
    sources.values[slot].lastLook = looks
    var index = 0
    for value in values {
      sources.values[slot].tracks[index].see(value, at: place)
      index += 1
    }
    for value in others {
      sources.values[slot].tracks[index].see(value, at: place)
      index += 1
    }
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
    sources.values.reduce(0) { $0 + $1.tracks.count { $0.runs.count > 1 } }
  }

  /// A column for each number that moves.
  ///
  /// - Parameter count: how many moments were looked at.
  func columns(count: Int) -> [Samples.Column] {
    columns(of: sources.values.flatMap(\.tracks).filter { $0.runs.count > 1 }, count: count) {
      Self.moves($1, of: $2)
    }
  }

  /// The columns with some names, whether they move or not.
  func columns(count: Int, named names: Set<String>) -> [Samples.Column] {
    columns(of: sources.values.flatMap(\.tracks), count: count) { name, _, _ in
      names.contains(name)
    }
  }

  private func columns(
    of tracks: [Track], count: Int,
    where isWanted: (String, [Double], [[NumberOfValue]]) -> Bool
  ) -> [Samples.Column] {
    tracks.flatMap { track -> [Samples.Column] in
      let runs = track.runs.map { run in
        (first: run.first, numbers: run.value?.numbers(counting: track.measure))
      }
      let there = runs.compactMap(\.numbers)
      guard let known = there.first else { return [] }
      return known.indices.compactMap { index in
        let name = track.path + known[index].member
        guard isWanted(name, there.compactMap { $0[index].value }, there) else { return nil }
        var values: [Double?] = []
        for (place, run) in runs.enumerated() {
          let end = place + 1 < runs.count ? runs[place + 1].first : count
          values += repeatElement(run.numbers?[index].value, count: max(0, end - run.first))
        }
        return Samples.Column(name: name, unit: known[index].unit, values: values)
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
