/// A view that can be pressed or set, by a finger or by ``sendActions(for:)``.
///
/// It follows one finger from the point where that comes down. Closures replace UIKit's targets and
/// selectors. Apple: uikit/uicontrol.
open class UIControl: UIView {
  package private(set) final var added: [(action: UIAction, events: Event)] = []
  /// Whether it follows a finger now.
  open var isTracking: Bool { tracked != nil }
  // The stage's fingers retain it while it is down.
  private weak var tracked: UITouch?
  /// Whether that finger is inside of it.
  open private(set) var isTouchInside = false
  /// Whether it is enabled (default: true); a disabled control follows no finger, and lets go of
  /// the one it follows (`touchCancel`).
  open var isEnabled = true { didSet { if !isEnabled { cancel(with: nil) } } }
  /// Whether it is selected or highlighted (default: false).
  open var isSelected = false, isHighlighted = false

  /// The state, made of the three above.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when a finger comes down; returns whether it is followed (default: true).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when it moves; returns whether to go on following it (default: true).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when it is lifted, or no longer tracked.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when it is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = event?.first(of: touches) ?? touches.first
    else { return }
    tracked = beginTracking(touch, with: event) ? touch : nil
    (isTouchInside, isHighlighted) = (true, isTracking)
    guard isTracking else { return }
    sendActions(for: .touchDown)
    if isTracking, touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isUnder(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking(touch, with: event) }
    guard isTracking else { return }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let isInside = isUnder(touch, with: event)
    stopTracking(touch, with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tracked, touches.contains(tracked) { cancel(with: event) }
  }

  private func cancel(with event: UIEvent?) {
    guard isTracking else { return }
    (tracked, isTouchInside, isHighlighted) = (nil, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking(_ touch: UITouch, with event: UIEvent?) {
    (tracked, isTouchInside, isHighlighted) = (nil, false, false)
    endTracking(touch, with: event)
  }

  /// Adds an action for some events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    added.append((action, controlEvents))
  }

  /// Calls the actions for any of some events.
  open func sendActions(for controlEvents: Event) {
    let matching = added.filter { !$0.events.isDisjoint(with: controlEvents) }
    layer.state.perform { matching.forEach { $0.action.handler($0.action) } }
  }

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down (again, soon after a tap), moved inside or outside, came in, went out,
    /// was lifted inside or outside, or taken away; the value changed; the main action happened.
    public static let touchDown = Self(rawValue: 1 << 0), touchDragInside = Self(rawValue: 1 << 2),
      touchDragOutside = Self(rawValue: 1 << 3), touchDragEnter = Self(rawValue: 1 << 4),
      touchDragExit = Self(rawValue: 1 << 5), touchUpInside = Self(rawValue: 1 << 6),
      touchUpOutside = Self(rawValue: 1 << 7), touchCancel = Self(rawValue: 1 << 8),
      touchDownRepeat = Self(rawValue: 1 << 1),
      valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal = State([])
    /// Pressed, disabled or chosen.
    public static let highlighted = Self(rawValue: 1 << 0), disabled = Self(rawValue: 1 << 1),
      selected = Self(rawValue: 1 << 2)
  }
}

/// An action of a control (Apple: uikit/uiaction).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class UIAction {
  /// Its title; only stored.
  public let title: String
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }
}

/// A button, whose titles and pictures are only stored (Apple: uikit/uibutton).
///
/// A tap of one finger on it is never another view's gesture (Apple: attaching gesture recognizers
/// to UIKit controls); its own recognizers go first.
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The title for a state; that of `normal` if it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// The picture for a state; that of `normal` if it has none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let tap = isEnabled ? gestureRecognizer as? UITapGestureRecognizer : nil
    let isItsOwnEvent = tap?.numberOfTapsRequired == 1 && tap?.numberOfTouchesRequired == 1
    return !isItsOwnEvent || gestureRecognizer.view === self
  }
  /// No effect.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}
