extension UIView {
  /// The part of the contents that stretches, as fractions of their size (default: all).
  public final var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// Where contents lie in a view.
  public enum ContentMode: Int, Sendable {
    /// Filling the bounds, stretched; as large as fits or as small as fills, keeping the aspect
    /// ratio; redrawn at each size.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// In the centre, or at the middle of a side or in a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
