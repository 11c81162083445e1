extension Columns {
  /// The sum of the largest numbers that make up a component of a property, or any component.
  package func size(of slot: Slot, _ component: Int?) -> Double {
    guard slot.blending != .transform else {
      return slot.contributions.reduce(slot.model.largest) { $0 + ($1.effect?.size ?? 0) }
    }
    let components = component.map { $0..<$0 + 1 } ?? 0..<slot.width
    return components.reduce(0) { largest, component in
      let base = cells.base[Int(slot.firstCell) + component].magnitude
      return max(
        largest,
        slot.contributions.reduce(base) { sum, contribution in
          let (from, to) = ends(of: contribution, component)
          return sum + max(from.magnitude, to.magnitude) + abs(to - from)
        })
    }
  }

  /// The step in a component, or in any, as springs end at rest at a moment; for a transform, only
  /// the share of its way.
  package func settlingStep(of slot: Slot, _ component: Int?, at now: VirtualTime) -> Double {
    slot.contributions.reduce(0) { sum, contribution in
      let share = contribution.restingStep(at: now)
      guard share > 0, slot.blending != .transform else { return sum + share }
      let components = component.map { $0..<$0 + 1 } ?? 0..<slot.width
      let way = components.reduce(0) { way, component in
        let (from, to) = ends(of: contribution, component)
        return max(way, abs(to - from))
      }
      // The rounding of the share counts as rest too.
      return sum + share * way * (1 + 1e-6)
    }
  }

  // The values that a contribution takes a component from and to.
  private func ends(of contribution: Contribution, _ component: Int) -> (from: Double, to: Double) {
    guard let place = contribution.tracks[component] else { return (0, 0) }
    let group = contribution.cohort.groups[place.group]
    if let course = group.course, let reach = course.frames?.reach(of: course.component) {
      return (-reach, reach)
    }
    let track = tracks[place.index, in: group.run]
    return (track.from, track.from + track.delta)
  }
}

extension MatrixEffect {
  // The sum of the greatest entries of the matrices at its ends.
  fileprivate var size: Double {
    matrix(on: .identity, at: (0, 0)).largest + matrix(on: .identity, at: (1, 0)).largest
  }
}

extension Matrix4 {
  fileprivate var largest: Double { numbers.reduce(0) { max($0, $1.magnitude) } }
}
