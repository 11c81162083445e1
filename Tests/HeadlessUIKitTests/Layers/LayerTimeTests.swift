import HeadlessUIKit
import Testing

@Suite struct `a layer's own time` {
  @Test func `is scrubbed by its offset while it stands still`() {
    let nest = Nest()
    nest.stage.run {
      nest.inner.speed = 0
      nest.inner.add(nest.slide(), forKey: "slide")
    }
    for share in [0, 0.25, 0.75, 0.5, 1, 0.125] {
      nest.stage.run { nest.inner.timeOffset = share }
      #expect(nest.x(at: nest.stage.now + 1) == share * 100)
    }
    #expect(nest.heard == ["start 0.0"])
    nest.stage.run {
      nest.inner.timeOffset = 0
      nest.inner.beginTime = CACurrentMediaTime()
      nest.inner.speed = 1
    }
    #expect(nest.x(at: 6.25) == 25)
    #expect(nest.x(at: 8) == 0)
    #expect(nest.heard == ["start 0.0", "stop true 7.0"])
  }

  @Test func `scrubs a block of a view`() {
    let nest = Nest()
    nest.stage.run {
      nest.view.layer.speed = 0
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        nest.view.center.x = 100
      } completion: {
        nest.hear("done \($0)")
      }
    }
    for seconds in [0.5, 1.5, 0.25] {
      nest.stage.run { nest.view.layer.timeOffset = seconds }
      #expect(nest.x(of: nest.view.layer, at: nest.stage.now + 9) == seconds * 50)
    }
    #expect(nest.heard.isEmpty)
  }

  @Test func `passes twice as fast, or half, and with that of the layers above`() {
    let nest = Nest()
    nest.stage.run {
      nest.outer.speed = 2
      nest.inner.add(nest.slide(), forKey: nil)
    }
    #expect(nest.x(at: 0.25) == 50)
    #expect(nest.x(at: 0.5) == 0)
    #expect(nest.heard == ["start 0.0", "stop true 0.5"])
    nest.stage.run {
      nest.inner.speed = 0.25
      nest.inner.add(nest.slide(), forKey: nil)
    }
    #expect(nest.x(at: 1.5) == 50)
    #expect(nest.x(at: 3) == 0)
    #expect(nest.heard.last == "stop true 2.5")
  }

  @Test func `jumps when only the speed changes on the way`() {
    let nest = Nest()
    nest.add(nest.slide())
    #expect(nest.x(at: 0.25) == 25)
    nest.stage.run { nest.inner.speed = 2 }
    // Local time is (parent time − begin) · speed + offset: it jumps to 0.5.
    #expect(nest.x(at: 0.25) == 50)
    nest.stage.run {
      nest.inner.timeOffset = 0.25
      nest.inner.beginTime = CACurrentMediaTime()
    }
    #expect(nest.x(at: 0.25) == 25)
    #expect(nest.x(at: 0.5) == 75)
    #expect(nest.x(at: 1) == 0)
    #expect(nest.heard == ["start 0.0", "stop true 0.625"])
  }

  @Test func `runs back where the speed is negative`() {
    let nest = Nest()
    nest.add(nest.slide())
    #expect(nest.x(at: 0.75) == 75)
    nest.stage.run {
      nest.inner.timeOffset = 0.75
      nest.inner.beginTime = CACurrentMediaTime()
      nest.inner.speed = -1
    }
    #expect(nest.x(at: 1) == 50)
    #expect(nest.x(at: 1.5) == 0)
    #expect(nest.x(at: 100) == 0)
    #expect(nest.heard == ["start 0.0"])
    #expect(nest.inner.animationKeys() == nil || nest.inner.animationKeys() == [])
  }

  @Test func `begins later for what is animated in it`() {
    let nest = Nest()
    nest.stage.run { nest.inner.timeOffset = 5 }
    nest.add(nest.slide { $0.beginTime = 5.5 })
    #expect(nest.x(at: 0.25) == 0)
    #expect(nest.x(at: 1) == 50)
    #expect(nest.heard == ["start 0.5"])
    nest.stage.run {
      let slide = nest.slide {
        $0.beginTime = nest.inner.convertTime(CACurrentMediaTime(), from: nil) + 1
        $0.fillMode = .backwards
      }
      nest.inner.add(slide, forKey: nil)
    }
    #expect(nest.x(at: 2.25) == 25)
  }

  @Test func `is converted to and from that of others`() {
    let nest = Nest()
    nest.stage.run {
      (nest.outer.speed, nest.outer.beginTime, nest.outer.timeOffset) = (2, 1, 0.5)
      (nest.inner.speed, nest.inner.timeOffset) = (0.5, 3)
    }
    let (outer, inner) = (nest.outer, nest.inner)
    #expect(outer.convertTime(4, from: nil) == 6.5)
    #expect(inner.convertTime(4, from: nil) == 6.25)
    #expect(inner.convertTime(6.5, from: outer) == 6.25)
    #expect(inner.convertTime(6.25, to: outer) == 6.5)
    #expect(inner.convertTime(6.25, to: nil) == 4)
    #expect(outer.convertTime(6.25, from: inner) == 6.5)
    #expect(nest.view.layer.convertTime(6.25, from: inner) == 4)
    nest.stage.run { (inner.speed, inner.timeOffset, inner.beginTime) = (0, 7, 1) }
    #expect(inner.convertTime(4, from: nil) == 7)
    #expect(inner.convertTime(99, from: nil) == 7)
    #expect(inner.convertTime(7, to: outer) == 1)
  }

  @Test func `is that of where the layer is put, from then on`() {
    let nest = Nest()
    nest.stage.run {
      nest.outer.speed = 0.5
      nest.stage.window.layer.addSublayer(nest.inner)
      nest.inner.add(nest.slide(), forKey: nil)
    }
    #expect(nest.x(at: 0.5) == 50)
    nest.stage.run { nest.outer.addSublayer(nest.inner) }
    #expect(nest.x(at: 0.5) == 50)
    #expect(nest.x(at: 1) == 75)
    #expect(nest.x(at: 1.25) == 87.5)
    #expect(nest.x(at: 2) == 0)
    #expect(nest.heard == ["start 0.0", "stop true 1.5"])
  }

  @Test func `is finite`() async {
    await #expect(processExitsWith: .failure) { Nest().inner.beginTime = .infinity }
    await #expect(processExitsWith: .failure) { Nest().inner.timeOffset = .nan }
    await #expect(processExitsWith: .failure) { Nest().inner.speed = .infinity }
  }

  @Test func `is that of where the view is put, also for its blocks`() {
    let nest = Nest()
    let slow = nest.stage.run { UIView() }
    nest.stage.run {
      nest.stage.window.addSubview(slow)
      slow.layer.speed = 0.5
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        nest.view.center.x = 100
      } completion: {
        nest.hear("done \($0)")
      }
    }
    #expect(nest.x(of: nest.view.layer, at: 0.5) == 50)
    nest.stage.run { slow.addSubview(nest.view) }
    #expect(nest.x(of: nest.view.layer, at: 1) == 75)
    #expect(nest.x(of: nest.view.layer, at: 2) == 100)
    #expect(nest.heard == ["done true 1.5"])
  }
}
