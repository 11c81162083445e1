public import Foundation
internal import PropertyEngine

/// A basic animation that moves like a mass on a spring.
///
/// Set its ``CAAnimation/duration`` to ``settlingDuration``: otherwise it is cut after the
/// transaction's quarter of a second. Source:
/// developer.apple.com/documentation/quartzcore/caspringanimation; the settling rule and the
/// refused numbers as measured on macOS.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, above 0 (default: 1); other numbers are refused with a printed warning.
  public final var mass: CGFloat {
    get { CGFloat(numbers.mass) }
    set {
      guard newValue > 0, newValue.isFinite else { return refuse("mass must be greater than 0.") }
      numbers.mass = Double(newValue)
    }
  }

  /// The stiffness, above 0 (default: 100); other numbers are refused with a warning.
  public final var stiffness: CGFloat {
    get { CGFloat(numbers.stiffness) }
    set {
      guard newValue > 0, newValue.isFinite else {
        return refuse("stiffness must be greater than 0.")
      }
      numbers.stiffness = Double(newValue)
    }
  }

  /// The damping, 0 or more (default: 10); other numbers are refused with a warning.
  public final var damping: CGFloat {
    get { CGFloat(numbers.damping) }
    set {
      guard newValue >= 0 else { return refuse("damping must be greater than or equal to 0.") }
      numbers.damping = Double(newValue)
    }
  }

  /// The initial velocity in ways per second, positive toward the end (default: 0).
  public final var initialVelocity: CGFloat {
    get { CGFloat(numbers.initialVelocity) }
    set { numbers.initialVelocity = Double(newValue) }
  }

  /// Whether a spring damped beyond the critical moves slower (default: false: as the critical
  /// one).
  public final var allowsOverdamping: Bool {
    get { numbers.allowsOverdamping }
    set { numbers.allowsOverdamping = newValue }
  }

  private struct Numbers {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var initialVelocity = 0.0
    var allowsOverdamping = false
  }

  private var numbers = Numbers() { willSet { willChange() } }

  /// Makes a spring from its perceived duration in seconds, above 0, and its bounce: 0 does not
  /// swing, toward 1 swings more, from 0 to −1 is flatter; ``CAAnimation/duration`` is its settling
  /// time.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringParameters(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    numbers = Numbers(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowsOverdamping: true)
    duration = settlingDuration
  }

  /// The perceived duration, seconds: the period without damping.
  public final var perceptualDuration: CFTimeInterval { parameters.perceptualDuration }
  /// The bounce: 0 does not swing, toward 1 swings more, below 0 is flatter.
  public final var bounce: CGFloat { CGFloat(parameters.bounce) }

  /// Seconds until the spring is within a thousandth of its end for good.
  public final var settlingDuration: CFTimeInterval {
    parameters.settlingDuration(initialVelocity: numbers.initialVelocity)
  }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    numbers = other.numbers
  }

  private var parameters: SpringParameters {
    SpringParameters(
      mass: numbers.mass, stiffness: numbers.stiffness, damping: numbers.damping,
      allowsOverdamping: numbers.allowsOverdamping)
  }

  override var pacing: Pacing {
    .spring(Spring(parameters, initialVelocity: numbers.initialVelocity), stretch: 1)
  }

  private func refuse(_ reason: String) { CurrentStage.print("CoreAnimation: \(reason)") }
}
