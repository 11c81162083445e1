/// Whoever owns an animated property and wants to know when it rests again.
package protocol SlotOwner: AnyObject {
  /// Tells that nothing moves the property with this key any more.
  func slotWasReleased(_ key: Int)
}

/// How contributions to one property come together.
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
  var model = Matrix4.identity
  /// What moves the property, in the order of their cohorts.
  package internal(set) var contributions: [Contribution] = []

  init(
    owner: any SlotOwner, key: Int, width: Int, blending: Blending, verticalComponent: Int?,
    firstCell: Int32
  ) {
    self.owner = owner
    self.key = key
    self.width = width
    self.blending = blending
    self.verticalComponent = verticalComponent
    self.firstCell = firstCell
  }
}

/// What one block of one cohort does to one property.
package struct Contribution {
  package let cohort: Cohort
  package let segment: Int
  // What its time goes by.
  var clock: Clock
  // The tracks of its components; empty for a transform.
  var tracks: [TrackPlace] = []
  // What it does to a transform.
  var effect: MatrixEffect?

  /// Whether it goes from keyframe to keyframe.
  var isKeyframed: Bool {
    switch effect?.source {
    case .frames?: true
    case nil: tracks.contains { $0.isUsed && cohort.groups[$0.group].frames != nil }
    default: false
    }
  }

  /// Where it is at a moment of the stage's time; `nil` while it shows nothing.
  func place(at now: VirtualTime, isVertical: Bool = false) -> MediaTiming.Place? {
    cohort.place(of: segment, isVertical: isVertical, at: clock.reading(at: now))
  }
}
