// Views, layers and animations as UIKit prints them, without addresses, which differ in each run.

extension UIView {
  final var summary: String {
    var parts = ["frame = \(Self.text(frame))"]
    if transform != .identity {
      let t = transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.shortText).joined(separator: ", ")
      parts.append("transform = [\(numbers)]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.text)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let keys = layer.animationKeys() {
      let animations = keys.map { key in
        "\(key)=<\(layer.animation(forKey: key).map { "\(type(of: $0))" } ?? "CAAnimation")>; "
      }
      parts.append("animations = { \(animations.joined())}")
    }
    parts.append("layer = \(layer)")
    return "<\(type(of: self)); \(parts.joined(separator: "; "))>"
  }

  private static func text(_ rect: CGRect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return "(\(origin.x.shortText) \(origin.y.shortText);"
      + " \(size.width.shortText) \(size.height.shortText))"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var text: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CALayer: CustomStringConvertible {
  /// The class.
  public final var description: String { "<\(type(of: self))>" }
}

extension CAAnimation: CustomStringConvertible {
  /// The class, and the values that are not the defaults.
  public final var description: String {
    var parts: [String] = []
    if let keyPath = (self as? CAPropertyAnimation)?.keyPath {
      parts.append("keyPath = \(keyPath)")
    }
    if let basic = self as? CABasicAnimation {
      let ends = [
        ("fromValue", basic.fromValue), ("toValue", basic.toValue), ("byValue", basic.byValue),
      ]
      for (name, value) in ends { value.map { parts.append("\(name) = \($0)") } }
    }
    if beginTime != 0 { parts.append("beginTime = \(beginTime)") }
    if duration != 0 { parts.append("duration = \(duration)") }
    if fillMode != .removed { parts.append("fillMode = \(fillMode.rawValue)") }
    return "<\(([String(describing: type(of: self))] + parts).joined(separator: "; "))>"
  }
}

extension CGFloat {
  // A whole number has no fraction.
  fileprivate var shortText: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
