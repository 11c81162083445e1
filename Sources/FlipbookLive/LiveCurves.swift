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
  private var numbers = TrueCurves([TrueCurves.Number](), at: [])

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

  /// Ends the looks at the stages of a session, and finds what the numbers reach between two of them.
  mutating func finish(_ session: Session) {
    let columns = MovedKind.sorted(moving.columns(count: times.count), by: \.name)
    numbers = TrueCurves(columns, at: times)
    if target == .stage { try? numbers.findExtremes(Replay(of: session), of: 2 * Self.mostCurves) }
  }

  /// The curves, motion first; several lead from their starts to their targets unless they share
  /// one scale.
  func curves(sharesScale: Bool, digits: Int) -> [PlotCurve] {
    if case .animator = target {
      return [PlotCurve(name: "progress", times: times, values: progress)]
    }
    let ownScales = numbers.numbers.count > 1 && !sharesScale
    return numbers.groups(ownScales: ownScales).prefix(Self.mostCurves).map {
      numbers.curve(of: $0, over: ownScales ? numbers.scales(of: $0) : [], digits: digits)
    }
  }
}
