import AnimationFacades
import HeadlessUIKit
import Testing

private let silence = "does not have an active animation! **"

@Suite struct `a dance` {
  // The quick start of Dance's README.
  @Test func `turns the background green after seven seconds`() {
    let room = Room(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    let (circle, view) = (room.view, room.stage.window)
    circle.dance.animate(duration: 2.0, curve: .easeInOut) {
      $0.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      $0.center = view.center
      $0.backgroundColor = .blue
    }.addCompletion { _ in
      view.backgroundColor = .green
    }.start(after: 5.0)
    room.stage.advance(by: 6)
    #expect(circle.layer.presentation()?.affineTransform().a == 1.25)
    #expect(view.backgroundColor == nil)
    room.stage.advance(by: 1)
    #expect(view.backgroundColor == .green)
    #expect(circle.dance.state == .inactive)
    #expect(room.stage.now == 7)
  }

  @Test func `prints one line for a call without an animation, and goes on`() {
    let room = Room()
    room.view.dance.start().reverse()
    #expect(room.view.dance.progress == 0)
    #expect(!room.view.dance.hasAnimation)
    #expect(
      room.lines == Array(repeating: "** Dance Error: view with dance.tag = 0 \(silence)", count: 3)
    )
  }

  @Test func `finishes the view's old animation where it is`() {
    let room = Room()
    var places: [UIViewAnimatingPosition] = []
    room.view.dance.animate(duration: 1, curve: .linear) { $0.center.x = 100 }
      .addCompletion { places.append($0) }.start()
    room.stage.advance(by: 0.5)
    room.view.dance.animate(duration: 1, curve: .linear) { $0.center.y = 100 }
    #expect(places == [.current])
    #expect(room.view.center.x == 50)
    #expect(room.view.dance.tag == 2)
  }

  @Test func `starts and pauses to set its progress`() {
    let room = Room()
    room.view.dance.animate(duration: 1, curve: .easeIn) { make in make.center.x = 100 }
    room.view.dance.setProgress(to: 0.25).setProgress(to: "half")
    #expect(room.view.layer.presentation()?.position.x == 25)
    #expect(!room.view.dance.isRunning)
    room.view.dance.finish(at: .end)
    #expect(room.view.center.x == 100)
    #expect(!room.view.dance.hasAnimation)
  }

  @Test func `pauses after a delay on the stage's clock`() {
    let room = Room()
    room.view.dance.animate(duration: 2, dampingRatio: 1) { $0.center.x = 100 }.start()
      .pause(after: 0.5)
    room.stage.advance(by: 1)
    #expect(room.view.dance.state == .active && !room.view.dance.isRunning)
    room.view.dance.pause(after: 1).finish(at: .start)
    room.stage.advance(by: 1)
    #expect(room.lines == ["** Dance Error: view with dance.tag = 1 \(silence)"])
  }
}
