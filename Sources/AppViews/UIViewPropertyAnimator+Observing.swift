// Observing by key paths, which Foundation has only with Objective-C.
#if !canImport(ObjectiveC)
  public import HeadlessUIKit

  /// The values that a change reports (Apple: foundation/nskeyvalueobservingoptions).
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits, as Foundation numbers them.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value; the old one; or a call at once, with the present one.
    public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4)
  }

  /// A change of a value (Apple: foundation/nskeyvalueobservedchange).
  public struct NSKeyValueObservedChange<Value> {
    /// The values, `nil` for those that the options leave out.
    public let newValue: Value?, oldValue: Value?
  }

  /// Keeps an observation alive (Apple: foundation/nskeyvalueobservation).
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  public final class NSKeyValueObservation {
    private var kept: AnyObject?
    fileprivate init(_ kept: AnyObject) { self.kept = kept }
    /// Ends the observation, as releasing it does.
    public func invalidate() { kept = nil }
  }

  extension UIViewPropertyAnimator {
    /// Calls a closure after each change of `state`, `isRunning`, `isReversed` or `fractionComplete`
    /// by a call or an arrival while the result is retained; other key paths: programmer error.
    public func observe<Value>(
      _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (UIViewPropertyAnimator, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let (property, value): (ObservableProperty, (Snapshot) -> Any) =
        switch keyPath as AnyKeyPath {
        case \UIViewPropertyAnimator.state: (.state, \.state)
        case \UIViewPropertyAnimator.isRunning: (.isRunning, \.isRunning)
        case \UIViewPropertyAnimator.isReversed: (.isReversed, \.isReversed)
        case \UIViewPropertyAnimator.fractionComplete: (.fractionComplete, \.fractionComplete)
        default: preconditionFailure("this property of an animator cannot be observed")
        }
      let tell = { [unowned self] (old: Snapshot?, new: Snapshot) in
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? value(new) as? Value : nil,
            oldValue: options.contains(.old) ? old.flatMap(value) as? Value : nil))
      }
      if options.contains(.initial) { tell(nil, snapshot) }
      return NSKeyValueObservation(observe(property) { tell($0, $1) })
    }
  }

  extension UIScrollView {
    /// Calls a closure after each change of `contentOffset`, which the delegate hears of first
    /// (choice), or of `contentSize`, while the result is retained; other key paths are a programmer
    /// error.
    public final func observe<Value>(
      _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observed: [PartialKeyPath<UIScrollView>] = [\.contentOffset, \.contentSize]
      precondition(observed.contains(keyPath), "this property cannot be observed")
      var last = self[keyPath: keyPath]
      let tell = { [unowned self] (isFirst: Bool) in
        let (old, new) = (last, self[keyPath: keyPath])
        last = new
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) && !isFirst ? old : nil))
      }
      if options.contains(.initial) { tell(true) }
      let watch = Watch(keyPath) { tell(false) }
      watches.append { [weak watch] in watch }
      return NSKeyValueObservation(watch)
    }
  }
#endif
