import Foundation
import HeadlessUIKit
import Testing

@Suite struct `a spring with a velocity` {
  private func probe(dx: Double, dy: Double) -> Probe {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: dx, dy: dy))
    let probe = Probe(timing: spring)
    probe.animator.addAnimations { [box = probe.box] in
      box.center = CGPoint(x: 100, y: 100)
      box.bounds.size = CGSize(width: 100, height: 100)
    }
    return probe
  }

  // Measured on macOS for 100 points, mass 1, stiffness 100, damping 10.
  private static let places: [(Double, Double, [Double])] = [
    (5, -5, [29.3078, -8.4267]), (0, 5, [10.4405, 29.3078]), (-5, 0, [-8.4267, 10.4405]),
  ]

  @Test(arguments: places)
  func `moves a centre on two springs, and all else on the first`(
    dx: Double, dy: Double, places: [Double]
  ) {
    let probe = probe(dx: dx, dy: dy)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.05)
    let layer = probe.box.shown
    #expect(abs(layer.position.x - places[0]) < 1e-3)
    #expect(abs(layer.position.y - places[1]) < 1e-3)
    #expect(abs(layer.bounds.size.width - places[0]) < 1e-3)
    #expect(abs(layer.bounds.size.height - places[0]) < 1e-3)
  }

  @Test func `takes as long as its slower part`() {
    #expect(abs(probe(dx: 5, dy: -5).animator.duration - 1.5350814063145797) < 1e-9)
    #expect(abs(probe(dx: 5, dy: 0).animator.duration - 1.4727003346780927) < 1e-9)
  }

  @Test func `does not move what is there already`() {
    let probe = probe(dx: 50, dy: 50)
    probe.box.center.x = 100
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.1)
    #expect(probe.shownX == 100)
    #expect(probe.box.shown.position.y != 0)
  }

  @Test func `goes on along a curve from both places`() {
    let probe = probe(dx: 5, dy: -5)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.2)
    let held = probe.box.shown.position
    probe.animator.pauseAnimation()
    probe.animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    #expect(probe.box.shown.position == held)
    let left = probe.animator.duration
    probe.stage.advance(by: left / 4)
    let quarter = probe.box.shown.position
    #expect(abs(quarter.x - (held.x + (100 - held.x) / 4)) < 1e-9)
    #expect(abs(quarter.y - (held.y + (100 - held.y) / 4)) < 1e-9)
  }

  @Test func `keeps both places when it is paused and set going again`() {
    let probe = probe(dx: 5, dy: -5)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.2)
    let held = probe.box.shown.position
    probe.animator.pauseAnimation()
    #expect(probe.box.shown.position == held)
    probe.animator.startAnimation()
    #expect(probe.box.shown.position == held)
    probe.animator.isReversed = true
    #expect(probe.box.shown.position == held)
    probe.stage.advance(by: 9)
    #expect(probe.box.center == .zero)
  }
}
