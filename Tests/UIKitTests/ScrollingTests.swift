import Testing
import UIKit

/// A long list, and all that its delegate was told; further scrolling counts once.
private final class Feed: UIScrollViewDelegate {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var calls: [String] = []
  private(set) var scrolls = 0
  private(set) var target: CGPoint?
  private(set) var velocity: CGPoint?
  var asked: CGFloat?
  /// Called whenever it has scrolled.
  var didScroll: (UIScrollView) -> Void = { _ in }

  init(_ content: CGSize, in window: UIView) {
    view.contentSize = content
    view.delegate = self
    window.addSubview(view)
  }

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  private func state(_ scrollView: UIScrollView) -> String {
    [
      scrollView.isTracking ? "tracking" : nil, scrollView.isDragging ? "dragging" : nil,
      scrollView.isDecelerating ? "decelerating" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    note("scrolled, \(state(scrollView))")
    didScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin dragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
    if let asked { targetContentOffset.pointee.y = asked }
    note("end dragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("ended dragging, \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("decelerated") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("animated") }
}

@MainActor @Suite struct `a scroll view` {
  private let stage = Stage()
  private let feed: Feed
  // Of what is left of a way after a second: 0.998 to the power of 1,000.
  private let rate = -1000 * log(0.998)
  private let bounceRate = 8.2

  init() {
    let stage = stage
    feed = stage.run { Feed(CGSize(width: 390, height: 3000), in: stage.window) }
  }

  private var offset: CGFloat { feed.view.contentOffset.y }

  private func start(at offset: CGFloat) {
    stage.run { feed.view.contentOffset.y = offset }
  }

  // Of a drag of 100 points in a tenth of a second, 12 samples, two are gone when it begins.
  private let dragged: CGFloat = 100 - 100 / 6

  @Test func `follows the finger, decelerates and comes to rest`() {
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 0.1)
    expect(offset, near: dragged)
    expect(feed.velocity?.y, near: 1)
    let end = dragged + 499
    expect(feed.target?.y, near: end)
    for frame in [1, 6, 30, 60, 120, 230] {
      let t = Double(frame) / 60
      stage.advance(by: 0.1 + t - stage.now)
      expect(offset, near: end - 499 * exp(-rate * t))
    }
    #expect(feed.view.isDecelerating)
    // Half a pixel is left at ln(499 · 6) / rate = 3.998 s; the next frame is that at 4 s.
    stage.advance(by: 0.1 + 3.99 - stage.now)
    #expect(feed.view.isDecelerating)
    stage.advance(by: 0.01)
    expect(offset, near: end)
    #expect(!feed.view.isDecelerating && !feed.view.isDragging)
    #expect(
      feed.calls == [
        "begin dragging", "scrolled, tracking dragging", "end dragging", "ended dragging, true",
        "decelerate", "scrolled, dragging decelerating", "decelerated",
      ])
  }

  @Test func `comes to rest soon at the fast rate`() {
    feed.view.decelerationRate = .fast
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 0.6)
    expect(offset, near: dragged + 99 - 99 * pow(0.99, 500))
    stage.advance(by: 0.5)
    expect(offset, near: dragged + 99)
  }

  @Test func `bounces at the end that it hits`() {
    start(at: 2000)
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 0.1)
    expect(feed.target?.y, near: 2156)
    // From 2,083.3 toward 2,582.3, which lies 426.3 beyond the end.
    let beyond = 2000 + dragged + 499 - 2156
    let hit = log(499 / beyond) / rate
    for frame in [2, 4, 8, 12, 30, 60] {
      let t = Double(frame) / 60
      stage.advance(by: 0.1 + t - stage.now)
      let since = t - hit
      let place =
        since < 0
        ? 2000 + dragged + 499 - 499 * exp(-rate * t)
        : 2156 + rate * beyond * since * exp(-bounceRate * since)
      expect(offset, near: place)
    }
    stage.advance(by: 2)
    #expect(offset == 2156 && feed.calls.last == "decelerated")
  }

  @Test func `stops at its ends if it does not bounce`() {
    feed.view.bounces = false
    start(at: 2000)
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 1)
    #expect(offset == 2156)
    stage.touch(feed.view, by: CGVector(dx: 0, dy: -100), over: 0.2)
    stage.advance(by: 1)
    #expect(offset == 2156)
  }

  @Test func `gives way like a rubber band, and comes back`() {
    stage.touch(feed.view, by: CGVector(dx: 0, dy: 210), over: 0.5, hold: 0.5)
    stage.advance(by: 0.7)
    // Three of 60 samples are gone when it begins.
    let pulled = 210 - 10.5
    let band = (1 - 1 / (pulled * 0.55 / 844 + 1)) * 844
    expect(offset, near: -band)
    stage.advance(by: 0.3)
    expect(offset, near: -band)
    #expect(feed.velocity == .zero && feed.target == .zero)
    for frame in [1, 5, 10, 30] {
      let t = Double(frame) / 60
      stage.advance(by: 1 + t - stage.now)
      expect(offset, near: -band * exp(-bounceRate * t))
    }
    stage.advance(by: 1)
    #expect(offset == 0 && feed.calls.last == "decelerated")
  }

  @Test func `is caught by a finger, where it is`() {
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 0.5)
    let caught = offset
    #expect(feed.view.isDecelerating)
    stage.touch(feed.view, by: CGVector(dx: 0, dy: -5), over: 0.1, hold: 0.2)
    stage.advance(by: 0)
    #expect(feed.view.isTracking && feed.view.isDragging && !feed.view.isDecelerating)
    stage.advance(by: 0.2)
    expect(offset, near: caught + 5)
    stage.advance(by: 2)
    expect(offset, near: caught + 5)
    #expect(
      Array(feed.calls.suffix(5)) == [
        "begin dragging", "decelerated", "scrolled, tracking dragging", "end dragging",
        "ended dragging, false",
      ])
  }

  @Test func `rests on its pages`() {
    stage.run {
      feed.view.contentSize = CGSize(width: 390 * 3, height: 844)
      feed.view.isPagingEnabled = true
    }
    stage.touch(feed.view, flick: CGVector(dx: -800, dy: 0))
    stage.advance(by: 0.1)
    expect(feed.target?.x, near: 390)
    let left = 390 - feed.view.contentOffset.x
    stage.advance(by: 0.5)
    expect(feed.view.contentOffset.x, near: 390 - left * pow(0.99, 500))
    stage.advance(by: 2)
    #expect(feed.view.contentOffset.x == 390)
    stage.touch(feed.view, by: CGVector(dx: -150, dy: 0), over: 0.5, hold: 0.1)
    stage.advance(by: 3)
    #expect(feed.view.contentOffset.x == 390)
    stage.touch(feed.view, flick: CGVector(dx: -5000, dy: 0), over: 0.05)
    stage.advance(by: 3)
    #expect(feed.view.contentOffset.x == 780)
  }

  @Test func `comes to rest where its delegate says`() {
    feed.asked = 700
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 1.1)
    expect(offset, near: 700 - (700 - dragged) * exp(-rate))
    stage.advance(by: 4)
    #expect(offset == 700)
  }

  @Test func `is animated to an offset, frame for frame`() {
    stage.run { feed.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(offset == 0)
    stage.advance(by: 0.15)
    expect(offset, near: 150)
    #expect(feed.scrolls == 9 && !feed.view.isDecelerating)
    stage.advance(by: 0.15)
    #expect(offset == 300 && feed.calls == ["scrolled, ", "animated"])
    stage.run {
      feed.view.scrollRectToVisible(CGRect(x: 0, y: 2900, width: 10, height: 10), animated: false)
    }
    #expect(offset == 2910 - 844 && feed.scrolls == 19)
  }

  @Test func `moves in a block and under an animator`() {
    func shown() -> CGFloat? { feed.view.layer.presentation()?.bounds.minY }
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        feed.view.contentOffset.y = 400
      }
    }
    stage.advance(by: 0.25)
    #expect(offset == 400 && feed.scrolls == 1)
    expect(shown(), near: 100)
    stage.advance(by: 1)
    let animator = stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        feed.view.contentOffset.y = 0
      }
      animator.pauseAnimation()
      return animator
    }
    animator.fractionComplete = 0.25
    expect(shown(), near: 300)
    animator.stopAnimation(true)
    expect(offset, near: 300)
  }

  @Test func `goes on with its velocity from an offset that is set`() {
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    var isMoved = false
    feed.didScroll = { view in
      guard view.isDecelerating, view.contentOffset.y > 300, !isMoved else { return }
      isMoved = true
      view.contentOffset.y -= 200
    }
    stage.advance(by: 6)
    expect(offset, near: dragged + 499 - 200, within: 1)
    #expect(isMoved)
  }

  @Test func `takes no drag for which it has no room`() {
    stage.touch(feed.view, by: CGVector(dx: -200, dy: 10), over: 0.2)
    stage.advance(by: 1)
    #expect(feed.calls.isEmpty)
    stage.run { feed.view.alwaysBounceHorizontal = true }
    stage.touch(feed.view, by: CGVector(dx: -200, dy: 0), over: 0.2)
    stage.advance(by: 0.2)
    #expect(feed.view.contentOffset.x > 50)
    stage.run { feed.view.isScrollEnabled = false }
    stage.advance(by: 2)
    #expect(feed.view.contentOffset == .zero && !feed.view.isDragging)
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -1000))
    stage.advance(by: 1)
    #expect(feed.view.contentOffset == .zero)
  }

  @Test func `has ends beyond its content where it is inset`() {
    stage.run { feed.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0) }
    start(at: 100)
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: 2000))
    stage.advance(by: 4)
    #expect(offset == -40)
    start(at: 2000)
    stage.touch(feed.view, flick: CGVector(dx: 0, dy: -2000))
    stage.advance(by: 4)
    #expect(offset == 2186)
  }
}
