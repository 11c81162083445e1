import HeadlessUIKit
import Testing

@Suite struct `the time of an animation` {
  /// An animation of `position.x` from 0 to 1 over a model of 0.5, which nothing removes.
  private func animation(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.isRemovedOnCompletion = false
    change(animation)
    return animation
  }

  private func shown(_ animation: CAAnimation, at moments: [Double]) -> [Double] {
    let specimen = Specimen { $0.position.x = 0.5 }
    specimen.add(animation)
    return moments.map { moment in
      let shown = specimen.shown("position.x", at: moment) ?? .nan
      return (shown * 1e9).rounded() / 1e9
    }
  }

  @Test func `is what was measured on macOS`() {
    let moments = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3]
    let rows: [((CABasicAnimation) -> Void, [Double])] = [
      ({ $0.autoreverses = true }, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5]),
      ({ $0.repeatCount = 2.5 }, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5]),
      ({ $0.repeatDuration = 1.7 }, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5]),
      ({ $0.speed = 2 }, [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
      ({ $0.timeOffset = 0.3 }, [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]),
      ({ $0.speed = -1 }, [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5]),
      ({ $0.duration = 0 }, [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    ]
    for (change, expected) in rows { #expect(shown(animation(change), at: moments) == expected) }
  }

  @Test func `ends exactly at its last value, and a moment later is gone`() {
    #expect(shown(animation(), at: [1, 1 + 1e-9]) == [1, 0.5])
    #expect(shown(animation { $0.repeatCount = 3 }, at: [1, 2, 3, 3 + 1e-9]) == [0, 0, 1, 0.5])
    #expect(shown(animation { $0.repeatCount = 1.5 }, at: [1.5]) == [0.5])
    #expect(shown(animation { $0.speed = -1 }, at: [1]) == [0])
    #expect(shown(animation { $0.speed = 2 }, at: [0.5, 0.5 + 1e-9]) == [1, 0.5])
    #expect(
      shown(animation { ($0.autoreverses, $0.repeatCount) = (true, 2) }, at: [1, 2, 3, 4])
        == [1, 0, 1, 0])
  }

  @Test(arguments: [0.1, 0.3, 0.7, 1.0 / 3])
  func `begins each cycle at the first value`(duration: Double) {
    let long = animation { ($0.duration, $0.repeatCount) = (duration, 100) }
    let moments = (1...40).map { duration * Double($0) }
    for (moment, shown) in zip(moments, shown(long, at: moments)) {
      #expect(abs(shown) < 1e-6, "at \(moment)")
    }
  }

  @Test func `lets the length of repeats decide over their number`() {
    let both = animation { ($0.repeatCount, $0.repeatDuration) = (5, 1.25) }
    #expect(shown(both, at: [1.125, 1.25, 1.5]) == [0.125, 0.25, 0.5])
  }

  @Test func `may begin later, or have begun before`() {
    #expect(shown(animation { $0.beginTime = 0.5 }, at: [0.25, 0.75, 1.5]) == [0.5, 0.25, 1])
    let specimen = Specimen { $0.position.x = 0.5 }
    specimen.advance(to: 2)
    specimen.add(animation { $0.beginTime = 1.25 })
    #expect(specimen.shown("position.x") == 0.75)
    #expect(specimen.shown("position.x", at: 2.5) == 0.5)
  }

  @Test func `moves nothing when it stands still, and never ends`() {
    let still = animation { ($0.speed, $0.timeOffset) = (0, 0.25) }
    #expect(shown(still, at: [0, 1, 100]) == [0.25, 0.25, 0.25])
  }

  @Test func `takes no time where the transaction's is none`() {
    let theatre = Theatre()
    theatre.stage.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      theatre.layer.add(theatre.fade("A", seconds: 0), forKey: "a")
      theatre.layer.position = CGPoint(x: 9, y: 9)
      #expect(theatre.layer.position == CGPoint(x: 9, y: 9))
      CATransaction.commit()
    }
    #expect(theatre.layer.presentation()?.position == CGPoint(x: 9, y: 9))
    #expect(theatre.layer.presentation()?.opacity == 1)
    #expect(theatre.layer.animationKeys() == nil)
    #expect(theatre.heard == ["startA", "stopA:finished=1"])
  }

  @Test func `is eased by the curve of the transaction, where that has one`() {
    let specimen = Specimen()
    specimen.stage.run {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      let eased = animation { $0.timingFunction = CAMediaTimingFunction(name: .easeOut) }
      specimen.layer.add(eased, forKey: nil)
      CATransaction.commit()
    }
    #expect(abs((specimen.shown("position.x", at: 0.5) ?? 0) - 0.3153568) < 1e-6)
  }

  @Test func `that never ends stays at its first value`() {
    let endless = animation { $0.duration = .infinity }
    #expect(shown(endless, at: [0, 1, 1000]) == [0, 0, 0])
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation { $0.repeatCount = .infinity }], .infinity)
    #expect(shown(group, at: [0.25, 1.75]) == [0.25, 0.75])
  }

  @Test func `is the transaction's where its own is no number of seconds`() {
    for seconds in [0, -1, Double.nan] {
      #expect(shown(animation { $0.duration = seconds }, at: [0.125, 0.5]) == [0.5, 0.5])
    }
    let specimen = Specimen()
    specimen.stage.run {
      CATransaction.setAnimationDuration(-1)
      specimen.layer.position.x = 9
    }
    #expect(specimen.shown("position.x") == 9)
  }

  @Test func `is refused where its numbers are none`() async {
    await #expect(processExitsWith: .failure) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.speed = .nan
      Specimen().add(animation)
    }
    await #expect(processExitsWith: .failure) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.beginTime = .infinity
      Specimen().add(animation)
    }
  }

  @Test func `runs on within a group of groups`() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    inner.animations = [animation { $0.duration = 2 }]
    (inner.beginTime, inner.duration, inner.speed) = (0.5, 2, 2)
    outer.animations = [inner]
    (outer.duration, outer.speed) = (4, 2)
    // At 0.5 s the outer group is at 1, the inner one at (1 − 0.5) · 2.
    #expect(shown(outer, at: [0.125, 0.5, 0.75, 1]) == [0.5, 0.5, 1, 0.5])
  }
}
