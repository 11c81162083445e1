import Foundation

/// A view that can be pressed or set, by ``sendActions(for:)``.
///
/// Closures replace UIKit's targets and selectors. Apple: uikit/uicontrol.
open class UIControl: UIView {
  private var added: [(action: UIAction, events: Event)] = []
  /// Whether it is enabled (default: true).
  open var isEnabled = true
  /// Whether it is selected (default: false).
  open var isSelected = false
  /// Whether it is highlighted (default: false).
  open var isHighlighted = false

  /// Adds an action for some events.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    added.append((action, controlEvents))
  }

  /// Calls the actions for any of some events.
  public final func sendActions(for controlEvents: Event) {
    let matching = added.filter { !$0.events.isDisjoint(with: controlEvents) }
    layer.state.perform { matching.forEach { $0.action.handler($0.action) } }
  }

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Makes events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down or up inside it; its value changed; its main action was triggered.
    public static let touchDown = Self(rawValue: 1 << 0), touchUpInside = Self(rawValue: 1 << 6),
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

/// A button, whose titles are only stored (Apple: uikit/uibutton).
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The title for a state; that of `normal` where it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// No effect.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}
