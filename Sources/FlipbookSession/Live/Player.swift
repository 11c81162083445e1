import FlipbookPictures
import HeadlessUIKit

/// Time that passes to be watched, frame by frame, on a scratch of the session.
///
/// The session itself stands still; ``entry`` is what lets the same time pass there.
package final class Player {
  private let session: Session
  private let scratch: Session
  private let start: Int64
  // The frame it began in, and where everything that ends has ended; `nil` for never.
  private let firstFrame: Int64
  private let end: Int64?
  private var view = LiveView()
  /// How much faster than a clock time passes.
  package let rate: Double
  /// Whether nothing is left to be seen.
  package private(set) var isOver = false

  private static let samples = 24
  // How far ahead the picture makes room where there is no end, in seconds: choice.
  private static let outlook = 3.0

  /// Plays a session from where it is.
  package init(_ session: Session, rate: Double) {
    (self.session, self.rate) = (session, rate)
    scratch = session.scratch()
    start = scratch.world.stage.ticks
    firstFrame = scratch.world.wholeFrames
    end = Self.end(of: session)
    makeRoom()
  }

  private static func end(of session: Session) -> Int64? {
    let ahead = session.scratch()
    return withExtendedLifetime(ahead) {
      let stage = ahead.world.stage
      if stage.nextDueTicks != nil { try? stage.advanceToRest() }
      return stage.endlessBlocks.isEmpty ? stage.ticks : nil
    }
  }

  private func makeRoom() {
    let ahead = session.scratch()
    let last = end ?? start + (Stage.ticks(seconds: Self.outlook) ?? 0)
    for index in 0...Self.samples {
      let ticks = start + (last - start) / Int64(Self.samples) * Int64(index)
      guard (try? ahead.world.stage.tryAdvance(toTicks: ticks)) != nil else { break }
      view.include(ahead.world.boxes())
    }
  }

  /// Lets time pass until a moment of the clock, in seconds from the beginning of the playing: to
  /// the last frame that has begun then.
  ///
  /// - Returns: whether there is something new to be seen.
  package func advance(toClock seconds: Double) -> Bool {
    let world = scratch.world
    let frames = (seconds * rate * Double(session.rate) + 1e-6).rounded(.down)
    var frame = firstFrame + Int64(min(max(frames, 0), 1e12))
    // The last frame is the one in which everything has ended.
    if let end {
      let last = lastFrame(for: end)
      if frame >= last { (frame, isOver) = (last, true) }
    }
    let ticks = world.ticks(ofFrame: frame)
    guard ticks > world.stage.ticks else { return false }
    let outcome = scratch.enter(world.stepText(from: world.stage.ticks, to: ticks))
    if outcome.failed { isOver = true }
    return true
  }

  /// The seconds of the clock at which the next frame begins.
  package var clockOfNextFrame: Double {
    Double(scratch.world.wholeFrames - firstFrame + 1) / (rate * Double(session.rate))
  }

  private func lastFrame(for end: Int64) -> Int64 {
    let frame = end / (Stage.ticks(seconds: 1) ?? 1) * Int64(session.rate)
    return (frame...).first { scratch.world.ticks(ofFrame: $0) >= end } ?? frame
  }

  /// The entry that lets the time pass that has been played; `nil` for none.
  package var entry: String? {
    let reached = scratch.world.stage.ticks
    return reached > start ? scratch.world.stepText(from: start, to: reached) : nil
  }

  // MARK: What is shown

  /// What the terminal shows now.
  package func picture(size: LiveSize) -> LivePicture {
    var frame = LiveView.Frame(
      title: "play  \(progress)" + (rate == 1 ? "" : "  \(NumberText.shortest(rate))x"),
      footer: "any key pauses")
    if let end {
      let span = Double(end - start)
      let share = span > 0 ? Double(scratch.world.stage.ticks - start) / span : 1
      frame.track = Track(
        share: min(share, 1), labels: (seconds(start), seconds(end)))
    }
    return view.picture(scratch.world, frame, size: size)
  }

  /// How far it is, in words.
  package var progress: String {
    let now = seconds(scratch.world.stage.ticks)
    return "\(now)  frame \(scratch.world.wholeFrames)" + (end.map { "  of \(seconds($0))" } ?? "")
  }

  private func seconds(_ ticks: Int64) -> String {
    ValueText(digits: session.settings.digits).number(Stage.seconds(ticks: ticks)) + "s"
  }
}
