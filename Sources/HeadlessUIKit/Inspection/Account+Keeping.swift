// How an account comes to be kept, and comes to hear of what changes.
extension Stage {
  /// Begins to keep an account of what changes what is shown from here on: the ledger then tells of
  /// scrubs, of values that are set while they move, and of jumps.
  ///
  /// - Parameter path: the path of one of a layer's values, given its key path, as people write it.
  package func keepAccount(path: @escaping (CALayer, String) -> String) {
    state.account = Account(path: path)
  }
}

extension StageState {
  /// Makes a change of what is shown of some values; an account that is kept looks before and after.
  ///
  /// - Parameter movers: who may move them otherwise by it.
  @inline(__always)
  func changing<Result, Failure: Error>(
    _ values: @autoclosure () -> [AnimatedValue], as kind: Account.Change = .other,
    by movers: @autoclosure () -> Account.Movers = .any, _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let account else { return try change() }
    let looks = account.look(at: values(), before: kind, by: movers(), in: self)
    defer { account.note(looks, in: self) }
    return try change()
  }
}
