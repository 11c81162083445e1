extension Scrubber {
  /// The entries that set the marks and move the session to the playhead; none if nothing changed.
  package var entries: [String] {
    let way = text(at: playhead.position)
    return markingEntries(text(at:)) + (way.isEmpty ? [] : [way])
  }

  // The entry that moves the session to a position; empty for nothing.
  private func text(at position: Double) -> String {
    let isAtStart = abs(position - start) < 1e-12
    if isAtStart, setupText == pauseText { return "" }
    // An inactive animator starts its animation only when it is scrubbed.
    let place = isAtStart && began.isActive ? "" : stepText(to: position) ?? placeText(at: position)
    return [setupText, place].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The entry that must come before the playhead is set; empty for nothing.
  var setupText: String {
    var parts = [pauseText]
    if case .animator = target, scrubsLinearly != began.scrubsLinearly {
      parts.append("\(typed).scrubsLinearly = \(scrubsLinearly)")
    }
    if target != .stage, playhead.isReversed != began.isReversed {
      parts.append("reverse \(typed)")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private var pauseText: String { target != .stage && began.isRunning ? "pause \(typed)" : "" }

  // The entry that lets the stage's time pass until a position; nil for one that is not ahead.
  private func stepText(to position: Double) -> String? {
    guard target == .stage, position > start else { return nil }
    let world = session.world
    return world.stepText(from: world.stage.ticks, to: world.ticks(atSeconds: position))
  }

  /// The entry that sets the playhead to a position.
  func placeText(at position: Double) -> String {
    guard target != .stage else { return "goto \(session.world.momentText(atSeconds: position))" }
    return "scrub \(typed) \(NumberText.shortest((fraction(at: position) * 1e4).rounded() / 100))%"
  }

  // The fraction at a position, from the side the playhead comes from, as UIKit counts.
  private func fraction(at position: Double) -> Double {
    let share = playhead.share(at: position)
    return playhead.isReversed ? 1 - share : share
  }

  var typed: String { Name.typed(target.name) }

  // MARK: Words

  // A moment whose text does not change its width while it plays.
  private func steady(_ time: Double) -> String {
    isPlaying ? NumberText.seconds(time, digits: session.settings.digits) : seconds(time)
  }

  var moment: String { steady(playhead.position) }

  var title: String {
    var parts = [plays ? "play" : "scrub \(typed)"]
    if target == .stage {
      let end = playhead.page == nil ? " of \(steady(playhead.length))" : ", endless"
      parts.append(moment + end)
    } else {
      parts.append(NumberText.brief(fraction(at: playhead.position) * 100, digits: 2) + "%")
    }
    parts += playhead.words
    if case .animator = target { parts.append(scrubsLinearly ? "linear" : "curved") }
    if !remark.isEmpty { parts.append(remark) }
    return parts.joined(separator: "  ")
  }

  var track: ScrubBar {
    ScrubBar(
      share: playhead.share,
      marks: allMarks.map { playhead.share(at: $0.position) }.filter((0...1).contains),
      stretch: playhead.stretch.map {
        playhead.share(at: $0.lowerBound)...playhead.share(at: $0.upperBound)
      }, labels: (seconds(playhead.origin), seconds(playhead.length)))
  }

  /// The line that explains the keys, first those that end the mode.
  var footer: KeyLine.Parts {
    let keys: [KeyLine.Key] =
      playhead.hasArrived
      ? [
        ("the end: enter keeps", 1, true), ("esc puts back", 0, true), ("space again", 3, true),
        ("? keys", 2, true),
      ] : [("space \(isPlaying ? "hold" : "play")", 3, true)] + KeyLine.leaving
    return ([], keys + [("arrows frame", 4, true), ("[ ] loop", 5, true), ("r turn", 6, true)])
  }
}
