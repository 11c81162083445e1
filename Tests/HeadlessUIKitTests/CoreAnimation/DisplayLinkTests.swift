import Foundation
import HeadlessUIKit
import Testing

@Suite struct `a display link` {
  private final class Frames {
    let stage = Stage()
    private(set) var times: [Int] = []
    var link: CADisplayLink?

    /// Makes a link; `change` is called with it before it is added.
    init(
      _ change: (CADisplayLink) -> Void = { _ in },
      each: @escaping (CADisplayLink) -> Void = { _ in }
    ) {
      stage.run {
        let link = CADisplayLink { [unowned self] link in
          times.append(Int((link.timestamp * 240).rounded()))
          each(link)
        }
        change(link)
        link.add(to: .main, forMode: .common)
        self.link = link
      }
    }

    /// The frames in 240ths of a second, until a moment.
    func frames(until moment: Double) -> [Int] {
      stage.advance(by: moment - stage.now)
      defer { times = [] }
      return times
    }
  }

  @Test func `calls once for each frame, in one step or in many`() {
    let (once, often) = (Frames(), Frames())
    let frames = once.frames(until: 0.5)
    #expect(frames == (1...30).map { $0 * 4 })
    for _ in 0..<60 { often.stage.advance(by: 1.0 / 120) }
    #expect(often.frames(until: 0.5) == frames)
  }

  @Test(arguments: [(30, 8), (20, 12), (15, 16), (60, 4), (0, 4), (120, 4), (1, 240), (25, 8)])
  func `leaves frames out for the rate it prefers`(rate: Int, step: Int) {
    let frames = Frames { $0.preferredFramesPerSecond = rate }
    #expect(frames.frames(until: 1) == (1...240 / step).map { $0 * step })
  }

  @Test func `takes the rate a range prefers, or its highest`() {
    let preferring = Frames {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    }
    #expect(preferring.frames(until: 0.1) == [8, 16, 24])
    let below = Frames {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    }
    #expect(below.frames(until: 0.1) == [12, 24])
    #expect(CADisplayLink.maximumFramesPerSecond == 60)
    #expect(CAFrameRateRange.default == CAFrameRateRange())
  }

  @Test func `is taken from the run loop and put back`() {
    let frames = Frames()
    _ = frames.frames(until: 0.05)
    frames.link?.remove(from: .main, forMode: .common)
    #expect(frames.frames(until: 0.1) == [])
    frames.link?.add(to: .main, forMode: .common)
    #expect(frames.frames(until: 0.15) == [28, 32, 36])
  }

  @Test func `says when its frame was, and when the next one is`() {
    var seen: [Double] = []
    let frames = Frames {
      $0.preferredFramesPerSecond = 30
    } each: {
      seen += [$0.timestamp, $0.targetTimestamp, $0.duration]
    }
    _ = frames.frames(until: 0.05)
    let expected = [1.0 / 30, 2.0 / 30, 1.0 / 60]
    #expect(seen.count == 3)
    for (number, time) in zip(seen, expected) { #expect(abs(number - time) < 1e-12) }
  }

  @Test func `rests while it is paused, and goes on with the next frame`() {
    let frames = Frames()
    #expect(frames.frames(until: 0.05) == [4, 8, 12])
    frames.link?.isPaused = true
    #expect(frames.frames(until: 0.11).isEmpty)
    frames.link?.isPaused = false
    #expect(frames.frames(until: 0.15) == [28, 32, 36])
  }

  @Test func `may be paused, invalidated or slowed down in its own block`() {
    let paused = Frames(each: { $0.isPaused = $0.timestamp > 0.03 })
    #expect(paused.frames(until: 1) == [4, 8])
    let invalidated = Frames(each: { if $0.timestamp > 0.03 { $0.invalidate() } })
    #expect(invalidated.frames(until: 1) == [4, 8])
    invalidated.link?.isPaused = false
    invalidated.link?.add(to: .main, forMode: .common)
    #expect(invalidated.frames(until: 2).isEmpty)
    let slowed = Frames(each: { if $0.timestamp > 0.03 { $0.preferredFramesPerSecond = 15 } })
    #expect(slowed.frames(until: 0.2) == [4, 8, 16, 32, 48])
  }

  @Test func `shows each frame's own values`() {
    let stage = Stage()
    var shown: [Double] = []
    stage.run {
      let view = UIView()
      stage.window.addSubview(view)
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { view.center.x = 60 }
      let link = CADisplayLink { _ in
        shown.append(Double(view.layer.presentation()?.position.x ?? -1).rounded())
      }
      link.add(to: .main, forMode: .common)
    }
    stage.advance(by: 0.125)
    #expect(shown == [10, 20, 30, 40, 50, 60, 60])
  }

  @Test func `may start and end animations in its block`() {
    let stage = Stage()
    var finished: [Double] = []
    stage.run {
      let view = UIView()
      stage.window.addSubview(view)
      let link = CADisplayLink { link in
        guard link.timestamp > 0.09 else { return }
        link.invalidate()
        UIView.animate(withDuration: 0.1) {
          view.alpha = 0
        } completion: { _ in
          finished.append((stage.now * 1e6).rounded() / 1e6)
        }
      }
      link.add(to: .main, forMode: .common)
    }
    stage.advance(by: 1)
    #expect(finished == [0.2])
  }
}
