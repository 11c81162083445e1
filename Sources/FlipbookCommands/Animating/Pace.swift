/// The duration, the timing and the delay of a block of animations.
///
/// The default is UIKit's curve over a quarter of a second (choice).
struct Pace {
  static let durationInput = Input.duration("duration").or(0.25)
  static let timingInput = Input.timing("timing").or(.curve(.easeInOut))
  static let delayInput = Input.duration("delay:", "how long to wait first").also("after").or(0)
  static let inputs: [any Parametric] = [durationInput, timingInput, delayInput]

  let duration: Double
  let delay: Double
  let timing: Timing

  /// - Parameter keyframes: gives the duration, and adds to the delay.
  init(of call: Invocation, _ keyframes: KeyframeTime? = nil) {
    duration = keyframes?.duration ?? call[Self.durationInput]
    delay = call[Self.delayInput] + (keyframes?.delay ?? 0)
    timing = call[Self.timingInput]
  }
}
