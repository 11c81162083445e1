/// The end of a number's motion, and the distance that each of several motions leads it there.
///
/// Numbers led by the same motion go together: each is a constant plus a multiple of the other.
package struct Drive {
  typealias Motion = (cohort: Cohort, group: Cohort.Group, clock: Clock)

  /// The number after all motions have ended.
  package private(set) var end: Double
  private var parts: [(motion: Motion, delta: Double)] = []

  package init(still number: Double) { end = number }

  /// The distance that one motion leads it, 0 for none; `nil` for several.
  package var delta: Double? { parts.count > 1 ? nil : parts.first?.delta ?? 0 }

  /// The drive of the sum of both; parts that cancel out, but for rounding, are dropped.
  package static func + (a: Drive, b: Drive) -> Drive {
    var sum = a
    sum.end += b.end
    for part in b.parts { sum.lead(by: part.delta, part.motion) }
    return sum
  }

  package static func * (a: Drive, factor: Double) -> Drive {
    var product = a
    product.end *= factor
    for place in a.parts.indices { product.parts[place].delta *= factor }
    return product
  }

  fileprivate mutating func lead(by delta: Double, _ motion: Motion) {
    guard delta != 0 else { return }
    guard let place = parts.firstIndex(where: { Self.areSameMotion($0.motion, motion) }) else {
      return parts.append((motion, delta))
    }
    let sum = parts[place].delta + delta
    // Choice: less than a trillionth of the parts is rounding.
    if abs(sum) > 1e-12 * max(abs(delta), abs(parts[place].delta)) {
      parts[place].delta = sum
    } else {
      parts.remove(at: place)
    }
  }

  static func areSameMotion(_ a: Motion, _ b: Motion) -> Bool {
    // Timings that are equal with one value of a number may differ with another.
    let isOneTiming =
      a.cohort === b.cohort
      || a.cohort.twin == nil && b.cohort.twin == nil && a.cohort.media == b.cohort.media
        && a.cohort.isSilent == b.cohort.isSilent
        && a.cohort.playhead == b.cohort.playhead
    let isOnePace = a.group.isVertical == b.group.isVertical || !a.cohort.hasVerticalPace
    return isOneTiming && isOnePace && a.group.movesLike(b.group) && a.clock == b.clock
  }

  /// Whether the same single motion leads both.
  package func sharesMotion(with other: Drive) -> Bool {
    guard parts.count == 1, other.parts.count == 1 else { return false }
    return Self.areSameMotion(parts[0].motion, other.parts[0].motion)
  }
}

extension Contribution {
  func motion(_ component: Int) -> Drive.Motion? {
    tracks[component].map { (cohort, cohort.groups[$0.group], clock) }
  }
}

extension Columns {
  /// The drive of a component of a property to the model value, until the next event; `nil` if it
  /// moves otherwise, such as to another end.
  package func drive(of slot: Slot, _ component: Int) -> Drive? {
    let model = cells.base[Int(slot.firstCell) + component]
    var drive = Drive(still: model)
    // Choice: it gives up on more motions at once, as it compares each with all.
    guard slot.contributions.count <= 16 else { return nil }
    let movers = slot.contributions.filter { $0.tracks[component] != nil }
    for mover in movers {
      guard let place = mover.tracks[component] else { continue }
      let (cohort, group) = (mover.cohort, mover.cohort.groups[place.group])
      let (mixing, track) = (group.mixing, tracks[place.index, in: group.run])
      let end = track.number(at: group.share(at: 1)) + mixing.keep * model
      guard mixing.keep == 1 || movers.count == 1, mixing.keepPerProgress == 0,
        mixing.cumulation == .none, !cohort.isSilent,
        abs(end - model) <= 1e-12 * max(abs(model), abs(track.delta))
      else { return nil }
      drive.lead(by: track.delta, (cohort, group, mover.clock))
    }
    return drive
  }
}
