/// The active constraints of a stage, and the places they give to views.
///
/// The unknowns are each view's size, and its origin from that of the topmost view around it. The
/// equations come in classes: frames that the app sets, the required constraints, those of lower
/// priority, that sizes stay as they are, that inequalities of sides hold exactly, and that
/// everything else stays; in a class, equalities come first, then those of fewer unknowns, then
/// those added earlier (choice).
final class ConstraintSystem: ConstraintSolving {
  private typealias Constraints = [ObjectIdentifier: NSLayoutConstraint]
  // Only looked up, or sorted by `order`.
  private var active: Constraints = [:]
  // The constraints that each view takes part in or holds.
  private var byView: [ObjectIdentifier: Constraints] = [:]
  private var activations = 0
  private var isStale = false
  private var isPlacing = false
  // The input of the last solution, and its result; only looked up.
  private var given: [ObjectIdentifier: Given] = [:]
  private var solution: [ObjectIdentifier: CGRect] = [:]
  // The constraints that it left out, which were reported.
  private var leftOut: Set<ObjectIdentifier> = []

  private struct Given: Equatable {
    let frame: CGRect, origin: CGPoint, superview: ObjectIdentifier?, isGiven: Bool

    init(_ view: UIView) {
      (frame, origin) = (view.placedFrame, view.bounds.origin)
      superview = view.superview.map(ObjectIdentifier.init)
      isGiven = view.translatesAutoresizingMaskIntoConstraints
    }
  }

  func add(_ constraint: NSLayoutConstraint) {
    activations += 1
    constraint.order = activations
    constraint.places =
      (constraint.items ?? []).map { ObjectIdentifier($0.view) }
      + [constraint.holder].compactMap { $0.map(ObjectIdentifier.init) }
    let id = ObjectIdentifier(constraint)
    active[id] = constraint
    for place in constraint.places { byView[place, default: [:]][id] = constraint }
    note(changed: constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    active[id] = nil
    for place in constraint.places { byView[place]?[id] = nil }
    note(changed: constraint)
  }

  func constraints(heldBy view: UIView) -> [NSLayoutConstraint] {
    constraints(around: view).filter { $0.holder === view }
  }

  private func constraints(around view: UIView) -> [NSLayoutConstraint] {
    (byView[ObjectIdentifier(view)] ?? [:]).values.sorted { $0.order < $1.order }
  }

  func note(changed constraint: NSLayoutConstraint) {
    isStale = true
    for item in constraint.items ?? [] { (item.view.superview ?? item.view).setNeedsLayout() }
  }

  func noteLayoutChange(of view: UIView) {
    guard byView[ObjectIdentifier(view)]?.isEmpty == false else { return }
    isStale = true
    (view.superview ?? view).setNeedsLayout()
  }

  func note(changed view: UIView) {
    if !isPlacing { (view.superview as? UIStackView)?.note(changed: view) }
    let id = ObjectIdentifier(view)
    guard let before = given[id], !isPlacing || solution[id] == nil, before != Given(view)
    else { return }
    isStale = true
    // A view that constraints place is placed again in its next layout anyway.
    if solution[id] == nil { (view.superview ?? view).setNeedsLayout() }
  }

  func note(leaving view: UIView) {
    guard !active.isEmpty else { return }
    var waiting = [view]
    while let next = waiting.popLast() {
      for constraint in constraints(around: next)
      where constraint.holder?.isDescendant(of: view) != true { constraint.deactivate() }
      waiting += next.subviews
    }
  }

  func placeSubviews(of view: UIView) {
    solve()
    isPlacing = true
    defer { isPlacing = false }
    for subview in view.subviews {
      let id = ObjectIdentifier(subview)
      guard let frame = solution[id] else { continue }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if subview.bounds.size != frame.size || subview.center != center {
        let insets = (subview.safeAreaInsets, subview.layoutMargins)
        if subview.bounds.size != frame.size { subview.bounds.size = frame.size }
        if subview.center != center { subview.center = center }
        // Its guides have moved within it.
        if (subview.safeAreaInsets, subview.layoutMargins) != insets { subview.noteLayoutChange() }
      }
      given[id] = Given(subview)
    }
  }

  func solve() {
    guard isStale else { return }
    isStale = false
    for constraint in active.values where constraint.items == nil { remove(constraint) }
    let constraints = active.values.sorted { $0.order < $1.order }
    var equations = ConstraintEquations(constraints)
    let views = equations.views
    let broken = equations.solve()
    let knownBefore = leftOut
    leftOut = Set(broken.map(ObjectIdentifier.init))
    for constraint in broken where !knownBefore.contains(ObjectIdentifier(constraint)) {
      constraint.holder?.note(
        programmerError: "the constraint \(constraint.text) is left out: it contradicts others")
    }
    let before = solution
    (given, solution) = ([:], [:])
    for view in views {
      let id = ObjectIdentifier(view)
      given[id] = Given(view)
      guard !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil else { continue }
      let frame = equations.frame(of: view)
      solution[id] = frame
      if before[id] != frame { view.superview?.setNeedsLayout() }
    }
  }
}

extension UIView {
  /// The frame without a transform, about its middle whatever the anchor point is.
  final var placedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}
