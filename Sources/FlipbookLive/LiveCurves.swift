import FlipbookCommands
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The curves that are plotted while something is scrubbed, collected moment by moment: the progress
/// of an animator, else some of the numbers that move.
struct LiveCurves {
  private let target: LiveTarget
  private var times: [Double] = []
  private var progress: [Double] = []
  private var moving = MovingNumbers()

  // Choice: more curves cannot be followed in a small picture.
  private static let mostCurves = 4

  init(of target: LiveTarget) { self.target = target }

  /// Looks at a stage whose playhead is at a place, in seconds from the left end.
  mutating func look(at world: World, _ time: Double) {
    if case .animator(let name) = target, let animator = world.names[name]?.animator {
      progress.append(animator.progress ?? 0)
    } else {
      moving.look(at: world, times.count) { () throws(Never) in }
    }
    times.append(time)
  }

  /// The curves; several with different units have a range each unless they share one scale.
  func curves(shareScale: Bool) -> [PlotCurve] {
    if case .animator = target {
      return [PlotCurve(name: "progress", times: times, values: progress)]
    }
    let columns = moving.columns(count: times.count).prefix(Self.mostCurves)
    return columns.map { column in
      let ownsRange = columns.count > 1 && !shareScale
      return PlotCurve(
        name: column.name, times: times, values: column.values,
        over: ownsRange ? OwnRange(column.values.lazy.compactMap(\.self)) : nil,
        unit: column.unit == .degrees ? "deg" : "")
    }
  }
}
