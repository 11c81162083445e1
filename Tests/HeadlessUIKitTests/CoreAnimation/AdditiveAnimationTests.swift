import HeadlessUIKit
import Testing

@Suite struct `additive and cumulative animations` {
  private func animation(
    _ keyPath: String = "position.x", from: Any? = nil, to: Any? = nil, by: Any? = nil,
    _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    change(animation)
    return animation
  }

  private func additive(from: Any, to: Any, _ keyPath: String = "position.x") -> CABasicAnimation {
    animation(keyPath, from: from, to: to) { $0.isAdditive = true }
  }

  @Test func `are added to what is there, in the order they came`() {
    let specimen = Specimen { $0.position.x = 100 }
    specimen.add(additive(from: 0, to: 20))
    specimen.add(animation(from: 0, to: 40))
    specimen.add(additive(from: -30, to: 0))
    // The second takes the place of what the first shows; the third adds to it.
    #expect(specimen.shown("position.x", at: 0.5) == 5)
  }

  @Test func `retarget a motion without a jump`() {
    let specimen = Specimen()
    func move(to x: CGFloat) {
      let old = specimen.layer.position.x
      specimen.stage.run {
        CATransaction.setDisableActions(true)
        specimen.layer.position.x = x
        specimen.layer.add(additive(from: old - x, to: 0.0), forKey: nil)
      }
    }
    move(to: 500)
    specimen.advance(to: 0.4)
    #expect(specimen.shown("position.x") == 200)
    move(to: 0)
    // −300 from the first, 500 from the second: 200 still.
    #expect(specimen.shown("position.x") == 200)
    #expect(specimen.shown("position.x", at: 1) == 200)
    #expect(abs((specimen.shown("position.x", at: 1.2) ?? 1) - 100) < 1e-9)
    #expect(specimen.shown("position.x", at: 1.4) == 0)
  }

  @Test func `multiply transforms`() {
    let specimen = Specimen { $0.transform = CATransform3DMakeScale(2, 2, 1) }
    let move = CATransform3DMakeTranslation(10, 0, 0)
    specimen.add(additive(from: CATransform3DIdentity, to: move, "transform"))
    specimen.advance(to: 0.5)
    let shown = specimen.layer.presentation()?.transform
    #expect(
      shown
        == CATransform3DConcat(
          CATransform3DMakeTranslation(5, 0, 0), CATransform3DMakeScale(2, 2, 1)))
  }

  @Test func `add parts of a transform`() {
    let specimen = Specimen { $0.transform = CATransform3DMakeRotation(1, 0, 0, 1) }
    specimen.add(additive(from: 0, to: 0.5, "transform.rotation.z"))
    #expect(abs((specimen.shown("transform.rotation.z", at: 0.5) ?? 0) - 1.25) < 1e-12)
  }

  @Test func `begin each cycle where the last one ended`() {
    let specimen = Specimen { $0.position.x = 7 }
    specimen.add(animation(from: 0, to: 10) { ($0.isCumulative, $0.repeatCount) = (true, 3) })
    let shown = [0.5, 1, 1.5, 2.25, 3].map { specimen.shown("position.x", at: $0) }
    #expect(shown == [5, 10, 15, 22.5, 7])
  }

  @Test func `of by alone add the whole end value for each cycle`() {
    let specimen = Specimen { $0.position.x = 100 }
    specimen.add(animation(by: 10) { ($0.isCumulative, $0.repeatCount) = (true, 3) })
    let shown = [0.5, 1.5, 2.5].map { specimen.shown("position.x", at: $0) }
    #expect(shown == [105, 215, 325])
  }

  @Test func `that are both add up what they are themselves`() {
    let specimen = Specimen { $0.position.x = 100 }
    specimen.add(
      animation(from: 0, to: 10) {
        ($0.isAdditive, $0.isCumulative, $0.repeatCount) = (true, true, 3)
      })
    let shown = [0.5, 1.5, 2.5].map { specimen.shown("position.x", at: $0) }
    #expect(shown == [105, 115, 125])
  }

  @Test func `do not add up where they go back`() {
    let specimen = Specimen()
    specimen.add(
      animation(from: 0, to: 10) {
        ($0.isCumulative, $0.autoreverses, $0.repeatCount) = (true, true, 2)
      })
    #expect([0.5, 1.5, 2.5].map { specimen.shown("position.x", at: $0) } == [5, 5, 5])
  }

  @Test func `turn on and on`() {
    let specimen = Specimen()
    specimen.add(
      animation("transform.rotation.z", by: Double.pi / 2) {
        ($0.isCumulative, $0.repeatCount) = (true, 8)
      })
    for (moment, angle) in [(0.5, 0.25), (1.5, 0.75), (2.5, -0.75), (4.25, 0.125)] {
      let shown = specimen.shown("transform.rotation.z", at: moment) ?? 9
      #expect(abs(shown - angle * .pi) < 1e-9, "at \(moment)")
    }
  }

  @Test func `add keyframes too`() {
    let specimen = Specimen { $0.position.x = 100 }
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, 0]
    shake.isAdditive = true
    shake.duration = 0.4
    specimen.add(shake, forKey: "shake")
    let shown = [0, 0.05, 0.1, 0.15, 0.2, 0.35, 0.4, 0.5].map {
      specimen.shown("position.x", at: $0).map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(shown == [100, 105, 110, 100, 90, 105, 100, 100])
  }

  @Test func `add keyframes up, cycle by cycle`() {
    let specimen = Specimen()
    let steps = CAKeyframeAnimation(keyPath: "position.x")
    steps.values = [0, 4, 10]
    (steps.duration, steps.repeatCount, steps.isCumulative) = (1, 3, true)
    specimen.add(steps)
    #expect(
      [0.25, 0.75, 1.25, 2.5].map { specimen.shown("position.x", at: $0) } == [2, 7, 12, 24])
  }
}
