internal import AnimationEngine
public import Foundation

// Every value can be animated. A value that is not finite is a programmer error.
extension CALayer {
  /// Where the layer's anchor is, in points of the layer above.
  public final var position: CGPoint {
    get { CGPoint(model[.position]) }
    set { change(.position, to: .numbers(SIMD4(newValue).checked(as: "position"))) }
  }

  /// The layer's own coordinates: the origin of what it shows, and its size in points.
  ///
  /// A negative size is standardised.
  public final var bounds: CGRect {
    get { LayerGeometry(model).bounds }
    set {
      let bounds = newValue.standardized
      change(.boundsOrigin, to: .numbers(SIMD4(bounds.origin).checked(as: "bounds")))
      change(.boundsSize, to: .numbers(SIMD4(bounds.size).checked(as: "bounds")))
    }
  }

  /// The point of the layer that lies at its position and that transforms turn about, in shares
  /// of its size: (0, 0) is the upper left corner, (0.5, 0.5), the default, the centre.
  ///
  /// Changing it does not change the position, so the frame moves.
  public final var anchorPoint: CGPoint {
    get { CGPoint(model[.anchorPoint]) }
    set { change(.anchorPoint, to: .numbers(SIMD4(newValue).checked(as: "anchorPoint"))) }
  }

  /// The box around the layer in the layer above, derived from the other four.
  public final var frame: CGRect {
    get { LayerGeometry(model).frame }
    set {
      var geometry = LayerGeometry(model)
      geometry.frame = newValue
      position = geometry.position
      bounds = geometry.bounds
    }
  }

  /// The layer's transform.
  public final func affineTransform() -> CGAffineTransform {
    model.transform.cgTransform
  }

  /// Sets the layer's transform, about its anchor.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    let matrix = AffineMatrix(transform)
    precondition(matrix.isFinite, "transform must be finite")
    change(.transform, to: .transform(matrix))
  }

  /// How much of the layer is seen, 0 nothing to 1 all; other values are kept as they are.
  public final var opacity: Float {
    get { Float(model[.opacity].x) }
    set { change(.opacity, to: .numbers(SIMD4(Double(newValue)).checked(as: "opacity"))) }
  }

  /// The opacity without rounding to `Float`.
  package final var exactOpacity: Double { model[.opacity].x }

  /// The radius of the layer's corners, in points.
  public final var cornerRadius: CGFloat {
    get { CGFloat(model[.cornerRadius].x) }
    set { change(.cornerRadius, to: .numbers(SIMD4(newValue).checked(as: "cornerRadius"))) }
  }

  /// The colour behind the layer's contents; `nil`, the default, for none.
  ///
  /// From and to `nil` there is nothing to blend with: the colour switches at once.
  public final var backgroundColor: CGColor? {
    get { model.hasBackgroundColor ? CGColor(rgba: model[.backgroundColor]) : nil }
    set {
      guard let newValue, model.hasBackgroundColor else {
        if let slot = slot(.backgroundColor) { state.takeOver(slot, except: nil) }
        model.hasBackgroundColor = newValue != nil
        return assign(.backgroundColor, .numbers(newValue?.rgba ?? .zero))
      }
      change(.backgroundColor, to: .numbers(newValue.rgba.checked(as: "backgroundColor")))
    }
  }
}

extension SIMD4<Double> {
  func checked(as name: String) -> Self {
    precondition((0..<4).allSatisfy { self[$0].isFinite }, "\(name) must be finite")
    return self
  }
}

extension AffineMatrix {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
