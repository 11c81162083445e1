/// Several animations that run together in the time of the group.
///
/// Children are clipped to the group's duration, never scaled; one without a duration takes the
/// group's. Their begin times count from the group's beginning; their delegates and
/// ``CAAnimation/isRemovedOnCompletion`` are ignored. Apple: quartzcore/caanimationgroup.
open class CAAnimationGroup: CAAnimation {
  /// The animations, which may be groups.
  open var animations: [CAAnimation]? { willSet { willChange() } }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.copy() }
  }

  override func freeze() {
    super.freeze()
    for child in animations ?? [] { child.freeze() }
  }
}

/// The timing of a transition of a layer's picture, never drawn (Apple: quartzcore/catransition).
open class CATransition: CAAnimation {
  /// The kind of transition (default: fade).
  open var type = CATransitionType.fade { willSet { willChange() } }
  /// The side it comes from (default: `nil`).
  open var subtype: CATransitionSubtype? { willSet { willChange() } }
  /// The progress at which it starts, 0…1 (default: 0).
  open var startProgress: Float = 0 { willSet { willChange() } }
  /// The progress at which it ends, from the start to 1 (default: 1).
  open var endProgress: Float = 1 { willSet { willChange() } }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The key under which layers store transitions.
public let kCATransition = "transition"

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a type from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old fades into the new; the new slides in, pushes the old away, or is uncovered.
  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"),
    push = Self(rawValue: "push"), reveal = Self(rawValue: "reveal")
}

/// The sides a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String
  /// Makes a side from its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From one side.
  public static let fromRight = Self(rawValue: "fromRight"), fromLeft = Self(rawValue: "fromLeft"),
    fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
}
