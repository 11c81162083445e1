import HeadlessUIKit
import Testing

@Suite struct `a stage that stays current` {
  @Test func `lets a test body make views and animate between its steps`() {
    let stage = Stage()
    stage.makeCurrent()
    defer { stage.resignCurrent() }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 100 }
    stage.advance(by: 0.5)
    #expect(box.layer.presentation()?.position.x == 100)
    var isOver = false
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.alpha = 0 }
    animator.addCompletion { _ in isOver = true }
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(box.layer.presentation()?.opacity == 0.5 && CACurrentMediaTime() == 1.5)
    stage.advance(by: 1)
    #expect(isOver)
  }

  @Test func `gives way to a run of another, and to another that is made current`() {
    let (first, second) = (Stage(), Stage())
    first.advance(by: 1)
    second.advance(by: 2)
    first.makeCurrent()
    #expect(second.run { CACurrentMediaTime() } == 2 && CACurrentMediaTime() == 1)
    second.makeCurrent()
    first.resignCurrent()
    #expect(CACurrentMediaTime() == 2)
    second.resignCurrent()
  }

  @Test func `is none any more when it is released`() async {
    await #expect(processExitsWith: .failure) {
      var stage: Stage? = Stage()
      stage?.makeCurrent()
      stage = nil
      _ = UIView()
    }
  }

  @Test func `is none any more when it has resigned`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage()
      stage.makeCurrent()
      stage.resignCurrent()
      _ = UIView()
    }
  }
}

@Suite struct `a mistake that comes at no call` {
  @Test func `is told when it is noted`() {
    let stage = Stage()
    var told: [String] = []
    stage.programmerErrorHandler = { told.append($0) }
    stage.run {
      let box = UIView()
      stage.window.addSubview(box)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
      animator.pauseAnimation()
    }
    #expect(told.count == 1 && told == stage.programmerErrors)
  }
}
