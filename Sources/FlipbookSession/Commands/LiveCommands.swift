import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Commands that show moving pictures: time passing, and a playhead in a person's hand.
enum LiveCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "play", group: .time, kind: .outside,
      parameters: [
        Parameter(
          name: "rate", type: .number,
          meaning: "times as fast as a clock; 1 unless said, 0.1 is slow motion")
      ],
      help: "shows time passing on a terminal; any key pauses",
      example: "view box\nanimate 1s { box.center.x += 100 }\nplay 0.5",
      action: .session(play))
  ]

  // Choice: slower nothing moves, faster nothing can be seen.
  private static let rates = 0.001...1000.0

  @Sendable private static func play(_ session: Session, _ call: Invocation) throws(Mistake) {
    let rate = call.number("rate") ?? 1
    guard rates.contains(rate) else {
      let span = call.value("rate")?.expression.span ?? call.verbSpan
      throw Mistake(
        .outOfRange(
          call.text(of: span), allowed: "a rate lies in 0.001…1000; 'back' goes back"), span)
    }
    let stage = session.world.stage
    guard !stage.isBetweenBeginAndCommit else { throw Mistake(.notCommitted, call.verbSpan) }
    guard stage.nextDueTicks != nil || session.world.movesEndlessly else {
      throw Mistake(
        .nothingEnds(waiting: TimeCommands.goingOn(in: session.world)), call.verbSpan)
    }
    guard session.audience != .none else {
      throw Mistake(
        .needsTerminal("play", hint: "'run' goes to the last end, 'step 2s' that far"),
        call.verbSpan)
    }
    session.ask(.play(rate: rate))
  }

  // MARK: By hand

  /// A `scrub` without a fraction as a command of its own; `nil` for any other command.
  static func scrubByHand(_ command: Command, in world: World) -> CommandDeclaration? {
    guard CommandDeclaration.named(command.verb.text)?.takesStage == true,
      command.arguments.count <= 1
    else { return nil }
    if let argument = command.arguments.first {
      guard argument.label?.text ?? "name" == "name",
        case .expression(let expression) = argument.value, let word = expression.word?.text
      else { return nil }
      if case .value? = world.names[word] { return nil }
    }
    return scrub
  }

  // Not among all commands: it is a form of the one that takes a fraction.
  private static let scrub = CommandDeclaration(
    name: "scrub", group: .animator, kind: .outside,
    parameters: [Parameter(name: "name", type: .newName)], help: "", example: "",
    action: .session(takeUp))

  @Sendable private static func takeUp(_ session: Session, _ call: Invocation) throws(Mistake) {
    let target = try target(of: call)
    guard session.audience == .screen else {
      if target == .stage {
        throw Mistake(
          .needsTerminal("scrub stage", hint: "'goto 0.5s' goes to a moment"), call.verbSpan)
      }
      guard session.audience == .none else {
        let hint = "'scrub \(target.name) 50%' goes to a fraction"
        throw Mistake(.needsTerminal("scrub \(target.name)", hint: hint), call.verbSpan)
      }
      throw Mistake(
        .missingArgument("FRACTION", usage: "scrub [NAME] FRACTION"), call.command.end)
    }
    session.ask(.scrub(target))
  }

  private static func target(of call: Invocation) throws(Mistake) -> LiveTarget {
    let world = call.world
    guard let word = call.name("name")?.text ?? world.lastAnimator else {
      throw Mistake(.noAnimator, call.verbSpan)
    }
    guard word != ValueWords.stage else {
      guard !world.stage.isBetweenBeginAndCommit else {
        throw Mistake(.notCommitted, call.verbSpan)
      }
      return .stage
    }
    if let (name, chain) = call.chain() {
      try AnimatorCommands.checkScrubbing(of: chain, name, call)
      return .chain(name)
    }
    guard let (name, animator) = try call.animator() else {
      throw Mistake(.wrongState(message: "'\(word)' does not dance yet", legal: []), call.verbSpan)
    }
    guard animator.state != .stopped else {
      throw Mistake(
        .wrongState(
          message: "'\(name)' is stopped: it cannot be scrubbed", legal: animator.legalVerbs),
        call.verbSpan)
    }
    return .animator(name)
  }
}

extension Command {
  /// The place behind it, where something is missing.
  fileprivate var end: Span { Span(span.upper, span.upper) }
}
