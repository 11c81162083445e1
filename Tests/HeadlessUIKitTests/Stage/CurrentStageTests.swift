import HeadlessUIKit
import Testing

@Suite struct `a stage that stays current` {
  @Test func `lets a test body make views and animate between its steps`() {
    let stage = Stage()
    stage.makeCurrent()
    defer { stage.resignCurrent() }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(box)
    #expect(box.layer.presentation() == nil, "the turn is not over")
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
      _ = CACurrentMediaTime()
    }
  }

  @Test func `is none any more when it has resigned`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage()
      stage.makeCurrent()
      stage.resignCurrent()
      _ = CACurrentMediaTime()
    }
  }
}

@Suite struct `a view that is made where no stage is current` {
  private func expectMotion(of view: UIView, on stage: Stage) {
    stage.run {
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    stage.advance(by: 0.25)
    #expect(view.layer.presentation()?.opacity == 0.75 && view.window === stage.window)
  }

  @Test func `goes on the stage that is made next`() {
    // A stage of another test, made on this thread and not yet used, would be taken.
    Stage().run {}
    let view = UIView()
    view.frame.size = CGSize(width: 10, height: 20)
    let inner = UIView()
    view.addSubview(inner)
    let stage = Stage()
    expectMotion(of: view, on: stage)
    #expect(view.bounds.height == 20 && inner.window === stage.window)
  }

  @Test func `goes on the stage that was made last, as long as nothing has run there`() {
    let stage = Stage()
    expectMotion(of: UIView(), on: stage)
    let other = Stage()
    expectMotion(of: UIView(), on: other)
  }

  @Test func `says so when it is put on another stage`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = UIView()
      let (first, second) = (Stage(), Stage())
      first.run { first.window.addSubview(view) }
      second.run { second.window.addSubview(view) }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.tells("of one stage cannot be put on another"))
  }

  @Test func `is named where a stage is missed`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.tells("no current stage") && text.tells("next Stage() takes over"))
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
