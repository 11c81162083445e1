import Foundation
internal import PropertyEngine

/// An animation of one property of a layer, by its key path.
///
/// Known are a layer's animatable properties and their parts: `opacity`, `position.x`,
/// `bounds.size.width`, `transform.rotation.z`. An animation of another key path runs its time and
/// moves nothing. Source: developer.apple.com/documentation/quartzcore/capropertyanimation.
open class CAPropertyAnimation: CAAnimation {
  /// What is moved.
  public final var keyPath: String? { willSet { willChange() } }
  /// Whether the result is added to what is there instead of taking its place; transforms are
  /// multiplied.
  public final var isAdditive = false { willSet { willChange() } }
  /// Whether each cycle starts where the last one ended; not with `autoreverses`, and not for
  /// whole transforms (choice).
  public final var isCumulative = false { willSet { willChange() } }
  /// Makes a transform of the values, which are then numbers; `nil` unless set.
  public final var valueFunction: CAValueFunction? { willSet { willChange() } }

  /// Makes an animation of a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The numbers on the way, and how they come together with what lies below.
  ///
  /// - Parameters:
  ///   - width: how many there are.
  ///   - before: what was shown before this turn; asked for where the way depends on it.
  /// - Returns: `nil` when nothing is moved.
  func way(of width: Int, before: () -> [Double]) -> (way: Way, mixing: Mixing)? { nil }

  /// What is done to a transform; `nil` when nothing is moved.
  ///
  /// - Parameter before: what was shown before this turn; asked for where the way depends on it.
  func matrixSource(before: () -> Matrix4) -> MatrixEffect.Source? { nil }

  /// The values it was given, in their order.
  var givenValues: [Any] { [] }

  /// What the whole does besides: a layer on a path turns with it.
  var tangent: MatrixEffect.Source? { nil }

  final var cumulation: Mixing.Cumulation { isCumulative ? (isAdditive ? .own : .shown) : .none }
}

/// A function that makes a transform of numbers.
///
/// Source: developer.apple.com/documentation/quartzcore/cavaluefunction.
public final class CAValueFunction {
  /// Its name.
  public let name: CAValueFunctionName
  let function: ValueFunction

  /// Makes the function with a name; `nil` for one that is not known.
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
    (self.name, self.function) = (name, function)
  }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String

  /// Makes a name from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis; one angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale of all axes; three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A move; three numbers of points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A move along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A move along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A move along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
