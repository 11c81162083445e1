/// The settings that the changes and animations of a turn, or of a part of it, share.
///
/// A change outside of begin and commit belongs to the turn's own transaction, which is committed
/// when the turn ends. An inner scope inherits the outer one's values until it sets its own.
/// Apple: quartzcore/catransaction.
open class CATransaction {
  private static var transactions: Transactions { CurrentStage.state.transactions }
  /// Begins a scope.
  public static func begin() { transactions.begin() }
  /// Ends the innermost scope; without one it does nothing (choice: Apple's page and tests differ).
  public static func commit() { transactions.commit() }
  /// Commits the turn's own transaction now; what is due is still called when the turn ends.
  public static func flush() { CurrentStage.state.commit() }
  /// The duration of animations that have none of their own, seconds (default: 0.25).
  public static func animationDuration() -> CFTimeInterval { transactions.duration }

  /// Sets the duration of animations that have none of their own, seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    transactions.set(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The curve of all added animations (default: `nil`, their own).
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    transactions.timingFunction
  }

  /// Sets the curve of all added animations, whatever their own; `nil` for their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    transactions.set(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes apply at once, without actions (default: false).
  public static func disableActions() -> Bool { transactions.disablesActions }

  /// Sets whether changes apply at once, without actions.
  public static func setDisableActions(_ flag: Bool) {
    transactions.set(flag, forKey: kCATransactionDisableActions)
  }

  /// The block set last in this scope; `nil` when there is none.
  public static func completionBlock() -> (() -> Void)? { transactions.completionBlock }

  /// Sets a block to call when all animations added in the scope from now on are over or removed,
  /// before their delegates; without any, when the turn ends.
  ///
  /// Animations added before keep the previous block; `nil` sets none for those to come.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    transactions.setCompletionBlock(block)
  }

  /// The value with a key, of this scope or an enclosing one.
  public static func value(forKey key: String) -> Any? { transactions.value(forKey: key) }

  /// Sets the value with a key, which may be the app's own, for this scope.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      transactions.setCompletionBlock(anObject as? () -> Void)
    } else {
      transactions.set(anObject, forKey: key)
    }
  }

  /// No effect: a stage has one thread.
  public static func lock() {}
  /// No effect: a stage has one thread.
  public static func unlock() {}
}

/// The key of the duration, the curve, whether changes run no actions, or the completion block.
public let kCATransactionAnimationDuration = "animationDuration",
  kCATransactionAnimationTimingFunction = "animationTimingFunction",
  kCATransactionDisableActions = "disableActions", kCATransactionCompletionBlock = "completionBlock"

/// A transaction's completion block, and the animations it waits for.
final class CompletionBlock {
  let block: () -> Void
  private unowned let state: StageState
  private var pending = 0
  private var isCommitted = false

  init(_ block: @escaping () -> Void, state: StageState) {
    (self.block, self.state) = (block, state)
  }

  func animationAdded() { pending += 1 }

  func animationEnded() {
    pending -= 1
    if pending == 0, isCommitted { state.perform(block) }
  }

  // The scope has ended: with nothing to wait for, the block is called when the turn ends.
  func commit() {
    guard !isCommitted else { return }
    isCommitted = true
    guard pending == 0 else { return }
    state.schedule(.block(label: "completion block", block), at: state.now)
  }
}

/// The transactions of a stage: the turn's own, and the scopes begun in it.
final class Transactions {
  private struct Scope {
    var values: [String: Any?] = [:]
    // The blocks that were set; the last one, if any, waits for animations to come.
    var blocks: [CompletionBlock?] = []
  }

  private var scopes = [Scope()]
  /// Whether anything was set for the turn's own transaction.
  private(set) var isTouched = false

  var duration: CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  var timingFunction: CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  var disablesActions: Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }
  var completionBlock: (() -> Void)? { scopes[scopes.count - 1].blocks.last??.block }
  var isAtRest: Bool { scopes.count == 1 && !isTouched }

  func value(forKey key: String) -> Any? {
    for scope in scopes.reversed() where !scope.values.isEmpty {
      if let value = scope.values[key] { return value }
    }
    return nil
  }

  func set(_ value: Any?, forKey key: String) {
    isTouched = isTouched || scopes.count == 1
    scopes[scopes.count - 1].values[key] = .some(value)
  }

  func setCompletionBlock(_ block: (() -> Void)?) {
    isTouched = isTouched || scopes.count == 1
    let state = CurrentStage.state
    scopes[scopes.count - 1].blocks.append(block.map { CompletionBlock($0, state: state) })
  }

  func begin() { scopes.append(Scope()) }

  func commit() {
    guard scopes.count > 1 else { return }
    scopes.removeLast().blocks.forEach { $0?.commit() }
  }

  func endTurn() {
    guard isTouched else { return }
    let blocks = scopes[0].blocks
    (scopes[0], isTouched) = (Scope(), false)
    blocks.forEach { $0?.commit() }
  }

  /// The blocks that wait for an animation added now, which they count.
  func waitingForNewAnimation() -> [CompletionBlock] {
    let blocks = scopes.compactMap { $0.blocks.last ?? nil }
    blocks.forEach { $0.animationAdded() }
    return blocks
  }
}
