/// Constraints as equations between the places of their views and of all views around these.
///
/// Inequalities that would not hold become equalities; one without which the others come nearer to
/// their aims is released. Those of sides are equalities if nothing else decides, as on a device.
struct ConstraintEquations {
  private(set) var views: [UIView] = []
  // Only looked up: their order differs between runs.
  private var places: [ObjectIdentifier: Int] = [:]
  private var system = LinearSystem(unknowns: 0)
  private var (equations, inequalities): ([Equation], [Equation]) = ([], [])

  // One of a view's four unknowns.
  fileprivate enum Part: Int { case x, y, width, height }

  // An inequality holds if `sign` times `zero` is 0 or more; an equality has the sign 0.
  private typealias Equation = (
    zero: LinearSum, priority: Float, constraint: NSLayoutConstraint?, sign: Double
  )

  init(_ constraints: [NSLayoutConstraint]) {
    for item in constraints.flatMap({ $0.items ?? [] }) {
      for around in sequence(first: item.view, next: \.superview) {
        let id = ObjectIdentifier(around)
        guard places[id] == nil else { break }
        places[id] = views.count
        views.append(around)
      }
    }
    for view in views { addFrame(of: view) }
    for constraint in constraints { add(constraint) }
  }

  /// Solves them; returns the required ones that are left out.
  mutating func solve() -> [NSLayoutConstraint] {
    var equal = settle([])
    // One that does not hold although it is in `equal` was refused, and changes nothing.
    for one in equal.reversed() where error(of: inequalities[one]) == 0 {
      let (last, before) = (system, errors())
      let others = settle(equal.filter { $0 != one })
      if errors().lexicographicallyPrecedes(before) { equal = others } else { system = last }
    }
    let required = (equations + inequalities).filter { $0.priority == 1000 }
    // With the tolerance of the system, a millionth of a point.
    return required.filter { error(of: $0) > 1 }.compactMap(\.constraint)
  }

  // Adds those that do not hold, the worst first; after it, others may hold anyway.
  private mutating func settle(_ equal: [Int]) -> [Int] {
    var equal = equal
    while true {
      solve(equal)
      let lacks = inequalities.indices.map { equal.contains($0) ? 0 : error(of: inequalities[$0]) }
      guard let most = lacks.max(), most > 0, let next = lacks.firstIndex(of: most) else {
        return equal
      }
      equal.insert(next, at: 0)
    }
  }

  private mutating func solve(_ equal: [Int]) {
    system = LinearSystem(unknowns: views.count * 4)
    for one in sorted(equations + equal.map { inequalities[$0] }) { _ = system.add(zero: one.zero) }
  }

  private mutating func errors() -> [Double] {
    sorted(equations + inequalities).map { error(of: $0) }
  }

  // By priority; within one, equalities come first, those with fewer unknowns before others.
  private func sorted(_ equations: [Equation]) -> [Equation] {
    func rank(_ one: Equation) -> Int {
      one.sign == 0 && one.priority != -2 ? one.zero.terms.count : .max
    }
    return equations.enumerated().sorted {
      ($1.1.priority, rank($0.1), $0.0) < ($0.1.priority, rank($1.1), $1.0)
    }.map(\.1)
  }

  // The error of an equation, in millionths of a point.
  private mutating func error(of one: Equation) -> Double {
    var value = one.zero.constant
    for (unknown, factor) in one.zero.terms { value += factor * (system.value(of: unknown) ?? 0) }
    return ((one.sign == 0 ? abs(value) : max(-value * one.sign, 0)) * 1e6).rounded()
  }

  /// The frame of a view in its superview, without a transform.
  mutating func frame(of view: UIView) -> CGRect {
    func value(_ view: UIView, _ part: Part) -> Double { system.value(of: place(view, part)) ?? 0 }
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

  // The frame that the app has set is fixed, or else stays unless something determines it.
  private mutating func addFrame(of view: UIView) {
    let isGiven = view.translatesAutoresizingMaskIntoConstraints
    let ofPlace: Float = isGiven || view.superview == nil ? .infinity : -.infinity
    let ofSize: Float = isGiven ? .infinity : -1
    let frame = view.placedFrame
    let origin = view.superview?.bounds.origin ?? frame.origin
    add(.x, of: view, equal: frame.minX - origin.x, priority: ofPlace)
    add(.y, of: view, equal: frame.minY - origin.y, priority: ofPlace)
    add(.width, of: view, equal: frame.width, priority: ofSize)
    add(.height, of: view, equal: frame.height, priority: ofSize)
    guard !isGiven else { return }
    let size = view.intrinsicContentSize
    for (part, length) in [(Part.width, size.width), (.height, size.height)]
    where length >= 0 && length.isFinite {
      let axis = part == .width ? NSLayoutConstraint.Axis.horizontal : .vertical
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      let (low, high) = (min(hugging, resistance), max(hugging, resistance))
      add(part, of: view, equal: length, priority: low)
      add(part, of: view, equal: length, priority: high, sign: high > hugging ? 1 : -1)
    }
  }

  private mutating func add(
    _ part: Part, of view: UIView, equal value: CGFloat, priority: Float, sign: Double = 0
  ) {
    var sum = LinearSum(constant: -value)
    sum.add(1, of: unknown(view, part))
    if part == .x || part == .y, let superview = view.superview {
      sum.add(-1, of: unknown(superview, part))
    }
    add((sum, priority, nil, sign))
  }

  private mutating func add(_ equation: Equation) {
    guard equation.sign != 0 else { return equations.append(equation) }
    inequalities.append(equation)
    guard equation.constraint?.firstAttribute.parts?.origin != nil else { return }
    equations.append((equation.zero, -2, nil, 0))
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let items = constraint.items else { return }
    let constant = constraint.constant.isFinite ? -constraint.constant : 0
    var sum = LinearSum(constant: constant)
    add(1, constraint.firstAttribute, of: items[0], in: holder, to: &sum)
    if items.count > 1 {
      add(-constraint.multiplier, constraint.secondAttribute, of: items[1], in: holder, to: &sum)
    }
    add((sum, constraint.priority.rawValue, constraint, Double(constraint.relation.rawValue)))
  }

  // Sides are measured in the coordinates of the view that holds the constraint.
  private func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem,
    in holder: UIView, to sum: inout LinearSum
  ) {
    guard let (origin, size, share) = attribute.parts else { return }
    let view = item.view
    let isWithinMargins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    let insets = isWithinMargins ? view.layoutMargins : item.insets
    let (near, far) = size == .width ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let (first, last) = size == .width || isWithinMargins ? (0, 1) : item.ends
    if let origin {
      sum.add(factor, of: unknown(view, origin))
      sum.add(-factor, of: unknown(holder, origin))
      let start = origin == .x ? holder.bounds.minX : holder.bounds.minY
      let inward = near - share * (near + far) + attribute.offset(in: view)
      sum.constant += factor * (start + inward)
      sum.add(factor * (first + share * (last - first)), of: unknown(view, size))
    } else {
      sum.constant -= factor * (near + far)
      sum.add(factor * (last - first), of: unknown(view, size))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  // An origin, if it is a side, and a share of the size.
  fileprivate var parts:
    (origin: ConstraintEquations.Part?, size: ConstraintEquations.Part, share: Double)?
  {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (.x, .width, 0)
    case .centerX, .centerXWithinMargins: (.x, .width, 0.5)
    case .right, .trailing, .rightMargin, .trailingMargin: (.x, .width, 1)
    case .top, .topMargin, .firstBaseline: (.y, .height, 0)
    case .centerY, .centerYWithinMargins: (.y, .height, 0.5)
    case .bottom, .bottomMargin, .lastBaseline: (.y, .height, 1)
    case .width: (nil, .width, 1)
    case .height: (nil, .height, 1)
    case .notAnAttribute: nil
    }
  }

  // The offset of a label's baseline from the side it is measured from, by its font.
  fileprivate func offset(in view: UIView) -> Double {
    let share = self == .lastBaseline ? -0.2412109375 : self == .firstBaseline ? 0.9521484375 : 0
    return share * ((view as? UILabel)?.font?.pointSize ?? 0)
  }
}
