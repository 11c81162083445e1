import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// A stage as it was at a place of the timeline, to begin with there instead of at the root.
///
/// It is a copy of a stage at rest: one on which nothing moves, nothing is due and nobody waits, so
/// that no code hangs on it, which could reach into the stage it was copied from. Nobody ever gets
/// it but as a copy again. Elsewhere there is none, and the way is gone from the last one before.
final class Checkpoint {
  let place: Int
  private let world: World

  /// Copies the stage at a place; `nil` when it is not at rest.
  init?(of world: World, at place: Int) {
    guard let copy = Self.copy(world) else { return nil }
    (self.place, self.world) = (place, copy)
  }

  deinit { world.end() }

  /// A stage that goes on from there.
  func copy() -> World? { Self.copy(world) }

  private static func copy(_ world: World) -> World? { world.copyAtRest { StageView() } }
}

/// The checkpoints of a session's timeline: many near the present place, few far from it.
///
/// Between two of them lie at most about as many entries as there are between them and the present
/// place, and no more than a share of the session: the share is larger where a stage has much on it,
/// so that all of them together take little room.
struct Checkpoints {
  /// How many entries lie between two at least; more where there is much to copy: choice.
  var spacing = 64
  // In the order of their places.
  private var kept: [Checkpoint] = []
  // Where one was made last, or could not be.
  private var lastTried = 0

  init(spacing: Int = 64) { self.spacing = spacing }

  /// How many there are.
  var count: Int { kept.count }

  /// The last one on the way to a place, or there.
  func nearest(to place: Int, in timeline: Timeline) -> Checkpoint? {
    kept.last { $0.place <= place && timeline.fork($0.place, place) == $0.place }
  }

  /// Takes note of a stage at a place on the way, which may become one.
  ///
  /// - Parameter present: the place near to which there are to be many.
  mutating func note(_ world: World, at place: Int, seenFrom present: Int) {
    // What is copied is paid for by the entries since the last attempt.
    let size = world.names.count
    guard world.stage.nextDueTicks == nil, abs(place - lastTried) > 2 * size else { return }
    let next = kept.firstIndex { $0.place >= place } ?? kept.count
    let before = next > 0 ? kept[next - 1].place : 0
    guard place - before >= spacing, next == kept.count || kept[next].place > place
    else { return }
    lastTried = place
    guard let checkpoint = Checkpoint(of: world, at: place) else { return }
    kept.insert(checkpoint, at: next)
    // Choice: shares of some megabytes; of a small stage, each a matter of some entries.
    let shares = min(max(2_048 / (16 + size), 8), 64)
    thin(seenFrom: present, to: (kept.last?.place ?? 0) / shares)
  }

  private mutating func thin(seenFrom present: Int, to share: Int) {
    var thinned: [Checkpoint] = []
    for (index, checkpoint) in kept.enumerated() {
      let gap =
        index + 1 < kept.count
        ? kept[index + 1].place - (thinned.last?.place ?? 0) : .max
      let most = max(2 * spacing, min(abs(present - checkpoint.place), share))
      if gap > most { thinned.append(checkpoint) }
    }
    kept = thinned
  }
}
