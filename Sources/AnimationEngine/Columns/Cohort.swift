/// One number that an animation moves: where it starts, how far it goes, and its cell.
struct Track {
  var from: Double
  var delta: Double
  var cell: Int32
}

/// Whoever started a cohort and must know when another takes a property away from it.
package protocol CohortOwner: AnyObject {
  /// Tells that the cohort no longer moves this property: another does, or nothing.
  func cohortLost(_ slot: Slot, isReplaced: Bool)
}

/// Everything that moves together: one playhead and the plain numbers it moves.
///
/// An animator and a `UIView.animate` block are a cohort each. Their eased fraction is computed
/// once for a moment, whatever the number of tracks.
package final class Cohort {
  // Tracks that share their progress and the way they are written.
  struct Group {
    let segment: Int
    let isVertical: Bool
    let mixing: Mixing
    var tracks: ContiguousArray<Track> = []
  }

  /// Counts up with creation; the order in which contributions to one property are summed.
  package let id: Int
  package weak var owner: (any CohortOwner)?
  /// Where the cohort is; edited through ``Columns/edit(_:_:)`` only.
  package internal(set) var playhead: Playhead
  var groups: [Group] = []
  // The places of the groups, the earliest segment first: the order in which they are written.
  var writingOrder: [Int] = []
  var slots: [Slot] = []
  var isRemoved = false

  init(id: Int, playhead: Playhead) {
    self.id = id
    self.playhead = playhead
  }

  /// Core Animation's timing, for an animation that is attached to a layer; it then stands where
  /// the playhead does for animators and blocks.
  package internal(set) var media: MediaTiming?

  /// Where a block of the cohort is; `nil` while it shows nothing.
  func place(of segment: Int, isVertical: Bool, at now: VirtualTime) -> MediaTiming.Place? {
    guard let media else {
      return MediaTiming.Place(
        progress: playhead.progress(of: segment, isVertical: isVertical, at: now), cycles: 0)
    }
    return media.place(at: now)
  }

  // The group for tracks of this kind, made when there is none.
  func group(segment: Int, isVertical: Bool, mixing: Mixing) -> Int {
    let existing = groups.firstIndex {
      $0.segment == segment && $0.isVertical == isVertical && $0.mixing == mixing
    }
    if let existing { return existing }
    let later = writingOrder.firstIndex { groups[$0].segment > segment }
    writingOrder.insert(groups.count, at: later ?? writingOrder.count)
    groups.append(Group(segment: segment, isVertical: isVertical, mixing: mixing))
    return groups.count - 1
  }

  // Forgets a track without moving the others, whose places are known elsewhere.
  func silence(_ place: TrackPlace) {
    groups[place.group].tracks[place.index] = Track(from: 0, delta: 0, cell: Cells.sink)
  }
}

/// Where a track is within its cohort.
struct TrackPlace {
  let group: Int
  let index: Int

  /// Stands for a component that is not moved.
  static let unused = TrackPlace(group: -1, index: -1)

  var isUsed: Bool { group >= 0 }
}
