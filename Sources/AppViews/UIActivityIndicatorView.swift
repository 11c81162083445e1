/// A box for while something is busy; nothing turns (Apple: uikit/uiactivityindicatorview).
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// 20 or 37 points wide and high (choice).
    case medium = 100, large
    /// 37, 20 and 20 points; deprecated by Apple.
    case whiteLarge = 0, white, gray

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// Its style, and so its size (default: medium).
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour; only stored.
  open var color: UIColor! = .gray
  /// Whether it is seen only while it is animating (default: true).
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// Whether it was started.
  open private(set) var isAnimating = false { didSet { showOrHide() } }

  /// Makes an indicator of a style, and of its size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Makes one of medium style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
  }

  /// Makes one of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showOrHide()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  /// Starts it.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }
}
