/// One number that an animation moves: where it starts, how far it goes, and its cell.
struct Track {
  var from: Double
  var delta: Double
  var cell: Int32
}

/// One number that goes from keyframe to keyframe: which of a value's it is, and its cell.
struct FrameTrack {
  var component: Int
  var cell: Int32
}

/// Whoever started a cohort and must know what becomes of it.
package protocol CohortOwner: AnyObject {
  /// Tells that the cohort no longer moves this property: another does, or nothing.
  func cohortLost(_ slot: Slot, isReplaced: Bool)
  /// Tells that the time of something it moves goes another way than before.
  func cohortWasRetimed()
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
    var clock: Clock
    let frames: Keyframes?
    var tracks: ContiguousArray<Track> = []
    var frameTracks: ContiguousArray<FrameTrack> = []
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
  ///
  /// The last is its own, those before are the groups it lies in, the outermost first.
  package internal(set) var media: [MediaTiming] = []

  /// Whether what it moves goes by the time of its layer; else by the stage's, or a sequence's.
  package var followsLayers = false

  /// Whether it shows nothing for now; changed while nothing is posed, see ``Columns/invalidate()``.
  package var isSilent = false

  /// Whether it goes by Core Animation's timing.
  package var isAttached: Bool { !media.isEmpty }

  /// Where a block of the cohort is at a reading of its clock; `nil` while it shows nothing.
  func place(
    of segment: Int, isVertical: Bool, at reading: VirtualTime
  ) -> MediaTiming.Place? {
    guard !isSilent else { return nil }
    guard let own = media.last else {
      // Read where it is, as it is large.
      let progress = withUnsafePointer(to: &playhead) {
        $0.pointee.progress(of: segment, isVertical: isVertical, at: reading)
      }
      return MediaTiming.Place(progress: progress, cycles: 0)
    }
    var reading = reading
    for outer in media.dropLast() {
      guard let inner = outer.localTime(at: reading) else { return nil }
      reading = inner
    }
    return own.place(at: reading)
  }

  // The group for tracks of this kind, made when there is none.
  func group(
    segment: Int, isVertical: Bool, mixing: Mixing, clock: Clock, frames: Keyframes? = nil
  ) -> Int {
    let existing = groups.firstIndex {
      $0.segment == segment && $0.isVertical == isVertical && $0.mixing == mixing
        && $0.clock == clock && $0.frames == frames
    }
    if let existing { return existing }
    let later = writingOrder.firstIndex { groups[$0].segment > segment }
    writingOrder.insert(groups.count, at: later ?? writingOrder.count)
    groups.append(
      Group(
        segment: segment, isVertical: isVertical, mixing: mixing, clock: clock, frames: frames))
    return groups.count - 1
  }

  // Forgets a track without moving the others, whose places are known elsewhere.
  func silence(_ place: TrackPlace) {
    if groups[place.group].frames == nil {
      groups[place.group].tracks[place.index] = Track(from: 0, delta: 0, cell: Cells.sink)
    } else {
      groups[place.group].frameTracks[place.index].cell = Cells.sink
    }
  }

  // Adds a track to a group and returns where it is.
  func append(_ track: Track, to group: Int) -> TrackPlace {
    groups[group].tracks.append(track)
    return TrackPlace(group: group, index: groups[group].tracks.count - 1)
  }

  func append(_ track: FrameTrack, to group: Int) -> TrackPlace {
    groups[group].frameTracks.append(track)
    return TrackPlace(group: group, index: groups[group].frameTracks.count - 1)
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
