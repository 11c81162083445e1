/// How long a block of animations takes, by what timing, and when it begins.
///
/// UIKit's curve and a quarter of a second are usual (choice).
struct Pace {
  static let durationInput = Input.duration("duration").or(0.25)
  static let timingInput = Input.timing("timing").or(.curve(.easeInOut))
  static let delayInput = Input.duration("delay:", "how long to wait first").also("after").or(0)
  static let inputs: [any Parametric] = [durationInput, timingInput, delayInput]

  let duration: Double
  let delay: Double
  let timing: Timing

  /// - Parameter keyframes: what says how long it takes where nothing else does.
  init(of call: Invocation, _ keyframes: KeyframeTime? = nil) {
    duration = keyframes?.duration ?? call[Self.durationInput]
    delay = call[Self.delayInput] + (keyframes?.delay ?? 0)
    timing = call[Self.timingInput]
  }
}
