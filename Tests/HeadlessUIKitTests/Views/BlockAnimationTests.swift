import HeadlessUIKit
import Testing

/// A stage with one view in its window.
private final class Room {
  let stage = Stage()
  let view: UIView

  init() {
    let stage = self.stage
    view = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    stage.window.addSubview(view)
  }

  /// The shown opacity of the view at some moments, which must be in rising order.
  func alphas(at moments: [Double]) -> [Double] {
    moments.map { moment in
      stage.advance(by: moment - stage.now)
      return ((Double(view.layer.presentation()?.opacity ?? -1)) * 1000).rounded() / 1000
    }
  }
}

private final class Listener: UIViewAnimationDelegate {
  var heard: [String] = []

  func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    heard.append("start \(animationID ?? "-")")
  }

  func animationDidStop(
    _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
  ) {
    heard.append("stop \(animationID ?? "-") \(finished)")
  }
}

@Suite struct `an animation block` {
  @Test func `goes forth and back and jumps to its model at the end`() {
    let room = Room()
    var finished: [Bool] = []
    room.stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
        animations: { room.view.alpha = 0 }, completion: { finished.append($0) })
    }
    #expect(room.alphas(at: [0.25, 0.75, 1, 1.25, 1.75]) == [0.75, 0.25, 0, 0.25, 0.75])
    #expect(finished.isEmpty)
    #expect(room.alphas(at: [2]) == [0])
    #expect(finished == [true])
  }

  @Test func `repeats for ever until something takes over`() {
    let room = Room()
    var finished: [Bool] = []
    room.stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .curveLinear],
        animations: { room.view.alpha = 0 }, completion: { finished.append($0) })
    }
    #expect(room.alphas(at: [0.5, 1.5, 100.25]) == [0.5, 0.5, 0.75])
    room.stage.run { UIView.animate(withDuration: 1) { room.view.alpha = 0.5 } }
    #expect(finished == [false])
  }

  @Test func `repeats as often as a count set in the block says`() {
    let room = Room()
    room.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        UIView.setAnimationRepeatCount(2.5)
        room.view.alpha = 0
      }
    }
    #expect(room.alphas(at: [1.5, 2.25, 2.5, 3]) == [0.5, 0.75, 0, 0])
    #expect(room.stage.events.last?.time == 2.5)
  }

  @Test func `modified changes last their duration times their count`() {
    let room = Room()
    room.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { room.view.alpha = 0 }
        room.view.center.x = 100
      }
    }
    #expect(room.alphas(at: [0.5, 1.5, 3, 3.5]) == [0.5, 0.5, 0, 0.5])
    room.stage.advance(by: 1)
    #expect(room.stage.events.last?.time == 4)
  }

  @Test func `applies changes at once while animations are off`() {
    let room = Room()
    var finished: [Bool] = []
    room.stage.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, animations: { room.view.alpha = 0 }) { finished.append($0) }
      #expect(finished.isEmpty)
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(room.alphas(at: [0]) == [0])
    #expect(finished == [true])
  }

  @Test func `leaves out what is done without animation`() {
    let room = Room()
    room.stage.run {
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.performWithoutAnimation { room.view.alpha = 0 }
        room.view.center.x = 10
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    #expect(room.alphas(at: [0.1]) == [0])
    #expect(room.view.layer.presentation()?.position.x ?? 10 < 1)
  }
}

@Suite struct `begin and commit` {
  @Test func `move what lies between them for a fifth of a second`() {
    let room = Room()
    let listener = Listener()
    room.stage.run {
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationCurve(.linear)
      room.view.alpha = 0
      UIView.commitAnimations()
    }
    #expect(listener.heard == ["start fade"])
    #expect(room.alphas(at: [0.05, 0.1, 0.2]) == [0.75, 0.5, 0])
    #expect(listener.heard == ["start fade", "stop fade true"])
  }

  @Test func `a setter counts for the changes after it`() {
    let room = Room()
    let listener = Listener()
    room.stage.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      room.view.alpha = 0
      UIView.setAnimationDelay(1)
      room.view.center.x = 100
      UIView.commitAnimations()
    }
    #expect(room.alphas(at: [0.5, 1]) == [0.5, 0])
    #expect(room.view.layer.presentation()?.position.x == 0)
    room.stage.advance(by: 0.5)
    #expect(room.view.layer.presentation()?.position.x == 50)
    room.stage.advance(by: 0.5)
    #expect(listener.heard == ["start -", "stop - true"])
  }

  @Test func `nothing between them is over when the turn ends`() {
    let room = Room()
    let listener = Listener()
    room.stage.run {
      UIView.beginAnimations("none", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.commitAnimations()
      #expect(listener.heard.isEmpty)
      UIView.commitAnimations()
    }
    #expect(listener.heard == ["start none", "stop none true"])
  }

  @Test func `the delegate is not kept alive`() {
    let room = Room()
    weak var gone: Listener?
    room.stage.run {
      let listener = Listener()
      gone = listener
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(listener)
      room.view.alpha = 0
      UIView.commitAnimations()
    }
    #expect(gone == nil)
    room.stage.advance(by: 1)
    #expect(room.view.alpha == 0)
  }
}

@Suite struct `a block that is cut short` {
  @Test func `while it waits is over and stays silent`() {
    let room = Room()
    var finished: [Bool] = []
    room.stage.run {
      UIView.animate(
        withDuration: 1, delay: 1, animations: { room.view.alpha = 0 },
        completion: { finished.append($0) })
    }
    room.stage.advance(by: 0.5)
    room.stage.run { UIView.animate(withDuration: 1) { room.view.alpha = 0.5 } }
    room.stage.advance(by: 5)
    #expect(finished == [false])
  }
}

@Suite struct `a perceptual spring` {
  @Test func `completes when it has settled, not when it seems over`() {
    let room = Room()
    var ended: [Double] = []
    room.stage.run {
      UIView.animate(
        springDuration: 0.5, animations: { room.view.center.x = 100 },
        completion: { _ in ended.append(room.stage.now) })
    }
    room.stage.advance(by: 5)
    #expect(ended.count == 1 && abs((ended.first ?? 0) - 0.8) < 1e-9)
    #expect(room.view.layer.presentation()?.position.x == 100)
  }
}

@Suite struct `a block inside an animator's block` {
  @Test func `is told false when the animator is stopped without finishing`() {
    let room = Room()
    var finished: [Bool] = []
    let animator = room.stage.run { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    animator.addAnimations {
      UIView.animate(withDuration: 3, animations: { room.view.alpha = 0 }) { finished.append($0) }
    }
    animator.startAnimation()
    room.stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(finished == [false])
    #expect(room.view.alpha == 0.5)
  }
}
