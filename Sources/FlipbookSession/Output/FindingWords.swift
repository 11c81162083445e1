import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// What was found, in words, and what to write instead.
struct FindingWords {
  let text: ValueText
  let entries: [(number: Int, text: String)]

  func entry(of finding: Finding) -> String {
    guard entries.indices.contains(finding.cause - 1) else { return "" }
    return "\(entries[finding.cause - 1].number) \(entries[finding.cause - 1].text)"
  }

  func what(_ finding: Finding) -> String {
    let name = finding.subject
    switch finding.kind {
    case .isReleased(let isStopped):
      return "\(name) is released while \(isStopped ? "stopped" : "paused"), which crashes"
    case .isUnfinished: return "\(name) is stopped and never finished"
    case .losesCompletions: return "\(name)'s completion never comes: it is dropped here"
    case .neverCompletes: return "\(name)'s completion never comes: it never ends"
    case .repeatsForEver: return "\(name) goes on for ever"
    case .movesNothing: return "\(name) moves nothing, and is over at once"
    case .isCutOff(let share):
      let percent = NumberText.brief(share * 100, digits: max(text.digits, 1))
      return "\(name)'s spring is cut off \(percent)% of its way from its target"
    case .setsFrame: return "\(name) is set under a transform, which UIKit leaves undefined"
    case .jumps(let jump, let old, let new):
      return "\(name) jumps from \(text.text(old)) to \(text.text(new)): \(jump.words)"
    case .changesVelocity(let old, let new) where old.count == 1:
      return "\(name) is set on another way: its velocity jumps from \(text.text(old)) to "
        + text.text(new)
    case .changesVelocity: return "\(name) is set on another way: its velocity jumps"
    case .isScrubbedAway(let old, let new):
      return "\(name) stood at fraction \(text.number(old)) and is taken up at "
        + text.number(new)
    }
  }

  func instead(_ finding: Finding) -> String {
    let name = finding.subject
    switch finding.kind {
    case .isReleased(let isStopped):
      return isStopped
        ? "finish \(name), then let go of it" : "stop \(name) withoutFinishing, then let go of it"
    case .isUnfinished: return "finish \(name) at: current, or stop \(name) withoutFinishing"
    case .losesCompletions: return "stop \(name), then finish \(name) at: current"
    case .neverCompletes: return "a repeat count, or a spring with damping"
    case .repeatsForEver: return "a repeat count, or take it away when its view goes"
    case .movesNothing: return "a target that is elsewhere, or nothing"
    case .isCutOff: return "more damping, or a spring by mass, stiffness and damping"
    case .setsFrame: return "set center and bounds"
    case .jumps(.assignment, _, _): return "animate it; in a completion look at 'position'"
    case .jumps(.beginning, _, _):
      return "an animator, beginFromCurrentState, or from: what is shown"
    case .jumps(.end, _, _): return "set the model to where the animation ends"
    case .changesVelocity: return "a spring with this velocity as its initialVelocity"
    case .isScrubbedAway(let fraction, _):
      return "begin at its fractionComplete, \(text.number(fraction)), and add to that"
    }
  }
}

extension Finding.Jump {
  fileprivate var words: String {
    switch self {
    case .assignment: "it is set as it moves"
    case .beginning: "an animation begins elsewhere"
    case .end: "the model is not where its animation ends"
    }
  }
}
