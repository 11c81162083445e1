import FlipbookPictures
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

  /// Frames in a second.
  package var rate: Int { settings.rate }
}

extension World {
  /// The tick at the beginning of a frame.
  func ticks(ofFrame frame: Int64) -> Int64 {
    let second = Stage.ticks(seconds: 1) ?? 1
    return frame * (second / Int64(settings.rate)) + frame * (second % Int64(settings.rate))
      / Int64(settings.rate)
  }

  /// The last frame that has begun.
  var wholeFrames: Int64 {
    let second = Stage.ticks(seconds: 1) ?? 1
    let (seconds, rest) = stage.ticks.quotientAndRemainder(dividingBy: second)
    return seconds * Int64(settings.rate) + rest * Int64(settings.rate) / second
  }
}
