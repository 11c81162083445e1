/// An expression that is printed after each command that moves time.
package struct Watch {
  package let text: String
  package let expression: Expression
  /// Whether the person was told that the thing it reads is gone.
  var wasReportedGone = false

  package init(text: String, expression: Expression) {
    (self.text, self.expression) = (text, expression)
  }
}

/// The named things and values, in the order they were named.
package typealias Names = OrderedDictionary<String, Named>

package enum Named {
  case view(UIView)
  case layer(CALayer)
  case animator(UIViewPropertyAnimator)
  case animation(CAAnimation)
  case chain(Chain)
  case gesture(UIGestureRecognizer)
  // Indirect, or every name would be as large as the largest value.
  indirect case value(Value)

  package enum Form: String { case view, layer, animator, animation, chain, gesture, value }

  /// The layer that draws it; `nil` if nothing draws it.
  package var layer: CALayer? { form == .value ? nil : value.layer }

  package var form: Form {
    switch self {
    case .view: .view
    case .layer: .layer
    case .animator: .animator
    case .animation: .animation
    case .chain: .chain
    case .gesture: .gesture
    case .value: .value
    }
  }

  package var kind: String { (word.hasPrefix("a") ? "an " : "a ") + word }
  package var word: String { form.rawValue }

  package var thing: AnyObject? { form == .value ? nil : value.thing }

  /// The animator itself or, for a view, the one that makes it dance.
  package var animator: UIViewPropertyAnimator? {
    switch self {
    case .animator(let animator): animator
    case .view(let view): view.dance.animator
    default: nil
    }
  }

  package var value: Value {
    switch self {
    case .view(let view): .view(view)
    case .layer(let layer): .layer(layer)
    case .animator(let animator): .animator(animator)
    case .animation(let animation): .animation(animation)
    case .chain(let chain): .chain(chain)
    case .gesture(let gesture): .gesture(gesture)
    case .value(let value): value
    }
  }
}
