/// A copy of a stage at a place of the timeline, to begin there instead of at the root.
///
/// Only a stage at rest is copied: nothing moves, is due or waits, so no code on it can reach the
/// original. Callers only get another copy of it.
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
/// The gap between two of them is about their distance to the present place, up to a share of the
/// session. Fuller stages have a larger share, so all of them together take little memory.
struct Checkpoints {
  // A checkpoint, and the place of the previous one on the path to it; 0 is the root.
  struct Kept {
    let checkpoint: Checkpoint
    fileprivate(set) var before: Int

    var place: Int { checkpoint.place }
  }

  /// The least number of entries between two; fuller stages need more: choice.
  var spacing = 64
  // In the order of their places.
  private(set) var kept: [Kept] = []
  // How many entries were carried out since the last attempt to make one.
  private(set) var passed = 0

  /// The last checkpoint on the path to a place, or at it, among the last `most` entries.
  func nearest(to place: Int, in timeline: Timeline, within most: Int = .max) -> Checkpoint? {
    var (place, left, next) = (place, most, kept.count - 1)
    while next >= 0, left > 0 {
      if kept[next].place > place {
        next -= 1
      } else if kept[next].place == place {
        return kept[next].checkpoint
      } else {
        (place, left) = (timeline.nodes[place].parent ?? 0, left - 1)
      }
    }
    return nil
  }

  /// Makes a checkpoint of a stage at a place if one is due, and thins out distant ones.
  ///
  /// - Parameter entered: how many entries were carried out to get there.
  mutating func note(_ world: World, at place: Int, in timeline: Timeline, after entered: Int = 1) {
    // The entries since the last attempt have to pay for the copy.
    let size = world.names.count
    passed += entered
    guard world.stage.nextDueTicks == nil, passed >= max(2 * size + 1, spacing), place >= spacing,
      nearest(to: place, in: timeline, within: spacing) == nil
    else { return }
    passed = 0
    guard let checkpoint = Checkpoint(of: world, at: place) else { return }
    let before = nearest(to: place, in: timeline)?.place ?? 0
    kept.insert(
      Kept(checkpoint: checkpoint, before: before),
      at: kept.firstIndex { $0.place > place } ?? kept.count)
    // Choice: 8 to 64 shares, fewer for fuller stages, so they take some megabytes.
    let share = (kept.last?.place ?? 0) / min(max(2_048 / (16 + size), 8), 64)
    // Other paths are thinned on their own, so they displace no checkpoint on this one.
    var (way, next): (Set<Int>, Int) = ([], place)
    for one in kept.reversed() where one.place == next {
      way.insert(next)
      next = one.before
    }
    for isOnWay in [true, false] {
      thin(seenFrom: timeline.pointer, to: share) { way.contains($0) == isOnWay }
    }
  }

  private mutating func thin(seenFrom present: Int, to share: Int, _ isMeant: (Int) -> Bool) {
    let meant = kept.filter { isMeant($0.place) }
    var (last, gone): (Int, [Int: Int]) = (0, [:])
    for (index, one) in meant.enumerated() {
      let gap = index + 1 < meant.count ? meant[index + 1].place - last : .max
      let most = max(2 * spacing, min(abs(present - one.place), share))
      if gap > most { last = one.place } else { gone[one.place] = one.before }
    }
    kept.removeAll { gone[$0.place] != nil }
    for index in kept.indices {
      while let before = gone[kept[index].before] { kept[index].before = before }
    }
  }
}
