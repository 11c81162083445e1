import Foundation
internal import PropertyEngine

/// A rectangle with animatable values, in a tree of others.
///
/// A layer has two faces. Its own properties are the *model*: what they were last set to.
/// ``presentation()`` is what is *shown* at the stage's present moment, with animations applied.
/// A change of a layer that is on the screen looks for an action (see ``action(forKey:)``), which
/// as a rule animates it. Layers are made inside `Stage.run`.
///
/// Source: developer.apple.com/documentation/quartzcore/calayer.
open class CALayer: CAMediaTiming {
  let state: StageState
  var modelValues = LayerModel()
  // What is animated now, by key; nil where the key rests.
  var slots: [Slot?] = []
  // What was added by hand, in that order.
  var animations = LayerAnimations()
  // What changed in this turn without an animation, and what was shown before.
  var shownBefore: [(key: LayerKey, value: LayerValue)] = []
  // The clock of a layer with timing of its own.
  var timeSpace: TimeSpace?
  // Whether it has been on the screen since the last turn ended.
  var isCommitted = false
  // What is kept under keys that are not among the fixed ones; most layers have none.
  var own: OwnValues?
  var children: [CALayer] = []
  var isInNeedOfLayout = false
  var isInNeedOfDisplay = false
  // What sequences that are not at their furthest point have done to the values.
  var pasts: [PropertyHistory] = []

  /// Actions by key, asked after the delegate.
  public final var actions: [String: any CAAction]? { willSet { willBeSet() } }
  /// More actions, under `"actions"`, asked after ``actions``; may hold another `"style"`.
  public final var style: [AnyHashable: Any]? { willSet { willBeSet() } }

  // What a layer is beside its values, and where it lies; see `CALayer+Presentation.swift` for what
  // a presentation answers.
  var standing = Standing()
  final weak var ownDelegate: (any CALayerDelegate)?
  final weak var ownAbove: CALayer?
  // Whether it is in the stage's window.
  var isOnScreen = false
  // How many layers it lies in, while the tree keeps the shape of that number.
  var knownDepth = (depth: 0, shape: -1)

  // The layer whose presentation this is.
  var presented: CALayer?
  // Of a presentation: whether what it shows is its own, and not its layer's present.
  var isKept = false
  // The presentation that was given out of the present.
  var given: CALayer?

  /// Makes a layer of no size.
  public init() { state = CurrentStage.state }

  /// Makes a layer with the values of another one: what ``presentation()`` gives.
  ///
  /// Overridden where a subclass has stored properties, to copy these; what shows a layer has the
  /// values under its keys once it is made.
  ///
  /// - Parameter layer: a layer; anything else is a programmer error.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      preconditionFailure("init(layer:) takes a layer, not a \(type(of: layer))")
    }
    state = layer.state
    if !state.presentations.isMakingOne { takeValues(of: layer) }
    state.presentations.isMakingOne = false
  }

  /// Makes a layer of no size: nothing is read from an archive.
  public required init?(coder: NSCoder) { state = CurrentStage.state }

  /// Makes a layer of a class that is only known when the program runs: by `init(layer:)` what shows
  /// the layer, and by `init()` without one.
  ///
  /// A subclass inherits it that overrides none of the other initialisers, or all of them. Source:
  /// choice; Objective-C needs no such thing.
  public required convenience init(showing layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  #if MainActorViews
    @MainActor
  #endif
  deinit {
    dismantle(&children) { layer in
      defer { layer.children = [] }
      return layer.children
    } leave: { layer in
      layer.wasLeft()
    }
  }

  /// The layer this one lies in; of a presentation, what that one shows.
  public final var superlayer: CALayer? {
    presented == nil ? above : above?.presentation() ?? above
  }

  // MARK: To be overridden

  /// Adds a copy of an animation; one that had the key before is removed.
  ///
  /// On a layer that is in no window when the turn ends, the animation starts and stops at once,
  /// unfinished.
  ///
  /// The key is a name of your own; `nil` replaces nothing and is not listed. Transitions always go
  /// by ``kCATransition``.
  open func add(_ animation: CAAnimation, forKey key: String?) { attach(animation, forKey: key) }

  /// Removes the animation with a key, if there is one; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

  /// Removes every animation, those of views' blocks and animators included.
  open func removeAllAnimations() { detachAllAnimations() }

  /// What is done when the value with a key changes; `nil` for nothing.
  ///
  /// The first answer counts: the delegate's (`NSNull` ends the search with no action), ``actions``,
  /// the actions of ``style``, ``defaultAction(forKey:)``. It does not look at
  /// `CATransaction.disableActions()`, which only keeps actions from being run.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The action of last resort: a basic animation for values that can be in between, a transition
  /// for those that cannot, `nil` for the rest.
  ///
  /// Source: values measured on macOS.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    DefaultActions.action(forKey: event)
  }

  /// What a value of a layer is before it is set, by its key path; `nil` for none.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKeyPath(key)?.object(LayerModel().value)
  }

  /// Whether a change of the value with a key asks for ``display()``, and an animation of it does so
  /// on every frame; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Asks for ``display()`` when the turn ends, or once the layer is on the screen.
  open func setNeedsDisplay() { needDisplay() }

  /// Gives the layer its contents: the delegate's work, unless overridden.
  ///
  /// It is called on the layer itself; what is to be drawn is what its ``presentation()`` has.
  open func display() { delegate?.display(self) }

  /// Asks for a layout of the layers below when the turn ends.
  open func setNeedsLayout() {
    guard !isInNeedOfLayout else { return }
    isInNeedOfLayout = true
    state.needingLayout.append(self)
  }

  /// Lays out the layers below: the delegate's work, unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Values

  /// Sets a value the way an app does: an action, if there is one, animates it.
  final func change(_ key: LayerKey, to new: LayerValue) {
    willChange()
    if modelValues.value(key) != new { change(real: CollectionOfOne((key: key, value: new))) }
  }

  /// Sets what belongs to one action key.
  final func change(_ changes: [(key: LayerKey, value: LayerValue)]) {
    willChange()
    change(real: changes.filter { modelValues.value($0.key) != $0.value })
  }

  private func change(real changes: some Collection<(key: LayerKey, value: LayerValue)>) {
    state.changing(
      changes.map { AnimatedValue(self, $0.key) }, as: .assignment,
      by: .cohorts([state.recordings.last?.run?.cohort].compactMap(\.self))
    ) {
      apply(changes)
    }
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
      var isMoved = false
      if let recording {
        isMoved = recording.record(self, key, from: modelValues.value(key), to: value)
      } else {
        noteShown(key)
      }
      if !isMoved {
        noteJump(key, to: value)
        if recording != nil { state.account?.noteAssignment(to: self, key, value) }
      }
      assign(key, value)
    }
    action?.run(forKey: actionKey, object: self, arguments: nil)
    for (key, _) in changes { didChange(key) }
  }

  // From and to no colour there is nothing to blend with.
  private func isAppearing(_ key: LayerKey, as value: LayerValue) -> Bool {
    modelValues.value(key).isThere != value.isThere
  }

  // Whether changes ask for actions now.
  private var actsOnChanges: Bool {
    (isCommitted || !state.recordings.isEmpty) && !state.transactions.disablesActions
  }

  private func setAtOnce(_ key: LayerKey, _ value: LayerValue) {
    noteShown(key)
    if isAppearing(key, as: value) {
      state.frameCollectors.last?.forget(key, of: self)
      if let slot = slot(key) { state.takeOver(slot, except: nil) }
    }
    noteJump(key, to: value)
    state.account?.noteAssignment(to: self, key, value)
    assign(key, value)
    didChange(key)
  }

  // Lets the sequence whose code this is know of a value that is set at once.
  private func noteJump(_ key: LayerKey, to value: LayerValue) {
    state.sequences.last?.sequence.noteJump(self, key, from: modelValues.value(key), to: value)
  }

  // Keeps what was shown before this turn's first change.
  private func noteShown(_ key: LayerKey) {
    guard isCommitted, !shownBefore.contains(where: { $0.key == key }) else { return }
    if shownBefore.isEmpty { state.changed.append(self) }
    shownBefore.append((key, shown(key)))
  }

  private func didChange(_ key: LayerKey) {
    guard key == .boundsSize || key == .boundsOrigin || key == .transform else { return }
    if key != .transform { setNeedsLayout() }
    if let above = ownAbove, above !== state.layingOut { above.setNeedsLayout() }
    if key == .boundsSize, standing.plain?.values.needsDisplayOnBoundsChange == true {
      setNeedsDisplay()
    }
  }

  /// Sets a model value without any animation.
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
