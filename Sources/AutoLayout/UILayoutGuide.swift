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
  /// What nothing covers.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea", \.safeAreaInsets) }
  /// What lies within the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide("margins", \.layoutMargins) }
  /// The same (choice: no phone is wider than text that is read).
  public final var readableContentGuide: UILayoutGuide { guide("readable", \.layoutMargins) }

  private final func guide(
    _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layer.value(forKey: "guide \(name)") as? UILayoutGuide { return guide }
    let guide = UILayoutGuide(in: self, insets)
    layer.setValue(guide, forKey: "guide \(name)")
    return guide
  }
}
