#if !canImport(ObjectiveC)
  // Values that libraries keep for an object, under the address of one of their variables.
  // Apple: objectivec/objc_setassociatedobject(_:_:_:_:).

  /// How an object is kept.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept alive; nothing is copied, since a value is a copy already.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1, OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
      OBJC_ASSOCIATION_RETAIN = 0x301, OBJC_ASSOCIATION_COPY = 0x303
  }

  /// Keeps a value (or none) for a view or a layer; other objects are a programmer error (choice).
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let kept = value.map { AssociatedObject($0, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }
    switch object {
    case let view as UIView: view.associations.byKey[key] = kept
    case let layer as CALayer: layer.makeOwn().byKey[key] = kept
    default: preconditionFailure("associated objects are kept by views and layers only")
    }
  }

  /// The value kept for a view or a layer under a key; `nil` for none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    switch object {
    case let view as UIView: view.associations.byKey[key]?.value
    case let layer as CALayer: layer.own?.byKey[key]?.value
    default: nil
    }
  }
#endif

struct AssociatedObject {
  private let kept: Any?
  private weak var object: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    kept = isWeak ? nil : value
    object = isWeak ? value as AnyObject : nil
  }

  var value: Any? { kept ?? object }
}
