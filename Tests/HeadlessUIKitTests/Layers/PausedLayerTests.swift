import HeadlessUIKit
import Testing

// Apple's technical question QA1673, word by word.
extension CALayer {
  fileprivate func pause() {
    let pausedTime = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
    timeOffset = pausedTime
  }

  fileprivate func resume() {
    let pausedTime = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = 0
    let timeSincePause = convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    beginTime = timeSincePause
  }
}

@Suite struct `pausing and resuming a layer` {
  @Test(arguments: [false, true])
  func `holds an animation of it, or of one below, and puts off its end`(isAbove: Bool) {
    let nest = Nest()
    let layer = isAbove ? nest.outer : nest.inner
    nest.stage.advance(by: 3)
    nest.add(nest.slide(), forKey: "slide")
    #expect(nest.x(at: 3.25) == 25)
    nest.stage.run { layer.pause() }
    #expect(nest.x(at: 3.25) == 25)
    #expect(nest.x(at: 13.25) == 25)
    #expect(nest.inner.animationKeys() == ["slide"])
    nest.stage.run { layer.resume() }
    #expect(nest.x(at: 13.25) == 25)
    #expect(nest.x(at: 13.5) == 50)
    nest.stage.run { layer.pause() }
    #expect(nest.x(at: 14) == 50)
    nest.stage.run { layer.resume() }
    #expect(nest.x(at: 14.25) == 75)
    #expect(nest.heard == ["start 3.0"])
    #expect(nest.x(at: 15) == 0)
    #expect(nest.heard == ["start 3.0", "stop true 14.5"])
  }

  @Test func `holds a block of a view, and puts off its completion`() {
    let nest = Nest()
    nest.stage.advance(by: 1)
    nest.stage.run {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        nest.view.center.x = 100
      } completion: {
        nest.hear("done \($0)")
      }
    }
    #expect(nest.x(of: nest.view.layer, at: 1.25) == 0)
    nest.stage.run { nest.view.layer.pause() }
    #expect(nest.x(of: nest.view.layer, at: 5) == 0)
    nest.stage.run { nest.view.layer.resume() }
    #expect(nest.x(of: nest.view.layer, at: 5.5) == 25)
    nest.stage.run { nest.stage.window.layer.pause() }
    #expect(nest.x(of: nest.view.layer, at: 7.5) == 25)
    nest.stage.run { nest.stage.window.layer.resume() }
    #expect(nest.x(of: nest.view.layer, at: 8) == 75)
    #expect(nest.heard.isEmpty)
    #expect(nest.x(of: nest.view.layer, at: 9) == 100)
    #expect(nest.heard == ["done true 8.25"])
  }

  @Test func `holds a repeating animation in the middle of its cycle`() {
    let nest = Nest()
    nest.add(nest.slide { $0.repeatCount = .infinity })
    #expect(nest.x(at: 10.25) == 25)
    nest.stage.run { nest.inner.pause() }
    #expect(nest.x(at: 20) == 25)
    nest.stage.run { nest.inner.resume() }
    #expect(nest.x(at: 20.5) == 75)
    #expect(nest.x(at: 21) == 25)
  }

  @Test func `lets what is added meanwhile wait at its first value`() {
    let nest = Nest()
    nest.stage.advance(by: 2)
    nest.stage.run { nest.inner.pause() }
    nest.stage.advance(by: 1)
    nest.add(nest.slide())
    #expect(nest.x(at: 5) == 0)
    nest.stage.run { nest.inner.resume() }
    #expect(nest.x(at: 5.5) == 50)
  }

  @Test func `leaves what lies beside and above alone`() {
    let nest = Nest()
    nest.stage.run {
      nest.outer.add(nest.slide(), forKey: nil)
      nest.inner.add(nest.slide(), forKey: nil)
      nest.inner.pause()
    }
    #expect(nest.x(of: nest.outer, at: 0.5) == 50)
    #expect(nest.x(at: 0.5) == 0)
  }
}
