// The frames of the session's rate, and moments as they are typed.
extension World {
  private var second: Int64 { Stage.ticks(seconds: 1) ?? 1 }
  private var rate: Int64 { Int64(settings.rate) }

  package func ticks(ofFrame frame: Int64) -> Int64 {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: rate)
    return seconds * second + rest * second / rate
  }

  /// The last frame that has begun at a tick.
  package func frame(atTick ticks: Int64) -> Int64 {
    let (seconds, rest) = ticks.quotientAndRemainder(dividingBy: second)
    return seconds * rate + rest * rate / second
  }

  package var wholeFrames: Int64 { frame(atTick: stage.ticks) }

  /// The entry that moves time between two moments, exactly.
  package func stepText(from start: Int64, to end: Int64) -> String {
    "step \(durationText(ticks: end - start))"
  }

  /// A moment as it is typed: in frames if it has many digits in seconds.
  package func momentText(atSeconds seconds: Double) -> String {
    durationText(ticks: ticks(atSeconds: seconds))
  }

  /// A moment in ticks, exactly on a frame where it is near one.
  package func ticks(atSeconds seconds: Double) -> Int64 {
    let frame = (seconds * Double(settings.rate)).rounded()
    let isOnFrame = abs(seconds * Double(settings.rate) - frame) < 1e-6
    return isOnFrame ? ticks(ofFrame: Int64(frame)) : Stage.ticks(seconds: seconds) ?? 0
  }

  private func durationText(ticks span: Int64) -> String {
    let (frames, isBeyond) = span.multipliedReportingOverflow(by: rate)
    let text = NumberText.shortest(Stage.seconds(ticks: span))
    if !isBeyond, frames % second == 0, text.utf8.count > 8 { return "\(frames / second)f" }
    return "\(text)s"
  }

  /// The touches that have missed, and why, since this stage was like another one; each text once.
  package func missedTouches(since other: World) -> [String] {
    var told: Set<String> = []
    return stage.events(from: other.stage.eventCount).filter { $0.kind.word == .missed }
      .map(\.description).filter { told.insert($0).inserted }
  }
}
