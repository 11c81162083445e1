import HeadlessUIKit
import Testing

/// A page that shows one of two texts.
private final class Page: UIView {
  let title = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 40))
  var text = "first"
}

@Suite struct `a cross-fade` {
  private let stage = Stage()
  private let page: Page

  init() {
    page = stage.run { Page(frame: CGRect(x: 0, y: 0, width: 390, height: 200)) }
    stage.window.addSubview(page)
    page.addSubview(page.title)
    stage.advance(by: 1)
  }

  @Test func `with a transition changes the content at once and ends after its time`() {
    var log: [String] = []
    stage.run {
      UIView.transition(
        with: page, duration: 0.4, options: .transitionCrossDissolve,
        animations: {
          self.page.text = "second"
          self.page.title.alpha = 0.3
        },
        completion: { finished in log.append("\(finished) \(self.stage.now)") })
      log.append(page.text)
    }
    // Without allowAnimatedContent what changes is the content, which is exchanged as a whole.
    expect(page.title.layer.presentation().map { CGFloat($0.opacity) }, near: 0.3)
    stage.advance(by: 1)
    #expect(log == ["second", "true 1.4"])
  }

  @Test func `as a layer's transition takes a key and tells its delegate`() {
    let transition = stage.run {
      let transition = CATransition()
      transition.duration = 0.5
      transition.type = .fade
      transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      page.layer.add(transition, forKey: kCATransition)
      return transition
    }
    page.text = "second"
    #expect(page.layer.animationKeys() == ["transition"])
    #expect((page.layer.animation(forKey: kCATransition) as? CATransition)?.type == .fade)
    transition.type = .push
    #expect((page.layer.animation(forKey: kCATransition) as? CATransition)?.type == .fade)
    stage.advance(by: 0.6)
    #expect(page.layer.animationKeys() == nil)
  }

  @Test func `of two views takes the old one away when it is over`() {
    let next = stage.run { Page(frame: page.frame) }
    stage.run {
      next.alpha = 0
      page.superview?.addSubview(next)
      UIView.animate(
        withDuration: 0.4, delay: 0, options: [.curveEaseInOut],
        animations: {
          next.alpha = 1
          self.page.alpha = 0
        },
        completion: { _ in
          self.page.removeFromSuperview()
          self.page.alpha = 1
        })
    }
    for (t, progress) in [(0.1, 0.1291619), (0.2, 0.5), (0.3, 0.8708381)] {
      stage.advance(by: 1 + t - stage.now)
      expect(next.layer.presentation().map { CGFloat($0.opacity) }, near: CGFloat(progress))
      expect(page.layer.presentation().map { CGFloat($0.opacity) }, near: 1 - CGFloat(progress))
    }
    stage.advance(by: 0.2)
    #expect(page.superview == nil && page.alpha == 1)
    #expect(stage.window.subviews == [next])
  }
}
