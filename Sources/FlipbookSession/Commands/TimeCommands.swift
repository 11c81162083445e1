import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// Commands that move time forward.
enum TimeCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "step", group: .time, kind: .changes,
      parameters: [Parameter(name: "duration", type: .duration)],
      help: "moves time forward, by a frame unless said",
      example: "view box\nanimate 1s { box.alpha = 0 }\nstep 0.5s", action: .time(step)),
    CommandDeclaration(
      name: "run", group: .time, kind: .changes,
      parameters: [Parameter(name: "duration", type: .duration)],
      help: "moves time forward to the last end of everything that ends",
      example: "view box\nanimate 1s { box.alpha = 0 }\nrun", action: .time(run)),
  ]

  @Sendable private static func step(_ call: Invocation) throws(Mistake) {
    let frame = 1 / Double(call.world.settings.rate)
    try advance(call, by: call.duration("duration") ?? frame)
  }

  @Sendable private static func run(_ call: Invocation) throws(Mistake) {
    if let duration = try call.duration("duration") { return try advance(call, by: duration) }
    let world = call.world
    guard world.stage.nextDueTicks != nil else {
      throw Mistake(.nothingEnds(waiting: goingOn(in: world)), call.verbSpan)
    }
    try report(call) { () throws(StageError) in try world.stage.advanceToRest() }
    for line in goingOn(in: world) { world.print(line) }
  }

  private static func advance(_ call: Invocation, by seconds: Double) throws(Mistake) {
    try report(call) { () throws(StageError) in try call.world.stage.tryAdvance(by: seconds) }
  }

  // Animators that are on their way without an end in sight.
  private static func goingOn(in world: World) -> [String] {
    world.animators.compactMap { name, animator in
      if animator.isEndless { return "\(name) goes on for ever" }
      guard animator.isPaused else { return nil }
      return "\(name) waits, paused at \(world.text.number(Double(animator.fractionComplete)))"
    }
  }

  // Moves time and prints the new one, what happened on the way, and what is watched.
  private static func report(
    _ call: Invocation, _ advance: () throws(StageError) -> Void
  ) throws(Mistake) {
    let world = call.world
    world.skipEvents()
    let place = world.outputCount
    world.isUnattended = true
    defer { world.isUnattended = false }
    do {
      try advance()
    } catch {
      switch error {
      case .endlessCallbacks: throw Mistake(.endless(error.description), call.verbSpan)
      default:
        throw Mistake(.beyondTime, call.value("duration")?.expression.span ?? call.verbSpan)
      }
    }
    world.printEvents()
    world.insert(moment(in: world), at: place)
    LookCommands.printWatches(in: world, source: call.scope.source)
  }

  /// The stage's moment as a line.
  static func moment(in world: World) -> String {
    "time \(world.text.number(world.stage.now))s  frame \(world.frameText)"
  }
}

extension World {
  /// How many lines have been printed.
  var outputCount: Int { output.count }

  /// The frame the stage is at, whole or with decimals.
  var frame: Cell {
    let (rate, second) = (Int64(settings.rate), Stage.ticks(seconds: 1) ?? 1)
    let (product, isBeyond) = stage.ticks.multipliedReportingOverflow(by: rate)
    guard !isBeyond, product % second == 0 else {
      return .number(stage.now * Double(rate))
    }
    return .integer(Int(product / second))
  }

  fileprivate var frameText: String {
    if case .integer(let frame) = frame { return String(frame) }
    return text.number(stage.now * Double(settings.rate))
  }
}
