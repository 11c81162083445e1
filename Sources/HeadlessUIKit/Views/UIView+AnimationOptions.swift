extension UIView {
  /// The options of a `UIView.animate` block, with UIKit's raw values (source:
  /// developer.apple.com/documentation/uikit/uiview/animationoptions).
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes options from bits; bits without a name here are kept and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does the layouts that the changes ask for in the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views that the block moves, and their subviews, take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts non-geometry values from what is shown instead of the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever, or as often as a repeat count set in the block.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays forth and back; the model keeps the block's values, so that a single time jumps at its
    /// end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block, keeps the duration given here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block, keeps the curve given here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes of a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block, keeps the other options: no effect, since none are inherited here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start, slow at the end, or linear.
    public static let curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16),
      curveLinear = Self(rawValue: 3 << 16)

    /// The named curve in bits 16 and 17.
    public var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }
}

// Kinds of transitions and rates of frames: there is no drawing here, and they have no effect.
extension UIView.AnimationOptions {
  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// Turns over from a side, curls up or down, or dissolves.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20),
    transitionFlipFromRight = Self(rawValue: 2 << 20), transitionCurlUp = Self(rawValue: 3 << 20),
    transitionCurlDown = Self(rawValue: 4 << 20), transitionCrossDissolve = Self(rawValue: 5 << 20),
    transitionFlipFromTop = Self(rawValue: 6 << 20),
    transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// The system's rate; the default.
  public static let preferredFramesPerSecondDefault: UIView.AnimationOptions = []
  /// 60 or 30 frames per second.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24),
    preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}
