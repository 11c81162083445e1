import Testing

@testable import HeadlessUIKit

@Suite struct `The shape of a timing` {
  @Test func `of a curve has control points, and no spring`() {
    let shape = TimingShape(UICubicTimingParameters(animationCurve: .easeIn), duration: 2)
    #expect(shape.controlPoints == [CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)])
    #expect(shape.springBuild == nil && shape.duration == 2 && !shape.isEndless)
    #expect(shape.progress(at: 0) == 0 && shape.progress(at: 3) == 1)
  }

  @Test func `of a spring given by its damping ratio is the one that settles in the duration`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    let build = TimingShape(spring, duration: 1).springBuild
    // The stiffness that UIKit gives a view's spring for 1 s and a ratio of 0.5.
    #expect((build?.stiffness ?? 0) - 161.719503 < 1e-6 && build?.mass == 1)
    #expect(((build?.dampingRatio ?? 0) - 0.5).magnitude < 1e-12)
    #expect(TimingShape(spring, duration: 1).controlPoints.isEmpty)
  }

  @Test func `of a spring without damping never ends`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero)
    #expect(TimingShape(spring, duration: 1).isEndless)
  }
}
