import Foundation

/// A view that can be pressed or set.
///
/// It presses nothing by itself: ``sendActions(for:)`` calls what was added. Closures stand where
/// UIKit takes a target and a selector. Source:
/// developer.apple.com/documentation/uikit/uicontrol.
open class UIControl: UIView {
  private var added: [(action: UIAction, events: Event)] = []
  /// Whether it can be used (default: true).
  open var isEnabled = true
  /// Whether it is chosen (default: false).
  open var isSelected = false
  /// Whether it is being pressed (default: false).
  open var isHighlighted = false

  /// Adds what is called for some events.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    added.append((action, controlEvents))
  }

  /// Calls what was added for any of some events.
  public final func sendActions(for controlEvents: Event) {
    let matching = added.filter { !$0.events.isDisjoint(with: controlEvents) }
    layer.state.perform { matching.forEach { $0.action.handler($0.action) } }
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger left it where it was.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// What a control may look like.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it is.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Out of use.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// Something a control does (source: developer.apple.com/documentation/uikit/uiaction).
public final class UIAction {
  /// What it is called; kept only.
  public let title: String
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }
}

/// A control with words on it, which are kept only (source:
/// developer.apple.com/documentation/uikit/uibutton).
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The words for a state; those of `normal` where it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the colour of the words; no effect.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}
