import FlipbookLive
import FlipbookPictures
package import FlipbookSession
package import FlipbookTerminal
import FlipbookText
package import FlipbookValues

/// Shows what moves on this process's terminal, while the session stands still.
package struct LiveRun {
  private let session: Session
  private let screen: LiveScreen

  /// Shows what a request asks for.
  package static func show(
    _ request: Request, of session: Session, on screen: LiveScreen
  ) -> LiveResult {
    let run = LiveRun(session: session, screen: screen)
    return switch request {
    case .play(let rate, let fits): run.play(rate: rate, fits: fits)
    case .scrub(let target): run.scrub(target)
    case .tune(let entry): run.tune(entry)
    case .touch: run.touch()
    default: LiveResult()
    }
  }

  // A little less than from one picture of a terminal to the next.
  private static let interval = Duration.milliseconds(15)
  private static let lineInterval = Duration.milliseconds(250)
  // In slow motion frames are far apart, and still it is looked whether all is over.
  private static let longestWait = 1000.0

  // MARK: Playing

  /// Plays until a key is pressed or all is over; its entries let the time pass.
  private func play(rate: Double, fits: Bool) -> LiveResult {
    let player = Player(session, rate: rate, fits: fits)
    let modes: [TerminalGuard.Mode] = screen.draws ? [.otherScreen, .hiddenCursor] : []
    guard let terminal = LiveTerminal(modes: modes, depth: screen.depth) else {
      return LiveResult()
    }
    if !screen.draws { TerminalOutput.show("playing; any key pauses\n") }
    var isInterrupted = false
    let picture = play(player, on: terminal, &isInterrupted)
    terminal.close()
    if let picture { leave(picture, on: terminal) } else { TerminalOutput.send("\n") }
    return LiveResult(entries: player.entry.map { [$0] } ?? [], isInterrupted: isInterrupted)
  }

  // Returns the picture at the end, where there are pictures.
  private func play(
    _ player: Player, on terminal: LiveTerminal, _ isInterrupted: inout Bool
  ) -> LivePicture? {
    let clock = ContinuousClock()
    var begin = clock.now
    let interval = screen.draws ? Self.interval : Self.lineInterval
    var last = begin
    var picture = show(player, on: terminal)
    while !player.isOver {
      // When the next frame begins, and not before the terminal has shown the last one.
      let next = begin + .seconds(player.clockOfNextFrame)
      let before = clock.now
      let wait = (max(next, last + interval) - before) / .milliseconds(1)
      let event = terminal.next(timeout: Int32(max(0, min(wait, Self.longestWait)).rounded(.up)))
      last = clock.now
      // Nothing was played while the program was stopped.
      if event == .continued { begin += last - before }
      let hasMoved = player.advance(toClock: (last - begin) / .seconds(1))
      if hasMoved || event != .timeout { picture = show(player, on: terminal) }
      if case .key(let key) = event {
        isInterrupted = key == .interrupt
        return picture
      }
      if event == .end { return picture }
    }
    return picture
  }

  private func show(_ player: Player, on terminal: LiveTerminal) -> LivePicture? {
    guard screen.draws else {
      if screen.repeatsLines { TerminalOutput.send("\r" + PrintableText.line(player.progress)) }
      return nil
    }
    let picture = player.picture(size: terminal.size)
    terminal.show(picture)
    return picture
  }

  // What was seen last stays where everything else that was printed is.
  private func leave(_ picture: LivePicture, on terminal: LiveTerminal) {
    var lines = picture.lines[picture.stage]
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    TerminalOutput.send(lines.map { terminal.painted($0) + "\n" }.joined())
  }

  // MARK: By hand

  /// Gives a playhead into the person's hand; its entries do what was kept.
  private func scrub(_ target: LiveTarget) -> LiveResult {
    Scrubber(target, of: session).map { hold(ScrubberHand($0)) } ?? LiveResult()
  }

  /// Gives the numbers of an entry into the person's hand; its entries do what was kept.
  private func tune(_ entry: Int) -> LiveResult {
    Tuner(entry, of: session).map { hold(TunerHand($0)) } ?? LiveResult()
  }

  /// Makes the pointer a finger; its entries do what was kept.
  private func touch() -> LiveResult { hold(TouchHand(Toucher(session))) }

  private func hold(_ hand: some LiveHand) -> LiveResult {
    var hand = hand
    guard
      let terminal = LiveTerminal(
        modes: [.otherScreen, .hiddenCursor, .pointer], depth: screen.depth)
    else { return LiveResult() }
    defer { terminal.close() }
    let clock = ContinuousClock()
    var (last, due) = (clock.now, clock.now)
    var picture = show(hand, on: terminal)
    while true {
      let wasPlaying = hand.isPlaying
      due = max(due + Self.interval, clock.now)
      let wait = ((due - clock.now) / .milliseconds(1)).rounded(.up)
      var event = terminal.next(timeout: wasPlaying ? Int32(wait) : nil)
      let now = clock.now
      if wasPlaying, event != .continued { hand.advance(by: (now - last) / .seconds(1)) }
      last = now
      // Of keys that are waiting already only what all of them come to is shown.
      while case .key(let key) = event {
        switch hand.press(key, on: picture) {
        case .keep: return LiveResult(entries: hand.entries)
        case .putBack: return LiveResult(isInterrupted: key == .interrupt)
        case nil: event = terminal.next(timeout: 0)
        }
      }
      if event == .end { return LiveResult() }
      picture = show(hand, on: terminal, after: picture)
    }
  }

  // What takes longer is shown when it is there: the person sees at once what was done.
  private func show(
    _ hand: some LiveHand, on terminal: LiveTerminal, after last: LivePicture? = nil
  ) -> LivePicture {
    if let last, let sketch = hand.sketch(over: last, size: terminal.size) { terminal.show(sketch) }
    let picture = hand.picture(size: terminal.size)
    terminal.show(picture)
    guard hand.follow() else { return picture }
    let next = hand.picture(size: terminal.size)
    terminal.show(next)
    return next
  }
}
