internal import PropertyEngine

/// An animation of one property of a layer, by its key path.
///
/// Every layer has animatable properties and their parts: `opacity`, `position.x`,
/// `bounds.size.width`, `transform.rotation.z`. An animation of another key path moves the value
/// that the layer has under that key. Apple: quartzcore/capropertyanimation.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the value that is moved.
  open var keyPath: String? { willSet { willChange() } }
  /// Whether the result is added to the value below, or for transforms multiplied with it.
  open var isAdditive = false { willSet { willChange() } }
  /// Whether cycles accumulate; not with `autoreverses`, nor for whole transforms (choice).
  open var isCumulative = false { willSet { willChange() } }
  /// A function that makes transforms of the values, which are then numbers (default: `nil`).
  open var valueFunction: CAValueFunction? { willSet { willChange() } }

  /// Makes an animation of a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, valueFunction) = (other.keyPath, other.valueFunction)
    (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
  }

  /// The way of `width` numbers, and their mixing with the values below; `nil` if nothing is moved.
  ///
  /// - Parameter before: what was shown before this turn; called only if the way depends on it.
  func way(of width: Int, before: () -> [Double]) -> (way: Way, mixing: Mixing)? { nil }
  /// The effect on a transform; `nil` if nothing is moved.
  func matrixSource(before: () -> Matrix4) -> MatrixEffect.Source? { nil }
  var givenValues: [Any] { [] }
  /// For a discrete animation, the indices of its values, one after the other; else `nil`.
  var steps: Way? { nil }
  /// The effect on the layer's transform: a layer on a path may turn with it.
  var tangent: MatrixEffect.Source? { nil }
  final var cumulation: Mixing.Cumulation { isCumulative ? (isAdditive ? .own : .shown) : .none }

  /// Adds the animation's effects to a layer; see ``way(of:before:)`` for `before`.
  func attach(
    _ cohort: Cohort, segment: Int = 0, to layer: CALayer, before: () -> LayerModel, clock: Clock
  ) {
    guard let path = keyPath.flatMap(LayerKeyPath.init) else { return }
    let columns = layer.state.changingColumns
    func apply(_ source: MatrixEffect.Source?, to key: LayerKey) {
      guard let source else { return }
      columns.attach(
        cohort, segment: segment, to: layer.makeSlot(key),
        effect: MatrixEffect(source, isAdditive: isAdditive), clock: clock)
    }
    switch path.target {
    case .matrix(let key): apply(wholeSource { before().value(key) }, to: key)
    case .member(let key, let member):
      let found = way(of: member.width) { member.value(of: before().value(key).matrix) }
      apply(found.map { .member(member, $0.way, $0.mixing) }, to: key)
    case .numbers(let parts):
      guard parts.allSatisfy({ layer.modelValue($0.key).isThere }),
        // A colour that is there now was there before, unless a sequence shows its past.
        layer.pasts.isEmpty || path.numbers(before().value) != nil,
        var (way, mixing) = way(of: path.width, before: { path.numbers(before().value) ?? [] })
      else { return }
      if path.kind == .flag { (way, mixing) = Self.switched(way, mixing) }
      for part in parts {
        columns.attach(
          cohort, segment: segment, to: layer.makeSlot(part.key), components: part.components,
          way: way, offset: part.offset, mixing: mixing, clock: clock)
      }
      apply(tangent, to: .transform)
    }
  }

  /// The effect on a whole transform, also by a value function; `nil` if nothing is moved.
  func wholeSource(before: () -> LayerValue) -> MatrixEffect.Source? {
    guard let function = valueFunction?.function else { return matrixSource { before().matrix } }
    return way(of: function.width) { Array(repeating: 0, count: function.width) }.map {
      .function(function, $0.way)
    }
  }

  // A flag is never interpolated: it shows the end of its way from the start.
  private static func switched(_ way: Way, _ mixing: Mixing) -> (Way, Mixing) {
    guard case .straight(let from, let delta) = way else { return (way, mixing) }
    let end = zip(from, delta).map { $0 + $1 }
    var mixing = mixing
    mixing.keep += mixing.keepPerProgress
    mixing.keepPerProgress = 0
    return (.straight(from: end, delta: from.map { _ in 0 }), mixing)
  }
}

/// A function that makes a transform of numbers (Apple: quartzcore/cavaluefunction).
public final class CAValueFunction {
  /// Its name.
  public let name: CAValueFunctionName
  let function: ValueFunction

  /// Makes the function with a name; `nil` for an unknown one.
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
  /// A rotation about an axis; one angle in radians.
  public static let rotateX = Self(rawValue: "rotateX"), rotateY = Self(rawValue: "rotateY"),
    rotateZ = Self(rawValue: "rotateZ")
  /// A scale of all axes by three factors, or along an axis by one.
  public static let scale = Self(rawValue: "scale"), scaleX = Self(rawValue: "scaleX"),
    scaleY = Self(rawValue: "scaleY"), scaleZ = Self(rawValue: "scaleZ")
  /// A move by three numbers of points, or along an axis by one.
  public static let translate = Self(rawValue: "translate"),
    translateX = Self(rawValue: "translateX"), translateY = Self(rawValue: "translateY"),
    translateZ = Self(rawValue: "translateZ")
}

extension CALayer {
  final var modelBefore: LayerModel {
    var model = shownModel()
    for (key, value) in shownBefore where value.isThere { model.set(key, value) }
    return model
  }
}
