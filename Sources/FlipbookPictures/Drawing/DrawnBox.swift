/// A box as it is seen: what a picture of a stage is made of.
package struct DrawnBox: Equatable, Sendable {
  /// A place in the window, in points; y grows downwards.
  package typealias Place = SIMD2<Double>

  /// Its corners, around it: four, or another number where a part of it is cut off.
  package var corners: [Place]
  /// What is written into it.
  package var label: String
  /// How solid it is, 0 unseen to 1; what has faded is drawn less solid than it is.
  package var opacity: Double
  /// What it is painted with, where colour can be shown.
  package var ink: Ink?
  /// Whether there is anything inside of its outline that hides what lies below.
  package var isFilled: Bool

  package init(
    corners: [Place], label: String, opacity: Double, ink: Ink? = nil, isFilled: Bool = true
  ) {
    (self.corners, self.label, self.opacity, self.ink) = (corners, label, opacity, ink)
    self.isFilled = isFilled
  }

  /// Whether it can be drawn at all: three corners or more, none of them out of all reach.
  var isInReach: Bool {
    corners.count >= 3
      && corners.allSatisfy { abs($0.x) <= Self.reach && abs($0.y) <= Self.reach }
  }

  private static let reach = 1e9

  /// Where its edges cross a height: a place lies in it that has an odd number of them to the right.
  func crossings(atHeight y: Double) -> [Double] {
    corners.indices.compactMap { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      guard (start.y > y) != (end.y > y) else { return nil }
      return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
    }
  }

  /// Whether its edges run along the columns and rows, give or take a distance in points.
  func isUpright(within distance: Double) -> Bool {
    func runs(along axis: WritableKeyPath<Place, Double>, from first: Int) -> Bool {
      stride(from: first, to: first + 4, by: 2).allSatisfy { corner in
        let way = corners[(corner + 1) % 4] - corners[corner % 4]
        return abs(way[keyPath: axis]) <= distance
      }
    }
    guard corners.count == 4 else { return false }
    return runs(along: \.y, from: 0) && runs(along: \.x, from: 1)
      || runs(along: \.x, from: 0) && runs(along: \.y, from: 1)
  }
}
