internal import AnimationEngine
import Foundation

/// Where a layer is: the one formula that ties frame, bounds, position, anchor and transform.
///
/// Source: developer.apple.com/documentation/quartzcore/calayer/frame.
struct LayerGeometry {
  var position: CGPoint
  var bounds: CGRect
  var anchorPoint: CGPoint
  var transform: CGAffineTransform

  init(_ model: LayerModel) {
    position = CGPoint(model[.position])
    bounds = CGRect(origin: CGPoint(model[.boundsOrigin]), size: CGSize(model[.boundsSize]))
    anchorPoint = CGPoint(model[.anchorPoint])
    transform = model.transform.cgTransform
  }

  /// The box around the bounds' size, transformed about the anchor at the position.
  ///
  /// Setting it keeps the bounds' origin and the anchor; a size is taken back through the
  /// transform. Negative sizes are standardised.
  var frame: CGRect {
    get {
      let box = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height
      ).applying(transform)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      let size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
      bounds.size = size
      let box = CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
        height: size.height
      ).applying(transform)
      position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    }
  }

  private var linear: CGAffineTransform {
    CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
  }
}

extension SIMD4<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0) }
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height), 0, 0) }
  init(_ number: Double) { self.init(number, 0, 0, 0) }
}

extension CGPoint {
  init(_ numbers: SIMD4<Double>) { self.init(x: numbers.x, y: numbers.y) }
}

extension CGSize {
  init(_ numbers: SIMD4<Double>) { self.init(width: numbers.x, height: numbers.y) }
}
