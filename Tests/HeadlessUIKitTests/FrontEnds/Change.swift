import HeadlessUIKit

/// A change of one value of a layer, from a known beginning.
enum Change: CaseIterable, Sendable {
  case position, opacity, color, transform, bounds

  /// Core Animation's key path.
  var keyPath: String {
    switch self {
    case .position: "position"
    case .opacity: "opacity"
    case .color: "backgroundColor"
    case .transform: "transform"
    case .bounds: "bounds"
    }
  }

  private static let turned = CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 0.5)
    .translatedBy(x: 20, y: -10)

  /// Sets a layer's value to the one before, or after, the change.
  func set(_ layer: CALayer, isAfter: Bool) {
    switch self {
    case .position: layer.position = isAfter ? CGPoint(x: 110, y: -40) : CGPoint(x: 10, y: 20)
    case .opacity: layer.opacity = isAfter ? 0.25 : 1
    case .color:
      layer.backgroundColor =
        isAfter
        ? UIColor(red: 0, green: 0.25, blue: 1, alpha: 0.5).cgColor : UIColor.red.cgColor
    case .transform:
      layer.setAffineTransform(isAfter ? Self.turned : CGAffineTransform(rotationAngle: -0.5))
    case .bounds:
      layer.bounds =
        isAfter
        ? CGRect(x: 5, y: -5, width: 40, height: 160)
        : CGRect(x: 0, y: 0, width: 100, height: 100)
    }
  }

  /// The same for a view.
  func set(_ view: UIView, isAfter: Bool) {
    set(view.layer, isAfter: isAfter)
  }

  /// The numbers of the value that a layer has.
  func numbers(of layer: CALayer) -> [Double] {
    switch self {
    case .position: [layer.position.x, layer.position.y].map { Double($0) }
    case .opacity: [layer.exactOpacity]
    case .color: (layer.backgroundColor?.components ?? []).map { Double($0) }
    case .transform:
      [
        layer.transform.m11, layer.transform.m12, layer.transform.m21, layer.transform.m22,
        layer.transform.m41, layer.transform.m42,
      ].map { Double($0) }
    case .bounds:
      [layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height]
        .map { Double($0) }
    }
  }
}
