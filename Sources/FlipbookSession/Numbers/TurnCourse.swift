/// The rotations that a transform goes through, as angles that do not jump.
///
/// Core Animation reads a rotation as turns about x, y and z. Each starts over after a turn, that
/// about y after half a turn, so a card that flips over would have three curves that jump. Here a
/// rotation about one axis has one angle, which keeps counting. For a rotation about several axes,
/// each angle stays as near as possible to the one before (choice).
package struct TurnCourse {
  // The one axis that all the rotations are about; `nil` where there are several.
  private let axis: SIMD3<Double>?
  private var last: SIMD3<Double>?

  // Smaller differences are rounding.
  private static let margin = 1e-6

  /// - Parameter transforms: all transforms of the course, in any order.
  package init(_ transforms: [CATransform3D]) {
    let turns = transforms.map(\.turn)
    // The largest turn has the most exact axis; rounding decides that of a tiny one.
    let axis = turns.max { $0.angle < $1.angle }.map { Self.upward($0.axis) } ?? [0, 0, 1]
    let isOne = turns.allSatisfy { turn in
      let aside = turn.axis - axis * (turn.axis * axis).sum()
      return (aside * aside).sum().squareRoot() * turn.angle < Self.margin
    }
    self.axis = isOne ? axis : nil
  }

  // The direction of an axis that points to greater z, or else y, or else x.
  private static func upward(_ axis: SIMD3<Double>) -> SIMD3<Double> {
    let axis = axis.replacing(with: 0, where: axis .> -margin .& axis .< margin)
    let leading = [axis.z, axis.y, axis.x].first { $0 != 0 } ?? 1
    let upward = leading < 0 ? -axis : axis
    return upward.max() > 1 - margin * margin ? upward.rounded(.toNearestOrEven) : upward
  }

  /// Begins another stretch, whose first angles do not depend on earlier ones.
  mutating func restart() { last = nil }

  /// The angles of the next transform, in radians, with the names of its members.
  mutating func angles(of transform: CATransform3D) -> [(member: String, angle: Double)] {
    let angles =
      axis.map { $0 * angle(of: transform.turn, about: $0) }
      ?? near(SIMD3(transform.numbers(atKeyPaths: Self.members).joined()))
    last = angles
    guard let axis, axis.max() < 1 else {
      return Self.members.enumerated().map { ($1, angles[$0]) }
    }
    let most = max(axis.max(), -axis.min())
    let parts = (0..<3).map { NumberText.brief(axis[$0] / most, digits: 3) }
    let name = "rotation\(Self.aboutText)\(parts.joined(separator: ", ")))"
    return [(name, (angles * axis).sum())]
  }

  /// The text between the name of a rotation and an axis other than x, y and z.
  package static let aboutText = " about ("

  private static let members = ["rotation.x", "rotation.y", "rotation.z"]

  private func angle(
    of turn: (angle: Double, axis: SIMD3<Double>), about axis: SIMD3<Double>
  ) -> Double {
    let angle = (turn.axis * axis).sum() < 0 ? -turn.angle : turn.angle
    return Self.near(angle, to: last.map { ($0 * axis).sum() } ?? angle)
  }

  // Two sets of angles give the same rotation: the other has π - y, and half a turn more about x
  // and z. Picks the nearer one.
  private func near(_ angles: SIMD3<Double>) -> SIMD3<Double> {
    guard let last else { return angles }
    let others = SIMD3(angles.x + .pi, .pi - angles.y, angles.z + .pi)
    let both = [angles, others].map { angles in
      SIMD3((0..<3).map { Self.near(angles[$0], to: last[$0]) })
    }
    let ways = both.map { (($0 - last) * ($0 - last)).sum() }
    return ways[1] < ways[0] - Self.margin ? both[1] : both[0]
  }

  /// An angle moved by whole turns, as near as possible to another one; up to half a turn away from
  /// it, the angle stays as it is.
  static func near(_ angle: Double, to other: Double, turn: Double = 2 * .pi) -> Double {
    let turns = (other - angle) / turn
    return abs(turns) < 0.5 + margin ? angle : angle + turn * turns.rounded()
  }
}
