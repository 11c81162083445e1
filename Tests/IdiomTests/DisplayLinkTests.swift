import HeadlessUIKit
import Testing

/// A label that counts up to a number.
private final class CountingLabel {
  private(set) var text = "0"
  private var displayLink: CADisplayLink?
  private var startTime: CFTimeInterval = 0
  private var (from, to, duration) = (0.0, 0.0, 0.0)

  func count(from: Double, to: Double, duration: TimeInterval) {
    (self.from, self.to, self.duration) = (from, to, duration)
    startTime = CACurrentMediaTime()
    displayLink?.invalidate()
    let link = CADisplayLink { [weak self] link in self?.update(link) }
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func update(_ link: CADisplayLink) {
    let elapsed = link.timestamp - startTime
    if elapsed >= duration {
      text = "\(Int(to))"
      link.invalidate()
      displayLink = nil
      return
    }
    text = "\(Int(from + (to - from) * elapsed / duration))"
  }

  var isPaused: Bool {
    get { displayLink?.isPaused ?? true }
    set { displayLink?.isPaused = newValue }
  }
}

@Suite struct `a counter on a display link` {
  private let stage = Stage()
  private let label = CountingLabel()

  @Test func `shows what the time has come to, whatever the steps`() {
    stage.run { label.count(from: 0, to: 600, duration: 2) }
    for (t, text) in [(0.5, "150"), (1, "300"), (1.251, "375"), (1.999, "595"), (2, "600")] {
      stage.advance(by: t - stage.now)
      #expect(label.text == text)
    }
    stage.advance(by: 100)
    #expect(label.text == "600" && label.isPaused)
  }

  @Test func `stands still while the link is paused`() {
    stage.run { label.count(from: 0, to: 600, duration: 10) }
    stage.advance(by: 1)
    label.isPaused = true
    stage.advance(by: 4)
    #expect(label.text == "60")
    label.isPaused = false
    stage.advance(by: 1 / 60.0)
    #expect(label.text == "301")
  }

  @Test func `reads what an animation shows, frame for frame`() {
    let box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    stage.window.addSubview(box)
    var seen: [CGFloat] = []
    stage.run {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { box.alpha = 0 }
      let link = CADisplayLink { link in
        seen.append(CGFloat(box.layer.presentation()?.opacity ?? -1))
        if box.layer.animationKeys() == nil { link.invalidate() }
      }
      link.preferredFramesPerSecond = 30
      link.add(to: .current, forMode: .default)
    }
    stage.advance(by: 1)
    #expect(seen.count == 3 || seen.count == 4)
    for (frame, opacity) in seen.enumerated() {
      expect(opacity, near: max(1 - CGFloat(frame + 1) / 3, 0))
    }
  }
}
