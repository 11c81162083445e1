internal import PropertyEngine

/// A timing curve of Core Animation (Apple: quartzcore/camediatimingfunction).
public final class CAMediaTimingFunction: Hashable {
  let curve: CubicCurve

  /// Makes one of the five named curves; another name is a programmer error.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: curve = .linear
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    case .default: curve = .default
    default: preconditionFailure("there is no timing function named '\(name.rawValue)'")
    }
  }

  /// Makes a curve from its control points; x is clamped to 0…1 (choice).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve =
      CubicCurve(
        validating: Double(min(max(c1x, 0), 1)), Double(c1y), Double(min(max(c2x, 0), 1)),
        Double(c2y)) ?? .linear
  }

  init(_ curve: CubicCurve) { self.curve = curve }

  /// Whether the control points are the same.
  public static func == (lhs: CAMediaTimingFunction, rhs: CAMediaTimingFunction) -> Bool {
    lhs.curve == rhs.curve
  }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }

  /// Reads one of the four control points, from (0, 0) at 0 to (1, 1) at 3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(index), "control points are counted from 0 to 3")
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a name from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even; slow at the start, at the end, or at both.
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// Core Animation's own, (0.25, 0.1) and (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}
