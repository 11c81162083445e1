internal import PropertyEngine

// Times that are given in seconds, as people and apps give them.
extension StageState {
  /// Plans a block on the stage's clock.
  func after(_ delay: Double, label: String?, _ block: @escaping () -> Void) throws(StageError) {
    let time = try moment(in: delay)
    let fire = { [unowned self] in
      note(.fired, label ?? "after")
      block()
    }
    _ = schedule(.block(label: label, fire), at: time)
  }

  func moment(in interval: Double) throws(StageError) -> VirtualTime {
    guard interval.isFinite, interval >= 0 else { throw .invalidInterval(interval) }
    guard let span = VirtualTime(seconds: interval), let time = now.adding(span) else {
      throw .beyondRange(interval)
    }
    return time
  }

  /// Moves time forward by an interval.
  func advance(by interval: Double) throws(StageError) {
    precondition(isIdle, "a stage cannot be advanced from inside one of its own calls")
    try advance(to: moment(in: interval))
  }
}
