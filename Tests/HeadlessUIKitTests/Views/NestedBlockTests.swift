import HeadlessUIKit
import Testing

/// Inheritance in nested blocks.
@Suite struct `blocks in blocks` {
  private func view() -> (stage: Stage, view: UIView) {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    return (stage, view)
  }

  private func x(_ view: UIView, _ stage: Stage, at moment: Double) -> Double {
    stage.advance(by: moment - stage.now)
    return (Double(view.shown.position.x) * 1e6).rounded() / 1e6
  }

  @Test func `take the outer duration and curve, unless they override them`() {
    let options: [(UIView.AnimationOptions, Double)] = [
      ([], 12.916193), (.overrideInheritedDuration, 50),
      (.overrideInheritedCurve, 25),
      ([.overrideInheritedDuration, .overrideInheritedCurve], 50),
    ]
    for (option, expected) in options {
      let (stage, view) = view()
      stage.run {
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseInOut) {
          UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, option]) {
            view.center.x = 100
          }
        }
      }
      #expect(x(view, stage, at: 0.5) == expected)
    }
  }

  @Test func `end for themselves, each with its own completion`() {
    let (stage, view) = view()
    var heard: [String] = []
    stage.run {
      UIView.animate(withDuration: 2) {
        view.center.x = 100
        UIView.animate(
          withDuration: 1, delay: 0, options: .overrideInheritedDuration,
          animations: { view.alpha = 0 }, completion: { heard.append("inner \($0) \(stage.now)") })
      } completion: {
        heard.append("outer \($0) \(stage.now)")
      }
    }
    stage.advance(by: 5)
    #expect(heard == ["inner true 1.0", "outer true 2.0"])
  }

  @Test func `know what they would inherit`() {
    let (stage, view) = view()
    stage.run {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 2) }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 1)
          view.alpha = 0
        }
        UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
      }
    }
  }

  @Test func `of begin and commit nest as well`() {
    let (stage, view) = view()
    stage.run {
      UIView.beginAnimations("outer", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.beginAnimations("inner", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.center.x = 100
      UIView.commitAnimations()
      view.layer.cornerRadius = 8
      UIView.commitAnimations()
    }
    #expect(x(view, stage, at: 0.5) == 50)
    #expect(view.shown.opacity == 0.75)
    #expect(view.shown.cornerRadius == 2)
  }

  @Test func `started in a completion begin at its moment`() {
    let (stage, view) = view()
    var ends: [Double] = []
    func step(_ count: Int) {
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        view.center.x += 30
      } completion: { _ in
        ends.append(stage.now)
        if count > 1 { step(count - 1) }
      }
    }
    stage.run { step(3) }
    #expect(x(view, stage, at: 0.45) == 45)
    stage.advance(by: 5)
    #expect(ends == [0.3, 0.6, 0.9])
  }

  @Test func `of layers without a view go along`() {
    let (stage, view) = view()
    let layer = stage.run { CALayer() }
    stage.run { view.layer.addSublayer(layer) }
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        layer.position.x = 100
      }
    }
    stage.advance(by: 0.25)
    #expect(layer.presentation()?.position.x == 25)
  }

  @Test func `switch hidden at once, and nothing that is not on the screen moves`() {
    let (stage, view) = view()
    let loose = stage.run { UIView() }
    var finished: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 1) {
        view.isHidden = true
        loose.alpha = 0
      } completion: {
        finished.append($0)
      }
    }
    #expect(view.shown.isHidden)
    #expect(loose.layer.animationKeys() == nil)
    stage.advance(by: 5)
    #expect(finished == [true])
  }

  @Test func `wait, repeat and pause with a layer's time`() {
    let (stage, view) = view()
    stage.run {
      view.layer.speed = 2
      UIView.animate(withDuration: 1, delay: 0.5, options: [.repeat, .curveLinear]) {
        view.center.x = 100
      }
    }
    #expect(x(view, stage, at: 0.25) == 0)
    #expect(x(view, stage, at: 0.5) == 50)
    #expect(x(view, stage, at: 1) == 50)
    stage.run {
      let time = view.layer.convertTime(CACurrentMediaTime(), from: nil)
      (view.layer.speed, view.layer.timeOffset) = (0, time)
    }
    #expect(x(view, stage, at: 50) == 50)
  }
}
