extension UIView {
  /// A property of a view that asks for something when another value is set (Apple:
  /// uikit/uiview/invalidating).
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [Invalidations]

    /// Makes one with a first value, which asks for nothing.
    public init(wrappedValue: Value, _ invalidations: Invalidations...) {
      (value, self.invalidations) = (wrappedValue, invalidations)
    }

    /// Views have such properties, and nothing else.
    @available(*, unavailable, message: "only a view's property can be @Invalidating")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value, as the property of a view.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
      storage path: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: path].value }
      set {
        guard newValue != view[keyPath: path].value else { return }
        view[keyPath: path].value = newValue
        view[keyPath: path].invalidations.forEach(view.invalidate)
      }
    }
  }

  /// What such a property asks for (choice: an app adds nothing of its own).
  public enum Invalidations: Sendable {
    /// A layout, drawing, constraints, or a layout around it for another size.
    case layout, display, constraints, intrinsicContentSize
  }

  private final func invalidate(_ invalidation: Invalidations) {
    switch invalidation {
    case .layout: setNeedsLayout()
    case .display: setNeedsDisplay()
    case .constraints: setNeedsUpdateConstraints()
    case .intrinsicContentSize: invalidateIntrinsicContentSize()
    }
  }
}
