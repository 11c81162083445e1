extension UIView {
  /// How a `UIView.animate` block is played, with UIKit's raw values.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/animationoptions.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from bits; bits without a name here are kept and have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lets views be touched while they move.
    ///
    /// There are no touches here: no effect.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts values that are not geometry from what is shown instead of the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Plays the changes for ever, or as often as a repeat count set in the block says.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the changes forth and back; the model keeps the values the block set, so a single
    /// time jumps at its end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block, keeps the duration given here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block, keeps the curve given here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside another block, keeps the other options given here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The named curve in bits 16 and 17.
    public var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }
}
