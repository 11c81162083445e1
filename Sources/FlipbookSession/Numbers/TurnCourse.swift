/// The rotations that a transform goes through, as angles that do not jump.
///
/// Core Animation reads a rotation as turns about x, y and z, each of which begins anew after a turn,
/// that about y after half a turn: a card that is flipped over would have three curves that jump. Here
/// a rotation about one axis has one angle, which goes on counting; of a rotation about several, each
/// angle is as near as can be to the one before (choice).
package struct TurnCourse {
  // The one axis that all the rotations are about; `nil` where there are several.
  private let axis: SIMD3<Double>?
  private var last: SIMD3<Double>?

  // What is off by less than this is off by rounding.
  private static let margin = 1e-6

  /// - Parameter transforms: all that there are, in any order.
  package init(_ transforms: [CATransform3D]) {
    let turns = transforms.map(\.turn)
    // Of the smallest turns rounding chooses the axis.
    let axis = turns.max { $0.angle < $1.angle }.map { Self.upward($0.axis) } ?? [0, 0, 1]
    let isOne = turns.allSatisfy { turn in
      let aside = turn.axis - axis * (turn.axis * axis).sum()
      return (aside * aside).sum().squareRoot() * turn.angle < Self.margin
    }
    self.axis = isOne ? axis : nil
  }

  // Of the two directions of an axis the one to greater z, or y, or x.
  private static func upward(_ axis: SIMD3<Double>) -> SIMD3<Double> {
    let axis = axis.replacing(with: 0, where: axis .> -margin .& axis .< margin)
    let leading = [axis.z, axis.y, axis.x].first { $0 != 0 } ?? 1
    let upward = leading < 0 ? -axis : axis
    return upward.max() > 1 - margin * margin ? upward.rounded(.toNearestOrEven) : upward
  }

  /// Begins another way: its first angles are those of a single moment.
  mutating func restart() { last = nil }

  /// The angles of the next transform on the way in radians, with what they are called in it.
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

  /// What stands between a rotation's name and an axis that is none of the coordinates'.
  package static let aboutText = " about ("

  private static let members = ["rotation.x", "rotation.y", "rotation.z"]

  private func angle(
    of turn: (angle: Double, axis: SIMD3<Double>), about axis: SIMD3<Double>
  ) -> Double {
    let angle = (turn.axis * axis).sum() < 0 ? -turn.angle : turn.angle
    return Self.near(angle, to: last.map { ($0 * axis).sum() } ?? angle)
  }

  // The same turns are led to by other angles: about y beyond a quarter, and half a turn more about
  // the others.
  private func near(_ angles: SIMD3<Double>) -> SIMD3<Double> {
    guard let last else { return angles }
    let others = SIMD3(angles.x + .pi, .pi - angles.y, angles.z + .pi)
    let both = [angles, others].map { angles in
      SIMD3((0..<3).map { Self.near(angles[$0], to: last[$0]) })
    }
    let ways = both.map { (($0 - last) * ($0 - last)).sum() }
    return ways[1] < ways[0] - Self.margin ? both[1] : both[0]
  }

  /// An angle with as many turns more or less as bring it near to another; half a turn away from it
  /// it stays as it is.
  static func near(_ angle: Double, to other: Double, turn: Double = 2 * .pi) -> Double {
    let turns = (other - angle) / turn
    return abs(turns) < 0.5 + margin ? angle : angle + turn * turns.rounded()
  }
}
