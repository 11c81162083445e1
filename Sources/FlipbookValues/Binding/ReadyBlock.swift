/// A block that has been checked for mistakes, with everything it needs to run.
package struct ReadyBlock {
  private let block: Block
  private let scope: Scope
  private let madeNames: [String]

  /// Checks a block; the block of a gesture can read the gesture's values.
  package init(
    _ block: Block, in scope: Scope, of gesture: UIGestureRecognizer? = nil
  ) throws(Mistake) {
    (self.block, self.scope) = (block, scope)
    var rehearsed = scope
    rehearsed.gesture = gesture
    madeNames = try rehearsed.rehearse(block)
  }

  /// The block as a closure to run later; in an animation block, names keep their present meaning.
  package var closure: () -> Void { scope.closure(block, made: madeNames) }
  package func run() { scope.run(block) }

  /// Runs it as a completion block.
  package func run(finished: Bool, position: UIViewAnimatingPosition? = nil) {
    var fired = scope
    (fired.finished, fired.position) = (finished, position)
    fired.run(block)
  }

  package func run(_ chain: Chain, as name: String) {
    scope.knowing(name, Named.chain(chain)).run(block)
  }

  package func run(_ gesture: UIGestureRecognizer) {
    var fired = scope
    fired.gesture = gesture
    fired.run(block)
  }
}

extension Invocation {
  /// The block of an input, checked.
  ///
  /// In it a path that starts with a dot means the view, `at` parts run in the time of keyframes,
  /// and 'context' stands for a value; it may be the block of a gesture.
  package func ready(
    _ input: Input<Block>, view: UIView? = nil, in keyframes: KeyframeTime? = nil,
    context: Value? = nil, of gesture: UIGestureRecognizer? = nil
  ) throws(Mistake) -> ReadyBlock {
    guard case .block(let place) = input.parameter.type else {
      preconditionFailure("'\(input.parameter.name)' is a block")
    }
    var scope = scope.inside(place, view: view)
    if let keyframes { scope.keyframes = keyframes }
    if let context { scope.context = context }
    // A block that animates at once knows the gesture around it.
    let isAtOnce = place == .animation && declaration.group == .block
    return try ReadyBlock(self[input], in: scope, of: gesture ?? (isAtOnce ? scope.gesture : nil))
  }

  package func ready(
    _ input: Input<Block?>, view: UIView? = nil, in keyframes: KeyframeTime? = nil,
    context: Value? = nil, of gesture: UIGestureRecognizer? = nil
  ) throws(Mistake) -> ReadyBlock? {
    isGiven(input)
      ? try ready(input.required(), view: view, in: keyframes, context: context, of: gesture) : nil
  }
}
