internal import AnimationEngine
public import Foundation

// The tree, and what is seen of it.
extension CALayer {
  /// The layers that lie in this one, the lowest first; `nil` when there are none.
  public final var sublayers: [CALayer]? {
    get {
      let layers = presented?.children.compactMap { $0.presentation() } ?? children
      return layers.isEmpty ? nil : layers
    }
    set {
      let layers = newValue ?? []
      for layer in children where !layers.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in layers { addSublayer(layer) }
    }
  }

  /// Puts a layer on top of the ones already in this one, taking it from where it was.
  ///
  /// Putting a layer into itself or into one that lies in it is a programmer error.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Puts a layer in among the others, 0 being the lowest.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer in directly below another of this one's; on top when that is none of them.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.leave()
    let place = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insert(layer, at: place ?? children.count)
  }

  /// Puts a layer in directly above another of this one's; on top when that is none of them.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.leave()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer where another of this one's is, which leaves.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of the tree; its animations and those below it are removed.
  public final func removeFromSuperlayer() {
    leave()
    forget()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(!isIn(layer), "a layer cannot be put into itself")
    layer.leave()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.above = self
    state.arrived.append(layer)
    guard state.hasTimelines else { return }
    layer.refreshTimelines()
    layer.wasRetimed()
  }

  private func leave() {
    above?.children.removeAll { $0 === self }
    above = nil
  }

  // Whether it is another layer or lies in that, however deep.
  private func isIn(_ layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate, current !== layer { candidate = current.above }
    return candidate != nil
  }

  private func forget() {
    isCommitted = false
    detachAllAnimations()
    children.forEach { $0.forget() }
  }

  /// Marks the layer and those below it as having been on the screen.
  final func commitTree() {
    guard !isCommitted else { return }
    isCommitted = true
    children.forEach { $0.commitTree() }
  }

  /// Whether the layer is in the stage's window.
  final var isOnScreen: Bool {
    var layer = self
    while let above = layer.above { layer = above }
    return layer === state.rootLayer
  }

  /// The layers in this one in the order they are drawn: by z position, and of equals the later
  /// one above.
  package final var sublayersInOrder: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  // MARK: Faces

  /// What the layer shows at this moment, as a copy that cannot be changed.
  ///
  /// `nil` for a layer that has not been on the screen when a turn ended. Between turns, whatever
  /// was put on the screen counts as committed. A copy's own presentation is itself.
  public final func presentation() -> CALayer? {
    if presented != nil { return self }
    if state.isIdle { state.commit() }
    guard isCommitted, isOnScreen else { return nil }
    let copy = CALayer(presenting: self)
    copy.above = above
    return copy
  }

  /// The layer whose presentation this is; itself for any other.
  public final func model() -> CALayer { presented ?? self }

  // MARK: Layout

  /// Lays out the layers below now, if that was asked for; from the top of what needs it.
  public final func layoutIfNeeded() {
    var top = self
    var layer = self
    while let above = layer.above {
      if above.isInNeedOfLayout { top = above }
      layer = above
    }
    top.layoutBelow()
  }

  /// Whether a layout was asked for and has not been done.
  public final func needsLayout() -> Bool { isInNeedOfLayout }

  /// Nothing is drawn here: no effect.
  public final func setNeedsDisplay() {}

  /// Lays out the layers below when that was asked for.
  final func layOut() {
    guard isInNeedOfLayout else { return }
    isInNeedOfLayout = false
    layoutSublayers()
  }

  private func layoutBelow() {
    layOut()
    for layer in children { layer.layoutBelow() }
  }

  /// How many layers it lies in.
  final var depth: Int {
    var count = 0
    var layer = self
    while let above = layer.above { (layer, count) = (above, count + 1) }
    return count
  }

  // MARK: Touching

  /// Whether a point, in the layer's own coordinates, lies in its bounds.
  public final func contains(_ point: CGPoint) -> Bool {
    LayerGeometry(modelValues).bounds.contains(point)
  }

  /// The topmost layer at a point, in the coordinates of the layer above; hidden ones are left out.
  ///
  /// Asked of a presentation, it answers where things *appear* to be.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = LayerGeometry.unseen(point, through: matrixToSuperlayer)
    for layer in sublayersInOrder.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}
