import HeadlessUIKit
import Testing

@Suite struct `the view under a finger` {
  private let stage = Stage()
  private let below: UIView
  private let above: UIView

  init() {
    below = stage.add(CGRect(x: 50, y: 50, width: 100, height: 100))
    above = stage.add(CGRect(x: 100, y: 50, width: 100, height: 100))
    stage.advance(by: 0)
  }

  private func view(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `is the topmost at the point, and the window where there is none`() {
    #expect(view(60, 60) == below && view(120, 60) == above && view(20, 60) == stage.window)
    #expect(view(-1, 60) == nil)
    below.layer.zPosition = 1
    #expect(view(120, 60) == below)
    let inner = stage.add(CGRect(x: 10, y: 10, width: 200, height: 200), in: below)
    #expect(view(70, 70) == inner && view(55, 70) == below)
    #expect(view(180, 180) == stage.window, "what sticks out of a view is not found")
  }

  @Test func `is none that is hidden, clear or takes no touches`() {
    above.isHidden = true
    #expect(view(120, 60) == below)
    (above.isHidden, above.alpha) = (false, 0.009)
    #expect(view(120, 60) == below)
    above.alpha = 0.01
    #expect(view(120, 60) == above)
    above.isUserInteractionEnabled = false
    #expect(view(120, 60) == below)
  }

  @Test func `is where it is seen on its way, not where its model is`() {
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { above.center.y += 400 }
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(above.center.y == 500)
    #expect(view(150, 300) == above && view(180, 500) == stage.window)
    animator.stopAnimation(true)
  }

  @Test(arguments: [UIView.AnimationOptions.allowUserInteraction, []])
  func `fires a control where it is seen, and one that begins to move`(
    options: UIView.AnimationOptions
  ) {
    let button = stage.run { UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 20)) }
    stage.window.addSubview(button)
    var events: [String] = []
    func fall() {
      UIView.animate(withDuration: 4, delay: 0, options: [options, .curveLinear]) {
        button.frame.origin.y += 400
      }
    }
    button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("up outside") }, for: .touchUpOutside)
    button.addAction(UIAction { _ in if events.isEmpty { fall() } }, for: .touchDown)
    func tap(_ y: CGFloat) {
      let sample = PlannedTouch.Sample(time: 0, point: CGPoint(x: 50, y: y))
      stage.touch([PlannedTouch(samples: [sample], end: 0.03)])
      stage.advance(by: 0.5)
    }
    tap(110)
    #expect(events == ["up inside"])
    stage.advance(by: 1.5)
    tap(312)
    tap(510)
    #expect(events.count == (options.isEmpty ? 1 : 2) && !events.contains("up outside"))
  }

  @Test func `is where its model is while the app tests touches itself`() {
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { above.center.y += 400 }
    }
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view(150, 300) == stage.window && view(180, 500) == above)
    stage.advance(by: 1)
  }

  @Test func `is none that an animator moves without user interaction`() {
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { above.alpha = 0.5 }
    }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view(120, 60) == below)
    stage.advance(by: 0.5)
    #expect(view(120, 60) == above)
  }

  @Test(arguments: [false, true])
  func `is none that a block moves, nor one in it, unless that lets it`(isAllowed: Bool) {
    let inner = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), in: above)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
        above.alpha = 0.5
      }
    }
    stage.advance(by: 0.5)
    #expect(view(120, 60) == (isAllowed ? inner : below))
    stage.advance(by: 1)
    #expect(view(120, 60) == inner)
  }

  @Test func `may be another than it seems, as a view says`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Blind: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    let (wide, blind) = stage.run { (Wide(frame: above.frame), Blind(frame: above.frame)) }
    stage.window.addSubview(wide)
    stage.window.addSubview(blind)
    #expect(view(120, 60) == wide && view(210, 60) == wide && view(221, 60) == stage.window)
  }

  @Test func `is found in a tree of any depth`() {
    let deepest = stage.run { () -> UIView in
      var view = UIView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      for _ in 0..<20_000 {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        view = inner
      }
      return view
    }
    stage.touch(deepest, taps: 1)
    stage.advance(by: 1)
    #expect(view(5, 5) != nil && stage.events.isEmpty)
  }
}
