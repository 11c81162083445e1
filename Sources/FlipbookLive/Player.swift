/// Lets time pass frame by frame on a scratch, for a terminal that shows lines only.
package final class Player {
  private let session: Session
  private let scratch: Session
  private let start: Int64
  private let firstFrame: Int64
  // When everything has finished, and the frame that shows it; nil for never.
  private let end: (ticks: Int64, frame: Int64)?
  // How much faster than a clock time passes.
  private let rate: Double
  package private(set) var isOver = false

  package init(_ session: Session, rate: Double) {
    (self.session, self.rate) = (session, rate)
    scratch = session.scratch()
    start = scratch.world.stage.ticks
    firstFrame = scratch.world.wholeFrames
    let (ticks, goesOn) = session.outlook
    let frame = scratch.world.frame(atTick: ticks)
    let isOnFrame = scratch.world.ticks(ofFrame: frame) == ticks
    end = goesOn ? nil : (ticks, isOnFrame ? frame : frame + 1)
  }

  /// Goes to the last frame begun after so many seconds; answers whether there is something new.
  package func advance(toClock seconds: Double) -> Bool {
    let world = scratch.world
    let frames = (seconds * rate * Double(session.settings.rate) + 1e-6).rounded(.down)
    var frame = firstFrame + Int64(min(max(frames, 0), 1e12))
    if let end, frame >= end.frame { (frame, isOver) = (end.frame, true) }
    let ticks = world.ticks(ofFrame: frame)
    guard ticks > world.stage.ticks else { return false }
    if scratch.enter(world.stepText(from: world.stage.ticks, to: ticks)).failed { isOver = true }
    return true
  }

  /// The seconds of the clock at which the next frame begins.
  package var clockOfNextFrame: Double {
    Double(scratch.world.wholeFrames - firstFrame + 1) / (rate * Double(session.settings.rate))
  }

  /// The entry that lets the played time pass; nil for none.
  package var entry: String? {
    let reached = scratch.world.stage.ticks
    return reached > start ? scratch.world.stepText(from: start, to: reached) : nil
  }

  /// The remark at the end; `nil` before it.
  package var ending: String? {
    guard isOver else { return nil }
    let way = entry.map { "; 'back\($0.dropFirst("step".count))', then 'play', shows it again" }
    return "nothing moves any more" + (way ?? "")
  }

  package var progress: String {
    let text = session.settings.momentText
    return "\(text.moment(scratch.world.stage.ticks))  frame \(scratch.world.wholeFrames)"
      + (end.map { "  of \(text.moment($0.ticks))" } ?? "")
  }
}
