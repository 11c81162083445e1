import HeadlessUIKit
import Testing

@Suite struct `an observer of an animator` {
  @Test func `hears of calls and arrivals that change what it looks at`() {
    let probe = Probe(.linear)
    var heard: [String] = []
    var observations: [UIViewPropertyAnimator.Observation] = []
    for property in UIViewPropertyAnimator.ObservableProperty.allCases {
      let observation = probe.animator.observe(property) { old, new in
        let values: (Any, Any) =
          switch property {
          case .state: (old.state, new.state)
          case .isRunning: (old.isRunning, new.isRunning)
          case .isReversed: (old.isReversed, new.isReversed)
          case .fractionComplete: (old.fractionComplete, new.fractionComplete)
          }
        heard.append("\(property) \(values.0) \(values.1)")
      }
      observations.append(observation)
    }
    func newlyHeard() -> [String] {
      defer { heard = [] }
      return heard
    }
    probe.animator.startAnimation()
    #expect(newlyHeard() == ["state inactive active", "isRunning false true"])
    probe.stage.advance(by: 0.5)
    #expect(newlyHeard() == [])
    probe.animator.pauseAnimation()
    #expect(newlyHeard() == ["isRunning true false"])
    probe.animator.fractionComplete = 0.75
    #expect(newlyHeard() == ["fractionComplete 0.25 0.75"])
    probe.animator.isReversed = true
    #expect(newlyHeard() == ["isReversed false true", "fractionComplete 0.75 0.25"])
    probe.animator.startAnimation()
    probe.stage.advance(by: 5)
    #expect(
      newlyHeard() == [
        "isRunning false true", "state active inactive", "isRunning true false",
        "isReversed true false", "fractionComplete 1.0 0.0",
      ])
    observations = []
    probe.animator.pauseAnimation()
    #expect(newlyHeard() == [])
    #expect(probe.animator.snapshot.state == .active && !probe.animator.snapshot.isRunning)
    probe.animator.stopAnimation(true)
  }
}
