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

  /// The curves, motion first; several lead from their starts to their targets unless they share
  /// one scale.
  func curves(shareScale: Bool) -> [PlotCurve] {
    if case .animator = target {
      return [PlotCurve(name: "progress", times: times, values: progress)]
    }
    let columns = MovedKind.sorted(moving.columns(count: times.count), by: \.name)
    let groups = CurveGroup.groups(of: columns.map(\.name)) {
      !shareScale && CurveGroup.areAlike(columns[$0].values, columns[$1].values)
    }
    return groups.prefix(Self.mostCurves).map { group in
      let ownsScale = columns.count > 1 && !shareScale
      let column = columns[group.places[0]]
      return PlotCurve(
        name: group.name, times: times, values: column.values,
        over: ownsScale
          ? group.places.compactMap { OwnScale(columns[$0].values.lazy.compactMap(\.self)) } : [],
        unit: column.unit == .degrees ? "deg" : "")
    }
  }
}
