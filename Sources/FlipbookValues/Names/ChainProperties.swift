import AnimationFacades

/// All can only be read.
extension Chain: PropertyOwner {
  package var owner: Chain { self }
  package static let noun = "a chain"
  package static let isTransported = true

  package static let properties = PropertyTable<Chain>([
    Property("state", reads: \.animate.state, "inactive, or active while it runs or is paused"),
    Property("isRunning", reads: \.animate.isRunning, "its time passes"),
    Property("isReversed", reads: \.animate.isReversed, "heading for its beginning"),
    Property("isWaiting", reads: \.animate.isWaiting, "in a wait that nothing ends yet"),
    Property("fractionComplete", reads: \.animate.fractionComplete, "how far the whole of it is"),
    Property("step", reads: \.animate.stepsBegun, "the step it has begun last, counted from 1"),
    Property("stepsLeft", reads: \.animate.stepsLeft, "steps still to come"),
  ])
}
