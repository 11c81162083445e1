import FlipbookPictures
import HeadlessUIKit
import OrderedCollections

/// The numbers that are plotted while something is scrubbed, at one moment.
struct LiveValues {
  private let values: OrderedDictionary<String, Double>

  init(of world: World, _ target: LiveTarget) {
    if case .animator(let name) = target,
      let progress = world.animators.first(where: { $0.name == name })?.animator.progress
    {
      values = ["progress": progress]
    } else {
      values = StateTable(world: world).shownNumbers
    }
  }

  /// The curves of what changes, as many as can be told apart; several of them each over its own
  /// range, as they may be of different kinds.
  static func curves(_ samples: [(time: Double, values: LiveValues)]) -> [PlotCurve] {
    var points: OrderedDictionary<String, [PlotCurve.Point]> = [:]
    for (time, sample) in samples {
      for (name, value) in sample.values {
        points[name, default: []].append(PlotCurve.Point(time: time, value: value))
      }
    }
    let changing = points.filter { _, points in
      points.contains { abs($0.value - points[0].value) > 1e-9 }
    }
    let kept = changing.elements.prefix(mostCurves)
    guard kept.count > 1 else {
      return kept.map { PlotCurve(name: $0.key, points: $0.value) }
    }
    return kept.map { name, points in
      let (low, high) = (points.map(\.value).min() ?? 0, points.map(\.value).max() ?? 1)
      return PlotCurve(
        name: "\(name) \(NumberText.brief(low)) to \(NumberText.brief(high))",
        points: points.map {
          PlotCurve.Point(time: $0.time, value: ($0.value - low) / (high - low))
        })
    }
  }

  // Choice: more cannot be followed in a small picture.
  private static let mostCurves = 4
}
