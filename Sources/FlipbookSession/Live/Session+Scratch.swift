import FlipbookCommands
import FlipbookValues
import HeadlessUIKit

// A second session to try things on, so that what is tried leaves no trace.
extension Session {
  /// A session at the same place of the same timeline; what is entered there does not count here.
  func scratch() -> Session {
    let copy = Session(settings: initialSettings)
    (copy.baseSettings, copy.timeline, copy.marks) = (baseSettings, timeline, marks)
    (copy.checkpoints, copy.standing) = (checkpoints, nil)
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
