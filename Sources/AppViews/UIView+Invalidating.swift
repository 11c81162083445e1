extension UIView {
  /// A property of a view that asks for an update when its value changes (Apple:
  /// uikit/uiview/invalidating).
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [Invalidations]

    /// Makes a property with a first value, which asks for nothing.
    public init(wrappedValue: Value, _ invalidations: Invalidations...) {
      (value, self.invalidations) = (wrappedValue, invalidations)
    }

    /// Only views can have such properties.
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

  /// The updates that such a property asks for (choice: an app cannot add its own).
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
