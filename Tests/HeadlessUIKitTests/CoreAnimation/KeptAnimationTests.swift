import HeadlessUIKit
import Testing

@Suite struct `an animation that a layer keeps` {
  private func slide(to x: Double, seconds: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = x
    animation.duration = seconds
    return animation
  }

  @Test func `is a copy, and the same each time`() throws {
    let specimen = Specimen()
    let original = slide(to: 100)
    original.setValue("mine", forKey: "owner")
    specimen.add(original, forKey: "slide")
    original.toValue = 5
    original.setValue("yours", forKey: "owner")
    let kept = try #require(specimen.layer.animation(forKey: "slide"))
    #expect(kept !== original)
    #expect(kept === specimen.layer.animation(forKey: "slide"))
    #expect(kept.value(forKey: "owner") as? String == "mine")
    #expect(specimen.shown("position.x", at: 0.5) == 50)
  }

  @Test func `cannot be changed, but its copy can`() async {
    await #expect(processExitsWith: .failure) {
      let specimen = Specimen()
      specimen.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      specimen.layer.animation(forKey: "a")?.duration = 9
    }
    let specimen = Specimen()
    specimen.add(slide(to: 9), forKey: "a")
    let copy = specimen.layer.animation(forKey: "a")?.copy()
    copy?.duration = 9
    #expect(copy?.duration == 9)
    #expect(specimen.layer.animation(forKey: "a")?.duration == 1)
  }

  @Test func `has the moment it began and the duration it took from the transaction`() {
    let specimen = Specimen()
    specimen.advance(to: 2)
    specimen.add(slide(to: 9, seconds: 0), forKey: "a")
    #expect(specimen.layer.animation(forKey: "a")?.beginTime == 2)
    #expect(specimen.layer.animation(forKey: "a")?.duration == 0.25)
  }

  @Test func `freezes the children of a group too`() async {
    await #expect(processExitsWith: .failure) {
      let specimen = Specimen()
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "opacity")]
      specimen.add(group, forKey: "a")
      let kept = specimen.layer.animation(forKey: "a") as? CAAnimationGroup
      kept?.animations?.first?.duration = 9
    }
  }

  @Test func `replaces the one with its key and leaves those without`() {
    let specimen = Specimen()
    specimen.stage.run {
      specimen.layer.add(slide(to: 100), forKey: "a")
      specimen.layer.add(slide(to: 200), forKey: "b")
      specimen.layer.add(slide(to: 300), forKey: nil)
      specimen.layer.add(slide(to: 400), forKey: nil)
    }
    #expect(specimen.layer.animationKeys() == ["a", "b"])
    // Each is halfway from what those before it show: 50, 125, 212.5.
    #expect(specimen.shown("position.x", at: 0.5) == 306.25)
    specimen.add(slide(to: 500), forKey: "a")
    #expect(specimen.layer.animationKeys() == ["b", "a"])
    #expect(specimen.shown("position.x", at: 1) == 250)
    specimen.stage.run { specimen.layer.removeAllAnimations() }
    #expect(specimen.layer.animationKeys() == nil)
    #expect(specimen.shown("position.x") == 0)
  }

  @Test func `is the one added last that is seen, however far the others are`() {
    let specimen = Specimen()
    specimen.add(slide(to: 100, seconds: 2), forKey: "long")
    specimen.advance(to: 0.5)
    specimen.add(slide(to: 0), forKey: "short")
    #expect(specimen.shown("position.x", at: 1) == 25)
    #expect(specimen.shown("position.x", at: 1.75) == 87.5)
  }

  @Test func `keeps its delegate alive until it is over`() {
    final class Ear: CAAnimationDelegate {
      var isTold: () -> Void = {}
      func animationDidStop(_ animation: CAAnimation, finished: Bool) { isTold() }
    }
    let specimen = Specimen()
    weak var ear: Ear?
    var told = 0
    specimen.stage.run {
      let own = Ear()
      own.isTold = { told += 1 }
      let animation = slide(to: 1)
      animation.delegate = own
      ear = own
      specimen.layer.add(animation, forKey: nil)
    }
    #expect(ear != nil)
    specimen.advance(to: 2)
    #expect(told == 1)
    #expect(ear == nil)
  }

  @Test func `of a transition goes by its own key and replaces the last`() {
    let theatre = Theatre()
    func transition() -> CATransition {
      let transition = CATransition()
      transition.duration = 1
      transition.delegate = theatre.fade("T", seconds: 1).delegate
      return transition
    }
    theatre.stage.run { theatre.layer.add(transition(), forKey: nil) }
    #expect(theatre.layer.animationKeys() == [kCATransition])
    theatre.stage.advance(by: 0.5)
    theatre.stage.run { theatre.layer.add(transition(), forKey: "other") }
    #expect(theatre.layer.animationKeys() == [kCATransition])
    theatre.stage.advance(by: 2)
    #expect(theatre.heard == ["startT", "stopT:finished=0", "startT", "stopT:finished=1"])
  }

  @Test func `of an unknown key path runs its time and moves nothing`() {
    let theatre = Theatre()
    let animation = theatre.fade("A", seconds: 1)
    animation.keyPath = "mood"
    theatre.stage.run { theatre.layer.add(animation, forKey: "mood") }
    theatre.stage.advance(by: 0.5)
    #expect(theatre.layer.animationKeys() == ["mood"])
    theatre.stage.advance(by: 1)
    #expect(theatre.heard == ["startA", "stopA:finished=1"])
  }
}
