import Testing
import UIKit

@MainActor @Suite struct `an update link` {
  private let stage = Stage()

  @Test func `calls its actions in each frame while its view is in a window`() {
    let view = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    var seen: [UIUpdateInfo] = []
    let link = stage.run {
      let link = UIUpdateLink(view: view)
      link.addAction { _, info in seen.append(info) }
      return link
    }
    link.isEnabled = true
    stage.run { stage.window.addSubview(view) }
    stage.advance(by: 0.1)
    #expect(seen.isEmpty, "nothing asks for frames")
    link.requiresContinuousUpdates = true
    stage.advance(by: 0.1)
    #expect(seen.count == 6)
    expect(seen[0].modelTime, near: 7 / 60)
    expect(seen[0].estimatedPresentationTime, near: 8 / 60)
    stage.run { view.removeFromSuperview() }
    stage.advance(by: 0.1)
    #expect(seen.count == 6)
    stage.run { stage.window.addSubview(view) }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
    stage.advance(by: 0.1)
    #expect(seen.count == 9)
    link.isEnabled = false
    stage.advance(by: 1)
    #expect(seen.count == 9)
  }

  @Test func `is let go while it is enabled`() {
    let view = stage.run { UIView(frame: .zero) }
    weak var known: UIUpdateLink?
    var calls = 0
    stage.run {
      stage.window.addSubview(view)
      let link = UIUpdateLink(view: view)
      link.addAction { _, _ in calls += 1 }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      known = link
    }
    stage.advance(by: 1)
    #expect(known == nil && calls == 0)
  }
}

@MainActor @Suite struct `a box for an effect` {
  private let stage = Stage()

  @Test func `holds its effect, and contents as large as it is`() {
    stage.run {
      let box = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      stage.window.addSubview(box)
      box.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
      #expect(box.effect is UIBlurEffect && box.contentView.superview === box)
      #expect(box.contentView.frame == box.bounds)
      UIView.animate(withDuration: 1) { box.effect = nil }
      #expect(box.effect == nil)
      box.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
      #expect(box.effect is UIVibrancyEffect)
      #expect(UIVisualEffectView().contentView.frame == .zero)
    }
  }
}

@MainActor @Suite struct `a text that nobody edits` {
  private let stage = Stage()

  @Test func `keeps its styles until it has other words`() {
    stage.run {
      let (field, view) = (UITextField(), UITextView())
      #expect(field.text == "" && view.text == "" && view.attributedText.length == 0)
      let styled = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
      (field.attributedText, view.attributedText) = (styled, styled)
      #expect(field.text == "red" && view.text == "red" && view.attributedText === styled)
      (field.text, view.text) = ("plain", nil)
      #expect(field.attributedText?.string == "plain" && view.attributedText.string == "")
      #expect(view.text == "")
      (view.attributedText, view.attributedText) = (styled, nil)
      #expect(view.text.isEmpty && view.attributedText.length == 0)
      #expect(field.borderStyle == .none && field.placeholder == nil)
      // As on a device (measured elsewhere).
      #expect(field.font?.lineHeight == 20.287109375)
    }
  }

  // A wrong password: the field shakes, as any view does.
  @Test func `shakes, and scrolls`() {
    let (field, notes) = stage.run {
      (UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 40)), UITextView())
    }
    stage.run {
      stage.window.addSubview(field)
      stage.window.addSubview(notes)
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      (shake.values, shake.duration, shake.isAdditive) = ([0, 10, -10, 0], 0.3, true)
      field.layer.add(shake, forKey: nil)
      notes.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      notes.contentSize = CGSize(width: 100, height: 400)
      notes.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    }
    stage.advance(by: 0.1)
    expect(field.layer.presentation()?.position.x, near: 160)
    #expect(notes.bounds.minY == 50)
  }
}

@MainActor @Suite struct `the effect of a box` {
  private let stage = Stage()

  // Though nothing is blurred.
  @Test func `takes the time of a block and of an animator`() {
    let box = stage.run {
      let box = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      stage.window.addSubview(box)
      return box
    }
    var ends: [String] = []
    stage.run {
      UIView.animate(withDuration: 0.5) {
        box.effect = UIBlurEffect(style: .light)
      } completion: {
        [stage] in
        ends.append("block \($0) \(stage.now)")
      }
    }
    stage.advance(by: 1)
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.effect = nil }
    }
    animator.addCompletion { [stage] in ends.append("animator \($0 == .end) \(stage.now)") }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(animator.fractionComplete == 0.5 && animator.state == .active)
    #expect(ends == ["block true 0.5"] && box.effect == nil)
    stage.advance(by: 1)
    #expect(ends == ["block true 0.5", "animator true 2.0"])
    #expect(box.subviews.last === box.contentView && box.layer.animationKeys() == nil)
  }
}

@MainActor @Suite struct `a layer of copies` {
  private let stage = Stage()

  @Test func `has its values, which move by added animations and actions`() {
    let pulse = stage.run {
      let pulse = CAReplicatorLayer()
      #expect(pulse.instanceCount == 1 && pulse.instanceDelay == 0)
      (pulse.instanceCount, pulse.instanceDelay) = (3, 0.5)
      pulse.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      stage.window.layer.addSublayer(pulse)
      return pulse
    }
    #expect(pulse.instanceCount == 3 && pulse.instanceDelay == 0.5)
    #expect(pulse.instanceColor == UIColor.white.cgColor && !pulse.preservesDepth)
    #expect(pulse.instanceRedOffset == 0 && pulse.instanceAlphaOffset == 0)
    stage.advance(by: 0)
    stage.run {
      let spread = CABasicAnimation(keyPath: "instanceTransform")
      spread.toValue = CATransform3DMakeTranslation(60, 0, 0)
      spread.duration = 1
      pulse.add(spread, forKey: "spread")
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      pulse.instanceDelay = 0.1
      pulse.instanceAlphaOffset = -0.4
    }
    stage.advance(by: 0.25)
    let shown = pulse.presentation()
    expect(shown?.instanceTransform.m41, near: 30)
    expect(shown.map { CGFloat($0.instanceDelay) }, near: 0.4)
    expect(shown.map { CGFloat($0.instanceAlphaOffset) }, near: -0.1)
    stage.advance(by: 1)
    #expect(pulse.presentation()?.instanceTransform.m41 == 20)
    #expect(pulse.presentation()?.instanceDelay == 0.1)
  }
}
