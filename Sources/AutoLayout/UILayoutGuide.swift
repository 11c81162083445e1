/// What lies within insets of a view, as a rectangle that constraints can be about.
///
/// A view has some by itself; an app makes none. Apple: uikit/uilayoutguide.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UILayoutGuide: NSObject, LayoutAnchored {
  /// The view it is in; `nil` once that is gone.
  public private(set) weak var owningView: UIView?
  fileprivate let insets: (UIView) -> UIEdgeInsets

  fileprivate init(in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    (owningView, self.insets) = (view, insets)
  }

  /// Where it is in the view, in points.
  public var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
}

/// What constraints are between: what lies within insets of a view.
struct LayoutItem {
  let view: UIView
  let insets: UIEdgeInsets

  init?(_ object: AnyObject?) {
    let guide = object as? UILayoutGuide
    guard let view = object as? UIView ?? guide?.owningView else { return nil }
    (self.view, insets) = (view, guide?.insets(view) ?? .zero)
  }
}

extension UIView {
  /// The safe area: what nothing covers.
  ///
  /// Apple: uikit/uiview/safearealayoutguide.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea", \.safeAreaInsets) }
  /// What lies within the layout margins.
  ///
  /// Apple: uikit/uiview/layoutmarginsguide.
  public final var layoutMarginsGuide: UILayoutGuide { guide("margins", \.layoutMargins) }
  /// What lies within the layout margins, too.
  ///
  /// Choice: no phone is wider than text that is easy to read. Apple:
  /// uikit/uiview/readablecontentguide.
  public final var readableContentGuide: UILayoutGuide { guide("readable", \.layoutMargins) }

  private final func guide(
    _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layoutWishes.guides[name] { return guide }
    let guide = UILayoutGuide(in: self, insets)
    layoutWishes.guides[name] = guide
    return guide
  }
}
