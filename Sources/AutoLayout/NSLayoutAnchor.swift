/// A side or a size of a view, from which constraints are made (Apple: uikit/nslayoutanchor).
///
/// Only equalities can be made.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate let view: UIView
  fileprivate let attribute: NSLayoutConstraint.Attribute

  fileprivate init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    (self.view, self.attribute) = (view, attribute)
    super.init()
  }

  /// A constraint to another one of its kind, plus some points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(anchor, 1, c) }

  fileprivate final func constraint(
    _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other?.view,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A left or right side, or the middle between them.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A top or bottom side, or the middle between them.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint to a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(nil, 1, c) }
  /// A constraint to a multiple of another size, plus some points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(anchor, m, c) }
}

extension UIView {
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The side where reading begins, the left one (choice).
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The side where reading ends, the right one (choice).
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper side.
  public final var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower side.
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { .init(self, .height) }

  /// The active constraints whose views have this one as their nearest common ancestor.
  public final var constraints: [NSLayoutConstraint] { constraintSystem.constraints(heldBy: self) }
  /// Makes a constraint active.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Makes constraints active.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Makes a constraint inactive.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }
  /// Makes constraints inactive.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The constraints of the view's stage.
  final var constraintSystem: ConstraintSystem {
    if let system = constraintSolver as? ConstraintSystem { return system }
    let system = ConstraintSystem()
    constraintSolver = system
    return system
  }
}
