import FlipbookCommands
import FlipbookValues
import HeadlessUIKit

/// The command that shows time passing.
enum LiveCommands {
  private static let rate = Input.number(
    "rate", .number, "times as fast as a clock; 1 unless said, 0.1 is slow motion"
  ).within(rates, "a rate lies in 0.001…1000; 'back' goes back").or(1)

  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "play", group: .time, effect: .outside, places: .alone,
      parameters: [rate, PictureSize.fit],
      help: "shows time passing on a terminal; any key pauses",
      example: "view box\nanimate 1s { box.center.x += 100 }\nplay 0.5", action: play)
  ]

  // Choice: slower nothing moves, faster nothing can be seen.
  private static let rates = 0.001...1000.0

  @Sendable private static func play(_ call: Invocation) throws(Mistake) -> Answer {
    let (world, session) = (call.world, call.session)
    guard !world.stage.isBetweenBeginAndCommit else { throw Mistake(.notCommitted, call.verbSpan) }
    guard world.stage.nextDueTicks != nil || world.movesEndlessly else {
      throw Mistake(.nothingEnds(waiting: TimeCommands.goingOn(in: world)), call.verbSpan)
    }
    guard session.audience != .none else {
      throw Mistake(
        .needsTerminal("play", hint: "'run' goes to the last end, 'step 2s' that far"),
        call.verbSpan)
    }
    return Answer(.play(rate: call[rate], fits: call[PictureSize.fit]))
  }
}
