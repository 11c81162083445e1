import FlipbookCommands
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// The curves that are plotted while something is scrubbed, collected moment by moment.
///
/// An animator's is its progress. Where there is none, they are those of the numbers that move, as
/// many as can be followed.
struct LiveCurves {
  private let target: LiveTarget
  private var times: [Double] = []
  private var progress: [Double] = []
  private var moving = MovingNumbers()

  // Choice: more cannot be followed in a small picture.
  private static let mostCurves = 4

  init(of target: LiveTarget) { self.target = target }

  /// Looks at a stage whose playhead is at a place, in seconds from the left end.
  mutating func look(at world: World, _ time: Double) {
    if case .animator(let name) = target,
      let animator = world.names[name]?.animator
    {
      progress.append(animator.progress ?? 0)
    } else {
      moving.look(at: world, times.count) { () throws(Never) in }
    }
    times.append(time)
  }

  /// The curves; several of them each over its own range, as they may be of different kinds, unless
  /// they are to share one scale.
  func curves(shareScale: Bool) -> [PlotCurve] {
    if case .animator = target { return [curve("progress", progress)] }
    let columns = moving.columns(count: times.count).prefix(Self.mostCurves)
    return columns.map { column in
      let unit = column.unit == .degrees ? "deg" : ""
      guard columns.count > 1, !shareScale,
        let range = OwnRange(column.values.lazy.compactMap(\.self))
      else {
        return curve(column.name + (unit.isEmpty ? "" : " (\(unit))"), column.values)
      }
      let shares = column.values.map { $0.map { range.share(of: $0) } }
      return curve("\(column.name) \(range.text(unit: unit))", shares)
    }
  }

  private func curve(_ name: String, _ values: [Double?]) -> PlotCurve {
    PlotCurve(
      name: name,
      points: zip(times, values).map { PlotCurve.Point(time: $0, value: $1 ?? .nan) })
  }
}
