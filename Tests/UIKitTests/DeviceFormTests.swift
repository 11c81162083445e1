import Testing
import UIKit

/// A recognizer of a test: says what it is told to.
private final class MockPan: UIPanGestureRecognizer {
  var way = CGPoint.zero
  override var state: State {
    get { .changed }
    set {}
  }
  override var view: UIView? { nil }
  override var numberOfTouches: Int { 2 }
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
  override func translation(in view: UIView?) -> CGPoint { way }
  override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 300, y: 0) }
}

private final class Pulse: CABasicAnimation {
  let size: CGFloat

  init(size: CGFloat) {
    self.size = size
    super.init()
    keyPath = "transform.scale"
    (fromValue, toValue, duration) = (1.0, size, 2)
  }

  required init?(coder: NSCoder) {
    size = 1
    super.init(coder: coder)
  }
}

/// An animation as an editor completes it: it cannot be made again.
private final class Once: CABasicAnimation {
  override init() {
    super.init()
    (keyPath, fromValue, toValue, duration) = ("opacity", 0.0, 1.0, 1)
  }

  required init?(coder: NSCoder) { return nil }
}

private final class Flow: UINavigationController {
  let first = UIViewController()

  init() { super.init(rootViewController: first) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var topViewController: UIViewController? { first }
}

private final class Avatar: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    layer.cornerRadius = bounds.width / 2
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class HalfWay: UIPercentDrivenInteractiveTransition {
  override var percentComplete: CGFloat { 0.5 }
  override var duration: CGFloat { 3 }
}

private struct Saved: Codable, Equatable {
  var transform = CGAffineTransform(rotationAngle: 1)
  var vector = CGVector(dx: 1, dy: 2)
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  var offset = UIOffset(horizontal: 5, vertical: 6)
}

@MainActor @Suite struct `code that is written for a device` {
  private let stage = Stage()

  private func onStage<Value>(_ make: () -> Value) -> Value { stage.run(make) }

  private func inWindow(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = onStage { UIView(frame: frame) }
    stage.window.addSubview(view)
    return view
  }

  @Test func `puts a recognizer of a test in the place of one`() {
    let pan = onStage { MockPan { _ in } }
    let told: UIPanGestureRecognizer = pan
    pan.way = CGPoint(x: 40, y: 0)
    #expect(told.state == .changed && told.view == nil && told.numberOfTouches == 2)
    #expect(told.translation(in: nil).x == 40 && told.velocity(in: nil).x == 300)
    #expect(told.location(in: nil) == CGPoint(x: 1, y: 2))
  }

  @Test func `makes animations with initialisers of its own`() {
    let view = inWindow()
    onStage { view.layer.add(Pulse(size: 3), forKey: "pulse") }
    stage.advance(by: 1)
    expect(view.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat, near: 2)
    #expect(view.layer.animation(forKey: "pulse") is Pulse)
    onStage { view.layer.add(Once(), forKey: "once") }
    stage.advance(by: 0.5)
    expect(view.layer.presentation().map { CGFloat($0.opacity) }, near: 0.5)
  }

  @Test func `makes controllers and pictures with initialisers of its own`() {
    let (flow, avatar) = onStage {
      (Flow(), Avatar(image: UIImage(size: CGSize(width: 8, height: 8))))
    }
    #expect(flow.viewControllers == [flow.first] && flow.topViewController === flow.first)
    #expect(avatar.bounds.width == 8 && avatar.layer.cornerRadius == 4)
    #expect(onStage { UIImageView(image: nil).bounds } == .zero)
    #expect(onStage { UINavigationController().viewControllers.isEmpty })
    let half: UIPercentDrivenInteractiveTransition = HalfWay()
    #expect(half.percentComplete == 0.5 && half.duration == 3 && half.completionCurve == .easeInOut)
  }

  @Test func `draws paths in Core Graphics's forms`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    var move = CGAffineTransform(translationX: 5, y: 0)
    let moved = CGPath(rect: rect, transform: &move)
    #expect(moved.boundingBox == rect.applying(move))
    #expect(CGPath(rect: rect, transform: nil).copy(using: &move) == moved)
    let oval = CGPath(ellipseIn: rect, transform: nil)
    #expect(oval == UIBezierPath(ovalIn: rect).cgPath)
    let round = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2, transform: &move)
    let box = round.boundingBoxOfPath
    expect(box.minX, near: 5)
    expect(box.maxY, near: 10)
    let lines = CGMutablePath()
    lines.addLines(between: [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 4)])
    #expect(lines.currentPoint == CGPoint(x: 3, y: 4))
    lines.addPath(lines, transform: move)
    #expect(lines.boundingBox == CGRect(x: 0, y: 0, width: 8, height: 4))
    lines.addRoundedRect(in: rect, cornerWidth: 100, cornerHeight: 100)
    expect(lines.boundingBox.maxX, near: 20)
    lines.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -.pi / 2)
    expect(lines.currentPoint.y, near: -5)
  }

  @Test func `saves and reads geometry`() throws {
    let saved = Saved()
    let read = try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(saved))
    #expect(read == saved && UIOffset.zero == UIOffset())
  }

  @Test func `names functions and modules`() {
    let view = inWindow()
    let animate: (TimeInterval, () -> Void) -> Void = UIView.animate(withDuration:animations:)
    onStage { animate(1) { view.alpha = 0 } }
    stage.advance(by: 0.5)
    expect(view.layer.presentation().map { CGFloat($0.opacity) }, near: 0.5)
    #if os(Linux)
      #expect(CoreGraphics.log(CGFloat(1)) == 0)
      #expect(onStage { QuartzCore.CALayer() }.superlayer == nil)
    #endif
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    let number: NSNumber? = 2.5
    #expect(number.map { CGFloat(truncating: $0) } == 2.5)
    #expect(number.flatMap { CGFloat(exactly: $0) } == 2.5)
  }

  @Test func `asks a timer when it fires`() {
    let timer = onStage { Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in } }
    stage.advance(by: 20)
    expect(timer.fireDate.timeIntervalSinceNow, near: 40, within: 5)
    #expect(timer.userInfo == nil)
  }

  @Test func `shows that something goes on`() {
    let indicator = onStage { UIActivityIndicatorView(style: .large) }
    #expect(indicator.isHidden && !indicator.isAnimating)
    #expect(indicator.bounds.size == indicator.intrinsicContentSize)
    #expect(indicator.color == .gray && onStage { UIActivityIndicatorView() }.style == .medium)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `hears of the keyboard what a test posts`() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey,
    ]
    #expect(Set(names).count == 6 && Set(keys).count == 4)
    #expect(names[0].rawValue == "UIKeyboardWillShowNotification")
  }

  @Test func `looks into a path, piece by piece`() {
    let path = onStage { CGMutablePath() }
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    let counts = [1, 1, 2, 3, 0]
    var pieces: [(type: CGPathElementType, points: [CGPoint])] = []
    path.applyWithBlock { piece in
      let (type, points) = (piece.pointee.type, piece.pointee.points)
      pieces.append((type, (0..<counts[Int(type.rawValue)]).map { points[$0] }))
    }
    #expect(pieces.map(\.type.rawValue) == [0, 1, 2, 3, 4] && pieces[4].type == .closeSubpath)
    #expect(pieces[0].points == [CGPoint(x: 1, y: 2)] && pieces[4].points.isEmpty)
    #expect(pieces[2].points == [CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6)])
    #expect(pieces[3].points.map(\.x) == [11, 13, 9])
    // As it is called from C: what it changes is found by a pointer.
    var ends: [CGFloat] = []
    withUnsafeMutablePointer(to: &ends) { ends in
      path.apply(info: ends) { info, piece in
        guard piece.pointee.type == .addLineToPoint else { return }
        info?.assumingMemoryBound(to: [CGFloat].self).pointee.append(piece.pointee.points[0].y)
      }
    }
    #expect(ends == [4])
  }

  @Test func `keeps what has no effect`() {
    let layer = onStage { CALayer() }
    #expect(!layer.drawsAsynchronously)
    layer.drawsAsynchronously = true
    #expect(layer.drawsAsynchronously && layer.debugDescription == layer.description)
    for draw in [UIColor.set, UIColor.setFill, UIColor.setStroke] { draw(.red)() }
    let fonts = [UIFont.Weight.light, .regular, .bold].map {
      UIFont.systemFont(ofSize: 20, weight: $0)
    }
    #expect(Set(fonts.map(\.fontName)).count == 3 && fonts[0].pointSize == 20)
    #expect(fonts[1] == .systemFont(ofSize: 20) && fonts[0] != fonts[1])
    #expect(fonts[1] != .systemFont(ofSize: 21))
    let impact = UIImpactFeedbackGenerator(style: .medium)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue == 2)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }

  @Test func `observes an animator by key paths`() {
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    let animator = onStage {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    }
    animator.pausesOnCompletion = true
    var heard: [String] = []
    let running = animator.observe(\.isRunning, options: [.new, .old]) { [stage] _, change in
      heard.append("\(change.oldValue == true) \(change.newValue == true) \(stage.now)")
    }
    let state = animator.observe(\.state, options: .initial) { animator, change in
      heard.append("\(animator.state) \(change.newValue == nil)")
    }
    let place = animator.observe(\.fractionComplete, options: .new) { _, change in
      heard.append("\(change.newValue ?? -1)")
    }
    animator.startAnimation()
    stage.advance(by: 2)
    let start = ["inactive true", "false true 0.0", "active true"]
    #expect(heard == start + ["true false 1.0"])
    running.invalidate()
    state.invalidate()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(heard.suffix(2) == ["0.25", "0.75"])
    place.invalidate()
    animator.stopAnimation(true)
    #expect(heard.count == start.count + 3)
  }
}
