internal import AnimationEngine
public import Foundation

// What can be animated. A value that is not finite is a programmer error.
extension CALayer {
  /// How much of the layer is seen, 0 nothing to 1 all; other values are kept as they are.
  public final var opacity: Float {
    get { Float(modelValues[.opacity].x) }
    set { set(.opacity, SIMD4(Double(newValue))) }
  }

  /// The opacity without rounding to `Float`.
  package final var exactOpacity: Double { modelValues[.opacity].x }

  /// Whether the layer is left out of the picture; false unless set.
  ///
  /// Animated, it switches at once.
  public final var isHidden: Bool {
    get { modelValues[.isHidden].x != 0 }
    set { set(.isHidden, SIMD4(newValue ? 1 : 0)) }
  }

  /// The radius of the layer's corners, in points; 0 unless set.
  public final var cornerRadius: CGFloat {
    get { CGFloat(modelValues[.cornerRadius].x) }
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
    get { CGFloat(modelValues[.borderWidth].x) }
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
    get { Float(modelValues[.shadowOpacity].x) }
    set { set(.shadowOpacity, SIMD4(Double(newValue))) }
  }

  /// How far the shadow lies from the layer, in points; (0, −3) unless set.
  public final var shadowOffset: CGSize {
    get { CGSize(modelValues[.shadowOffset]) }
    set { set(.shadowOffset, SIMD4(newValue)) }
  }

  /// How far the shadow's edge is blurred, in points; 3 unless set.
  public final var shadowRadius: CGFloat {
    get { CGFloat(modelValues[.shadowRadius].x) }
    set { set(.shadowRadius, SIMD4(Double(newValue))) }
  }

  /// The part of the contents that is shown, in shares of their size; all unless set.
  public final var contentsRect: CGRect {
    get { CGRect(modelValues[.contentsRect]) }
    set { set(.contentsRect, SIMD4(newValue)) }
  }

  /// The part of the contents that stretches, in shares of their size; all unless set.
  public final var contentsCenter: CGRect {
    get { CGRect(modelValues[.contentsCenter]) }
    set { set(.contentsCenter, SIMD4(newValue)) }
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
    let value = modelValues.value(key)
    return value.isThere ? CGColor(rgba: value.numbers) : nil
  }
}

// What is kept but drawn by nobody here. Changes of those for which Core Animation has a
// transition ask for that action.
extension CALayer {
  /// Whether what lies below is cut off at the bounds; false unless set.
  public final var masksToBounds: Bool {
    get { plain.masksToBounds }
    set { replace(\.masksToBounds, with: newValue, event: "masksToBounds") }
  }

  /// A layer whose alpha cuts this one out; `nil` unless set.
  public final var mask: CALayer? {
    get { plain.mask }
    set {
      plain.mask = newValue
      runAction(forKey: "mask")
    }
  }

  /// Whether the layer is seen from behind; true unless set.
  public final var isDoubleSided: Bool {
    get { plain.isDoubleSided }
    set { plain.isDoubleSided = newValue }
  }

  /// Whether y grows upward in the layers below; false unless set.
  ///
  /// Kept only.
  public final var isGeometryFlipped: Bool {
    get { plain.isGeometryFlipped }
    set { replace(\.isGeometryFlipped, with: newValue, event: "geometryFlipped") }
  }

  /// Whether the layer says that it covers all behind it; false unless set.
  public final var isOpaque: Bool {
    get { plain.isOpaque }
    set { plain.isOpaque = newValue }
  }

  /// What is shown in the layer: kept, with its action, and drawn by nobody here.
  public final var contents: Any? {
    get { plain.contents }
    set {
      plain.contents = newValue
      runAction(forKey: "contents")
    }
  }

  /// Pixels of the contents for each point; 1 unless set.
  public final var contentsScale: CGFloat {
    get { CGFloat(plain.contentsScale) }
    set { plain.contentsScale = Double(newValue) }
  }

  /// Whether the layer is drawn as one bitmap; false unless set.
  public final var shouldRasterize: Bool {
    get { plain.shouldRasterize }
    set { plain.shouldRasterize = newValue }
  }

  /// Pixels of that bitmap for each point; 1 unless set.
  public final var rasterizationScale: CGFloat {
    get { CGFloat(plain.rasterizationScale) }
    set { plain.rasterizationScale = Double(newValue) }
  }

  /// Whether the opacity counts for the layers below as one picture; true unless set.
  public final var allowsGroupOpacity: Bool {
    get { plain.allowsGroupOpacity }
    set { plain.allowsGroupOpacity = newValue }
  }

  /// Which corners are round; all unless set.
  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: plain.maskedCorners) }
    set { replace(\.maskedCorners, with: newValue.rawValue, event: "maskedCorners") }
  }

  /// The shape of round corners; circular unless set.
  public final var cornerCurve: CALayerCornerCurve {
    get { CALayerCornerCurve(rawValue: plain.cornerCurve) }
    set { plain.cornerCurve = newValue.rawValue }
  }

  private func replace<Value: Equatable>(
    _ path: WritableKeyPath<PlainValues, Value>, with value: Value, event: String
  ) {
    guard plain[keyPath: path] != value else { return }
    plain[keyPath: path] = value
    runAction(forKey: event)
  }

  private func runAction(forKey event: String) {
    guard isCommitted, !state.transactions.disablesActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as Core Animation numbers them.
  public let rawValue: UInt

  /// Makes a mask from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String

  /// Makes a shape from its word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother where it meets the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
