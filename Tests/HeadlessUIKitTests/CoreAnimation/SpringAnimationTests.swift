import HeadlessUIKit
import Testing

@Suite struct `a spring animation of a layer` {
  @Test func `refuses numbers no spring has, with a warning`() {
    let stage = Stage()
    var lines: [String] = []
    stage.lineHandler = { lines.append($0) }
    stage.run {
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness, spring.damping) = (2, 50, 3)
      (spring.mass, spring.stiffness, spring.damping) = (0, -1, -0.5)
      spring.stiffness = 0
      (spring.damping, spring.mass, spring.stiffness) = (.nan, .infinity, .infinity)
      #expect([spring.mass, spring.stiffness, spring.damping] == [2, 50, 3])
      spring.damping = 0
      #expect(spring.damping == 0)
    }
    #expect(
      Array(lines.prefix(4)) == [
        "CoreAnimation: mass must be greater than 0.",
        "CoreAnimation: stiffness must be greater than 0.",
        "CoreAnimation: damping must be greater than or equal to 0.",
        "CoreAnimation: stiffness must be greater than 0.",
      ])
  }

  @Test func `is cut after a quarter of a second when it has no duration`() {
    let theatre = Theatre()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.delegate = theatre.fade("S", seconds: 1).delegate
    theatre.stage.run { theatre.layer.add(spring, forKey: "s") }
    theatre.stage.advance(by: 0.15)
    let shown = theatre.layer.presentation()?.position.x ?? 0
    #expect(abs(shown - 61.0493) < 1e-3)
    theatre.stage.advance(by: 0.15)
    #expect(theatre.heard == ["startS", "stopS:finished=1"])
    #expect(spring.duration == 0)
  }

  @Test func `by perceptual duration and bounce brings its duration along`() {
    let rows: [(Double, CGFloat, Double)] = [
      (0.5, 0, 0.7999999999999999), (1, 0, 1.5000000000000002), (0.5, 0.3, 0.8629552831744205),
      (0.5, 0.7, 1.904872615017113), (0.35, 0.15, 0.5156554893625898),
    ]
    for (duration, bounce, settling) in rows {
      let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      #expect(abs(spring.duration - settling) < 1e-12)
      #expect(spring.duration == spring.settlingDuration)
      #expect(abs(spring.perceptualDuration - duration) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
      #expect(spring.allowsOverdamping)
    }
    let stiff = CASpringAnimation(perceptualDuration: 0.5, bounce: -1)
    #expect(stiff.damping == .infinity)
    #expect(stiff.duration == 0)
  }

  @Test func `moves in its own seconds, whatever the duration`() {
    func shown(seconds: Double, speed: Float = 1, at moment: Double) -> Double {
      let specimen = Specimen()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, seconds)
      spring.speed = speed
      specimen.add(spring)
      return specimen.shown("position.x", at: moment) ?? .nan
    }
    #expect(abs(shown(seconds: 2, at: 0.25) - 102.336) < 1e-3)
    #expect(abs(shown(seconds: 9, at: 0.25) - 102.336) < 1e-3)
    #expect(abs(shown(seconds: 9, speed: 2, at: 0.125) - 102.336) < 1e-3)
  }

  @Test func `without damping swings for ever`() {
    let specimen = Specimen()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 0)
    spring.duration = spring.settlingDuration
    specimen.add(spring)
    let period = 2 * Double.pi / 10
    for cycle in [0.0, 1, 1000] {
      let x = specimen.shown("position.x", at: (cycle + 0.5) * period) ?? .nan
      #expect(abs(x - 200) < 1e-4)
    }
  }

  @Test func `keeps its numbers in the layer's copy`() {
    let specimen = Specimen()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 60, 7, 3)
    spring.allowsOverdamping = true
    specimen.add(spring, forKey: "s")
    let kept = specimen.layer.animation(forKey: "s") as? CASpringAnimation
    #expect(
      [kept?.mass, kept?.stiffness, kept?.damping, kept?.initialVelocity] == [2, 60, 7, 3])
    #expect(kept?.allowsOverdamping == true)
  }

  @Test func `does not move where it starts at its end, whatever its velocity`() {
    let specimen = Specimen { $0.position.x = 7 }
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.initialVelocity, spring.duration) = (7, 7, 100, 1)
    specimen.add(spring)
    #expect([0, 0.1, 0.3].map { specimen.shown("position.x", at: $0) } == [7, 7, 7])
  }

  @Test func `turns, scales and colours beyond the end`() {
    let specimen = Specimen()
    let spring = CASpringAnimation(keyPath: "transform.scale")
    (spring.fromValue, spring.toValue, spring.duration) = (1, 2, 2)
    specimen.add(spring)
    #expect(abs((specimen.shown("transform.scale", at: 0.25) ?? 0) - 2.02336) < 1e-4)
  }
}
