internal import PropertyEngine

/// The animatable values of a layer: each is up to four numbers or a matrix.
///
/// A value's case, declaration and Swift property are all in this file, except for the geometry
/// properties in `CALayer+Geometry.swift`. The first six are those that most layers set.
enum LayerKey: Int, CaseIterable {
  case position, boundsOrigin, boundsSize, opacity, backgroundColor, cornerRadius
  case transform, sublayerTransform
  case anchorPoint, anchorPointZ, zPosition
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case contentsRect, contentsCenter, contentsScale, isHidden

  /// The value's declaration, from `CALayer`'s documentation; shadow offset as measured on macOS.
  @inline(__always) var declaration: Declaration {
    switch self {
    case .position: Declaration("position", .point, .additive)
    case .boundsOrigin: Declaration("bounds.origin", .point, .additive)
    case .boundsSize: Declaration("bounds.size", .size, .additive)
    case .opacity: Declaration("opacity", .number, initial: SIMD4(1, 0, 0, 0))
    case .backgroundColor: Declaration("backgroundColor", .color)
    case .cornerRadius: Declaration("cornerRadius", .number)
    case .transform: Declaration("transform", .matrix, .transform)
    case .sublayerTransform: Declaration("sublayerTransform", .matrix, .transform)
    case .anchorPoint: Declaration("anchorPoint", .point, .additive, initial: SIMD4(0.5, 0.5, 0, 0))
    case .anchorPointZ: Declaration("anchorPointZ", .number)
    case .zPosition: Declaration("zPosition", .number)
    case .borderWidth: Declaration("borderWidth", .number)
    case .borderColor: Declaration("borderColor", .color, initial: SIMD4(0, 0, 0, 1))
    case .shadowColor: Declaration("shadowColor", .color, initial: SIMD4(0, 0, 0, 1))
    case .shadowOpacity: Declaration("shadowOpacity", .number)
    case .shadowOffset: Declaration("shadowOffset", .size, initial: SIMD4(0, -3, 0, 0))
    case .shadowRadius: Declaration("shadowRadius", .number, initial: SIMD4(3, 0, 0, 0))
    case .contentsRect: Declaration("contentsRect", .rect, initial: SIMD4(0, 0, 1, 1))
    case .contentsCenter: Declaration("contentsCenter", .rect, initial: SIMD4(0, 0, 1, 1))
    case .contentsScale: Declaration("contentsScale", .number, initial: SIMD4(1, 0, 0, 0))
    case .isHidden: Declaration("hidden", .flag)
    }
  }
}

// The values that can be animated. A value that is not finite is a programmer error.
extension CALayer {
  /// The opacity without rounding to `Float`.
  package final var exactOpacity: Double {
    get { self[.opacity].x }
    set { set(.opacity, SIMD4(newValue)) }
  }

  /// The width of the border inside the bounds, in points (default: 0).
  public final var borderWidth: CGFloat {
    get { CGFloat(self[.borderWidth].x) }
    set { set(.borderWidth, SIMD4(Double(newValue))) }
  }

  /// The border's colour (default: black).
  public final var borderColor: CGColor? {
    get { color(.borderColor) }
    set { set(.borderColor, newValue) }
  }

  /// The shadow's colour (default: black).
  public final var shadowColor: CGColor? {
    get { color(.shadowColor) }
    set { set(.shadowColor, newValue) }
  }

  /// How opaque the shadow is, from 0 (the default) to 1.
  public final var shadowOpacity: Float {
    get { Float(self[.shadowOpacity].x) }
    set { set(.shadowOpacity, SIMD4(Double(newValue))) }
  }

  /// The shadow's offset from the layer, in points (default: (0, −3)).
  public final var shadowOffset: CGSize {
    get { CGSize(self[.shadowOffset]) }
    set { set(.shadowOffset, SIMD4(newValue)) }
  }

  /// The blur radius of the shadow, in points (default: 3).
  public final var shadowRadius: CGFloat {
    get { CGFloat(self[.shadowRadius].x) }
    set { set(.shadowRadius, SIMD4(Double(newValue))) }
  }

  /// The part of the contents that is shown, as fractions of their size (default: all).
  public final var contentsRect: CGRect {
    get { CGRect(self[.contentsRect]) }
    set { set(.contentsRect, SIMD4(newValue)) }
  }

  /// The part of the contents that stretches, as fractions of their size (default: all).
  public final var contentsCenter: CGRect {
    get { CGRect(self[.contentsCenter]) }
    set { set(.contentsCenter, SIMD4(newValue)) }
  }

  final func set(_ key: LayerKey, _ numbers: SIMD4<Double>) {
    change(key, to: .numbers(numbers.checked(as: key.keyPath)))
  }

  final func set(_ key: LayerKey, _ matrix: Matrix4) {
    precondition(matrix.isFinite, "\(key.keyPath) must be finite")
    change(key, to: .matrix(matrix))
  }

  final func set(_ key: LayerKey, _ color: CGColor?) {
    change(key, to: color.map { .numbers($0.rgba.checked(as: key.keyPath)) } ?? .none)
  }

  final func color(_ key: LayerKey) -> CGColor? {
    let value = value(of: key)
    return value.isThere ? CGColor(rgba: value.numbers) : nil
  }
}

package enum AnimatableKind: Sendable {
  case number, point, size, rect, color, matrix, flag

  /// How many numbers make a value; 0 for a matrix.
  package var width: Int {
    switch self {
    case .number, .flag: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .matrix: 0
    }
  }
}

extension LayerKey {
  struct Declaration {
    let keyPath: String
    let kind: AnimatableKind
    /// Geometry is animated additively, everything else takes over (source: WWDC 2014 session 236).
    let blending: Blending
    let initial: SIMD4<Double>

    init(
      _ keyPath: String, _ kind: AnimatableKind, _ blending: Blending = .absolute,
      initial: SIMD4<Double> = .zero
    ) {
      (self.keyPath, self.kind, self.blending, self.initial) = (keyPath, kind, blending, initial)
    }
  }

  var keyPath: String { declaration.keyPath }
  var kind: AnimatableKind { declaration.kind }
  var blending: Blending { declaration.blending }
  var initial: SIMD4<Double> { declaration.initial }
  var width: Int { kind.width }
  /// The component driven by a spring's vertical velocity: only positions use it (source: Apple's
  /// documentation of `UISpringTimingParameters`).
  var verticalComponent: Int? { self == .position ? 1 : nil }

  /// The key whose action a change asks for; both parts of the bounds share one.
  var actionKey: String { self == .boundsOrigin || self == .boundsSize ? "bounds" : keyPath }
}
