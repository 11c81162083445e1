import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// A second session to try things on, so that what is tried leaves no trace.
extension Session {
  /// A session at the same place of the same timeline; what is entered there does not count here.
  package func scratch(isInterruptible: Bool = false, watchesPromises: Bool = true) -> Session {
    let copy = another(initialSettings)
    if isInterruptible { copy.isInterrupted = isInterrupted }
    copy.watchesPromises = watchesPromises
    (copy.log.baseSettings, copy.timeline, copy.marks) = (baseSettings, timeline, marks)
    (copy.checkpoints, copy.standing) = (checkpoints, nil)
    return copy
  }

  /// When everything that ends has ended, in ticks, and whether something goes on beyond that.
  package var outlook: (end: Int64, goesOn: Bool) {
    let ahead = scratch()
    return withExtendedLifetime(ahead) {
      let stage = ahead.world.stage
      if stage.nextDueTicks != nil { try? stage.tryAdvance(toTicks: nil) }
      return (stage.ticks, ahead.world.movesEndlessly)
    }
  }

  /// A name for a new mark that nothing has.
  package func freeMark(besides taken: [String]) -> String {
    let taken = Set(marks.keys).union(taken)
    var number = 1
    while taken.contains("mark\(number)") || world.names["mark\(number)"] != nil { number += 1 }
    return "mark\(number)"
  }
}
