import Testing
import UIKit

#if os(Linux)
  import UIKit.UIGestureRecognizerSubclass
#endif

private protocol CardDelegate: NSObjectProtocol { func cardMoved() }

extension NSObject { fileprivate var kind: String { "\(type(of: self))" } }

/// A view as apps write it: with a layer of its class, and equal to others of its number.
private final class Ring: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  // swift-format-ignore: NeverForceUnwrap
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  override var description: String { "ring \(tag)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? Ring)?.tag == tag }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var canBecomeFirstResponder: Bool { true }
}

private final class Track: CAShapeLayer {
  var changes = 0
  override var path: CGPath? { didSet { changes += 1 } }
  override var strokeEnd: CGFloat { didSet { changes += 1 } }
}

private final class Dial: UIView {
  @Invalidating(.layout, .display) var angle = 0.0
  private(set) var calls: [String] = []
  override func layoutSubviews() { calls.append("lay out") }
  override func draw(_ rect: CGRect) { calls.append("draw") }
  override func tintColorDidChange() { calls.append("tint \(tintAdjustmentMode)") }
  override func updateConstraints() {
    calls.append("constrain")
    super.updateConstraints()
  }
}

private final class DialController: UIViewController, CardDelegate {
  let dial = Dial()
  private(set) var updates = 0

  override func loadView() { view = dial }
  override func updateViewConstraints() {
    updates += 1
    super.updateViewConstraints()
  }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  func cardMoved() {}
}

private final class TouchDown: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

@MainActor @Suite struct `members that a device has` {
  private let stage = Stage()

  private func make<Value>(_ make: () -> Value) -> Value { stage.run(make) }

  @Test func `are those of objects`() {
    let (ring, twin, controller) = make { (Ring(), Ring(), DialController()) }
    let object: NSObject = ring
    #expect(object.isEqual(twin) && ring == twin && !ring.isEqual(controller))
    twin.tag = 1
    #expect(ring != twin && "\(twin)" == "ring 1" && ring.kind == "Ring")
    #expect(ring.isKind(of: UIView.self) && !ring.isKind(of: UILabel.self))
    let delegate: any CardDelegate = controller
    #expect(delegate.isEqual(controller) && !delegate.isEqual(ring))
    #expect(Set<NSObject>([controller, controller.dial, controller]).count == 2)
  }

  @Test func `may be overridden`() {
    let (ring, track) = make { (Ring(), Track()) }
    ring.layer.strokeEnd = 0.5
    track.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    track.strokeEnd = 0.25
    #expect(track.changes == 2 && track.strokeEnd == 0.25 && ring.canBecomeFirstResponder)
    stage.run { stage.window.layer.addSublayer(track) }
    stage.run { stage.window.addSubview(ring) }
    stage.run {
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      (draw.fromValue, draw.duration) = (0.0, 1)
      ring.layer.add(draw, forKey: nil)
    }
    stage.advance(by: 0.5)
    expect(ring.layer.presentation()?.strokeEnd, near: 0.25)
    let controller = make { DialController() }
    stage.run { stage.window.rootViewController = controller }
    stage.run { controller.dial.setNeedsUpdateConstraints() }
    #expect(controller.updates == 1 && controller.dial.calls.suffix(2) == ["constrain", "lay out"])
    #expect(controller.supportedInterfaceOrientations == .portrait && !controller.shouldAutorotate)
    #expect(!controller.definesPresentationContext && !controller.isModalInPresentation)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
  }

  @Test func `ask views for what a change takes, and tell those that follow a tint`() {
    let (dial, inner) = make { (Dial(), Dial()) }
    stage.run {
      stage.window.addSubview(dial)
      dial.addSubview(inner)
    }
    let count = dial.calls.count
    stage.run { dial.angle = 0 }
    #expect(dial.calls.count == count)
    stage.run { dial.angle = 1 }
    #expect(dial.angle == 1 && dial.calls.dropFirst(count) == ["lay out", "draw"])
    inner.tintAdjustmentMode = .normal
    dial.tintAdjustmentMode = .dimmed
    #expect(dial.calls.last == "tint dimmed" && inner.calls.last == "tint normal")
    inner.tintAdjustmentMode = .automatic
    #expect(inner.calls.last == "tint dimmed" && stage.window.tintAdjustmentMode == .normal)
  }

  @Test func `show a part of a view`() throws {
    let view = make { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.run { stage.window.addSubview(view) }
    view.backgroundColor = .red
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 50, y: 0, width: 50, height: 100), afterScreenUpdates: true,
        withCapInsets: .zero))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 50, height: 100) && part.clipsToBounds)
    #expect(part.subviews.first?.frame == CGRect(x: -50, y: 0, width: 100, height: 100))
    #expect(part.subviews.first?.layer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `are small ones of windows, colours and indicators`() {
    let window = make { UIWindow() }
    #expect(window.windowLevel == .normal)
    window.windowLevel = .alert
    #expect(window.windowLevel.rawValue == 2000 && UIColor().cgColor.alpha == 0)
    let indicator = make { UIActivityIndicatorView(style: .whiteLarge) }
    #expect(indicator.bounds.width == 37 && UIActivityIndicatorView.Style.gray.rawValue == 2)
    let (scroll, button) = make { (UIScrollView(), UIButton()) }
    #expect(scroll.touchesShouldCancel(in: window) && !scroll.touchesShouldCancel(in: button))
  }

  @Test func `take touches in recognizers written for old systems`() {
    let view = make { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.run { stage.window.addSubview(view) }
    var count = 0
    view.addGestureRecognizer(make { TouchDown { _ in count += 1 } })
    stage.touch(view, taps: 1)
    stage.advance(by: 1)
    #expect(count == 1)
  }

  @Test func `tell a second touch, and whether anything listens`() {
    let button = make { UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
    stage.run { stage.window.addSubview(button) }
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in heard.append("again") }, for: .touchDownRepeat)
    stage.touch(button, taps: 2)
    stage.advance(by: 1)
    #expect(heard == ["down", "down", "again"])
    #expect(button.allControlEvents == [.touchDown, .touchDownRepeat])
    #expect(UIControl.Event.allEvents.isSuperset(of: .allTouchEvents))
  }

  @Test func `style lines of text`() throws {
    let font = try #require(UIFont(name: "Avenir", size: 12))
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment) = (4, .right)
    let label = make { UILabel() }
    label.attributedText = NSAttributedString(
      string: "Hi",
      attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.red])
    let kept = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((kept?[.paragraphStyle] as? NSMutableParagraphStyle)?.lineSpacing == 4)
    #expect(label.text == "Hi" && kept?.count == 3)
  }

  @Test func `convert between views and the screen`() {
    let (outer, inner) = make {
      (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView(frame: .zero))
    }
    stage.run {
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      inner.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    let (space, screen): (any UICoordinateSpace, any UICoordinateSpace) = (inner, UIScreen.main)
    let point = CGPoint(x: 10, y: 10)
    #expect(space.convert(point, to: outer) == CGPoint(x: 5, y: 5))
    #expect(space.convert(point, to: screen) == CGPoint(x: 15, y: 25))
    #expect(screen.convert(CGPoint(x: 15, y: 25), to: space) == point)
    #expect(space.convert(CGPoint(x: 15, y: 25), from: screen) == point)
    #expect(screen.convert(point, to: screen) == point && space.bounds.width == 40)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      screen.convert(rect, from: space) == CGRect(x: -5, y: 5, width: 20, height: 40))
    #expect(outer.convert(rect, from: inner) == CGRect(x: -15, y: -15, width: 20, height: 40))
  }

  @Test func `are optional ones of animators`() {
    let view = make { UIView() }
    let animator: any UIViewImplicitlyAnimating = make {
      stage.window.addSubview(view)
      return UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    var ends: [UIViewAnimatingPosition] = []
    stage.run {
      animator.addAnimations? { view.center.x = 100 }
      animator.addAnimations?({ view.alpha = 0 }, delayFactor: 0.5)
      animator.addCompletion? { ends.append($0) }
      animator.addCompletion!({ ends.append($0) })
      animator.startAnimation()
    }
    stage.advance(by: 0.75)
    expect(view.layer.presentation()?.position.x, near: 75)
    expect(view.layer.presentation().map { CGFloat($0.opacity) }, near: 0.5)
    stage.run {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation?(withTimingParameters: nil, durationFactor: 0)
    }
    stage.advance(by: 0.75)
    #expect(ends == [.start, .start])
  }

  @Test func `take views away as the system does`() {
    let view = make { UIView() }
    stage.run { stage.window.addSubview(view) }
    var finished: [Bool] = []
    stage.run { UIView.perform(.delete, on: [view], animations: nil) { finished.append($0) } }
    #expect(view.superview === stage.window)
    stage.advance(by: 1)
    #expect(view.superview == nil && finished == [true])
  }
}
