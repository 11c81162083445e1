import HeadlessUIKit
import Testing

/// A delegate that does something besides hearing.
private final class Actor: CAAnimationDelegate {
  var onStart: () -> Void = {}
  var onStop: (Bool) -> Void = { _ in }

  func animationDidStart(_ animation: CAAnimation) { onStart() }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { onStop(finished) }
}

@Suite struct `who hears of an animation` {
  private func animation(_ actor: Actor, seconds: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, seconds)
    animation.delegate = actor
    return animation
  }

  @Test func `may add the next one under the same key, at the exact end of the last`() {
    let theatre = Theatre()
    func add(_ count: Int) {
      let actor = Actor()
      actor.onStart = { theatre.hear("start \(theatre.stage.now)") }
      actor.onStop = { finished in
        theatre.hear("stop \(finished) \(theatre.stage.now)")
        if count > 1 { add(count - 1) }
      }
      theatre.layer.add(animation(actor, seconds: 0.5), forKey: "a")
    }
    theatre.stage.run { add(3) }
    theatre.stage.advance(by: 5)
    #expect(
      theatre.heard == [
        "start 0.0", "stop true 0.5", "start 0.5", "stop true 1.0", "start 1.0", "stop true 1.5",
      ])
  }

  @Test func `may remove it as it starts`() {
    let theatre = Theatre()
    let actor = Actor()
    actor.onStart = {
      theatre.hear("start")
      theatre.layer.removeAnimation(forKey: "a")
    }
    actor.onStop = { theatre.hear("stop \($0)") }
    theatre.stage.run { theatre.layer.add(animation(actor), forKey: "a") }
    #expect(theatre.heard == ["start", "stop false"])
    theatre.stage.advance(by: 5)
    #expect(theatre.heard.count == 2)
    #expect(theatre.layer.animationKeys() == nil)
  }

  @Test func `may take the layer away as it stops, and others on it stop too`() {
    let theatre = Theatre()
    let actor = Actor()
    actor.onStop = { _ in theatre.layer.removeFromSuperlayer() }
    theatre.stage.run {
      theatre.layer.add(animation(actor), forKey: "a")
      theatre.layer.add(theatre.fade("B", seconds: 2), forKey: "b")
    }
    theatre.stage.advance(by: 5)
    #expect(theatre.heard == ["startB", "stopB:finished=0"])
  }

  @Test func `hears of the ends of one moment in the order of their beginnings`() {
    let theatre = Theatre()
    theatre.stage.run {
      theatre.layer.add(theatre.fade("A", seconds: 1), forKey: "a")
      theatre.layer.add(theatre.fade("B", seconds: 1), forKey: "b")
    }
    theatre.stage.advance(by: 0.5)
    theatre.stage.run { theatre.layer.add(theatre.fade("C", seconds: 0.5), forKey: "c") }
    theatre.stage.advance(by: 5)
    #expect(
      theatre.heard == [
        "startA", "startB", "startC", "stopA:finished=1", "stopB:finished=1", "stopC:finished=1",
      ])
  }

  @Test func `hears of the start when it is active, not when it is added`() {
    let theatre = Theatre()
    let late = theatre.fade("A", seconds: 1)
    late.beginTime = 2
    theatre.stage.run { theatre.layer.add(late, forKey: "a") }
    theatre.stage.advance(by: 1.5)
    #expect(theatre.heard == [])
    theatre.stage.advance(by: 1)
    #expect(theatre.heard == ["startA"])
    theatre.stage.advance(by: 1)
    #expect(theatre.heard == ["startA", "stopA:finished=1"])
  }

  @Test func `hears once of one that stays, and not of its removal`() {
    let theatre = Theatre()
    let stays = theatre.fade("A", seconds: 1)
    stays.fillForGood()
    theatre.stage.run { theatre.layer.add(stays, forKey: "a") }
    theatre.stage.advance(by: 2)
    theatre.stage.run { theatre.layer.add(theatre.fade("B", seconds: 1), forKey: "a") }
    theatre.stage.advance(by: 2)
    #expect(
      theatre.heard == ["startA", "stopA:finished=1", "startB", "stopB:finished=1"])
  }

  @Test func `hears of animations that wait for their layer`() {
    let theatre = Theatre(isInWindow: false)
    theatre.stage.run {
      theatre.layer.add(theatre.fade("A", seconds: 1), forKey: "a")
      #expect(theatre.layer.animationKeys() == ["a"])
      theatre.stage.window.layer.addSublayer(theatre.layer)
    }
    #expect(theatre.heard == ["startA"])
    #expect(theatre.layer.animationKeys() == ["a"])
    theatre.stage.advance(by: 0.5)
    #expect(theatre.layer.presentation()?.opacity == 0.5)
  }
}
