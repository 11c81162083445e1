extension UIView {
  /// The recognizers that take the touches of the view and its subviews, in order.
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

  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.drop()
    gestures.remove(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
