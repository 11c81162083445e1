import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues

// The commands that do what was done by hand.
extension Scrubber {
  /// The entries that bring the session to where the playhead is, with the marks that were set on
  /// the way; none where nothing has changed.
  package var entries: [String] {
    // A mark is set at its place, which the session then leaves again.
    let marking = marks.flatMap { mark in
      let way = text(at: mark.position)
      return way.isEmpty ? ["mark \(mark.name)"] : [way, "mark \(mark.name)", "undo"]
    }
    let way = text(at: position)
    return marking + (way.isEmpty ? [] : [way])
  }

  /// The marks of the session that lie on the track, and those set now.
  var allMarks: [Mark] {
    guard case .stage = target else { return marks }
    return session.marksOnTheWay().map { Mark(name: $0.name, position: $0.time) } + marks
  }

  // The entry that leads from the session as it is to a position; empty where nothing has to.
  private func text(at position: Double) -> String {
    let isAtStart = abs(position - start) < 1e-12
    if isAtStart, setupText == pauseText { return "" }
    // One that is inactive takes up its animation only when it is given a place.
    let place = isAtStart && began.isActive ? "" : placeText(at: position)
    return [setupText, place].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What has to be entered before the playhead can be set; empty for nothing.
  var setupText: String {
    var parts = [pauseText]
    if case .animator = target, scrubsLinearly != began.scrubsLinearly {
      parts.append("\(word).scrubsLinearly = \(scrubsLinearly)")
    }
    if target != .stage, isReversed != began.isReversed { parts.append("reverse \(word)") }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private var pauseText: String { target != .stage && began.isRunning ? "pause \(word)" : "" }

  /// What sets the playhead to a position.
  func placeText(at position: Double) -> String {
    guard target != .stage else { return "goto \(session.world.momentText(atSeconds: position))" }
    return "scrub \(word) \(NumberText.shortest((fraction(at: position) * 1e4).rounded() / 100))%"
  }

  // The share of the way toward the side it heads for, as UIKit counts it.
  private func fraction(at position: Double) -> Double {
    let share = share(at: position)
    return isReversed ? 1 - share : share
  }

  /// Moves it to a fraction as `scrub` counts it: from the side it comes from.
  package func move(toFraction fraction: Double) {
    move(toShare: target != .stage && isReversed ? 1 - fraction : fraction)
  }

  /// The share of the track that lies to the left of a position.
  func share(at position: Double) -> Double { length > 0 ? position / length : 0 }

  var word: String { Name.typed(target.name) }

  // MARK: Words

  /// The line above the picture.
  var title: String {
    let digits = session.settings.digits
    func seconds(_ time: Double) -> String { NumberText.brief(time, digits: digits) + "s" }
    var parts = ["scrub \(word)"]
    if target == .stage {
      parts.append("\(seconds(position)) of \(seconds(length))")
    } else {
      parts.append(NumberText.brief(fraction(at: position) * 100, digits: 2) + "%")
    }
    parts.append(isPlaying ? "playing" : "paused")
    if isReversed { parts.append("reversed") }
    if speed != 1 { parts.append("\(NumberText.shortest(speed))x") }
    if isLooping { parts.append("loop") }
    if case .animator = target { parts.append(scrubsLinearly ? "linear" : "curved") }
    if !remark.isEmpty { parts.append(remark) }
    return parts.joined(separator: "  ")
  }
}
