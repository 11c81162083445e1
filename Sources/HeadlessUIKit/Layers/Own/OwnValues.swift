internal import PropertyEngine

/// A layer's values under keys that not every layer has: an app's own, and those of a class such as
/// `CAShapeLayer`; see ``ValueRow`` for the values that can be animated.
final class OwnValues {
  /// The model; a value set to `nil` is present as `nil`.
  var model: [String: Any?]
  /// The values shown before this turn's changes.
  var shownBefore: [String: Any?] = [:]
  /// The entries that set the model; looked up only.
  var setters: [String: Int] = [:]
  /// The objects that an app associates under addresses; looked up only.
  var byKey: [UnsafeRawPointer: AssociatedObject] = [:]
  var waitsForFrame = false

  init(_ model: [String: Any?] = [:]) { self.model = model }
}

extension CALayer {
  final func makeOwn() -> OwnValues {
    let values = own ?? OwnValues()
    own = values
    return values
  }

  final func modelOwnValue(forKey key: String) -> Any? {
    own?.model[key] ?? type(of: self).defaultValue(forKey: key)
  }

  final func shownOwnValue(forKey key: String) -> Any? {
    animations.all.reduce(modelOwnValue(forKey: key)) { $1.shown(key, over: $0) }
  }

  /// The value under a key: of the model, or for a presentation the shown one.
  final func ownValue(forKey key: String) -> Any? {
    let source = source
    return source === self ? source.modelOwnValue(forKey: key) : source.shownOwnValue(forKey: key)
  }

  final func ownValueBefore(forKey key: String) -> Any? {
    own?.shownBefore[key] ?? shownOwnValue(forKey: key)
  }

  /// All shown values of this kind, for a presentation to store; `nil` if there are none.
  final func shownOwnValues() -> OwnValues? {
    let animated = presented == nil ? animations.all.flatMap(\.ownKeys) : []
    guard own != nil || !animated.isEmpty else { return nil }
    let values = OwnValues(own?.model ?? [:])
    for key in animated { values.model.updateValue(shownOwnValue(forKey: key), forKey: key) }
    return values
  }

  /// Sets the value under a key, a number as an `NSNumber`; an action may animate it.
  final func setOwnValue(_ value: Any?, forKey key: String) {
    willBeSet()
    let value = value.map { ($0 as? NSNumber) ?? $0 }
    guard presented == nil, isOther(value, than: modelOwnValue(forKey: key)) else {
      return keep(value, forKey: key)
    }
    let action = ownAction(forKey: key)
    if isCommitted { noteShown(key) }
    keep(value, forKey: key)
    action?.run(forKey: key, object: self, arguments: nil)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  // View blocks animate only the keys they know.
  private func ownAction(forKey key: String) -> (any CAAction)? {
    guard isCommitted, !state.transactions.disablesActions else { return nil }
    let action = action(forKey: key)
    return action?.recordedBy == nil ? action : nil
  }

  private func isOther(_ value: Any?, than old: Any?) -> Bool {
    guard let value, let old else { return (value == nil) != (old == nil) }
    guard let row = ValueRow(value), let oldRow = ValueRow(old) else { return true }
    return row != oldRow
  }

  private func keep(_ value: Any?, forKey key: String) {
    let values = makeOwn()
    values.model.updateValue(value, forKey: key)
    values.setters[key] = state.cause
  }

  private func noteShown(_ key: String) {
    let values = makeOwn()
    guard values.shownBefore[key] == nil else { return }
    if values.shownBefore.isEmpty, shownBefore.isEmpty { state.turn.changed.append(self) }
    values.shownBefore.updateValue(shownOwnValue(forKey: key), forKey: key)
  }

  /// Whether ``display()`` is pending.
  public final func needsDisplay() -> Bool { isInNeedOfDisplay }

  /// Displays the layer on every frame while something animates a displayed value, and once after.
  final func displayOnFrames() {
    guard showsMovement, own?.waitsForFrame != true else { return }
    let length = VirtualTime.ticksPerSecond / Int64(CADisplayLink.maximumFramesPerSecond)
    let frame = VirtualTime(ticks: (state.now.ticks / length + 1) * length)
    let values = makeOwn()
    values.waitsForFrame = true
    let call = { [self] in
      values.waitsForFrame = false
      displayOnFrames()
      isInNeedOfDisplay = false
      display()
    }
    state.schedule(.block(label: "display", call), at: frame)
  }

  private var showsMovement: Bool {
    animations.all.contains {
      $0.isGoing && $0.ownKeys.contains(where: type(of: self).needsDisplay(forKey:))
    }
  }
}
