import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// Findings in words: what is wrong, where, and what to do.
struct FindingWords {
  let text: ValueText
  let entries: [(number: Int, text: String)]

  /// The entry that caused it.
  func entry(of finding: Finding) -> String {
    guard entries.indices.contains(finding.cause - 1) else { return "" }
    return "\(entries[finding.cause - 1].number) \(entries[finding.cause - 1].text)"
  }

  func what(_ finding: Finding) -> String { words(finding).what }

  func instead(_ finding: Finding) -> String { words(finding).instead }

  private func words(_ finding: Finding) -> (what: String, instead: String) {
    let name = finding.subject
    switch finding.kind {
    case .isReleased(isStopped: true):
      return (
        "\(name) is released while stopped, which crashes", "finish \(name), then let go of it"
      )
    case .isReleased(isStopped: false):
      return (
        "\(name) is released while paused, which crashes",
        "stop \(name) withoutFinishing, then let go of it"
      )
    case .isNeverStarted: return ("\(name) is never started", "start \(name), or remove it")
    case .isUnfinished:
      return (
        "\(name) is stopped and never finished",
        "finish \(name) at: current, or stop \(name) withoutFinishing"
      )
    case .isReversedTooLate:
      return (
        "\(name) is reversed after it has completed, and moves nothing",
        "reverse \(name) before its end, or start another animator back"
      )
    case .losesCompletions:
      return (
        "\(name)'s completion never comes: it is dropped here",
        "stop \(name), then finish \(name) at: current"
      )
    case .waitsAtItsEnd:
      return (
        "\(name)'s completion never comes: pausesOnCompletion pauses it at its end",
        "stop \(name) and finish \(name) at: end, or leave pausesOnCompletion off"
      )
    case .neverCompletes:
      return (
        "\(name)'s completion never comes: it never ends",
        "a repeat count, or a spring with damping"
      )
    case .repeatsForEver:
      return ("\(name) goes on for ever", "a repeat count, or take it away when its view goes")
    case .staysForEver:
      return (
        "\(name) is over and stays for ever: it covers what is set",
        "set the model to its end, and leave isRemovedOnCompletion and fillMode as they are"
      )
    case .isNeverResumed(let step):
      return (
        "\(name) waits in step \(step), and nothing is due that resumes it",
        "resume \(name), or give the wait a timeout:"
      )
    case .movesNothing:
      return (
        "\(name) moves nothing, and is over at once", "a target that is elsewhere, or nothing"
      )
    case .takesNoTime:
      return ("\(name) has a duration of 0, and moves nothing", "a duration above 0, or no block")
    case .turnsNowhere:
      return (
        "\(name) turns full circles and ends as it began: nothing turns",
        "an animation of transform.rotation with by: 360deg, attached to its layer"
      )
    case .isCutOff(let share):
      let percent = NumberText.brief(share * 100, digits: max(text.digits, 1))
      return (
        "\(name)'s spring is cut off \(percent)% of its way from its target",
        "more damping, or a spring by mass, stiffness and damping"
      )
    case .setsFrame:
      return (
        "\(name) is set under a transform, which UIKit leaves undefined", "set center and bounds"
      )
    case .jumps(let jump, let old, let new):
      return (
        "\(name) jumps from \(text.text(old)) to \(text.text(new)): \(jump.words.what)",
        jump.words.instead
      )
    case .changesVelocity(let old, let new):
      let numbers = old.count == 1 ? " from \(text.text(old)) to \(text.text(new))" : ""
      return (
        "\(name) is set on another way: its velocity jumps\(numbers)",
        "a spring with this velocity as its initialVelocity"
      )
    case .isScrubbedAway(let old, let new):
      return (
        "\(name) stood at fraction \(text.number(old)) and is taken up at \(text.number(new))",
        "begin at its fractionComplete, \(text.number(old)), and add to that"
      )
    case .leavesWindow:
      return (
        "\(name) leaves the window: nothing of it is in sight",
        "a target in the window; hide or remove what is to be gone"
      )
    case .missesTouch(let obstacle):
      return (
        "\(name) is missed" + (obstacle.map { ": \($0)" } ?? ": nothing takes touches there"),
        obstacle?.remedy ?? "a touch in the window"
      )
    case .ignoresReduceMotion:
      return (
        "\(name) moves or scales, though Reduce Motion is on",
        "if stage.isReduceMotionEnabled { fade it } else { move it }"
      )
    }
  }
}

extension Finding.Jump {
  fileprivate var words: (what: String, instead: String) {
    switch self {
    case .assignment: ("it is set as it moves", "animate it; in a completion look at 'position'")
    case .beginning:
      (
        "an animation begins elsewhere",
        "an animator, beginFromCurrentState, or from: what is shown"
      )
    case .end:
      ("the model is not where its animation ends", "set the model to where the animation ends")
    case .finish:
      (
        "its animator was reversed, and is finished at its end",
        "finish it at: start, where it was heading, or at: current"
      )
    }
  }
}

extension TouchObstacle {
  // How to let the touch through.
  fileprivate var remedy: String {
    switch self {
    case .block: "allowUserInteraction on the animation, or a touch once it is over"
    case .animator(let name, _): "\(name).isUserInteractionEnabled = true before it is started"
    case .hidden(let view): "\(view).isHidden = false, or no touch"
    case .transparent(let view): "\(view).alpha of 0.01 or more, or no touch"
    case .disabled(let view): "\(view).isUserInteractionEnabled = true"
    case .outside(let view): "a larger \(view): what lies outside of it takes no touches"
    case .covered(let view): "\(view).isUserInteractionEnabled = false, or take it away"
    case .offScreen(let view): "touch \(view) once it is in the window"
    }
  }
}
