import HeadlessUIKit
import Testing

@Suite struct `an implicit animation in a transaction` {
  private let stage = Stage()
  private let layer: CALayer

  init() {
    let stage = stage
    layer = stage.run {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.backgroundColor = UIColor.red.cgColor
      stage.window.layer.addSublayer(layer)
      return layer
    }
  }

  @Test func `moves a layer over the transaction's duration and then calls its block`() {
    var ended: TimeInterval?
    stage.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock {
        ended = CACurrentMediaTime()
        self.layer.opacity = 0.5
      }
      layer.position = CGPoint(x: 250, y: 50)
      layer.backgroundColor = UIColor.blue.cgColor
      CATransaction.commit()
    }
    #expect(layer.position.x == 250)
    // Core Animation's default curve.
    for (t, progress) in [(0.2, 0.094795), (0.5, 0.4085106), (1, 0.8024034), (1.5, 0.960459)] {
      stage.advance(by: t - stage.now)
      expect(
        layer.presentation()?.position.x, near: 50 + 200 * CGFloat(progress), within: 2e-3)
      let color = layer.presentation()?.backgroundColor?.components
      expect(color?[0], near: 1 - CGFloat(progress), within: 1e-5)
      expect(color?[2], near: CGFloat(progress), within: 1e-5)
    }
    #expect(ended == nil)
    stage.advance(by: 1)
    #expect(ended == 2)
    // What the block changes is animated as well, over a quarter of a second.
    let opacity = layer.presentation()?.opacity
    stage.advance(by: 0.25)
    #expect(opacity == 0.5 && layer.presentation()?.opacity == 0.5)
  }

  @Test func `takes the transaction's curve`() {
    stage.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.opacity = 0
      CATransaction.commit()
    }
    stage.advance(by: 0.25)
    expect(layer.presentation().map { CGFloat($0.opacity) }, near: 1 - 0.0934647, within: 1e-5)
    stage.advance(by: 0.5)
    expect(layer.presentation().map { CGFloat($0.opacity) }, near: 1 - 0.6218605, within: 1e-5)
  }

  @Test func `is not made where actions are disabled`() {
    stage.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 250
      CATransaction.commit()
    }
    #expect(layer.presentation()?.position.x == 250)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `is not made for a key without an action`() {
    layer.actions = ["position": NSNull()]
    stage.run {
      layer.position.x = 250
      layer.opacity = 0
    }
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.presentation()?.position.x == 250)
    expect(layer.presentation().map { CGFloat($0.opacity) }, near: 1)
  }
}
