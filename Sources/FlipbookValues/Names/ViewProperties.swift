import Foundation
package import HeadlessUIKit

/// A view with the layer its values are read from: its own as they were set, the presentation as
/// they are shown.
package struct ViewFace: PropertyOwner {
  package let view: UIView
  package let layer: CALayer

  package init(view: UIView, layer: CALayer) {
    (self.view, self.layer) = (view, layer)
  }

  package var owner: ViewFace { self }
  package static let noun = "a view"
  package static let isAnimated = true
  package static let isTransported = true

  /// A view's own are two; the others are its layer's in a view's words.
  package static let properties = PropertyTable<ViewFace>([
    layer("frame", "box around it in the view above"),
    layer("bounds", "its own coordinates"),
    layer("position", as: "center", "its middle in the view above"),
    layer("transform", "scale, rotation and move about its centre"),
    layer("opacity", as: "alpha", "0 unseen to 1 solid"),
    layer("backgroundColor", "colour behind it, or none"),
    layer("cornerRadius", "radius of its corners, in points"),
    layer("isHidden", "left out of the picture; switches at once"),
    layer("masksToBounds", as: "clipsToBounds", "what lies in it is cut off at its bounds"),
    Property("isUserInteractionEnabled", \.view.isUserInteractionEnabled, "takes touches"),
    Property("tag", \.view.tag, "a whole number of your own"),
  ])

  private static func layer(
    _ property: String, as name: String? = nil, _ meaning: String
  ) -> Property<ViewFace> {
    guard let found = CALayer.properties[property] else {
      preconditionFailure("a layer has no \(property)")
    }
    return Property(name ?? property, found, of: { $0.layer }, meaning)
  }
}
