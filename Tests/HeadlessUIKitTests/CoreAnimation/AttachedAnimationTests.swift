import HeadlessUIKit
import Testing

/// A layer in a window whose opacity is animated.
private final class Lamp {
  let stage = Stage()
  let layer: CALayer

  init(model: Double) {
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    view.alpha = model
    layer = view.layer
  }

  func add(_ animation: CAAnimation, forKey key: String? = nil) {
    stage.run { layer.add(animation, forKey: key) }
  }

  func shown(at moment: Double) -> Double {
    stage.advance(by: moment - stage.now)
    return layer.presentation()?.exactOpacity ?? .nan
  }
}

/// A delegate that records what it hears of animations, with the moment.
private final class Ear: CAAnimationDelegate {
  let lamp: Lamp
  private(set) var heard: [String] = []

  init(_ lamp: Lamp) {
    self.lamp = lamp
  }

  func animationDidStart(_ animation: CAAnimation) {
    heard.append("start \(lamp.stage.now)")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    heard.append("stop \(finished) \(lamp.stage.now)")
  }
}

@Suite struct `a layer's animations` {
  private func fade(_ ear: Ear? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.delegate = ear
    return animation
  }

  @Test func `are copied, listed and found by their keys`() {
    let lamp = Lamp(model: 0.5)
    let original = fade()
    lamp.add(original, forKey: "fade")
    lamp.add(fade())
    original.toValue = 9
    #expect(lamp.layer.animationKeys() == ["fade"])
    #expect(lamp.layer.animation(forKey: "fade") !== original)
    #expect(lamp.shown(at: 0.5) == 0.5)
    #expect(lamp.shown(at: 1.5) == 0.5)
    #expect(lamp.layer.animationKeys() == nil)
  }

  @Test func `tell their delegates of start and end`() {
    let lamp = Lamp(model: 0)
    let ear = Ear(lamp)
    lamp.add(fade(ear), forKey: "a")
    _ = lamp.shown(at: 2)
    #expect(ear.heard == ["start 0.0", "stop true 1.0"])
  }

  @Test func `stop unfinished when another takes their key, or their view leaves`() {
    let lamp = Lamp(model: 0)
    let (first, second) = (Ear(lamp), Ear(lamp))
    lamp.add(fade(first), forKey: "a")
    _ = lamp.shown(at: 0.25)
    lamp.add(fade(second), forKey: "a")
    _ = lamp.shown(at: 0.5)
    lamp.stage.run { lamp.stage.window.subviews[0].removeFromSuperview() }
    #expect(first.heard == ["start 0.0", "stop false 0.25"])
    #expect(second.heard == ["start 0.25", "stop false 0.5"])
    #expect(lamp.layer.animationKeys() == nil)
  }

  @Test func `start and stop on a layer that is in no window`() {
    let lamp = Lamp(model: 0)
    let ear = Ear(lamp)
    let loose = lamp.stage.run { CALayer() }
    lamp.stage.run { loose.add(fade(ear), forKey: "a") }
    #expect(ear.heard == ["start 0.0", "stop false 0.0"])
    #expect(loose.animationKeys() == nil)
  }

  @Test func `stay with their last value when they are told to`() {
    let lamp = Lamp(model: 0.5)
    let ear = Ear(lamp)
    let animation = fade(ear)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    lamp.add(animation, forKey: "a")
    #expect(lamp.shown(at: 5) == 1)
    #expect(lamp.layer.animationKeys() == ["a"])
    #expect(ear.heard == ["start 0.0", "stop true 1.0"])
    lamp.stage.run { lamp.layer.removeAllAnimations() }
    #expect(lamp.shown(at: 6) == 0.5)
    #expect(ear.heard.count == 2)
  }

  @Test func `move parts of a value and leave the others`() {
    let lamp = Lamp(model: 1)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 100
    animation.duration = 1
    lamp.add(animation)
    _ = lamp.shown(at: 0.25)
    #expect(lamp.layer.presentation()?.position == CGPoint(x: 25, y: 0))
  }

  @Test func `moves a colour that came in the same turn`() {
    let specimen = Specimen()
    specimen.stage.advance(by: 1)
    specimen.stage.run {
      specimen.layer.backgroundColor = UIColor.red.cgColor
      let animation = CABasicAnimation(keyPath: "backgroundColor")
      animation.toValue = UIColor.blue.cgColor
      animation.duration = 2
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      specimen.layer.add(animation, forKey: nil)
    }
    specimen.advance(to: 2)
    #expect(specimen.layer.presentation()?.backgroundColor?.components == [0.5, 0, 0.5, 1])
  }
}
