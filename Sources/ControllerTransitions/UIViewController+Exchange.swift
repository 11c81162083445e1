extension UIViewController {
  /// Exchanges the view of a child for another child's, with the appearance calls of both (Apple:
  /// uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)).
  ///
  /// The other view comes at once to the first one's superview; `animations` run in a block, or in
  /// a transition of that superview if the options name one. After `duration` seconds (0 for at
  /// once) the first view leaves. The caller is responsible for the parents of both.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to): (UIViewController, UIViewController) = (fromViewController, toViewController)
    guard let place = from.view.superview ?? view else { return }
    let course = ControllerTransition(
      .init(
        container: place, from: from, to: to, fromView: from.view, toView: to.view,
        toFrame: to.view.frame
      ) { _ in ControllerTransition.settle(from, to, isDone: true) }, isAnimated: duration > 0)
    from.beginAppearanceTransition(false, animated: duration > 0)
    to.beginAppearanceTransition(true, animated: duration > 0)
    UIView.performWithoutAnimation { place.addSubview(to.view) }
    let end = { (finished: Bool) in
      course.completeTransition(true)
      completion?(finished)
    }
    // This option has the bits of all transitions.
    if options.isDisjoint(with: .transitionFlipFromBottom) {
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    } else {
      UIView.transition(
        with: place, duration: duration, options: options, animations: animations, completion: end)
    }
  }
}
