import HeadlessUIKit
import Testing

@Suite struct `what a sequence shows again` {
  private let stage = Stage()
  private let box: UIView
  private let sequence: AnimationSequence

  init() {
    (box, sequence) = stage.run { [stage] in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.window.addSubview(box)
      let sequence = AnimationSequence()
      sequence.startAnimation()
      return (box, sequence)
    }
  }

  private var shown: CALayer { box.layer.presentation() ?? box.layer }

  private func animate(_ changes: () -> Void) {
    stage.run {
      sequence.perform {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
      }
    }
  }

  private func go(to time: Double) {
    sequence.pauseAnimation()
    sequence.currentTime = time
  }

  private func returnHome() {
    sequence.isReversed = true
    sequence.startAnimation()
    stage.advance(by: 100)
  }

  @Test func `holds a colour that was not there before`() {
    stage.advance(by: 1)
    animate { box.backgroundColor = .red }
    stage.advance(by: 1)
    animate { box.backgroundColor = .blue }
    stage.advance(by: 0.5)
    go(to: 2.25)
    #expect(shown.backgroundColor?.components == [0.75, 0, 0.25, 1])
    go(to: 1)
    #expect(shown.backgroundColor == UIColor.red.cgColor)
    go(to: 0.5)
    #expect(shown.backgroundColor == nil)
    returnHome()
    #expect(box.backgroundColor == nil)
  }

  @Test func `holds a transform that cannot be undone`() {
    animate { box.transform = CGAffineTransform(scaleX: 0, y: 0) }
    stage.advance(by: 1)
    animate { box.transform = CGAffineTransform(rotationAngle: 1) }
    stage.advance(by: 0.5)
    go(to: 0.5)
    #expect(shown.affineTransform().a == 0.5)
    go(to: 1)
    #expect(shown.affineTransform().a == 0)
    returnHome()
    #expect(box.transform == .identity)
  }

  @Test func `holds values that were set at once`() {
    stage.advance(by: 1)
    sequence.call {
      box.center.x = 200
      box.alpha = 0.5
      box.isHidden = true
    }
    stage.advance(by: 1)
    animate {
      box.center.x = 300
      box.alpha = 0
    }
    stage.advance(by: 0.5)
    #expect(shown.position.x == 250 && shown.exactOpacity == 0.25 && shown.isHidden)
    go(to: 1.5)
    #expect(shown.position.x == 200 && shown.exactOpacity == 0.5 && shown.isHidden)
    go(to: 0.5)
    #expect(shown.position.x == 10 && shown.exactOpacity == 1 && !shown.isHidden)
    returnHome()
    #expect(box.center.x == 10 && box.alpha == 1 && !box.isHidden)
  }

  @Test func `holds an opacity that one animation of its own took from another`() {
    animate { box.alpha = 0 }
    stage.advance(by: 0.5)
    animate { box.alpha = 0.5 }
    stage.advance(by: 0.5)
    #expect(shown.exactOpacity == 0.25)
    go(to: 0.75)
    #expect(shown.exactOpacity == 0.125)
    go(to: 0.25)
    #expect(shown.exactOpacity == 0.75)
    returnHome()
    #expect(box.alpha == 1)
  }

  @Test func `goes below what others add, and what an animation by hand shows`() {
    animate {
      box.center.x = 110
      box.alpha = 0
    }
    stage.advance(by: 0.5)
    go(to: 0.25)
    stage.run {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0.9, 0.9, 1)
      box.layer.add(fade, forKey: nil)
      let push = CABasicAnimation(keyPath: "position.x")
      (push.fromValue, push.toValue, push.duration, push.isAdditive) = (7, 7, 1, true)
      box.layer.add(push, forKey: nil)
    }
    #expect(shown.exactOpacity == 0.9 && shown.position.x == 42)
    stage.advance(by: 1.5)
    #expect(shown.exactOpacity == 0.75 && shown.position.x == 35)
  }

  @Test func `is where a property animator sets out`() {
    animate {
      box.center.x = 110
      box.alpha = 0
    }
    stage.advance(by: 0.5)
    go(to: 0.25)
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.center.x += 40
        box.alpha = 1
      }
    }
    animator.startAnimation()
    #expect(shown.position.x == 35 && shown.exactOpacity == 0.75)
    stage.advance(by: 0.5)
    #expect(shown.position.x == 55 && shown.exactOpacity == 0.875)
    animator.stopAnimation(true)
    #expect(shown.position.x == 55 && shown.exactOpacity == 0.875)
  }

  @Test func `is read on every member of a layer, and gone when the sequence is over`() {
    animate { box.frame = CGRect(x: 100, y: 100, width: 40, height: 60) }
    stage.advance(by: 1)
    go(to: 0.5)
    #expect(shown.frame == CGRect(x: 50, y: 50, width: 30, height: 40))
    #expect(shown.hitTest(CGPoint(x: 55, y: 55)) != nil)
    sequence.complete()
    #expect(shown.frame == box.frame)
  }
}
