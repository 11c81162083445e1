import FlipbookLive

/// Shows what moves on this process's terminal, while the session stands still.
package struct LiveRun {
  private let session: Session
  private let screen: LiveScreen

  package static func show(
    _ request: Request, of session: Session, on screen: LiveScreen
  ) -> LiveResult {
    let run = LiveRun(session: session, screen: screen)
    return switch request {
    case .play(let rate, let fits):
      screen.draws
        ? run.hold(Scrubber(.stage, of: session, playing: rate, fits: fits).map(ScrubberHand.init))
        : run.play(rate: rate)
    case .scrub(let target): run.hold(Scrubber(target, of: session).map(ScrubberHand.init))
    case .tune(let entry): run.hold(Tuner(entry, of: session).map(TunerHand.init))
    case .touch: run.hold(TouchHand(object: Toucher(session)))
    default: LiveResult()
    }
  }

  // A little less than the time between two pictures of a terminal.
  private static let interval = Duration.milliseconds(15)
  private static let lineInterval = Duration.milliseconds(250)
  // In slow motion frames are far apart, but the end must not be missed.
  private static let longestWait = 1000.0

  // MARK: Lines

  /// Plays until a key is pressed or everything has finished; its entries let the time pass.
  private func play(rate: Double) -> LiveResult {
    let player = Player(session, rate: rate)
    guard let terminal = LiveTerminal(modes: [], depth: screen.depth) else { return LiveResult() }
    TerminalOutput.show("playing; any key pauses\n")
    let isInterrupted = play(player, on: terminal)
    terminal.close()
    TerminalOutput.send("\n")
    return LiveResult(
      entries: player.entry.map { [$0] } ?? [], isInterrupted: isInterrupted, remark: player.ending)
  }

  private func play(_ player: Player, on terminal: LiveTerminal) -> Bool {
    let clock = ContinuousClock()
    var begin = clock.now
    var last = begin
    show(player)
    while !player.isOver {
      // Until the next frame, and not before the terminal has shown the last one.
      let next = begin + .seconds(player.clockOfNextFrame)
      let before = clock.now
      let wait = (max(next, last + Self.lineInterval) - before) / .milliseconds(1)
      let event = terminal.next(timeout: Int32(max(0, min(wait, Self.longestWait)).rounded(.up)))
      last = clock.now
      // Nothing plays while the program is stopped.
      if event == .continued { begin += last - before }
      let hasMoved = player.advance(toClock: (last - begin) / .seconds(1))
      if hasMoved || event != .timeout { show(player) }
      if case .key(let key) = event { return key == .interrupt }
      if event == .end { return false }
    }
    return false
  }

  private func show(_ player: Player) {
    if screen.repeatsLines { TerminalOutput.send("\r" + PrintableText.line(player.progress)) }
  }

  // MARK: By hand

  private func hold<Hand: LiveHand>(_ hand: Hand?) -> LiveResult {
    let modes: [TerminalGuard.Mode] = [.otherScreen, .hiddenCursor, .pointer]
    guard var hand,
      let terminal = LiveTerminal(modes: modes, depth: screen.depth, pixels: screen.pixels)
    else { return LiveResult() }
    defer { terminal.close() }
    let clock = ContinuousClock()
    var (last, due) = (clock.now, clock.now)
    // The page that explains the keys; nil for the picture.
    var keyPage: Int?
    func pages() -> [LivePicture] {
      LivePicture.pages(of: Hand.keys, size: terminal.size, isASCII: session.settings.ascii)
    }
    var picture = show(hand.object, on: terminal)
    while true {
      let wasPlaying = hand.object.isPlaying && !(keyPage != nil && Hand.pausesForHelp)
      due = max(due + Self.interval, clock.now)
      let wait = ((due - clock.now) / .milliseconds(1)).rounded(.up)
      var event = terminal.next(timeout: wasPlaying ? Int32(wait) : nil)
      let now = clock.now
      if wasPlaying, event != .continued { hand.object.advance(by: (now - last) / .seconds(1)) }
      last = now
      // All keys that are waiting are handled before the next picture.
      while case .key(let key) = event {
        let decision =
          keyPage == nil ? hand.press(key, on: picture) : key == .interrupt ? .putBack : nil
        // Esc goes back to the picture, any other key to the next page.
        let next = keyPage.map { $0 + 1 } ?? (decision == .showKeys ? 0 : nil)
        keyPage = next.flatMap { key != .escape && $0 < pages().count ? $0 : nil }
        switch decision {
        case .keep: return LiveResult(entries: hand.object.entries)
        case .putBack: return LiveResult(isInterrupted: key == .interrupt)
        case .showKeys, nil: event = terminal.next(timeout: 0)
        }
      }
      if event == .end { return LiveResult() }
      guard !terminal.isBehind else { continue }
      if let keyPage {
        picture = pages()[min(keyPage, pages().count - 1)]
        terminal.show(picture)
      } else {
        picture = show(hand.object, on: terminal, after: picture)
      }
    }
  }

  // Shows a sketch first, and slower parts once they are ready.
  private func show(
    _ object: some LiveObject, on terminal: LiveTerminal, after last: LivePicture? = nil
  ) -> LivePicture {
    if let last, let sketch = object.sketch(over: last, size: terminal.size) {
      terminal.show(sketch)
    }
    var picture = object.picture(size: terminal.size)
    terminal.show(picture)
    guard object.follow() else { return picture }
    picture = object.picture(size: terminal.size)
    terminal.show(picture)
    return picture
  }
}

/// Handles keys and the pointer for something that is moved by hand.
protocol LiveHand {
  /// The lines that explain the keys, in the order of `help keys`.
  static var keys: [String] { get }
  /// Whether it stands still while they are shown.
  static var pausesForHelp: Bool { get }

  associatedtype Object: LiveObject
  var object: Object { get }

  /// Does what a key means in the picture that is shown; returns nil to go on.
  mutating func press(_ key: LiveKey, on picture: LivePicture) -> LiveDecision?
}

/// The effect of a key: the changes are kept or dropped, or the keys are explained.
enum LiveDecision { case keep, putBack, showKeys }

extension LiveHand { static var pausesForHelp: Bool { false } }
