extension UIView {
  /// What looks at the touches of the view and of those in it, in the order in which they are told.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set {
      let new = newValue ?? []
      for gesture in gestures where new.place(of: gesture) == nil {
        removeGestureRecognizer(gesture)
      }
      for gesture in new { addGestureRecognizer(gesture) }
    }
  }

  /// Lets something look at the touches of the view and of those in it, and no more at another's.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Lets it no more; a gesture under way is cancelled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.drop()
    gestures.remove(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
