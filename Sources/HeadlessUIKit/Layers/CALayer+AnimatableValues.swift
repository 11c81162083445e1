public import Foundation
internal import PropertyEngine

/// The values of a layer that can be animated, each a few plain numbers or a matrix.
///
/// All there is to say of one stands in this file: its case, its declaration, and the property that
/// Swift code sets; of a layer's geometry the properties are in `CALayer+Geometry.swift`. The first
/// six are those that most layers set.
enum LayerKey: Int, CaseIterable {
  case position, boundsOrigin, boundsSize, opacity, backgroundColor, cornerRadius
  case transform, sublayerTransform
  case anchorPoint, anchorPointZ, zPosition
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case contentsRect, contentsCenter, contentsScale, isHidden

  /// What is known of the value.
  ///
  /// Source: `CALayer`'s documentation; a shadow's offset as measured on macOS.
  var declaration: Declaration {
    switch self {
    case .position: Declaration("position", .point, .additive)
    case .boundsOrigin: Declaration("bounds.origin", .point, .additive)
    case .boundsSize: Declaration("bounds.size", .size, .additive)
    case .opacity: Declaration("opacity", .number, initial: SIMD4(1, 0, 0, 0))
    case .backgroundColor: Declaration("backgroundColor", .color)
    case .cornerRadius: Declaration("cornerRadius", .number)
    case .transform: Declaration("transform", .matrix, .transform)
    case .sublayerTransform: Declaration("sublayerTransform", .matrix, .transform)
    case .anchorPoint:
      Declaration("anchorPoint", .point, .additive, initial: SIMD4(0.5, 0.5, 0, 0))
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

// What can be animated. A value that is not finite is a programmer error.
extension CALayer {
  /// How much of the layer is seen, 0 nothing to 1 all; other values are kept as they are.
  public final var opacity: Float {
    get { Float(self[.opacity].x) }
    set { set(.opacity, SIMD4(Double(newValue))) }
  }

  /// The opacity without rounding to `Float`.
  package final var exactOpacity: Double {
    get { self[.opacity].x }
    set { set(.opacity, SIMD4(newValue)) }
  }

  /// Whether the layer is left out of the picture; false unless set.
  ///
  /// Animated, it switches at once.
  public final var isHidden: Bool {
    get { self[.isHidden].x != 0 }
    set { set(.isHidden, SIMD4(newValue ? 1 : 0)) }
  }

  /// The radius of the layer's corners, in points; 0 unless set.
  public final var cornerRadius: CGFloat {
    get { CGFloat(self[.cornerRadius].x) }
    set { set(.cornerRadius, SIMD4(Double(newValue))) }
  }

  /// The colour behind the layer's contents; `nil`, the default, for none.
  ///
  /// From and to `nil` there is nothing to blend with: the colour switches at once.
  public final var backgroundColor: CGColor? {
    get { color(.backgroundColor) }
    set { set(.backgroundColor, newValue) }
  }

  /// The width of the border inside the bounds, in points; 0 unless set.
  public final var borderWidth: CGFloat {
    get { CGFloat(self[.borderWidth].x) }
    set { set(.borderWidth, SIMD4(Double(newValue))) }
  }

  /// The colour of the border; black unless set.
  public final var borderColor: CGColor? {
    get { color(.borderColor) }
    set { set(.borderColor, newValue) }
  }

  /// The colour of the shadow; black unless set.
  public final var shadowColor: CGColor? {
    get { color(.shadowColor) }
    set { set(.shadowColor, newValue) }
  }

  /// How much of the shadow is seen, 0 (the default) nothing to 1 all.
  public final var shadowOpacity: Float {
    get { Float(self[.shadowOpacity].x) }
    set { set(.shadowOpacity, SIMD4(Double(newValue))) }
  }

  /// How far the shadow lies from the layer, in points; (0, −3) unless set.
  public final var shadowOffset: CGSize {
    get { CGSize(self[.shadowOffset]) }
    set { set(.shadowOffset, SIMD4(newValue)) }
  }

  /// How far the shadow's edge is blurred, in points; 3 unless set.
  public final var shadowRadius: CGFloat {
    get { CGFloat(self[.shadowRadius].x) }
    set { set(.shadowRadius, SIMD4(Double(newValue))) }
  }

  /// The part of the contents that is shown, in shares of their size; all unless set.
  public final var contentsRect: CGRect {
    get { CGRect(self[.contentsRect]) }
    set { set(.contentsRect, SIMD4(newValue)) }
  }

  /// The part of the contents that stretches, in shares of their size; all unless set.
  public final var contentsCenter: CGRect {
    get { CGRect(self[.contentsCenter]) }
    set { set(.contentsCenter, SIMD4(newValue)) }
  }

  /// Pixels of the contents for each point; 1 unless set.
  public final var contentsScale: CGFloat {
    get { CGFloat(self[.contentsScale].x) }
    set { set(.contentsScale, SIMD4(Double(newValue))) }
  }

  final func set(_ key: LayerKey, _ numbers: SIMD4<Double>) {
    change(key, to: .numbers(numbers.checked(as: key.keyPath)))
  }

  final func set(_ key: LayerKey, _ matrix: Matrix4) {
    precondition(matrix.isFinite, "\(key.keyPath) must be finite")
    change(key, to: .matrix(matrix))
  }

  private func set(_ key: LayerKey, _ color: CGColor?) {
    change(key, to: color.map { .numbers($0.rgba.checked(as: key.keyPath)) } ?? .none)
  }

  private func color(_ key: LayerKey) -> CGColor? {
    let value = value(of: key)
    return value.isThere ? CGColor(rgba: value.numbers) : nil
  }
}
