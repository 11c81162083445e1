import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the builder` {
  private let room = Room()

  @Test func `keeps the last block and the last completion only`() {
    var log: [String] = []
    room.stage.run {
      UIView.Animator(duration: 0.3).animations { log.append("first") }
        .animations { log.append("second") }.completion { _ in log.append("not this") }
        .completion { _ in log.append("done") }.animate()
    }
    #expect(log == ["second", "done"])
  }

  @Test func `runs an empty block when it was given none`() {
    var finished: [Bool] = []
    room.stage.run { UIView.Animator(duration: 1).completion { finished.append($0) }.animate() }
    #expect(finished == [true])
    room.stage.run { UIView.SpringAnimator(duration: 1, damping: 1, velocity: 0).animate() }
    #expect(room.stage.movingBlocks.isEmpty)
  }

  @Test func `stays what it is through its calls`() {
    let spring: UIView.SpringAnimator = UIView.SpringAnimator(
      duration: 0.3, delay: 0.2, damping: 0.2, velocity: 0.2, options: [.curveEaseIn]
    ).animations { room.view.center.x = 100 }.completion { _ in }
    room.stage.run { spring.animate() }
    let xs = room.samples(every: 0.02, to: 0.5).map(\.x)
    #expect(xs[10] == 0)
    #expect((xs.max() ?? 0) > 130)
    #expect(xs.last == 100)
  }

  @Test func `moves nothing before it is told to, and can be run while it runs`() {
    let animator = UIView.Animator(duration: 1, options: .curveLinear)
      .animations { room.view.center.x += 100 }
    room.stage.advance(by: 1)
    #expect(room.view.center.x == 0)
    room.stage.run { animator.animate() }
    room.stage.advance(by: 0.5)
    room.stage.run { animator.animate() }
    #expect(room.shown.x == 50 && room.view.center.x == 200)
    room.stage.advance(by: 0.5)
    #expect(room.shown.x == 150)
  }
}
