/// Places views by their constraints, if a solver is linked.
#if MainActorViews
  @preconcurrency @MainActor
#endif
package protocol ConstraintSolving: AnyObject {
  /// Solves again if something has changed, and asks for a layout around the views that moved.
  func solve()
  func placeSubviews(of view: UIView)
  /// Notes that a view's frame, bounds or superview may have changed.
  func note(changed view: UIView)
  func note(leaving view: UIView)
  /// Notes that the basis of a view's layout may have changed: its intrinsic size, font or insets.
  func noteLayoutChange(of view: UIView)
}

extension UIView {
  /// The solver of the constraints on the view's stage; `nil` while there are none.
  package final var constraintSolver: (any ConstraintSolving)? {
    get { layer.state.constraintSolver }
    set { layer.state.constraintSolver = newValue }
  }
}
