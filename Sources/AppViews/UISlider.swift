/// A number between two ends that the app sets: there is no thumb for a finger.
///
/// Apple: uikit/uislider.
open class UISlider: UIControl {
  private var number: Float = 0
  /// The number (default: 0); one beyond an end is that end, and no action is sent.
  open var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The lower end (default: 0); it takes the other end along, and the number.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  /// The higher end (default: 1); it takes the other end along, and the number.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Whether a finger would send `valueChanged` all the way (default: true); only stored.
  open var isContinuous = true
  /// Sets the number at once: no thumb moves there.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// Something that is on or off, set by the app or by a tap; it is made 51 by 31 points large.
///
/// Its thumb is not drawn, and nothing moves there. Apple: uikit/uiswitch.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  /// Whether it is on (default: false); no action is sent.
  open var isOn = false

  /// Makes one that is off; the size of the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }
  /// Makes one that is off; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
