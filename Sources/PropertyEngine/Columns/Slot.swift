import IntervalArithmetic

/// The owner of an animated property, told when nothing moves it any more.
package protocol SlotOwner: AnyObject {
  /// Tells that nothing moves the property with this key any more.
  func slotWasReleased(_ key: Int)
}

/// The rule that combines the contributions to one property.
package enum Blending: Sendable {
  /// Each adds an offset to the model value: geometry.
  case additive
  /// The newest replaces the others: opacity, colours.
  case absolute
  /// Each multiplies an offset onto the model matrix.
  case transform
}

/// One animated property of one layer: its cells and what moves it.
package final class Slot {
  package let owner: any SlotOwner
  package let key: Int
  package let width: Int
  package let blending: Blending
  // The component that follows a leg's vertical pacing: 1 for positions.
  let verticalComponent: Int?
  let firstCell: Int32
  // One matrix for a transform, else none.
  private var models: [Matrix4] = []
  var model: Matrix4 {
    get { models.first ?? .identity }
    set { models.isEmpty ? models.append(newValue) : (models[0] = newValue) }
  }
  /// The contributions that move the property, in the order of their cohorts.
  package internal(set) var contributions: Few<Contribution> = []
  // The order of the last contribution.
  private var last = (cohort: 0, segment: 0)
  /// The number of the cohort that moves it last.
  package var lastMover: Int? { contributions.isEmpty ? nil : last.cohort }
  // The number of cohorts among the contributions, without attached ones.
  private var recordedCount = 0

  init(
    owner: any SlotOwner, key: Int, width: Int, blending: Blending, verticalComponent: Int?,
    firstCell: Int32
  ) {
    (self.owner, self.key, self.width, self.blending) = (owner, key, width, blending)
    (self.verticalComponent, self.firstCell) = (verticalComponent, firstCell)
  }

  /// The number of other cohorts that move the property, without attached ones.
  package func recordedCount(without cohort: Cohort) -> Int {
    recordedCount - (indices(of: cohort).isEmpty ? 0 : 1)
  }

  /// Adds a contribution in its place.
  func insert(_ contribution: consuming Contribution) {
    let (cohort, segment) = (contribution.cohort, contribution.segment)
    if indices(of: cohort).isEmpty {
      if !cohort.isAttached { recordedCount += 1 }
      cohort.slots.append(self)
    }
    let place = count(upTo: (cohort.id, segment))
    guard place < contributions.count else {
      last = (cohort.id, segment)
      return contributions.append(contribution)
    }
    contributions.insert(contribution, at: place)
  }

  func remove(_ places: Range<Int>, of cohort: Cohort) {
    contributions.removeSubrange(places)
    if let latest = contributions.last { last = (latest.cohort.id, latest.segment) }
    if !cohort.isAttached, indices(of: cohort).isEmpty { recordedCount -= 1 }
  }

  /// The contributions in the order of composition: the offsets of a transform come first, the
  /// newest before the others.
  var composed: [Contribution] {
    guard blending == .transform else { return Array(contributions) }
    return contributions.reversed().filter { $0.effect?.isOffset == true }
      + contributions.filter { $0.effect?.isOffset == false }
  }

  package func indices(of cohort: Cohort) -> Range<Int> {
    count(upTo: (cohort.id - 1, .max))..<count(upTo: (cohort.id, .max))
  }

  /// The index of the latest contribution of a cohort's block.
  func index(of cohort: Cohort, segment: Int) -> Int? {
    let latest = count(upTo: (cohort.id, segment)) - 1
    guard latest >= 0 else { return nil }
    let isOwn = contributions.read(latest) { $0.cohort === cohort && $0.segment == segment }
    return isOwn ? latest : nil
  }

  // The number of contributions up to an order; most calls ask for the last.
  private func count(upTo order: (cohort: Int, segment: Int)) -> Int {
    let count = contributions.count
    guard count > 0, last > order else { return count }
    return (count - 1).bisected(from: -1) { place in
      contributions.read(place) { ($0.cohort.id, $0.segment) > order }
    }
  }
}

/// The effect of one block of one cohort on one property.
package struct Contribution {
  package let cohort: Cohort
  package let segment: Int
  // The clock it follows.
  package internal(set) var clock: Clock
  // The tracks of its components; none for a transform.
  var tracks = TrackPlaces()
  // Its effect on a transform.
  var effect: MatrixEffect?

  /// The times of its keyframes; `nil` if it has none.
  var keyTimes: KeyTimes? {
    switch effect?.source {
    case .frames(let times, _)?: times
    case nil:
      (0..<4).lazy.compactMap { component in
        tracks[component].flatMap { cohort.groups[$0.group].course?.frames?.times }
      }.first
    default: nil
    }
  }

  /// Where it is at a moment of the stage's time; `nil` while it shows nothing.
  func place(at now: VirtualTime, isVertical: Bool = false) -> MediaTiming.Place? {
    cohort.place(of: segment, isVertical: isVertical, at: clock.reading(at: now))
  }
}
