internal import PropertyEngine

/// A copy of a stage at rest, and the copies of what is on it.
///
/// A stage is at rest when nothing on it moves, is due, waits or listens; it is then made of values
/// in trees, and behaves from there on as its copy does. Anything that cannot be copied (a closure,
/// a layer's own clock, a picture) keeps a stage from being at rest.
package struct StageCopy {
  package let stage: Stage
  // Looked up only.
  private var views: [ObjectIdentifier: UIView] = [:]
  private var layers: [ObjectIdentifier: CALayer] = [:]

  /// Copies a stage; `nil` if it is not at rest.
  ///
  /// - Parameters:
  ///   - makeView: makes a view of the one class that all views of the stage but its window have.
  ///   - isInert: whether an object that a library keeps for a view does nothing, so is left out.
  package init?(of original: Stage, makeView: () -> UIView, isInert: (AnyObject) -> Bool) {
    guard original.state.isAtRest, original.state.associations.allSatisfy({ _ in false }) else {
      return nil
    }
    stage = Stage()
    guard copyTree(of: original, makeView: makeView, isInert: isInert) else { return nil }
    stage.state.copyPast(of: original.state)
  }

  /// The copy of a view; `nil` for one that is not on the stage.
  package func view(_ view: UIView) -> UIView? { views[ObjectIdentifier(view)] }
  /// The copy of a layer; `nil` for one that is not on the stage.
  package func layer(_ layer: CALayer) -> CALayer? { layers[ObjectIdentifier(layer)] }

  private mutating func copyTree(
    of original: Stage, makeView: () -> UIView, isInert: (AnyObject) -> Bool
  ) -> Bool {
    let window = stage.window
    for layer in Preorder(original.window.layer, \.children) {
      guard layer.isAtRest else { return false }
      let copy: CALayer
      if let view = layer.delegate as? UIView, view.layer === layer {
        guard view.associations.allSatisfy(isInert), view.gestures.isEmpty, view.controller == nil
        else { return false }
        let made = view === original.window ? window : stage.state.perform(makeView)
        guard type(of: made) == type(of: view), type(of: made.layer) == type(of: layer) else {
          return false
        }
        (made.tag, made.isUserInteractionEnabled) = (view.tag, view.isUserInteractionEnabled)
        made.isMultipleTouchEnabled = view.isMultipleTouchEnabled
        (made.isOpaque, made.contentMode) = (view.isOpaque, view.contentMode)
        (made.autoresizesSubviews, made.ownTintColor) = (
          view.autoresizesSubviews, view.ownTintColor
        )
        made.translatesAutoresizingMaskIntoConstraints =
          view.translatesAutoresizingMaskIntoConstraints
        if !view.autoresizingMask.isEmpty { made.autoresizingMask = view.autoresizingMask }
        views[ObjectIdentifier(view)] = made
        copy = made.layer
      } else {
        guard layer.delegate == nil else { return false }
        copy = stage.state.perform { .make(showing: nil, as: type(of: layer)) }
      }
      copy.takeOver(layer)
      layers[ObjectIdentifier(layer)] = copy
    }
    for layer in Preorder(original.window.layer, \.children) {
      let copy = layers[ObjectIdentifier(layer)]
      copy?.children = layer.children.compactMap(self.layer)
      copy?.ownAbove = layer.above.flatMap(self.layer)
      copy?.isOnScreen = layer.isOnScreen
      guard let view = layer.delegate as? UIView else { continue }
      self.view(view)?.settle(
        in: view.superview.flatMap(self.view), with: view.subviews.compactMap(self.view))
    }
    stage.state.shape += 1
    return true
  }

  /// The copy of an inactive animator without blocks, and of its last run; `nil` for any other.
  package func animator(_ original: UIViewPropertyAnimator) -> UIViewPropertyAnimator? {
    guard case .inactive = original.phase, original.blocks.isEmpty, original.completions.isEmpty,
      original.observers.isEmpty, original.arrivalTicket == nil
    else { return nil }
    let copy = stage.state.perform(original.likeness)
    (copy.startsReversed, copy.waitsForBlock) = (original.startsReversed, original.waitsForBlock)
    (copy.label, copy.delay) = (original.label, original.delay)
    if let run = original.lastRun {
      guard let lastRun = self.run(run, of: copy) else { return nil }
      copy.lastRun = lastRun
    }
    return copy
  }

  // Copies the last run of an inactive animator; that run is over.
  private func run(_ original: AnimationRun, of animator: UIViewPropertyAnimator) -> AnimationRun? {
    let copy = AnimationRun(
      of: animator, state: stage.state, playhead: original.playhead, time: .stage)
    for var change in original.changes {
      guard let layer = layer(change.layer) else { return nil }
      change.layer = layer
      copy.note(change)
    }
    copy.abandon()
    return copy
  }
}

extension CALayer {
  // Whether the layer consists of values and nothing else.
  fileprivate final var isAtRest: Bool {
    slots.isEmpty && animations.all.isEmpty && shownBefore.isEmpty && timeSpace == nil && own == nil
      && !isInNeedOfLayout && !isInNeedOfDisplay && pasts.isEmpty && actions == nil && style == nil
      && plain.mask == nil
  }

  // Takes over the values of a layer at rest.
  fileprivate final func takeOver(_ other: CALayer) {
    (modelValues, stored, isCommitted) = (other.modelValues, other.stored, other.isCommitted)
    stored.plain = other.stored.plain.map { PlainStore($0.values) }
    (shownBefore, isInNeedOfLayout) = ([], false)
  }
}
