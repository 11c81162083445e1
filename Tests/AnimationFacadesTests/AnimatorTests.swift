import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the builder` {
  @Test func `animates twice when it is run twice`() {
    let room = Room()
    var finished = 0
    let animator = room.stage.run {
      UIView.Animator(duration: 0.3)
        .animations { room.view.center.x += 100 }
        .completion { if $0 { finished += 1 } }
    }
    room.stage.run { animator.animate() }
    room.stage.advance(by: 0.3)
    #expect(finished == 1 && room.view.center.x == 100)
    room.stage.run { animator.animate() }
    room.stage.advance(by: 0.3)
    #expect(finished == 2 && room.view.center.x == 200)
  }

  @Test func `keeps the last block and the last completion only`() {
    let room = Room()
    var log: [String] = []
    room.stage.run {
      UIView.Animator(duration: 0.3).animations { log.append("first") }
        .animations { log.append("second") }.completion { _ in log.append("not this") }
        .completion { _ in log.append("done") }.animate()
    }
    #expect(log == ["second", "done"])
  }

  @Test func `swings on a spring`() {
    let room = Room()
    room.stage.run {
      UIView.SpringAnimator(
        duration: 0.3, delay: 0.2, damping: 0.2, velocity: 0.2, options: [.curveEaseIn]
      ).animations { room.view.center.x = 100 }.animate()
    }
    let xs = room.samples(every: 0.02, to: 0.5).map(\.x)
    #expect(xs[10] == 0)
    #expect((xs.max() ?? 0) > 130)
    #expect(xs.last == 100)
  }
}

@Suite struct `the front ends agree` {
  private static let ways: [(name: String, move: @Sendable (UIView) -> Void)] = [
    ("animateViews", { view in animateViews(duration: 1, animations: { view.center.x = 100 }) }),
    (
      "Dance",
      { view in
        view.dance.animate(duration: 1, curve: .easeInOut) { $0.center.x = 100 }.start()
      }
    ),
    (
      "Animator",
      { view in
        UIView.Animator(duration: 1).animations { view.center.x = 100 }.animate()
      }
    ),
    ("UIView.animate", { view in UIView.animate(withDuration: 1) { view.center.x = 100 } }),
  ]

  @Test(arguments: ways.map(\.name))
  func `on every frame`(name: String) throws {
    let way = try #require(Self.ways.first { $0.name == name })
    let (told, direct) = (Room(), Room())
    told.stage.run { way.move(told.view) }
    direct.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { direct.view.center.x = 100 }
        .startAnimation()
    }
    #expect(told.samples(every: 1.0 / 60, to: 1.1) == direct.samples(every: 1.0 / 60, to: 1.1))
  }
}
