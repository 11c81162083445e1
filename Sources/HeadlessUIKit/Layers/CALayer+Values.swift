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
  public init(rawValue: UInt) { self.rawValue = rawValue }

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
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother where it meets the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
