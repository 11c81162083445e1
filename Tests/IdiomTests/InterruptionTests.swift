import HeadlessUIKit
import Testing

@Suite struct `an interruption` {
  private let stage = Stage()
  private let box: UIView
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() {
    box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(box)
    stage.run {
      UIView.animate(
        withDuration: 2, delay: 0, options: [.curveLinear, .allowUserInteraction],
        animations: {
          self.box.center = CGPoint(x: 250, y: 450)
          self.box.alpha = 0
        },
        completion: { [log] finished in log.lines.append("move \(finished)") })
    }
    stage.advance(by: 0.5)
  }

  private var shown: CALayer? { box.layer.presentation() }

  @Test func `freezes a view where it is seen`() {
    stage.run {
      if let present = box.layer.presentation() {
        box.layer.position = present.position
        box.layer.opacity = present.opacity
      }
      box.layer.removeAllAnimations()
    }
    #expect(box.center == CGPoint(x: 100, y: 150))
    expect(box.alpha, near: 0.75)
    #expect(log.lines == ["move false"])
    stage.advance(by: 3)
    #expect(shown?.position == CGPoint(x: 100, y: 150))
  }

  @Test func `without a look at the presentation jumps to the end`() {
    stage.run { box.layer.removeAllAnimations() }
    #expect(shown?.position == CGPoint(x: 250, y: 450))
    #expect(log.lines == ["move false"])
  }

  @Test func `from the current state goes on from where it is seen`() {
    stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
        animations: { self.box.alpha = 1 },
        completion: { [log] finished in log.lines.append("fade \(finished)") })
    }
    expect(shown.map { CGFloat($0.opacity) }, near: 0.75)
    stage.advance(by: 0.5)
    expect(shown.map { CGFloat($0.opacity) }, near: 0.875)
    // The move of the first block goes on.
    expect(shown?.position, near: CGPoint(x: 150, y: 250))
    stage.advance(by: 5)
    #expect(log.lines == ["fade true", "move false"])
  }

  @Test func `hits a view where it is seen`() {
    let finger = CGPoint(x: 100, y: 150)
    #expect(stage.window.layer.hitTest(finger) == stage.window.layer)
    let hit = stage.window.layer.presentation()?.hitTest(finger)
    #expect(hit?.model() == box.layer)
    #expect(shown?.frame.contains(finger) == true)
  }

  @Test func `by a view that leaves ends what moves it`() {
    stage.run { box.removeFromSuperview() }
    #expect(log.lines == ["move false"])
    stage.run { stage.window.addSubview(box) }
    #expect(shown?.position == CGPoint(x: 250, y: 450))
  }
}
