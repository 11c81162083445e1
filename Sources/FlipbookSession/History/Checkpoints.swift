import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// A copy of a stage at a place of the timeline, to begin there instead of at the root.
///
/// Only a stage at rest is copied: nothing moves, nothing is due and nobody waits, so no code on it
/// can reach into the original. It is only handed out as another copy.
final class Checkpoint {
  let place: Int
  private let world: World

  /// Copies the stage at a place; `nil` when it is not at rest.
  init?(of world: World, at place: Int) {
    guard let copy = world.copyAtRest(makeView: { StageView() }) else { return nil }
    (self.place, self.world) = (place, copy)
  }

  deinit { world.end() }

  func copy() -> World? { world.copyAtRest { StageView() } }
}

/// The checkpoints of a session's timeline: many near the present place, few far from it.
///
/// Between two of them lie about as many entries as between them and the present place, up to a share
/// of the session, which grows with what is on the stage, so that all of them take little memory.
struct Checkpoints {
  /// How many entries lie between two at least; more where there is much to copy: choice.
  var spacing = 64
  // In the order of their places.
  private var kept: [Checkpoint] = []
  // Where one was made last, or could not be.
  private var lastTried = 0

  init(spacing: Int = 64) { self.spacing = spacing }

  var count: Int { kept.count }

  /// The last one on the way to a place, or there.
  func nearest(to place: Int, in timeline: Timeline) -> Checkpoint? {
    kept.last { $0.place <= place && timeline.fork($0.place, place) == $0.place }
  }

  /// Makes one of a stage at a place, if there are to be more; many near the present place.
  mutating func note(_ world: World, at place: Int, seenFrom present: Int) {
    // What is copied is paid for by the entries since the last attempt.
    let size = world.names.count
    guard world.stage.nextDueTicks == nil, abs(place - lastTried) > 2 * size else { return }
    let next = kept.firstIndex { $0.place >= place } ?? kept.count
    let before = next > 0 ? kept[next - 1].place : 0
    guard place - before >= spacing, next == kept.count || kept[next].place > place else { return }
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
      let gap = index + 1 < kept.count ? kept[index + 1].place - (thinned.last?.place ?? 0) : .max
      let most = max(2 * spacing, min(abs(present - checkpoint.place), share))
      if gap > most { thinned.append(checkpoint) }
    }
    kept = thinned
  }
}
