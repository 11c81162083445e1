internal import PropertyEngine

/// An animation through several values, or along a path.
///
/// Key times are shares of the duration, rising from 0 to 1: as many as values, one more for
/// discrete animations. Without them values are spread evenly; paced animations ignore them.
/// Invalid times are ignored; a single value has no effect. Apple: quartzcore/cakeyframeanimation.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the types `CABasicAnimation` takes; ignored when there is a path.
  open var values: [Any]? { willSet { willChange() } }
  /// A path for a property that is a point: each element is one keyframe.
  open var path: CGPath? { willSet { willChange() } }
  /// The times at which the values are reached, as shares of the duration.
  open var keyTimes: [NSNumber]? { willSet { willChange() } }
  /// The curves of the segments, one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { willChange() } }
  /// How values are interpolated.
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { willChange() } }
  /// The tension of a cubic curve at each value: 1 tight, −1 round (default: 0).
  open var tensionValues: [NSNumber]? { willSet { willChange() } }
  /// The sharpness of the corner at each value: 1 outward, −1 inward (default: 0).
  open var continuityValues: [NSNumber]? { willSet { willChange() } }
  /// Where the curve bulges: 1 before the value, −1 after (default: 0).
  open var biasValues: [NSNumber]? { willSet { willChange() } }
  /// Whether a layer on a path turns with it (default: `nil`, no).
  open var rotationMode: CAAnimationRotationMode? { willSet { willChange() } }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override var givenValues: [Any] { path == nil ? values ?? [] : [CGPoint.zero] }

  override func way(of width: Int, before: () -> [Double]) -> (way: Way, mixing: Mixing)? {
    guard let frames, frames.width == width else { return nil }
    return (.frames(frames), Mixing(keep: isAdditive ? 1 : 0, cumulation: cumulation))
  }

  private var frames: Keyframes? {
    if let path {
      return Keyframes(
        path: path.elements, times: Self.doubles(keyTimes), mode: calculationMode.mode,
        pacings: pacings)
    }
    let numbers = (values ?? []).compactMap { LayerNumbers($0)?.list }
    guard numbers.count == values?.count else { return nil }
    return Keyframes(
      values: numbers, times: Self.doubles(keyTimes), mode: calculationMode.mode,
      pacings: pacings, tensions: Self.doubles(tensionValues),
      continuities: Self.doubles(continuityValues), biases: Self.doubles(biasValues))
  }

  override var steps: Way? {
    guard calculationMode == .discrete, path == nil, let values else { return nil }
    return Keyframes(
      values: values.indices.map { [Double($0)] }, times: Self.doubles(keyTimes), mode: .discrete,
      pacings: pacings
    ).map(Way.frames)
  }

  override func matrixSource(before: () -> Matrix4) -> MatrixEffect.Source? {
    let matrices = (values ?? []).compactMap(LayerNumbers.matrix)
    guard matrices.count == values?.count,
      let times = KeyTimes(
        count: matrices.count, times: Self.doubles(keyTimes), mode: calculationMode.mode,
        pacings: pacings)
    else { return nil }
    // A discrete animation also has a segment after its last value, in which it stays there.
    let ends = matrices.dropFirst() + [matrices[matrices.count - 1]]
    return .frames(
      times, zip(matrices, ends).map { MatrixPath(from: $0, to: $1, halfTurn: .negative) })
  }

  override var tangent: MatrixEffect.Source? {
    guard path != nil, let rotationMode, let frames else { return nil }
    return .tangent(frames, turnedBy: rotationMode == .rotateAutoReverse ? .pi : 0)
  }

  private var pacings: [CubicCurve] { (timingFunctions ?? []).map(\.curve) }

  private static func doubles(_ numbers: [NSNumber]?) -> [Double] {
    (numbers ?? []).map(\.doubleValue)
  }
}

/// How keyframes are interpolated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a mode from its word; an unknown one counts as linear.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight lines; or none, so that each value is shown until the next one's time.
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete")
  /// Straight lines at one speed, whatever the key times say.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve through the values, in their times or at one speed.
  public static let cubic = Self(rawValue: "cubic"), cubicPaced = Self(rawValue: "cubicPaced")
  fileprivate var mode: Keyframes.Mode { Keyframes.Mode(rawValue: rawValue) ?? .linear }
}

/// How a layer on a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a mode from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis looks along the path, or back along it.
  public static let rotateAuto = Self(rawValue: "auto"),
    rotateAutoReverse = Self(rawValue: "autoReverse")
}
