import FlipbookCommands
import FlipbookValues
import HeadlessUIKit

// A second session to try things on, so that what is tried leaves no trace.
extension Session {
  /// A session at the same place of the same timeline; what is entered there does not count here.
  func scratch() -> Session {
    let copy = Session(settings: initialSettings)
    (copy.baseSettings, copy.timeline, copy.marks) = (baseSettings, timeline, marks)
    copy.rebuild()
    return copy
  }

  /// When everything that ends has ended, in ticks, and whether something goes on beyond that.
  var outlook: (end: Int64, goesOn: Bool) {
    let ahead = scratch()
    return withExtendedLifetime(ahead) {
      let stage = ahead.world.stage
      if stage.nextDueTicks != nil { try? stage.advanceToRest() }
      return (stage.ticks, ahead.world.movesEndlessly)
    }
  }
}

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
