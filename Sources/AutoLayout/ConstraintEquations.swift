/// Constraints as equations between the places of the views they are about, and all views around those.
struct ConstraintEquations {
  let views: [UIView]
  // Looked up only.
  private let places: [ObjectIdentifier: Int]
  private var system: LinearSystem
  private var equations: [Equation] = []
  private var leftOut: [NSLayoutConstraint]

  // Which of a view's four unknowns.
  fileprivate enum Part: Int { case x, y, width, height }

  private typealias Equation = (zero: LinearSum, priority: Float, constraint: NSLayoutConstraint?)

  init(_ constraints: [NSLayoutConstraint]) {
    var (views, places) = ([UIView](), [ObjectIdentifier: Int]())
    for view in constraints.flatMap({ $0.views ?? [] }) {
      for around in sequence(first: view, next: \.superview) {
        let id = ObjectIdentifier(around)
        guard places[id] == nil else { break }
        places[id] = views.count
        views.append(around)
      }
    }
    (self.views, self.places) = (views, places)
    system = LinearSystem(unknowns: views.count * 4)
    leftOut = constraints.filter { $0.relation != .equal }
    for view in views { addFrame(of: view) }
    for constraint in constraints where constraint.relation == .equal { add(constraint) }
  }

  /// Solves them; returns those that are left out.
  mutating func solve() -> [NSLayoutConstraint] {
    let sorted = equations.enumerated().sorted {
      ($1.element.priority, $0.element.zero.terms.count, $0.offset)
        < ($0.element.priority, $1.element.zero.terms.count, $1.offset)
    }
    for (_, equation) in sorted where !system.add(zero: equation.zero) {
      if let constraint = equation.constraint, constraint.priority == .required {
        leftOut.append(constraint)
      }
    }
    return leftOut
  }

  /// The frame of a view in its superview, without a transform.
  mutating func frame(of view: UIView) -> CGRect {
    func value(_ view: UIView, _ part: Part) -> Double {
      system.value(of: place(view, part)) ?? 0
    }
    guard let superview = view.superview else { return view.placedFrame }
    let origin = superview.bounds.origin
    return CGRect(
      x: value(view, .x) - value(superview, .x) + origin.x,
      y: value(view, .y) - value(superview, .y) + origin.y,
      width: max(value(view, .width), 0), height: max(value(view, .height), 0))
  }

  private func place(_ view: UIView, _ part: Part) -> Int {
    (places[ObjectIdentifier(view)] ?? 0) * 4 + part.rawValue
  }

  private func unknown(_ view: UIView, _ part: Part) -> LinearSum {
    LinearSum(unknown: place(view, part))
  }

  // What the app has set is given, or else stays where nothing else is said.
  private mutating func addFrame(of view: UIView) {
    let isGiven = view.translatesAutoresizingMaskIntoConstraints
    let priority: Float = isGiven ? .infinity : -.infinity
    let ofPlace = view.superview == nil ? .infinity : priority
    let frame = view.placedFrame
    let origin = view.superview?.bounds.origin ?? frame.origin
    add(.x, of: view, equal: frame.minX - origin.x, priority: ofPlace)
    add(.y, of: view, equal: frame.minY - origin.y, priority: ofPlace)
    add(.width, of: view, equal: frame.width, priority: priority)
    add(.height, of: view, equal: frame.height, priority: priority)
    guard !isGiven else { return }
    let size = view.intrinsicContentSize
    for (part, length) in [(Part.width, size.width), (.height, size.height)] where length >= 0 {
      add(part, of: view, equal: length, priority: UILayoutPriority.defaultLow.rawValue)
    }
  }

  private mutating func add(_ part: Part, of view: UIView, equal value: CGFloat, priority: Float) {
    var sum = LinearSum(constant: -value)
    sum.add(1, of: unknown(view, part))
    if part == .x || part == .y, let superview = view.superview {
      sum.add(-1, of: unknown(superview, part))
    }
    equations.append((sum, priority, nil))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let views = constraint.views else { return }
    let constant = constraint.constant.isFinite ? -constraint.constant : 0
    var sum = LinearSum(constant: constant)
    add(1, constraint.firstAttribute, of: views[0], in: holder, to: &sum)
    if views.count > 1 {
      add(-constraint.multiplier, constraint.secondAttribute, of: views[1], in: holder, to: &sum)
    }
    equations.append((sum, constraint.priority.rawValue, constraint))
  }

  // Sides are measured in the coordinates of the view that holds the constraint.
  private func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in holder: UIView,
    to sum: inout LinearSum
  ) {
    guard let (origin, size, share) = attribute.parts else { return }
    if let origin {
      sum.add(factor, of: unknown(view, origin))
      sum.add(-factor, of: unknown(holder, origin))
      sum.constant += factor * (origin == .x ? holder.bounds.minX : holder.bounds.minY)
    }
    sum.add(factor * share, of: unknown(view, size))
  }
}

extension NSLayoutConstraint.Attribute {
  // An origin, if it is a side, and a share of the size.
  fileprivate var parts:
    (origin: ConstraintEquations.Part?, size: ConstraintEquations.Part, share: Double)?
  {
    switch self {
    case .left, .leading: (.x, .width, 0)
    case .centerX: (.x, .width, 0.5)
    case .right, .trailing: (.x, .width, 1)
    case .top: (.y, .height, 0)
    case .centerY: (.y, .height, 0.5)
    case .bottom: (.y, .height, 1)
    case .width: (nil, .width, 1)
    case .height: (nil, .height, 1)
    case .notAnAttribute: nil
    }
  }
}
