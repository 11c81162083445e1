public import Foundation

/// What most views leave at its default.
final class ViewTraits {
  var tintColor: UIColor?
  var mask: UIView?
  weak var controller: UIViewController?
}

extension UIView {
  /// The traits that were set.
  final var traits: ViewTraits? { associations.kept(ViewTraits.self) }

  final func set<Value>(_ path: ReferenceWritableKeyPath<ViewTraits, Value>, to value: Value) {
    associations.object(ViewTraits.self) { ViewTraits() }[keyPath: path] = value
  }

  /// Asks for ``draw(_:)`` when the turn ends; a part counts as the whole.
  public final func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Where contents lie in a view.
  public enum ContentMode: Int, Sendable {
    /// Filling the bounds, stretched.
    case scaleToFill
    /// As large as fits, keeping the aspect ratio.
    case scaleAspectFit
    /// As small as fills, keeping the aspect ratio.
    case scaleAspectFill
    /// Drawn anew with each size.
    case redraw
    /// In the centre, or at the middle of a side or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
