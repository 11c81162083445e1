import HeadlessUIKit
import Testing

@Suite struct `the model under an explicit animation` {
  private let stage = Stage()
  private let layer: CALayer

  init() {
    let stage = stage
    layer = stage.run {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      stage.window.layer.addSublayer(layer)
      return layer
    }
  }

  private func move() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 50
    animation.toValue = 250
    animation.duration = 1
    return animation
  }

  private var shownX: CGFloat? { layer.presentation()?.position.x }

  @Test func `that is not set shows again when the animation is over`() {
    stage.run { layer.add(move(), forKey: "basic") }
    stage.advance(by: 0.999)
    expect(shownX, near: 249.8)
    stage.advance(by: 0.001)
    #expect(shownX == 50)
  }

  @Test func `stays behind when the animation is kept by its fill mode`() {
    stage.run {
      let animation = move()
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "basic")
    }
    stage.advance(by: 5)
    // The shown position and the position for hits differ.
    #expect(shownX == 250 && layer.position.x == 50)
    #expect(layer.animationKeys() == ["basic"])
    let root = stage.window.layer
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) == layer)
    #expect(root.presentation()?.hitTest(CGPoint(x: 250, y: 50))?.model() == layer)
    layer.removeAllAnimations()
    #expect(shownX == 50)
  }

  @Test func `that is set along with it is where the layer stays`() {
    stage.run {
      layer.add(move(), forKey: "basic")
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 250
      CATransaction.commit()
    }
    stage.advance(by: 0.5)
    expect(shownX, near: 150)
    stage.advance(by: 2)
    #expect(shownX == 250 && layer.position.x == 250)
  }

  @Test func `is what an animation without a to value runs to`() {
    stage.run {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = layer.presentation()?.position ?? layer.position
      animation.duration = 1
      layer.position = CGPoint(x: 250, y: 150)
      layer.add(animation, forKey: "position")
    }
    #expect(layer.animationKeys() == ["position"])
    stage.advance(by: 0.25)
    expect(layer.presentation()?.position, near: CGPoint(x: 100, y: 75))
  }

  @Test func `waits behind a delayed animation that fills backwards`() {
    stage.run {
      let animation = move()
      animation.beginTime = CACurrentMediaTime() + 1
      animation.fillMode = .backwards
      layer.add(animation, forKey: "basic")
      layer.position.x = 250
    }
    layer.removeAnimation(forKey: "position")
    stage.advance(by: 0.9)
    expect(shownX, near: 50)
    stage.advance(by: 0.6)
    expect(shownX, near: 150)
  }

  @Test func `tells animations apart in their delegate`() {
    final class Controller: CAAnimationDelegate {
      weak var layer: CALayer?
      var log: [String] = []

      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let name = anim.value(forKey: "name") as? String
        let isKept = anim == layer?.animation(forKey: "fade")
        log.append("\(name ?? "-") \(flag) \(isKept)")
      }
    }
    let controller = Controller()
    controller.layer = layer
    stage.run {
      let slide = move()
      slide.delegate = controller
      slide.setValue("slide", forKey: "name")
      layer.add(slide, forKey: nil)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 2
      fade.isRemovedOnCompletion = false
      fade.delegate = controller
      fade.setValue("fade", forKey: "name")
      layer.add(fade, forKey: "fade")
    }
    stage.advance(by: 3)
    #expect(controller.log == ["slide true false", "fade true true"])
  }
}
