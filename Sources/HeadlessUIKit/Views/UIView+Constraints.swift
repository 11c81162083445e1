/// Gives views their places by constraints, where that is linked.
#if MainActorViews
  @preconcurrency @MainActor
#endif
package protocol ConstraintSolving: AnyObject {
  /// Finds the places anew if something has changed, and asks for a layout around what has moved.
  func solve()
  func placeSubviews(of view: UIView)
  /// Takes note that a view may have another frame, other bounds or another superview.
  func note(changed view: UIView)
  func note(leaving view: UIView)
  /// Takes note that what a view is laid out by may be other: its intrinsic size, its font, its insets.
  func noteLayoutChange(of view: UIView)
}

extension UIView {
  /// What solves the constraints of the view's stage; `nil` while there are none.
  package final var constraintSolver: (any ConstraintSolving)? {
    get { layer.state.constraintSolver }
    set { layer.state.constraintSolver = newValue }
  }
}
