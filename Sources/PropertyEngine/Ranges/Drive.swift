/// What leads a number: where it ends, and how far each of some motions leads it there.
///
/// Numbers that the same motion leads go together: each is a sum of a constant and a part of another.
package struct Drive {
  typealias Motion = (cohort: Cohort, group: Cohort.Group, clock: Clock)

  /// The number when all of them have ended.
  package private(set) var end: Double
  private var parts: [(motion: Motion, delta: Double)] = []

  package init(still number: Double) { end = number }

  /// How far one motion leads it, 0 for none; `nil` if several do.
  package var delta: Double? { parts.count > 1 ? nil : parts.first?.delta ?? 0 }

  /// What leads the sum of both: what cancels out but for rounding leads it nowhere.
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
    guard let place = parts.firstIndex(where: { Self.isOne($0.motion, motion) }) else {
      return parts.append((motion, delta))
    }
    let sum = parts[place].delta + delta
    // Choice: what is left of parts a trillion times as large is rounding.
    if abs(sum) > 1e-12 * max(abs(delta), abs(parts[place].delta)) {
      parts[place].delta = sum
    } else {
      parts.remove(at: place)
    }
  }

  static func isOne(_ a: Motion, _ b: Motion) -> Bool {
    // With other values of a number, what takes as long with one need not.
    let isOneTiming =
      a.cohort === b.cohort
      || a.cohort.twin == nil && b.cohort.twin == nil && a.cohort.media == b.cohort.media
        && a.cohort.isSilent == b.cohort.isSilent
        && a.cohort.playhead == b.cohort.playhead
    let isOnePace = a.group.isVertical == b.group.isVertical || !a.cohort.hasVerticalPace
    return isOneTiming && isOnePace && a.group.goesLike(b.group) && a.clock == b.clock
  }

  /// Whether one motion, and the same one, leads both.
  package func goes(with other: Drive) -> Bool {
    guard parts.count == 1, other.parts.count == 1 else { return false }
    return Self.isOne(parts[0].motion, other.parts[0].motion)
  }
}

extension Contribution {
  func motion(_ component: Int) -> Drive.Motion? {
    tracks[component].map { (cohort, cohort.groups[$0.group], clock) }
  }
}

extension Columns {
  /// What leads a component of a property to the model value until the next event; `nil` where it is
  /// led otherwise, as by what does not end there.
  package func drive(of slot: Slot, _ component: Int) -> Drive? {
    let model = cells.base[Int(slot.firstCell) + component]
    var drive = Drive(still: model)
    // Choice: of more motions at once nothing is looked for, as each is compared with all.
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
