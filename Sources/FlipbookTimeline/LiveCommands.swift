import EntryNumbers
import FlipbookCommands
import FlipbookSession

/// The commands that show what moves: as time passes, and as numbers are changed by hand.
package enum LiveCommands {
  // Choice: slower, nothing moves; faster, nothing can be seen.
  private static let rate = Input.number("rate", "1 is real time, 0.1 slow motion; default: 1")
    .within(0.001...1000, "a rate lies in 0.001…1000; 'back' goes back").or(1)

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "play", group: .time, effect: .outside, places: .alone,
      parameters: [rate, PictureSize.bestFit], help: "plays what moves, at the pace of a clock",
      note: "It is the scrubber, playing: Space holds, Enter keeps the time as a 'step', Esc puts "
        + "it back, and '?' shows the other keys. A terminal that cannot draw shows a line, and any "
        + "key keeps the time.",
      example: "view box frame: (0, 0, 80, 80)\nanimate 1s { box.center.x += 100 }\nplay 0.5",
      synonyms: ["preview", "speed", "slowmotion", "realtime"],
      refusals: ["rate: again": "'back 1s' goes back, and 'play' shows it again"], action: play),
    CommandDeclaration(
      name: "tune", group: .change, effect: .outside, places: .alone,
      parameters: [EditedEntry.input],
      help: "changes an entry's numbers by hand, and shows the effect",
      note: "Alone it takes the last entry that moves something. What you keep becomes one 'edit'; "
        + "'?' shows the keys.",
      example: "view box frame: (0, 0, 80, 80)\nanimate 1s { box.center.x += 100 }\ntune 2",
      synonyms: ["tweak", "adjust", "knob", "slider"], isReserved: false, action: tune),
  ]

  @Sendable private static func play(_ call: Invocation) throws(Mistake) -> Answer {
    let (world, session) = (call.world, call.session)
    let typed = call.isGiven(rate) ? call.text(of: rate) : ""
    if typed.first?.isNumber == true, let unit = typed.last, unit.isLetter {
      throw call.mistake(
        rate, isNot: "a rate: that is a number without a unit, 1 for real time",
        hint: "'play' alone plays to the end; 'step \(typed)' moves time that far")
    }
    try call.checkCommitted()
    guard world.stage.nextDueTicks != nil || world.movesEndlessly else {
      let waiting = TimeCommands.waiting(in: world)
      guard waiting.isEmpty, let last = session.lastMovingChange, last.end < world.stage.ticks
      else { throw Mistake(.nothingEnds(waiting: waiting), call.verbSpan) }
      let place = session.moment(ofPlace: last.place)
      throw Mistake(
        "nothing moves any more", hint: "write goto \(place); then 'play' shows it again",
        call.verbSpan)
    }
    guard session.audience != .none else {
      throw Mistake(
        .needsTerminal("play", hint: "'run' goes to the end, 'step 2s' goes 2 seconds"),
        call.verbSpan)
    }
    return Answer(.play(rate: call[rate], fits: call[PictureSize.bestFit]))
  }

  @Sendable private static func tune(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    var entry = try EditedEntry.number(call)
    if !call.isGiven(EditedEntry.input), session.waitingHere == nil {
      entry = session.lastMovingChange?.origin.number ?? entry
    }
    let span = call.span(of: EditedEntry.input)
    guard !call.world.stage.isBetweenBeginAndCommit else { throw Mistake(.notCommitted, span) }
    guard let text = session.change(numbered: entry) else {
      throw Mistake(
        Name(String(entry), span), isNot: "the number of a change that led here",
        hint: "'history' lists them")
    }
    guard TunedEntry(text, call.world.commands) != nil else {
      throw Mistake(
        Name(String(entry), call.verbSpan), isNot: "an entry with numbers",
        hint: "'edit \(entry) { … }' gives it another text")
    }
    try call.checkScreen(for: "tune", hint: "'edit \(entry) { … }' gives the entry another text")
    return Answer(.tune(entry))
  }
}

extension Session {
  /// The last change on the present path that sets something moving and has numbers, if any.
  fileprivate var lastMovingChange: Timeline.Node? {
    changes.last { node in
      guard let entry = node.entry, TunedEntry(entry.text, commands) != nil else { return false }
      return entry.statements.flatMap(\.commands).contains { command in
        switch commands.named(command.verb.text)?.group {
        case .animator, .block, .layer, .chain, .touch: true
        default: false
        }
      }
    }
  }
}
