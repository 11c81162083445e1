import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import PropertyEngine
import TestSupport
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import HeadlessUIKit
@testable import SessionTestSupport

@Suite struct InvariantTests {
  @Test(arguments: 0..<Effort.seeds)
  func `every answer is in order`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    for _ in 0..<60 {
      let entry = generator.next(in: session)
      let before = session.picture
      let outcome = session.enter(entry)
      let problems = Answers.problems(of: outcome.text) + Self.problems(of: session)
      guard problems.isEmpty else {
        Issue.record("seed \(seed): \(problems)\n\(session.entered)\n\(outcome.text)")
        return
      }
      let hasMoved = entry.contains("step") || entry.contains("run") || entry.contains("goto")
      if outcome.failed, !hasMoved, session.picture != before {
        Issue.record("seed \(seed): a failed entry changed something\n\(session.entered)")
        return
      }
    }
  }

  /// The faults in the state of a session.
  static func problems(of session: Session) -> [String] {
    session.world.animators.flatMap { name, animator -> [String] in
      let fraction = Double(animator.fractionComplete)
      let timing = session.world.timingText(of: name)
      // The share of the time while it runs; the progress, which may overshoot, while it is paused.
      let overshoots =
        !animator.isRunning
        && (session.entered.contains("continue")
          || ["spring", "cubic", "smooth", "snappy", "bouncy"].contains { timing.hasPrefix($0) })
      let isIn = overshoots ? abs(fraction) < 10 : (0...1).contains(fraction)
      return isIn ? [] : ["\(name) at \(fraction)"]
    } + Answers.problems(of: session.table) + strays(in: session)
  }

  /// Animations on views that no animator and no block owns any more.
  private static func strays(in session: Session) -> [String] {
    session.world.names.flatMap { name, named -> [String] in
      guard case .view(let view) = named else { return [] }
      let moving = view.layer.slots
      let isEmpty = moving.contains { $0.contributions.isEmpty }
      let cohorts = moving.flatMap(\.contributions).map(\.cohort)
      let isStray = cohorts.contains { $0.owner == nil || $0.isRemoved }
      return isEmpty || isStray ? ["an animation is left on \(name)"] : []
    }
  }
}
