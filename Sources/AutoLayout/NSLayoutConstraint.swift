/// A relation between two sides or sizes of views: `first = multiplier * second + constant`.
///
/// While it is active, a layout of the superviews gives the views their bounds and centres, which
/// moves them in an animation block. A constraint that contradicts others of a higher priority or
/// added earlier is left out, as is an inequality that contradicts an equality of its priority. The
/// stage's `programmerErrors` report required ones. Apple: uikit/nslayoutconstraint.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  /// The views or guides it is between; not retained.
  public private(set) final weak var firstItem: AnyObject?, secondItem: AnyObject?
  /// The side or size of each.
  public let firstAttribute: Attribute, secondAttribute: Attribute
  /// The relation of the two.
  public let relation: Relation
  /// The factor of the second one.
  public let multiplier: CGFloat
  /// A name for the app's use (default: `nil`).
  open var identifier: String?
  private var isActivated = false
  // Counted up with each activation on a stage.
  var order = 0
  // The views it is listed under.
  var places: [ObjectIdentifier] = []
  // The nearest view that contains both or is one of them, which holds the constraint.
  private(set) weak var holder: UIView?
  // Whether it has no second view.
  let isUnary: Bool

  /// Makes an inactive constraint between a side or size of one view and that of another, times a
  /// factor, plus some points; without another view, only the points count.
  ///
  /// Items other than views and guides are a programmer error, noted at activation.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, secondItem) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    (firstAttribute, secondAttribute) = (attr1, view2 == nil ? .notAnAttribute : attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
    isUnary = view2 == nil
    super.init()
  }

  /// Makes a constraint without views, which cannot be activated (choice).
  public override convenience init() {
    self.init(
      item: NSObject(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// The points added on the right side; a number that is not finite counts as 0.
  open var constant: CGFloat { didSet { noteChange() } }
  /// The priority (default: `required`): of two that contradict each other, the higher one holds.
  open var priority = UILayoutPriority.required { didSet { noteChange() } }

  /// Whether it is in effect; views without a common ancestor leave it as it is.
  open var isActive: Bool {
    get { isActivated && holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? activate() : deactivate()
    }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items it is between; `nil` if one of them is gone.
  final var items: [LayoutItem]? {
    guard let first = LayoutItem(firstItem) else { return nil }
    return isUnary ? [first] : LayoutItem(secondItem).map { [first, $0] }
  }

  private func activate() {
    guard let items, let first = items.first?.view, let last = items.last?.view else {
      LayoutItem(firstItem)?.view.note(programmerError: "a constraint is between views: \(text)")
      return
    }
    guard let common = sequence(first: first, next: \.superview).first(where: last.isDescendant)
    else {
      return first.note(programmerError: "no view contains both sides of the constraint \(text)")
    }
    (isActivated, holder) = (true, common)
    common.constraintSystem.add(self)
  }

  final func deactivate() {
    holder?.constraintSystem.remove(self)
    (isActivated, holder) = (false, nil)
  }

  private func noteChange() { if isActive { holder?.constraintSystem.note(changed: self) } }

  /// The constraint as text, with Swift's operators.
  final var text: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      "\(LayoutItem(item) == nil ? "nil" : item.map { "\(type(of: $0))" } ?? "nil").\(attribute)"
    }
    let left = "\(side(firstItem, firstAttribute)) \(relation.sign)"
    guard !isUnary else { return "\(left) \(constant)" }
    return "\(left) \(multiplier) * \(side(secondItem, secondAttribute)) + \(constant)"
  }

  /// The relation of two sides or sizes.
  public enum Relation: Int, Sendable {
    /// At most, equal, or at least.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual

    fileprivate var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// A side or a size of a view; from left to right is the direction of reading (choice).
  public enum Attribute: Int, Sendable {
    /// A side, a size or the middle.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// A baseline of text, in a label as high as its lines (choice); else the lower or upper side.
    case lastBaseline, firstBaseline
    /// A side or the middle within the layout margins of a view.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins
    /// None.
    case notAnAttribute = 0
  }
}

/// The weight of a constraint against others, from 1 to 1000 (Apple: uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  /// 1000, 750, 250 and 50.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250),
    fittingSizeLevel = Self(50)
  /// A priority that is higher by a number.
  public static func + (priority: Self, rise: Float) -> Self { Self(priority.rawValue + rise) }
  /// A priority that is lower by a number.
  public static func - (priority: Self, fall: Float) -> Self { Self(priority.rawValue - fall) }
}
