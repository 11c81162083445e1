import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the rebuilt animateWithDuration` {
  // The article's two listings.
  @Test func `moves one view and lets another follow its frame`() {
    let stage = Stage()
    var finished: [Bool] = []
    let (view1, view2) = stage.run {
      (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)),
        UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
      )
    }
    [view1, view2].forEach(stage.window.addSubview)
    stage.run {
      animateViews(
        duration: 0.5,
        animations: {
          view1.frame.size.width += 200
          view2.frame.origin.x = view1.frame.maxX + 20
        })
      animateViews(
        duration: 1.2, delay: 0.2, animations: { view1.frame.origin.x += 50 },
        completion: { finished.append($0) })
    }
    #expect(view2.frame.minX == 320)
    stage.advance(by: 0.5)
    #expect(view2.layer.presentation()?.frame.minX == 320)
    stage.advance(by: 0.8)
    #expect(finished.isEmpty)
    stage.advance(by: 0.1)
    #expect(finished == [true])
    #expect(view1.layer.presentation()?.frame.minX == 50)
  }

  @Test func `tells false when it is cut short`() {
    let room = Room()
    var finished: [Bool] = []
    room.stage.run {
      animateViews(
        duration: 1, animations: { room.view.alpha = 0 }, completion: { finished.append($0) })
    }
    room.stage.advance(by: 0.5)
    room.stage.run { animateViews(duration: 1, animations: { room.view.alpha = 1 }) }
    #expect(finished == [false])
  }

  @Test func `takes options in its first form`() {
    let room = Room()
    room.stage.run {
      animateViews(
        duration: 1, options: [.curveLinear, .autoreverse],
        animations: { room.view.center.x = 100 })
    }
    #expect(room.samples(every: 0.5, to: 1.5).map(\.x) == [0, 50, 100, 50])
  }

  @Test func `runs its block before it returns`() {
    let room = Room()
    var log: [String] = []
    room.stage.run {
      animateViews(duration: 1, animations: { log.append("block") })
      log.append("after")
    }
    #expect(log == ["block", "after"])
  }
}
