import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `a dance` {
  /// A call on a dance.
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (Dance) -> Void

    init(_ name: String, _ make: @escaping @Sendable (Dance) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  private let room = Room()
  private var dance: Dance { room.view.dance }

  private static func line(_ tag: Int) -> String {
    "** Dance Error: view with dance.tag = \(tag) does not have an active animation! **"
  }

  private static let forgiven = [
    Call("addCompletion") { $0.addCompletion { _ in } }, Call("start") { $0.start() },
    Call("start(after:)") { $0.start(after: 1) }, Call("pause") { $0.pause() },
    Call("finish(at:)") { $0.finish(at: .end) }, Call("reverse") { $0.reverse() },
    Call("setProgress(to:)") { $0.setProgress(to: 0.5) },
    Call("progress") { #expect($0.progress == 0) }, Call("progress =") { $0.progress = 0.5 },
    Call("isReversed") { #expect(!$0.isReversed) }, Call("isReversed =") { $0.isReversed = true },
    Call("isRunning") { #expect(!$0.isRunning) }, Call("state") { #expect($0.state == .inactive) },
  ]

  @Test(arguments: forgiven)
  func `prints one line for a call without an animation, and goes on`(call: Call) {
    call.make(dance)
    #expect(room.lines == [Self.line(0)])
    dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }.start()
    room.stage.advance(by: 1)
    call.make(dance)
    #expect(room.lines == [Self.line(0), Self.line(0)])
  }

  @Test func `prints nothing for being asked whether there is one`() {
    #expect(!dance.hasAnimation && dance.tag == 0)
    dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }
    #expect(dance.hasAnimation && dance.tag == 0 && room.lines.isEmpty)
  }

  private static let curveCalls: [Call] = [
    Call("curve") { $0.animate(duration: 1, curve: .easeIn) { $0.center.x = 100 } },
    Call("timingParameters") {
      $0.animate(
        duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeIn)
      ) { $0.center.x = 100 }
    },
    Call("control points") {
      $0.animate(
        duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
      ) { $0.center.x = 100 }
    },
  ]

  @Test(arguments: curveCalls)
  func `is told its curve in several ways`(call: Call) {
    let direct = Room()
    call.make(dance)
    dance.start()
    direct.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { direct.view.center.x = 100 }
        .startAnimation()
    }
    #expect(room.samples(every: 1.0 / 60, to: 1) == direct.samples(every: 1.0 / 60, to: 1))
  }

  @Test func `swings on a spring`() {
    let direct = Room()
    dance.animate(duration: 1, dampingRatio: 0.3) { $0.center.x = 100 }.start()
    direct.stage.run {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { direct.view.center.x = 100 }
        .startAnimation()
    }
    #expect(room.samples(every: 1.0 / 60, to: 1) == direct.samples(every: 1.0 / 60, to: 1))
  }

  @Test func `waits for its start, and its block does not run before`() {
    dance.animate(duration: 1, curve: .linear) { make in make.center.x = 100 }
    room.stage.advance(by: 1)
    #expect(room.view.center.x == 0 && dance.state == .inactive)
    dance.start()
    #expect(room.view.center.x == 100 && dance.state == .active && dance.isRunning)
  }

  @Test func `is over before its completions hear of it`() {
    var log: [String] = []
    dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }
      .addCompletion { log.append("\($0) \(room.view.dance.hasAnimation)") }.start()
    room.stage.advance(by: 1)
    #expect(log == ["end false"])
  }

  // Where Dance's code differs from its README, the README counts.
  @Test(arguments: ["running", "paused", "not started"])
  func `finishes the view's old animation where it is`(old: String) {
    var places: [UIViewAnimatingPosition] = []
    dance.animate(duration: 1, curve: .linear) { $0.center.x = 100 }
      .addCompletion { places.append($0) }
    if old != "not started" {
      dance.start()
      room.stage.advance(by: 0.5)
    }
    if old == "paused" { dance.pause() }
    dance.animate(duration: 1, curve: .linear) { $0.center.y = 100 }
    #expect(places == (old == "not started" ? [] : [.current]))
    #expect(room.view.center.x == (old == "not started" ? 0 : 50))
    #expect(dance.tag == 1 && room.stage.programmerErrors.isEmpty)
  }

  @Test func `numbers animations, and a view that never danced addresses none`() {
    let other = room.stage.run { UIView() }
    room.stage.window.addSubview(other)
    dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }.start()
    other.dance.pause()
    #expect(room.lines == [Self.line(0)] && dance.isRunning)
  }

  @Test func `goes on from a progress that is set while it runs`() {
    dance.animate(duration: 2, curve: .linear) { $0.center.x = 100 }.start()
    room.stage.advance(by: 0.5)
    dance.setProgress(to: 0.75)
    #expect(room.shown.x == 75 && dance.isRunning)
    room.stage.advance(by: 0.25)
    #expect(room.shown.x == 87.5)
    room.stage.advance(by: 0.25)
    #expect(!dance.hasAnimation && room.view.center.x == 100)
  }

  @Test func `calls the animation whose number it is given`() {
    let other = room.stage.run { UIView() }
    room.stage.window.addSubview(other)
    dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }.start()
    other.dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }.start()
    #expect(dance.tag == 0 && other.dance.tag == 1)
    dance.tag = 1
    dance.pause()
    #expect(!other.dance.isRunning && other.dance.hasAnimation)
    dance.tag = 0
    #expect(dance.isRunning && room.lines.isEmpty)
  }

  @Test func `moves how contents stretch`() {
    dance.animate(duration: 1, curve: .linear) {
      $0.contentStretch = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    }.start()
    room.stage.advance(by: 0.5)
    #expect(
      room.view.layer.presentation()?.contentsCenter
        == CGRect(x: 0.25, y: 0, width: 0.75, height: 1))
  }

  @Test func `pauses after a delay on the stage's clock`() {
    dance.animate(duration: 2, curve: .linear) { $0.center.x = 100 }.start().pause(after: 0.5)
    room.stage.advance(by: 1)
    #expect(dance.state == .active && !dance.isRunning && room.shown.x == 25)
    // The dance looks up the animation only when the delay is over.
    dance.pause(after: 1).finish(at: .start)
    room.stage.advance(by: 1)
    #expect(room.lines == [Self.line(0)])
  }

  @Test(arguments: UIViewAnimatingPosition.allCases, ["not started", "running", "paused"])
  func `finishes at a place`(position: UIViewAnimatingPosition, when: String) {
    var (places, runs) = ([UIViewAnimatingPosition](), 0)
    dance.animate(duration: 1, curve: .linear) {
      $0.center.x = 100
      runs += 1
    }
    .addCompletion { places.append($0) }
    if when != "not started" {
      dance.start()
      room.stage.advance(by: 0.5)
    }
    if when == "paused" { dance.pause() }
    dance.finish(at: position)
    let here: CGFloat = when == "not started" ? 0 : 50
    #expect(room.view.center.x == [.start: 0, .end: 100, .current: here][position])
    #expect(places == [position] && runs == 1 && !dance.hasAnimation)
  }

  @Test func `turns around and back`() {
    dance.animate(duration: 1, curve: .linear) { $0.center.x = 100 }.start()
    room.stage.advance(by: 0.5)
    dance.reverse()
    #expect(dance.isReversed && dance.progress == 0.5)
    room.stage.advance(by: 0.25)
    #expect(room.shown.x == 25)
    dance.isReversed = false
    room.stage.advance(by: 0.25)
    #expect(room.shown.x == 50)
  }

  @Test func `takes a progress of any kind of number, started and paused for it`() {
    dance.animate(duration: 1, curve: .easeIn) { $0.center.x = 100 }
    dance.setProgress(to: 0.25)
    #expect(room.shown.x == 25 && !dance.isRunning && dance.state == .active)
    dance.setProgress(to: Float(0.5))
    #expect(room.shown.x == 50)
    dance.setProgress(to: CGFloat(0.75))
    #expect(room.shown.x == 75)
    dance.setProgress(to: "half")
    #expect(room.shown.x == 75)
    dance.setProgress(to: 1)
    #expect(room.shown.x == 100)
    dance.progress = 0.5
    #expect(dance.progress == 0.5)
  }

  @Test func `stays on its stage`() {
    let other = Room()
    for room in [room, other] {
      room.view.dance.animate(duration: 1, curve: .linear) { $0.alpha = 0 }.start()
    }
    room.stage.advance(by: 1)
    #expect(!dance.hasAnimation && other.view.dance.hasAnimation && other.view.dance.tag == 0)
  }
}
