extension CALayer {
  /// The sublayers, lowest first; `nil` when there are none.
  public final var sublayers: [CALayer]? {
    get {
      if presented != nil { commitIfIdle() }
      let layers = presented.map { $0.isOnScreen ? shownChildren : [] } ?? children
      return layers.isEmpty ? nil : layers
    }
    set {
      let layers = newValue ?? []
      let staying = Set(layers)
      for layer in children where !staying.contains(layer) { layer.removeFromSuperlayer() }
      for layer in layers { addSublayer(layer) }
    }
  }

  /// Puts a layer among the sublayers; with `nil` it becomes the mask.
  final func insert(_ layer: CALayer, at index: Int?) {
    precondition(
      layer.below.isEmpty ? layer !== self : !layersUpward.contains { $0 === layer },
      "a layer cannot be put into itself")
    precondition(
      layer.state === state || !isOnScreen,
      """
      a view or layer of one stage cannot be put on another: it was made before this stage was \
      current; make it in stage.run { … } or after stage.makeCurrent()
      """)
    layer.leave()
    index.map { children.insert(layer, at: min(max($0, 0), children.count)) }
    if index == nil { plain.mask = layer }
    layer.ownAbove = self
    layer.wasMoved()
    layer.setOnScreen(isOnScreen)
    state.turn.arrived.append(layer)
    guard state.hasTimeSpaces else { return }
    layer.refreshTimeSpaces()
    layer.wasRetimed()
  }

  /// Whether a layer masks this one and no other.
  final func isMasked(by layer: CALayer) -> Bool {
    stored.plain?.values.mask === layer && layer.ownAbove === self
  }

  /// The layers on the screen together with this one: its sublayers, and its mask.
  final var below: [CALayer] {
    guard let mask = stored.plain?.values.mask, isMasked(by: mask) else { return children }
    return children + [mask]
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, _ distance: Int) {
    guard layer !== sibling else { return }
    layer.leave()
    insert(layer, at: sibling.flatMap(children.place).map { $0 + distance } ?? children.count)
  }

  final func leave() {
    willChange()
    guard let above = ownAbove else { return }
    if above.isMasked(by: self) { above.plain.mask = nil } else { above.children.remove(self) }
    wasLeft()
  }

  final func wasLeft() {
    ownAbove = nil
    wasMoved()
    setOnScreen(false)
  }

  // Invalidates its depth, and with children all depths.
  private func wasMoved() {
    knownDepth.shape = -1
    if !children.isEmpty { state.shape += 1 }
  }

  final func setOnScreen(_ isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    for layer in Preorder(self, \.below) { layer.isOnScreen = isOnScreen }
    if !isOnScreen { state.fingers.layersLeft() }
  }

  final var layersUpward: some Sequence<CALayer> { sequence(first: self) { $0.above } }

  final func forget() {
    for layer in Preorder(self, \.below) {
      layer.isCommitted = false
      layer.detachAllAnimations()
    }
  }

  /// Marks the layer and its descendants as having been on the screen.
  final func commitTree() {
    guard !isCommitted else { return }
    for layer in Preorder(self, { $0.below.filter { !$0.isCommitted } }) {
      layer.isCommitted = true
      if layer.isInNeedOfDisplay { state.turn.needingDisplay.append(layer) }
    }
  }

  /// The sublayers in drawing order: by z position; among equals, later ones are above.
  final var facesInOrder: [CALayer] {
    let layers = presented == nil ? children : shownChildren
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.sorted(by: \.zPosition)
  }

  // MARK: Layout

  /// Whether a layout is pending.
  public final func needsLayout() -> Bool { isInNeedOfLayout }

  final func layOut() {
    guard isInNeedOfLayout else { return }
    isInNeedOfLayout = false
    let outer = state.layingOut
    state.layingOut = self
    layoutSublayers()
    state.layingOut = outer
  }

  final var depth: Int {
    var line: [CALayer] = []
    var top = self
    while top.knownDepth.shape != state.shape, let above = top.above {
      line.append(top)
      top = above
    }
    if top.knownDepth.shape != state.shape { top.knownDepth = (0, state.shape) }
    for layer in line.reversed() {
      layer.knownDepth = (top.knownDepth.depth + 1, state.shape)
      top = layer
    }
    return knownDepth.depth
  }

  // MARK: Touching

  /// The topmost layer at a point in the superlayer's coordinates, hidden ones aside; a
  /// presentation tests what is shown.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    let isGone = presented.map { !$0.isOnScreen } ?? false
    // The layers to test, the next one last: a layer's sublayers come before the layer itself.
    enum Question {
      case inside(CALayer, CGPoint, above: CALayer?)
      case itself(CALayer, CGPoint)
    }
    var questions = [Question.inside(self, point, above: superlayer)]
    while let question = questions.popLast() {
      switch question {
      case .itself(let layer, let own): if layer.contains(own) { return layer }
      case .inside(let layer, let point, let above):
        guard !layer.isHidden, layer.opacity > 0 else { continue }
        let own = LayerGeometry.unseen(point, through: layer.matrix(to: above))
        questions.append(.itself(layer, own))
        guard !isGone else { continue }
        questions += layer.facesInOrder.map { .inside($0, own, above: layer) }
      }
    }
    return nil
  }
}
