internal import PropertyEngine

/// A basic animation that moves like a mass on a spring.
///
/// Set its ``CAAnimation/duration`` to ``settlingDuration``: otherwise it is cut after the
/// transaction's quarter of a second. Apple: quartzcore/caspringanimation; the settling
/// rule and the refused numbers as measured on macOS.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, above 0 (default: 1); other numbers are refused with a printed warning.
  open var mass: CGFloat {
    get { numbers.mass }
    set { set(\.mass, to: newValue, "mass") }
  }

  /// The stiffness, above 0 (default: 100); other numbers are refused with a warning.
  open var stiffness: CGFloat {
    get { numbers.stiffness }
    set { set(\.stiffness, to: newValue, "stiffness") }
  }

  /// The damping, 0 or more (default: 10); other numbers are refused with a warning.
  open var damping: CGFloat {
    get { numbers.damping }
    set { set(\.damping, to: newValue, "damping", mayBe0: true) }
  }

  /// The initial velocity in distances per second, positive toward the end (default: 0).
  open var initialVelocity: CGFloat = 0 { willSet { willChange() } }
  /// Whether overdamping slows the spring; if not (default), it moves as a critically damped one.
  open var allowsOverdamping = false { willSet { willChange() } }

  private typealias Numbers = (mass: CGFloat, stiffness: CGFloat, damping: CGFloat)

  private var numbers: Numbers = (1, 100, 10) { willSet { willChange() } }

  private func set(
    _ path: WritableKeyPath<Numbers, CGFloat>, to value: CGFloat, _ name: String,
    mayBe0: Bool = false
  ) {
    guard mayBe0 ? value >= 0 : value > 0 && value.isFinite else {
      let rule = mayBe0 ? "greater than or equal to 0" : "greater than 0"
      return CurrentStage.print("CoreAnimation: \(name) must be \(rule).")
    }
    numbers[keyPath: path] = value
  }

  /// Makes a spring that lasts its settling time, from its perceived duration in seconds, above 0,
  /// and its bounce: 0 does not swing, toward 1 swings more, from 0 to −1 is flatter.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringParameters(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    numbers = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The perceived duration, seconds: the period without damping.
  open var perceptualDuration: CFTimeInterval { parameters.perceptualDuration }
  /// The bounce: 0 does not swing, toward 1 swings more, below 0 is flatter.
  open var bounce: CGFloat { CGFloat(parameters.bounce) }

  /// Seconds until the spring is within a thousandth of its end for good.
  open var settlingDuration: CFTimeInterval {
    parameters.settlingDuration(initialVelocity: Double(initialVelocity))
  }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (numbers, initialVelocity) = (other.numbers, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  private var parameters: SpringParameters {
    SpringParameters(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowsOverdamping: allowsOverdamping)
  }

  override var pacing: Pacing {
    .spring(Spring(parameters, initialVelocity: Double(initialVelocity)), stretch: 1)
  }
}
