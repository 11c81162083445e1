package struct FindingText {
  package let what: String
  package let instead: String
}

package struct FindingWords {
  let text: ValueText
  let entries: [(number: Int, text: String)]

  package init(text: ValueText, entries: [(number: Int, text: String)]) {
    (self.text, self.entries) = (text, entries)
  }

  package func entry(of finding: Finding) -> String { entries.text(of: finding.cause) ?? "" }

  package func advice(_ finding: Finding) -> FindingText {
    let name = finding.subject
    let what, instead: String
    switch finding.kind {
    case .isReleased(isStopped: true):
      what = "\(name) is released while stopped, which crashes"
      instead = "finish \(name), then let go of it"
    case .isReleased(isStopped: false):
      what = "\(name) is released while paused, which crashes"
      instead = "stop \(name) withoutFinishing, then let go of it"
    case .isNeverStarted:
      what = "\(name) is never started"
      instead = "start \(name), or remove it"
    case .isUnfinished:
      what = "\(name) is stopped and never finished"
      instead = "finish \(name) at: current, or stop \(name) withoutFinishing"
    case .isReversedTooLate:
      what = "\(name) is reversed after it has completed, and moves nothing"
      instead = "reverse \(name) before its end, or start another animator back"
    case .losesCompletions:
      what = "\(name)'s completion never comes: it is dropped here"
      instead = "stop \(name), then finish \(name) at: current"
    case .waitsAtItsEnd:
      what = "\(name)'s completion never comes: pausesOnCompletion pauses it at its end"
      instead = "stop \(name) and finish \(name) at: end, or leave pausesOnCompletion off"
    case .neverCompletes:
      what = "\(name)'s completion never comes: it never ends"
      instead = "a repeat count, or a spring with damping"
    case .repeatsForEver:
      what = "\(name) goes on for ever"
      instead = "a repeat count, or take it away when its view goes"
    case .staysForEver:
      what = "\(name) is over and stays for ever: it covers what is set"
      instead = "set the model to its end, and leave isRemovedOnCompletion and fillMode as they are"
    case .isNeverResumed(let step):
      what = "\(name) waits in step \(step), and nothing is due that resumes it"
      instead = "resume \(name), or give the wait a timeout:"
    case .movesNothing:
      what = "\(name) moves nothing, and is over at once"
      instead = "a target that is elsewhere, or nothing"
    case .takesNoTime:
      what = "\(name) has a duration of 0, and moves nothing"
      instead = "a duration above 0, or no block"
    case .turnsNowhere:
      what = "\(name) turns full circles and ends as it began: nothing turns"
      instead = "an animation of transform.rotation with by: 360deg, attached to its layer"
    case .isCutOff(let share):
      let percent = NumberText.brief(share * 100, digits: max(text.digits, 1))
      what = "\(name)'s spring is cut off \(percent)% of its way from its target"
      instead = "more damping, or a spring by mass, stiffness and damping"
    case .setsFrame:
      what = "\(name) is set under a transform, which UIKit leaves undefined"
      instead = "set center and bounds"
    case .jumps(let jump, let old, let new):
      what = "\(name) jumps from \(text.text(old)) to \(text.text(new)): \(jump.advice.what)"
      instead = jump.advice.instead
    case .changesVelocity(let old, let new):
      let numbers = old.count == 1 ? " from \(text.text(old)) to \(text.text(new))" : ""
      what = "\(name) is set on another way: its velocity jumps\(numbers)"
      instead = "a spring with this velocity as its initialVelocity"
    case .isScrubbedAway(let old, let new):
      what = "\(name) stood at fraction \(text.number(old)) and is taken up at \(text.number(new))"
      instead = "begin at its fractionComplete, \(text.number(old)), and add to that"
    case .leavesWindow:
      what = "\(name) leaves the window: nothing of it is in sight"
      instead = "a target in the window; hide or remove what is to be gone"
    case .missesTouch(let obstacle):
      what = "\(name) is missed" + (obstacle.map { ": \($0)" } ?? ": nothing takes touches there")
      instead = obstacle?.remedy ?? "a touch in the window"
    case .ignoresReduceMotion:
      what = "\(name) moves or scales, though Reduce Motion is on"
      instead = "if stage.isReduceMotionEnabled { fade it } else { move it }"
    }
    return FindingText(what: what, instead: instead)
  }
}

extension Finding.Jump {
  fileprivate var advice: FindingText {
    switch self {
    case .assignment:
      FindingText(
        what: "it is set as it moves", instead: "animate it; in a completion look at 'position'")
    case .beginning:
      FindingText(
        what: "an animation begins elsewhere",
        instead: "an animator, beginFromCurrentState, or from: what is shown")
    case .end:
      FindingText(
        what: "the model is not where its animation ends",
        instead: "set the model to where the animation ends")
    case .finish:
      FindingText(
        what: "its animator was reversed, and is finished at its end",
        instead: "finish it at: start, where it was heading, or at: current")
    }
  }
}

extension TouchObstacle {
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

extension [(number: Int, text: String)] {
  /// The number and the text of the entry that is a cause, counted from 1.
  package func text(of cause: Int) -> String? {
    indices.contains(cause - 1) ? "\(self[cause - 1].number) \(self[cause - 1].text)" : nil
  }
}
