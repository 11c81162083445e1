internal import OrderedCollections
internal import PropertyEngine

// What a sequence keeps of what it moves.
extension AnimationSequence {
  /// A sequence whose code is being run.
  struct Scope {
    let sequence: AnimationSequence
    /// Whether animation blocks hang on its clock.
    let hangsBlocks: Bool
  }

  /// Runs code whose animation blocks hang on the sequence; what it sets at once belongs to the
  /// sequence as well.
  ///
  /// While it is where it has been before, they begin at its furthest point.
  public func perform(_ body: () -> Void) { run(body, hangsBlocks: true) }

  /// Runs code whose animation blocks go by the stage's time; what it sets at once belongs to the
  /// sequence, and is taken back when that goes back.
  public func call(_ body: () -> Void) { run(body, hangsBlocks: false) }

  private func run(_ body: () -> Void, hangsBlocks: Bool) {
    stage.sequences.append(Scope(sequence: self, hangsBlocks: hangsBlocks))
    stage.perform(body)
    stage.sequences.removeLast()
  }

  // MARK: Blocks

  /// Takes in a block that has been committed.
  func adopt(_ block: BlockAnimation) { blocks[ObjectIdentifier(block)] = block }

  /// Lets go of a block that is over.
  func release(_ block: BlockAnimation) {
    blocks[ObjectIdentifier(block)] = nil
    if phase == .ending, blocks.isEmpty { end() }
  }

  // MARK: Changes

  /// Keeps what a run changes.
  func note(_ change: AnimationRun.Change, of run: AnimationRun) {
    if phase != .ending { history.add(change, of: run, at: furthest) }
  }

  /// Keeps that something else moves a value now.
  func noteLoss(of change: AnimationRun.Change, by run: AnimationRun) {
    history.cut(change, of: run, at: furthest)
  }

  /// Keeps that a value was set at once.
  func noteJump(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    guard phase != .ending else { return }
    let change = AnimationRun.Change(layer: layer, key: key, start: old, target: new, from: new)
    history.add(change, of: nil, at: furthest)
  }

  // MARK: The past

  /// Lets the layers show what was there at the sequence's time.
  func showPast() {
    stage.changing(history.values) {
      blocks.values.forEach { $0.silence(true) }
      history.show()
    }
  }

  /// Lets the layers show what is there now.
  func showPresent() {
    guard isShowingPast else { return }
    stage.changing(history.values) {
      history.hide()
      blocks.values.forEach { $0.silence(false) }
    }
  }
}
