import FlipbookCommands
import FlipbookValues
import HeadlessUIKit

// The frames of the session's rate.
extension World {
  private var second: Int64 { Stage.ticks(seconds: 1) ?? 1 }

  /// The tick at the beginning of a frame.
  func ticks(ofFrame frame: Int64) -> Int64 {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: Int64(settings.rate))
    return seconds * second + rest * second / Int64(settings.rate)
  }

  /// The last frame that has begun at a tick.
  func frame(atTick ticks: Int64) -> Int64 {
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: second)
    return seconds * Int64(settings.rate) + rest * Int64(settings.rate) / second
  }

  /// The last frame that has begun.
  var wholeFrames: Int64 { frame(atTick: stage.ticks) }
}
