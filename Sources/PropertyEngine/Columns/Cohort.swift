/// The motion of tracks that follow Core Animation's timing or keyframes: a pose computes it once,
/// and layers that are given the same animation at the same time share it.
final class SharedProgress {
  let media: [MediaTiming]
  let clock: Clock
  let frames: Keyframes?
  // The index of its number in the keyframes' values; 0 without keyframes.
  let component: Int
  // The last pose that asked for it, and the answer.
  private var pose = 0
  private var share: Double?

  init(_ media: [MediaTiming], _ clock: Clock, frames: Keyframes?, component: Int) {
    (self.media, self.clock, self.frames, self.component) = (media, clock, frames, component)
  }

  func isSame(as other: SharedProgress) -> Bool {
    component == other.component && clock == other.clock && media == other.media
      && frames == other.frames
  }

  /// The factor of its tracks at a progress; with keyframes, the shown number itself.
  func share(at progress: Double) -> Double {
    frames.map { $0.value(component, at: $0.place(at: progress)) } ?? progress
  }

  /// The same in a pose, for an attached animation; `nil` while it shows nothing.
  func share(in pose: Int, at now: VirtualTime) -> Double? {
    if self.pose != pose {
      self.pose = pose
      share = media.place(at: clock.reading(at: now)).map { share(at: $0.progress) }
    }
    return share
  }
}

package protocol CohortOwner: AnyObject {
  /// Tells that the cohort no longer moves this property: another one does, or nothing.
  func cohortLost(_ slot: Slot, isReplaced: Bool)
  /// Tells that the time of something it moves has changed.
  func cohortWasRetimed()
}

/// Everything that moves together: one playhead and the plain numbers it moves.
///
/// An animator and a `UIView.animate` block are a cohort each, with one eased fraction per moment.
open class Cohort {
  // Tracks that share their progress and mixing.
  struct Group {
    let segment: Int
    let isVertical: Bool
    let mixing: Mixing
    var clock: Clock
    let course: SharedProgress?
    var run = Tracks.Run()
    // The index of its lane, while the columns have their lanes in order.
    var lane = 0

    // Whether both groups move alike, leaving aside whether they are vertical.
    func movesLike(_ other: Group) -> Bool {
      segment == other.segment && mixing == other.mixing && clock == other.clock
        && course?.frames == other.course?.frames && course?.component == other.course?.component
    }

    func share(at progress: Double) -> Double { course?.share(at: progress) ?? progress }

    /// The number that a track shows on top of what lies below.
    func number(_ track: Track, below: Double, at place: MediaTiming.Place) -> Double {
      mixing.value(
        own: track.number(at: share(at: place.progress)), end: track.number(at: share(at: 1)),
        below: below, at: place)
    }
  }

  /// The cohort's number, by creation, which orders the contributions to one property.
  package final internal(set) var id = -1
  /// The owner, not retained: unless it is the cohort itself, it resets this before it is released.
  package final unowned(unsafe) var owner: (any CohortOwner)?
  /// The cohort's playhead; ``Columns/edit(_:_:)`` edits it.
  package final internal(set) var playhead: Playhead
  final var groups: ContiguousArray<Group> = []
  // The slots it moves, and at most as many that it has lost.
  final var slots: Few<Slot> = []
  private var lostCount = 0
  /// Whether it was removed, and moves nothing any more.
  package final internal(set) var isRemoved = false
  // Its place among the cohorts.
  final var index = -1

  package init(playhead: consuming Playhead) { self.playhead = playhead }
  /// Adds a block that moves nothing yet, and returns its index.
  package final func extend(_ add: (inout Playhead) -> Int) -> Int { add(&playhead) }

  /// Core Animation's timing of an attached animation, used instead of the playhead: its own last,
  /// the groups around it first.
  package final internal(set) var media: [MediaTiming] = []
  /// Whether it follows its layer's time, not the stage's or a sequence's.
  package final var followsLayers = false
  /// Whether it shows nothing for now; see ``Columns/silence(_:_:)``.
  package final internal(set) var isSilent = false

  /// The same cohort with another value of a number.
  ///
  /// The values shown over time cover both and everything between; see ``Columns/pair(_:)``. Of
  /// four cohorts, two are each other's twins, and the others have one of these as their twin.
  final unowned(unsafe) var twin: Cohort?

  package final var isAttached: Bool { !media.isEmpty }

  final var repeats: Bool {
    media.contains { $0.repeatCount > 1 || $0.repeatDuration > $0.cycle }
      || withUnsafePointer(to: &playhead) { $0.pointee.leg.cycles.map { $0.count > 1 } ?? false }
  }

  /// The arrival of its playhead, by its own clock; read in place, as a playhead is large.
  package final var ownArrival: VirtualTime? {
    withUnsafePointer(to: &playhead) { $0.pointee.arrival }
  }

  /// Where a block of the cohort is at a reading of its clock; `nil` while it shows nothing.
  package final func place(
    of segment: Int = 0, isVertical: Bool = false, at reading: VirtualTime
  ) -> MediaTiming.Place? {
    guard !isSilent else { return nil }
    guard media.isEmpty else { return media.place(at: reading) }
    // Read where it is, as it is large.
    let progress = withUnsafePointer(to: &playhead) {
      $0.pointee.progress(of: segment, isVertical: isVertical, at: reading)
    }
    return (progress, 0)
  }

  /// Counts a lost slot; drops the lost slots once they are more than half of the slots.
  final func forgetLost() {
    lostCount += 1
    guard lostCount * 2 > slots.count else { return }
    lostCount = 0
    // Released last, as releasing a slot may call this again.
    let all = slots
    slots = all.filter { !$0.indices(of: self).isEmpty }
    withExtendedLifetime(all) {}
  }

  /// Calls `body` with the index of each group, those of earlier blocks first.
  final func forEachGroupInOrder(_ body: (Int) -> Void) {
    let segments = groups.indices.lazy.map { self.groups[$0].segment }
    guard zip(segments, segments.dropFirst()).contains(where: >) else {
      return groups.indices.forEach(body)
    }
    groups.indices.sorted { (segments[$0], $0) < (segments[$1], $1) }.forEach(body)
  }

  final var hasVerticalPace: Bool { !isAttached && playhead.leg.verticalPacing != nil }
}

/// The places of the tracks of a value's components in their cohort.
struct TrackPlaces {
  private var groups = SIMD4<Int32>(repeating: -1)
  private var indices = SIMD4<Int32>(repeating: -1)

  /// The place of one component's track; `nil` if nothing moves the component.
  subscript(component: Int) -> TrackPlace? {
    get {
      groups[component] < 0
        ? nil : TrackPlace(group: Int(groups[component]), index: Int(indices[component]))
    }
    set {
      groups[component] = newValue.map { Int32($0.group) } ?? -1
      indices[component] = newValue.map { Int32($0.index) } ?? -1
    }
  }
}

struct TrackPlace {
  let group: Int
  let index: Int
}
