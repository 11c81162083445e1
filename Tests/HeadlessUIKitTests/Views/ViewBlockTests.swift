import HeadlessUIKit
import Testing

/// A box in a window, animated by blocks whose completions are remembered with their moment.
private final class Canvas {
  let stage = Stage()
  let box: UIView
  private(set) var log: [String] = []

  init() {
    box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    box.center = .zero
    stage.window.addSubview(box)
  }

  func animate(
    _ name: String, _ duration: Double = 1, delay: Double = 0,
    _ options: UIView.AnimationOptions = .curveLinear, _ body: @escaping (UIView) -> Void
  ) {
    stage.run { animateInside(name, duration, delay: delay, options, body) }
  }

  /// The same for use inside of another block.
  func animateInside(
    _ name: String, _ duration: Double = 1, delay: Double = 0,
    _ options: UIView.AnimationOptions = .curveLinear, _ body: @escaping (UIView) -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: { body(self.box) },
      completion: { [unowned self] in log.append("\(name) \($0) \(stage.now)") })
  }

  var shown: [Double] {
    [Double(box.shown.position.x), Double(box.shown.position.y), box.shown.exactOpacity]
  }
}

@Suite struct `a view's animation block` {
  @Test func `ends as finished at its own end`() {
    let canvas = Canvas()
    canvas.animate("move", 2) { $0.center.x = 100 }
    #expect(canvas.box.center.x == 100)
    canvas.stage.advance(by: 0.5)
    #expect(canvas.shown[0] == 25)
    canvas.stage.advance(by: 5)
    #expect(canvas.log == ["move true 2.0"])
  }

  @Test func `runs at once and waits with what is shown`() {
    let canvas = Canvas()
    canvas.animate("move", 1, delay: 1) { $0.center.x = 100 }
    #expect(canvas.box.center.x == 100)
    canvas.stage.advance(by: 1)
    #expect(canvas.shown[0] == 0)
    canvas.stage.advance(by: 0.5)
    #expect(canvas.shown[0] == 50)
    canvas.stage.advance(by: 9)
    #expect(canvas.log == ["move true 2.0"])
  }

  @Test(arguments: [0.0, -1])
  func `that takes no time ends with the turn`(duration: Double) {
    let canvas = Canvas()
    canvas.stage.run {
      canvas.animateInside("none", duration) { $0.center.x = 100 }
      #expect(canvas.shown[0] == 100)
      #expect(canvas.log == [])
    }
    #expect(canvas.log == ["none true 0.0"])
  }

  @Test func `that takes no time leaves geometry on its way alone`() {
    let canvas = Canvas()
    canvas.animate("move") { $0.center.x = 100 }
    canvas.stage.advance(by: 0.5)
    canvas.animate("none", 0) { $0.center.x = 300 }
    #expect(canvas.shown[0] == 250)
    canvas.stage.advance(by: 1)
    #expect(canvas.shown[0] == 300)
    #expect(canvas.log == ["none true 0.5", "move true 1.0"])
  }

  @Test func `ends as finished when geometry is animated on`() {
    let canvas = Canvas()
    canvas.animate("first") { $0.center.x = 100 }
    canvas.stage.advance(by: 0.5)
    canvas.animate("second") { $0.center.x = 0 }
    #expect(canvas.shown[0] == 50)
    canvas.stage.advance(by: 9)
    #expect(canvas.log == ["first true 1.0", "second true 1.5"])
  }

  @Test func `ends at once as not finished when it is taken over`() {
    let canvas = Canvas()
    canvas.animate("first") { $0.alpha = 0 }
    canvas.stage.advance(by: 0.5)
    canvas.animate("second") { $0.alpha = 0.8 }
    #expect(canvas.log == ["first false 0.5"])
    canvas.stage.advance(by: 9)
    #expect(canvas.log == ["first false 0.5", "second true 1.5"])
  }

  @Test func `ends later, but not as finished, when a part of it is taken over`() {
    let canvas = Canvas()
    canvas.animate("first") {
      $0.alpha = 0
      $0.center.x = 100
    }
    canvas.stage.advance(by: 0.5)
    canvas.animate("second") { $0.alpha = 0.8 }
    #expect(canvas.log == [])
    #expect(canvas.shown[0] == 50)
    canvas.stage.advance(by: 9)
    #expect(canvas.log == ["first false 1.0", "second true 1.5"])
  }

  @Test func `ends at once as not finished when its view leaves the window`() {
    let canvas = Canvas()
    canvas.animate("move") {
      $0.center.x = 100
      $0.alpha = 0
    }
    canvas.stage.advance(by: 0.5)
    canvas.stage.run { canvas.box.removeFromSuperview() }
    #expect(canvas.log == ["move false 0.5"])
    canvas.stage.window.addSubview(canvas.box)
    #expect(canvas.shown == [100, 0, 0])
  }

  private static let starts: [(UIView.AnimationOptions, Double)] = [
    (.curveLinear, 0), ([.curveLinear, .beginFromCurrentState], 0.5),
  ]

  @Test(arguments: starts)
  func `starts from the model, or from what is shown`(
    options: UIView.AnimationOptions, start: Double
  ) {
    let canvas = Canvas()
    canvas.animate("first") { $0.alpha = 0 }
    canvas.stage.advance(by: 0.5)
    canvas.animate("second", 1, options) { $0.alpha = 1 }
    #expect(canvas.shown[2] == start)
    canvas.stage.advance(by: 0.5)
    #expect(canvas.shown[2] == (start + 1) / 2)
  }

  // MARK: Blocks in blocks

  @Test func `inside another takes its duration and curve`() {
    let canvas = Canvas()
    canvas.animate("outer", 2) { box in
      box.center.x = 100
      canvas.animateInside("inner", 0.1, .curveEaseIn) { $0.center.y = 100 }
    }
    canvas.stage.advance(by: 0.5)
    #expect(canvas.shown.prefix(2) == [25, 25])
    canvas.stage.advance(by: 9)
    #expect(canvas.log.sorted() == ["inner true 2.0", "outer true 2.0"])
  }

  @Test func `inside another keeps what it overrides`() {
    let canvas = Canvas()
    canvas.animate("outer", 2) { box in
      box.center.x = 100
      canvas.animateInside(
        "inner", 1, [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { $0.center.y = 100 }
    }
    canvas.stage.advance(by: 0.5)
    #expect(canvas.shown[0] == 25)
    #expect(abs(canvas.shown[1] - 31.53568) < 1e-4)
    canvas.stage.advance(by: 9)
    #expect(canvas.log == ["inner true 1.0", "outer true 2.0"])
  }

  @Test func `inside an animator's block becomes the animator's own`() {
    let canvas = Canvas()
    let animator = canvas.stage.run {
      UIViewPropertyAnimator(duration: 2, curve: .linear) {
        canvas.animateInside("inner", 0.1) { $0.center.y = 100 }
      }
    }
    animator.startAnimation()
    canvas.stage.advance(by: 0.5)
    #expect(canvas.shown[1] == 25)
    animator.pauseAnimation()
    animator.fractionComplete = 0.75
    canvas.stage.advance(by: 5)
    #expect(canvas.shown[1] == 75)
    #expect(canvas.log == [])
    animator.isReversed = true
    animator.startAnimation()
    canvas.stage.advance(by: 5)
    #expect(canvas.shown[1] == 0)
    #expect(canvas.log == ["inner false 7.0"])
  }

  // MARK: Cells that are given back once

  @Test func `and two blocks of an animator on one property leave nothing behind`() {
    let canvas = Canvas()
    let animator = canvas.stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { canvas.box.center.x = 50 }
    }
    animator.addAnimations({ canvas.box.center.x = 90 }, delayFactor: 0.5)
    animator.startAnimation()
    canvas.stage.advance(by: 0.25)
    canvas.box.removeFromSuperview()
    let others = canvas.stage.run { [UIView(), UIView()] }
    for (index, view) in others.enumerated() {
      canvas.stage.window.addSubview(view)
      canvas.stage.run { UIView.animate(withDuration: 1) { view.center.x = [100, 300][index] } }
    }
    canvas.stage.advance(by: 0.5)
    #expect(others.map(\.shown.position.x) == [50, 150])
  }
}
