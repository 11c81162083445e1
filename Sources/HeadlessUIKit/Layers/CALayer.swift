internal import PropertyEngine

/// A rectangle with animatable values, in a tree of others.
///
/// A layer's own properties are its *model*: what they were last set to. ``presentation()`` is what
/// is *shown* at the stage's present moment, with animations applied. A change of a layer on the
/// screen looks for an action (see ``action(forKey:)``), which as a rule animates it. Layers are
/// made inside `Stage.run`; one made where no stage is current goes on the thread's next stage, or
/// on the last one if nothing has run on it. Apple: quartzcore/calayer.
open class CALayer: CAMediaTiming {
  // The properties that reading needs come first, so that they are side by side in memory.
  final let state: StageState
  // The slots of the values animated now, in the order of their keys.
  final var slots: Few<Slot> = []
  final var presented: CALayer?
  // The presentation of the present moment.
  final var given: CALayer?
  // Changes of the values by sequences that are showing their past.
  final var pasts: [PropertyHistory] = []
  final var isOnScreen = false
  // Whether it was on the screen when a turn ended.
  final var isCommitted = false
  // For a presentation: whether it stores its own values.
  final var isKept = false
  final var isInNeedOfLayout = false
  final var isInNeedOfDisplay = false
  final var modelValues = LayerModel()
  // See `CALayer+Presentation.swift` for what a presentation answers.
  final var stored = StoredValues()
  final var animations = LayerAnimations()
  // The keys that this turn changed without an animation, and the values shown before.
  final var shownBefore: [(key: LayerKey, value: LayerValue)] = []
  final var timeSpace: TimeSpace?
  // Values under keys other than the fixed ones; most layers have none.
  final var own: OwnValues?
  final var children: [CALayer] = []
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]? { willSet { willBeSet() } }
  /// More actions, under `"actions"`, asked after ``actions``; may contain another `"style"`.
  open var style: [AnyHashable: Any]? { willSet { willBeSet() } }
  // For a view's own layer the view, which clears this when it is released. A weak reference would
  // slow down each retain of the view, and views are retained all the time.
  unowned(unsafe) final var viewDelegate: (any CALayerDelegate)?
  final weak var otherDelegate: (any CALayerDelegate)?
  final weak var ownAbove: CALayer?
  // The number of ancestors, while the tree has that shape.
  final var knownDepth = (depth: 0, shape: -1)

  /// Makes a layer of no size.
  public init() { state = CurrentStage.home }

  /// Makes a layer with another one's values, as ``presentation()`` does.
  ///
  /// Subclasses override it to copy stored properties. Anything but a layer is a programmer error.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      preconditionFailure("init(layer:) takes a layer, not a \(type(of: layer))")
    }
    state = layer.state
    if !state.presentations.isMakingOne { takeValues(of: layer) }
    state.presentations.isMakingOne = false
  }

  /// Makes a layer of no size; archives are not read.
  public required init?(coder: NSCoder) { state = CurrentStage.home }

  /// Makes a layer of a class known only at run time: the presentation of a layer by
  /// `init(layer:)`, or a new layer by `init()`.
  ///
  /// A subclass inherits it if it overrides none or all of the three others (choice: Objective-C
  /// needs no such rule); the compiler's error shows the name, which says so.
  public required convenience init(byOverridingInitAndInitLayerAndInitCoder layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  static func make(showing layer: CALayer?, as kind: CALayer.Type) -> CALayer {
    kind.init(byOverridingInitAndInitLayerAndInitCoder: layer)
  }

  deinit {
    dismantle(&children) { layer in
      defer { layer.children = [] }
      return layer.children
    } leave: { layer in
      layer.wasLeft()
    }
    if let mask = stored.plain?.values.mask, mask.ownAbove == nil { mask.wasLeft() }
  }

  /// The layer this one lies in; for a presentation, that layer's presentation.
  public final var superlayer: CALayer? {
    presented == nil ? above : above?.presentation() ?? above
  }

  // MARK: To be overridden

  /// Adds a copy of an animation under a key of your own, replacing the one with that key.
  ///
  /// With the key `nil` it replaces nothing and is not listed; transitions use ``kCATransition``.
  /// If the layer is in no window at the turn's end, the animation starts and stops unfinished.
  open func add(_ animation: CAAnimation, forKey key: String?) { attach(animation, forKey: key) }
  /// Removes the animation with a key, if any; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }
  /// Removes every animation, including those of view blocks and animators.
  open func removeAllAnimations() { detachAllAnimations() }

  /// The action for a change of the value with a key; `nil` for none.
  ///
  /// The first answer counts: the delegate's (`NSNull` means no action), ``actions``, the actions
  /// of ``style``, ``defaultAction(forKey:)``. It ignores `CATransaction.disableActions()`, which
  /// only keeps actions from being run.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The default action, as measured on macOS: a basic animation for values that can be
  /// interpolated, a transition for others that Core Animation exchanges, else `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    DefaultActions.action(forKey: event)
  }

  /// The initial value at a key path; `nil` for none.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKeyPath(key)?.object(LayerModel().value)
  }

  /// Whether changes and animations of a key's value ask for ``display()`` (default: false).
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Asks for ``display()`` when the turn ends, or once the layer is on the screen.
  open func setNeedsDisplay() {
    guard presented == nil, !isInNeedOfDisplay else { return }
    isInNeedOfDisplay = true
    if isOnScreen { state.turn.needingDisplay.append(self) }
  }
  /// Provides the layer's contents; by default asks the delegate.
  ///
  /// It is called on the model; draw the values of its ``presentation()``.
  open func display() { delegate?.display(self) }

  /// Asks for a layout of the sublayers when the turn ends.
  open func setNeedsLayout() {
    guard !isInNeedOfLayout else { return }
    isInNeedOfLayout = true
    state.turn.needingLayout.append(self)
  }

  /// Lays out the sublayers; by default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for ``display()``; a part counts as the whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// The same as ``value(forKeyPath:)``.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// The same as ``setValue(_:forKeyPath:)``.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// The layer's copy of the animation with a key; an added animation is the same object each time.
  ///
  /// For a value moved by a block or an animator, the animation UIKit would have added: geometry
  /// goes additively from the old value minus the new one to zero, on the block's curve or spring.
  open func animation(forKey key: String) -> CAAnimation? {
    animations[key]?.animation ?? recordedAnimations.first { $0.key == key }?.animation
  }
  /// The keys of the animations in the order they are applied; `nil` when there are none.
  ///
  /// Values moved by blocks and animators have their key path, the second time as `position-2`.
  open func animationKeys() -> [String]? {
    let own = animations.all.compactMap { added in added.givenKey.map { (added.order, $0) } }
    let recorded = recordedAnimations.map { ($0.cohort.id, $0.key) }
    let keys = (own + recorded).sorted(by: \.0).map(\.1)
    return keys.isEmpty ? nil : keys
  }
  /// Calls ``display()`` now if it is pending.
  open func displayIfNeeded() {
    guard isInNeedOfDisplay else { return }
    isInNeedOfDisplay = false
    display()
  }

  // MARK: The tree

  /// Puts a layer on top, taking it from its superlayer.
  ///
  /// Putting a layer into itself or a descendant is a programmer error.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer among the sublayers, 0 being the lowest.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a layer directly below a sublayer; on top if `sibling` is not one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, 0)
  }

  /// Inserts a layer directly above a sublayer; on top if `sibling` is not one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, 1)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from the tree, and all animations of it and its descendants.
  open func removeFromSuperlayer() {
    leave()
    forget()
  }

  /// Lays out the layers now if a layout was asked for, from the topmost ancestor that needs it.
  open func layoutIfNeeded() {
    let top = layersUpward.reduce(self) { $1.isInNeedOfLayout ? $1 : $0 }
    for layer in Preorder(top, \.children) { layer.layOut() }
  }

  /// Whether a point, in the layer's coordinates, lies in its bounds.
  open func contains(_ point: CGPoint) -> Bool { LayerGeometry(self).bounds.contains(point) }

  // MARK: Values that are animated

  /// The position of the anchor point, in points of the superlayer.
  open var position: CGPoint {
    get { CGPoint(self[.position]) }
    set { set(.position, SIMD4(newValue)) }
  }

  /// The height toward the viewer, in points (default: 0); higher layers are in front of siblings.
  open var zPosition: CGFloat {
    get { CGFloat(self[.zPosition].x) }
    set { set(.zPosition, SIMD4(Double(newValue))) }
  }

  /// The layer's own coordinates: origin and size in points; negative sizes are standardised.
  open var bounds: CGRect {
    get { CGRect(origin: CGPoint(self[.boundsOrigin]), size: CGSize(self[.boundsSize])) }
    set {
      let bounds = newValue.standardized
      change([
        (.boundsOrigin, .numbers(SIMD4(bounds.origin).checked(as: "bounds"))),
        (.boundsSize, .numbers(SIMD4(bounds.size).checked(as: "bounds"))),
      ])
    }
  }

  /// The point at the layer's position, about which transforms turn, as fractions of its size
  /// (default: (0.5, 0.5), the centre); changing it moves the frame, not the position.
  open var anchorPoint: CGPoint {
    get { CGPoint(self[.anchorPoint]) }
    set { set(.anchorPoint, SIMD4(newValue)) }
  }

  /// The box around the layer in its superlayer, from bounds, position, anchor and transform.
  ///
  /// Setting it keeps the anchor and the bounds' origin, and sets position and size through the
  /// transform. It has no action of its own.
  open var frame: CGRect {
    get { LayerGeometry(self).frame }
    set {
      if matrix != .identity { state.account?.findFrame(of: self) }
      var geometry = LayerGeometry(self)
      geometry.frame = newValue
      position = geometry.position
      bounds = geometry.bounds
    }
  }

  /// The layer's transform about its anchor (default: the identity).
  open var transform: CATransform3D {
    get { CATransform3D(matrix) }
    set { set(.transform, newValue.matrix) }
  }

  /// How opaque the layer is, from 0 to 1 (default: 1); other values are kept as they are.
  open var opacity: Float {
    get { Float(self[.opacity].x) }
    set { set(.opacity, SIMD4(Double(newValue))) }
  }

  /// Whether the layer is hidden (default: false); an animation switches it at once.
  open var isHidden: Bool {
    get { self[.isHidden].x != 0 }
    set { set(.isHidden, SIMD4(newValue ? 1 : 0)) }
  }

  /// The corner radius, in points (default: 0).
  open var cornerRadius: CGFloat {
    get { CGFloat(self[.cornerRadius].x) }
    set { set(.cornerRadius, SIMD4(Double(newValue))) }
  }

  /// The background colour (default: `nil`, none); from and to `nil` it switches at once.
  open var backgroundColor: CGColor? {
    get { color(.backgroundColor) }
    set { set(.backgroundColor, newValue) }
  }

  /// Pixels per point of the contents (default: 1).
  open var contentsScale: CGFloat {
    get { CGFloat(self[.contentsScale].x) }
    set { set(.contentsScale, SIMD4(Double(newValue))) }
  }

  // MARK: Time

  /// The superlayer's time at which this layer's time is its ``timeOffset``; finite (default: 0).
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { retime { $0.beginTime = newValue } }
  }

  /// How fast time passes for the layer and its descendants (default: 1); finite, 0 stops it.
  ///
  /// To pause, set 0 and ``timeOffset`` to the layer's present time; to resume, set 1, the offset
  /// to 0 and ``beginTime`` to the time that has passed since (source: Apple's question QA1673).
  open var speed: Float {
    get { timing.speed }
    set { retime { $0.speed = newValue } }
  }

  /// Finite seconds added to the layer's time; at speed 0 it *is* the time, and setting it scrubs.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { retime { $0.timeOffset = newValue } }
  }

  /// How long the layer lives (default: forever); only stored: a layer does not begin or end here.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Only stored, as ``duration``.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Only stored, as ``duration``.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Only stored, as ``duration``.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Only stored, as ``duration``.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Changes

  /// Sets a value as an app does: an action may animate it.
  final func change(_ key: LayerKey, to new: LayerValue) {
    willChange()
    if modelValue(key) != new { change(real: CollectionOfOne((key: key, value: new))) }
  }

  /// Sets the values that share one action key.
  final func change(_ changes: [(key: LayerKey, value: LayerValue)]) {
    willChange()
    change(real: changes.filter { modelValue($0.key) != $0.value })
  }

  private func change(real changes: some Collection<(key: LayerKey, value: LayerValue)>) {
    state.changing(
      changes.map { AnimatedValue(self, $0.key) }, as: .assignment,
      by: .cohorts([state.running.recordings.last?.run].compactMap(\.self))
    ) { apply(changes) }
  }

  private func apply(_ changes: some Collection<(key: LayerKey, value: LayerValue)>) {
    guard let first = changes.first else { return }
    let actionKey = first.key.actionKey
    let (action, recording) = actsOnChanges ? self.action(of: actionKey) : (nil, nil)
    guard action != nil || recording != nil, !isAppearing(first.key, as: first.value) else {
      for (key, value) in changes { setAtOnce(key, value) }
      return
    }
    for (key, value) in changes {
      if recording == nil { noteShown(key) }
      if recording?.record(self, key, from: modelValue(key), to: value) != true {
        noteJump(key, from: modelValue(key), to: value)
        if recording != nil { state.account?.noteAssignment(to: self, key, value) }
      }
      assign(key, value)
    }
    action?.run(forKey: actionKey, object: self, arguments: nil)
    for (key, _) in changes { didChange(key) }
  }

  // Whether a colour appears or disappears, which leaves nothing to interpolate.
  private func isAppearing(_ key: LayerKey, as value: LayerValue) -> Bool {
    modelValue(key).isThere != value.isThere
  }

  private var actsOnChanges: Bool {
    (isCommitted || !state.running.recordings.isEmpty) && !state.transactions.disablesActions
  }

  private func setAtOnce(_ key: LayerKey, _ value: LayerValue) {
    noteShown(key)
    if isAppearing(key, as: value) {
      state.running.frameCollectors.last?.forget(key, of: self)
      if let slot = slot(key) { state.takeOver(slot, except: nil) }
    }
    noteJump(key, from: modelValue(key), to: value)
    state.account?.noteAssignment(to: self, key, value)
    assign(key, value)
    didChange(key)
  }

  /// Tells the sequence whose code is running, if any, of a value that was set at once.
  final func noteJump(
    _ key: LayerKey, from old: @autoclosure () -> LayerValue, to new: LayerValue
  ) { state.running.sequences.last?.sequence.noteJump(self, key, from: old(), to: new) }

  // Keeps the value shown before the turn's first change.
  private func noteShown(_ key: LayerKey) {
    guard isCommitted, !shownBefore.contains(where: { $0.key == key }) else { return }
    if shownBefore.isEmpty { state.turn.changed.append(self) }
    shownBefore.append((key, shown(key)))
  }

  private func didChange(_ key: LayerKey) {
    guard key == .boundsSize || key == .boundsOrigin || key == .transform else { return }
    if key != .transform { setNeedsLayout() }
    if let above = ownAbove, above !== state.layingOut, !above.isMasked(by: self) {
      above.setNeedsLayout()
    }
    if key == .boundsSize, stored.plain?.values.needsDisplayOnBoundsChange == true {
      setNeedsDisplay()
    }
  }

  /// Sets a model value without animation.
  final func assign(_ key: LayerKey, _ value: LayerValue) {
    willChange()
    state.account?.noteModel(of: self, key, value)
    modelValues.set(key, value)
    guard let slot = slot(key) else { return }
    switch value {
    case .numbers(let numbers): state.columns.setBase(slot, numbers)
    case .matrix(let matrix): state.columns.setBase(slot, matrix)
    case .none: break
    }
  }
}
