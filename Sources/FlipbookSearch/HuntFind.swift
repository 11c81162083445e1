import FlipbookChecks
import FlipbookCommands

/// A fault that entries cause.
struct HuntFind {
  enum Kind { case promise, finding, failure }

  let kind: Kind
  /// The kind and the thing, which are the same for equal finds.
  let key: String
  let time: Double
  /// The broken thing in words; may have several lines.
  let text: String
  /// The numbers whose motion explains it, and the text they are in.
  let paths: [Expression]
  let source: String

  init(_ name: String, _ promise: Promise, _ breach: Breach, in world: World) {
    (kind, key) = (.promise, "promise \(name)")
    time = Stage.seconds(ticks: breach.ticks)
    let moment = world.momentText.moment(breach.ticks)
    text = "promise \(Name.typed(name)) is broken at \(moment): \(breach.text(in: world))"
    (paths, source) = (promise.numbers(in: world), promise.source)
  }

  /// A block that fails, or a loop of callbacks without an end.
  init(_ mistake: Mistake, source: String, in world: World) {
    kind = .failure
    key = "failure \(mistake.span.lower) \(source)"
    time = world.stage.now
    let moment = world.momentText.moment(world.stage.ticks)
    text = "a block fails at \(moment):\n" + mistake.rendered(in: source, world.commands)
    (paths, self.source) = ([], source)
  }

  init(_ finding: Finding, in world: World) {
    kind = .finding
    key = finding.huntKey
    time = finding.time
    let advice = FindingWords(text: world.text, entries: []).advice(finding)
    text = "at \(world.text.number(time))s \(advice.what)"
    source = finding.subject
    paths = Expression(typed: source).map { [$0] } ?? []
  }
}

extension Finding {
  /// The kind and the thing, without the numbers.
  var huntKey: String {
    let kind = "\(kind)".prefix { $0 != "(" }
    return "\(kind) \(subject)"
  }

  /// Whether a moving value is set no farther away than a finger goes before its pan begins: ten
  /// points and a sample (choice).
  var isSmallJump: Bool {
    guard case .jumps(.assignment, let old, let new) = kind else { return false }
    return zip(old, new).allSatisfy { abs($0 - $1) <= 20 }
  }

  /// Whether it is a fault in the timing or the order of events.
  ///
  /// - Parameter isOfVerb: whether one of the hunter's verbs led to it, not a touch: things that
  ///   the verb itself leaves undone are no fault of the session.
  func isHunted(isOfVerb: Bool) -> Bool {
    switch kind {
    case .isReleased, .jumps(.assignment, _, _), .jumps(.beginning, _, _): true
    case .isUnfinished, .losesCompletions, .jumps, .changesVelocity, .isScrubbedAway,
      .isReversedTooLate, .leavesWindow:
      !isOfVerb
    default: false
    }
  }
}
