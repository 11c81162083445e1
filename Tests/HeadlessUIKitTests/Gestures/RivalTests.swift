import HeadlessUIKit
import Testing

@Suite struct `several gestures at one finger` {
  private let stage = Stage()
  private let outer: UIView
  private let inner: UIView
  private let log = Log()

  private final class Log { var heard: [String] = [] }

  init() {
    outer = stage.add(CGRect(x: 0, y: 0, width: 300, height: 300))
    inner = stage.add(CGRect(x: 100, y: 100, width: 100, height: 100), in: outer)
  }

  private func pan(_ name: String, in view: UIView) -> UIPanGestureRecognizer {
    let log = log
    let pan = UIPanGestureRecognizer { pan in
      if pan.state != .changed { log.heard.append("\(name) \(pan.state)") }
    }
    pan.name = name
    view.addGestureRecognizer(pan)
    return pan
  }

  private func drag() {
    stage.touch(inner, by: CGVector(dx: 0, dy: 50), over: 0.3)
    stage.advance(by: 1)
  }

  @Test func `are one, that of the deeper view`() {
    _ = (pan("outer", in: outer), pan("inner", in: inner))
    drag()
    #expect(log.heard == ["inner began", "inner ended"])
    #expect(stage.events.map(\.description) == ["inner began", "inner ended"])
  }

  @Test func `are the outer one where the inner one waits for it to fail`() {
    let (outer, inner) = (pan("outer", in: outer), pan("inner", in: inner))
    inner.require(toFail: outer)
    drag()
    #expect(log.heard == ["outer began", "outer ended"])
  }

  @Test func `are the one that waited, once the other has failed`() {
    let pan = pan("inner", in: inner)
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 20
    outer.addGestureRecognizer(press)
    pan.require(toFail: press)
    var first = CGPoint.zero
    pan.addAction { if $0.state == .began { first = $0.translation(in: nil) } }
    drag()
    #expect(log.heard == ["inner began", "inner ended"] && first.y > 20 && first.y < 30)
  }

  private final class Polite: UIPanGestureRecognizer {
    weak var first: UIGestureRecognizer?
    weak var last: UIGestureRecognizer?
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === first }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === last }
  }

  @Test func `say in their own class which of them waits`() {
    let polite = Polite()
    let log = log
    polite.addAction { if $0.state != .changed { log.heard.append("polite \($0.state)") } }
    inner.addGestureRecognizer(polite)
    let pan = pan("outer", in: outer)
    drag()
    polite.first = pan
    drag()
    #expect(log.heard == ["polite began", "polite ended", "outer began", "outer ended"])
    // The other way round: the pan is in the inner view now, and waits for the outer view's.
    inner.removeGestureRecognizer(polite)
    outer.addGestureRecognizer(polite)
    inner.addGestureRecognizer(pan)
    (polite.first, polite.last) = (nil, pan)
    drag()
    #expect(log.heard.suffix(2) == ["polite began", "polite ended"])
  }

  @Test func `do not wait in a circle for ever`() {
    let gestures = [pan("a", in: inner), pan("b", in: outer), pan("c", in: stage.window)]
    for index in 0..<3 { gestures[index].require(toFail: gestures[(index + 1) % 3]) }
    drag()
    // The first one fails, which lets the one that waited for it begin.
    #expect(log.heard == ["c began", "c ended"])
    #expect(gestures.allSatisfy { $0.state == .possible })
  }

  private final class Delegate: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    var needs: UIGestureRecognizer?
    var isNeededBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { needs === otherGestureRecognizer }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isNeededBy === otherGestureRecognizer }
  }

  @Test func `are those that a delegate allows`() {
    let (outer, inner) = (pan("outer", in: outer), pan("inner", in: inner))
    let delegate = Delegate()
    outer.delegate = delegate
    delegate.together = true
    drag()
    #expect(log.heard == ["inner began", "outer began", "inner ended", "outer ended"])
    log.heard = []
    (outer.delegate, inner.delegate) = (nil, delegate)
    drag()
    #expect(log.heard.count == 4)
    (log.heard, delegate.together, delegate.begins) = ([], false, false)
    drag()
    #expect(log.heard == ["outer began", "outer ended"])
    (log.heard, delegate.begins, delegate.receives) = ([], true, false)
    drag()
    #expect(log.heard == ["outer began", "outer ended"])
    (log.heard, delegate.receives, delegate.needs) = ([], true, outer)
    drag()
    #expect(log.heard == ["outer began", "outer ended"])
    (log.heard, delegate.needs) = ([], nil)
    (inner.delegate, outer.delegate, delegate.isNeededBy) = (nil, delegate, inner)
    drag()
    #expect(log.heard == ["outer began", "outer ended"])
  }

  @Test func `are asked for by their view, too`() {
    final class Still: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view !== self
      }
    }
    let still = stage.run { Still(frame: inner.bounds) }
    inner.addSubview(still)
    _ = (pan("still", in: still), pan("inner", in: inner))
    stage.touch(still, by: CGVector(dx: 50, dy: 0), over: 0.2)
    stage.advance(by: 1)
    #expect(log.heard == ["inner began", "inner ended"])
  }

  @Test func `are asked for by the view that would lose its touch`() {
    final class Kept: UIView {
      var isAsked = 0
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isAsked += 1
        return false
      }
    }
    let kept = stage.run { Kept(frame: inner.bounds) }
    inner.addSubview(kept)
    let tap = UITapGestureRecognizer { [log] _ in log.heard.append("tap") }
    outer.addGestureRecognizer(tap)
    stage.touch(kept, taps: 1)
    stage.advance(by: 1)
    #expect(kept.isAsked == 1 && log.heard.isEmpty)
    tap.cancelsTouchesInView = false
    stage.touch(kept, taps: 1)
    stage.advance(by: 1)
    #expect(kept.isAsked == 1 && log.heard == ["tap"])
  }

  @Test func `leave a button the taps that are its own`() {
    let button = stage.run { UIButton(frame: inner.bounds) }
    inner.addSubview(button)
    button.addAction(UIAction { [log] _ in log.heard.append("button") }, for: .touchUpInside)
    button.addAction(UIAction { [log] _ in log.heard.append("cancel") }, for: .touchCancel)
    outer.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.heard.append("outside") })
    func tapped(while change: () -> Void = {}) -> [String] {
      log.heard = []
      stage.touch(button, by: .zero, over: 0.2)
      stage.advance(by: 0.1)
      change()
      stage.advance(by: 1)
      return log.heard
    }
    #expect(tapped() == ["button"])
    #expect(tapped { button.isEnabled = false } == ["cancel", "outside"])
    #expect(tapped() == ["outside"])
    button.isEnabled = true
    button.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.heard.append("own") })
    #expect(tapped() == ["own", "cancel"])
  }

  @Test func `may be of an app's own class, and keep others back`() {
    final class TouchDown: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other.name != "free" }
    }
    _ = (pan("inner", in: inner), pan("free", in: outer))
    var states: [UIGestureRecognizer.State] = []
    let down = TouchDown { states.append($0.state) }
    inner.addGestureRecognizer(down)
    drag()
    #expect(states.first == .began && states.last == .ended && down.resets == 1)
    #expect(log.heard == ["free began", "free ended"])
    #expect(down.state == .possible)
    down.state = .began
    #expect(down.state == .possible, "without a finger there is no gesture")
  }

  @Test func `may shield themselves, and give fingers up`() {
    final class Stubborn: UIGestureRecognizer {
      var isGivingUp = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isGivingUp { touches.forEach { ignore($0, for: event) } }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        #expect(event.touches(for: self) == touches)
        if touches.contains(where: { $0.location(in: nil).y > 185 }) { state = .ended }
      }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }
    _ = pan("inner", in: inner)
    var count = 0
    let stubborn = Stubborn { _ in count += 1 }
    outer.addGestureRecognizer(stubborn)
    drag()
    #expect(count == 1 && log.heard == ["inner began", "inner ended"])
    stubborn.isGivingUp = true
    drag()
    #expect(count == 1 && stubborn.state == .possible)
  }

  @Test func `are told of those that leave`() {
    let pan = pan("inner", in: inner)
    stage.touch(inner, by: CGVector(dx: 0, dy: 50), over: 0.3)
    stage.advance(by: 0.2)
    pan.isEnabled = false
    pan.isEnabled = true
    stage.advance(by: 1)
    #expect(log.heard == ["inner began", "inner cancelled"])
    stage.touch(inner, by: CGVector(dx: 0, dy: 50), over: 0.3)
    stage.advance(by: 0.2)
    inner.removeGestureRecognizer(pan)
    #expect(log.heard.count == 4 && inner.gestureRecognizers == [])
    inner.addGestureRecognizer(pan)
    stage.advance(by: 1)
    stage.touch(inner, by: CGVector(dx: 0, dy: 50), over: 0.3)
    stage.advance(by: 0.2)
    stage.run { inner.removeFromSuperview() }
    #expect(log.heard.suffix(2) == ["inner began", "inner cancelled"])
    stage.advance(by: 1)
    #expect(log.heard.count == 6 && pan.state == .possible)
  }

  @Test func `go on where a view only changes its place in the tree`() {
    _ = pan("inner", in: inner)
    stage.touch(inner, by: CGVector(dx: 0, dy: 50), over: 0.3)
    stage.advance(by: 0.2)
    stage.run { stage.window.addSubview(inner) }
    stage.advance(by: 1)
    #expect(log.heard == ["inner began", "inner ended"])
  }

  @Test func `end where the touch is called off`() {
    _ = pan("inner", in: inner)
    let samples = (0...5).map {
      PlannedTouch.Sample(time: 0.1 * Double($0), point: CGPoint(x: 10 * Double($0), y: 0))
    }
    stage.touch([PlannedTouch(samples: samples, isCancelled: true)], from: .middle(of: inner))
    stage.advance(by: 1)
    #expect(log.heard == ["inner began", "inner cancelled"])
  }
}
