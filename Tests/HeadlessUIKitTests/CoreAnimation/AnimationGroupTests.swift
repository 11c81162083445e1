import HeadlessUIKit
import Testing

@Suite struct `a group of animations` {
  private func slide(
    _ keyPath: String = "position.x", seconds: Double = 0,
    _ change: (CAAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, seconds)
    change(animation)
    return animation
  }

  private func group(_ seconds: Double, _ animations: CAAnimation...) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = (animations, seconds)
    return group
  }

  private func shown(
    _ group: CAAnimationGroup, _ keyPath: String = "position.x", at moments: [Double]
  ) -> [Double?] {
    let specimen = Specimen { $0.position.x = 7 }
    specimen.add(group)
    return moments.map { moment in
      specimen.shown(keyPath, at: moment).map { ($0 * 1e9).rounded() / 1e9 }
    }
  }

  @Test func `cuts its children at its end, and does not scale them`() {
    #expect(shown(group(1, slide(seconds: 4)), at: [0.5, 0.999, 1]) == [12.5, 24.975, 7])
    #expect(shown(group(2, slide(seconds: 1)), at: [0.5, 1, 1.5]) == [50, 100, 7])
    #expect(shown(group(2, slide()), at: [0.5, 1.5]) == [25, 75])
  }

  @Test func `counts the beginnings of its children from its own`() {
    let late = slide(seconds: 1) { ($0.beginTime, $0.fillMode) = (0.5, .both) }
    let specimen = Specimen { $0.position.x = 7 }
    specimen.advance(to: 3)
    specimen.add(group(2, late))
    #expect([3.25, 3.75, 4.75].map { specimen.shown("position.x", at: $0) } == [0, 25, 100])
    #expect(specimen.shown("position.x", at: 5) == 7)
  }

  @Test func `eases and repeats its children's time`() {
    let eased = group(1, slide(seconds: 1))
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(abs((shown(eased, at: [0.5])[0] ?? 0) - 31.53568) < 1e-4)
    let again = group(1, slide(seconds: 0.5))
    (again.repeatCount, again.autoreverses) = (2, true)
    #expect(
      shown(again, at: [0.25, 0.75, 1.25, 1.75, 2.25, 4]) == [50, 7, 7, 50, 50, 7])
    let back = group(1, slide(seconds: 1))
    back.speed = -1
    #expect(shown(back, at: [0.25]) == [75])
  }

  @Test func `holds its last values when it is told to`() {
    let held = group(1, slide(seconds: 1) { $0.fillMode = .forwards })
    held.fillForGood()
    #expect(shown(held, at: [0.5, 1, 9]) == [50, 100, 100])
  }

  @Test func `tells its own delegate, not those of its children`() {
    let theatre = Theatre()
    let group = group(1, theatre.fade("child", seconds: 0.5))
    group.delegate = theatre.fade("group", seconds: 1).delegate
    group.animations?.first?.isRemovedOnCompletion = false
    theatre.stage.run { theatre.layer.add(group, forKey: "g") }
    theatre.stage.advance(by: 0.75)
    #expect(theatre.layer.animationKeys() == ["g"])
    theatre.stage.advance(by: 1)
    #expect(theatre.heard == ["startgroup", "stopgroup:finished=1"])
    #expect(theatre.layer.animationKeys() == nil)
  }

  @Test func `may be changed with its children in a copy`() {
    let child = slide(seconds: 1)
    let group = group(1, child)
    let copy = group.copy()
    copy.animations?.first?.duration = 0.5
    #expect(shown(copy, at: [0.25, 0.75]) == [50, 7] && child.duration == 1)
    let specimen = Specimen()
    specimen.add(group, forKey: "a")
    let loose = (specimen.layer.animation(forKey: "a") as? CAAnimationGroup)?.copy()
    loose?.animations?.first?.duration = 0.25
    #expect(loose?.animations?.first?.duration == 0.25)
  }

  @Test func `moves several values, the later ones above the earlier`() {
    let group = group(2, slide(), slide("opacity"), slide(seconds: 1) { $0.beginTime = 1 })
    #expect(shown(group, at: [0.5, 1.5]) == [25, 50])
    #expect(shown(group, "opacity", at: [1]) == [50])
  }

  @Test func `takes the transaction's duration when it has none`() {
    #expect(shown(group(0, slide()), at: [0.125, 0.25]) == [50, 7])
  }

  @Test func `of nothing runs its time`() {
    let theatre = Theatre()
    let group = group(1)
    group.delegate = theatre.fade("G", seconds: 1).delegate
    theatre.stage.run { theatre.layer.add(group, forKey: "g") }
    theatre.stage.advance(by: 2)
    #expect(theatre.heard == ["startG", "stopG:finished=1"])
  }

  @Test func `holds springs and keyframes`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0]
    let specimen = Specimen()
    specimen.add(group(2, spring, frames))
    #expect(abs((specimen.shown("position.x", at: 0.25) ?? 0) - 102.336) < 1e-3)
    #expect(specimen.shown("opacity", at: 0.5) == 0.5)
    #expect(specimen.shown("opacity", at: 1.5) == 0.5)
  }
}
