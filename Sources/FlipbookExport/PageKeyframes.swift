import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The moments at which what moves a value begins, ends, or passes a keyframe.
struct PageKeyframes {
  private var times: OrderedDictionary<String, Set<Double>> = [:]

  // Choice: more passes of one motion cannot be told apart.
  private static let mostPasses = 50.0

  /// Takes in what moves now.
  mutating func look(at world: World) {
    for named in world.names.values {
      switch named {
      case .view(let view): look(at: view.layer, in: world)
      case .layer(let layer): look(at: layer, in: world)
      default: continue
      }
    }
  }

  private mutating func look(at layer: CALayer, in world: World) {
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

  /// The moments by their paths, in order.
  var all: [(path: String, times: [Double])] { times.map { ($0, $1.sorted()) } }
}
