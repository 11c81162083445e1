import HeadlessUIKit
import Testing

/// A label of an app's own, as large as its words, which may be touched a little beside it.
private final class TagView: UIView {
  var words = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(words.count) * 10, height: 20)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Puts its views in one after the other, wherever they are added.
private final class StackView: UIView {
  private(set) var additions = 0
  private(set) var layouts = 0

  override func addSubview(_ view: UIView) {
    additions += 1
    super.addSubview(view)
  }

  override func layoutSubviews() {
    layouts += 1
    var y: CGFloat = 0
    for view in subviews {
      view.frame.origin = CGPoint(x: 0, y: y)
      y += view.bounds.height
    }
  }

  override func removeFromSuperview() {
    alpha = 0.5
    super.removeFromSuperview()
  }
}

private final class CircleButton: UIControl {
  private(set) var told: [String] = []

  override var isHighlighted: Bool {
    didSet { layer.opacity = isHighlighted ? 0.5 : 1 }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    told.append("begin \(touch.location(in: self).x)")
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    told.append("continue")
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { told.append("end") }
  override func cancelTracking(with event: UIEvent?) { told.append("cancel") }
}

/// Hears of its own time.
nonisolated private final class PulsarLayer: CALayer {
  private(set) var told: [String] = []

  override var repeatCount: Float {
    didSet { told.append("count \(repeatCount)") }
  }

  override var speed: Float {
    get { super.speed }
    set {
      told.append("speed \(newValue)")
      super.speed = newValue
    }
  }
}

/// Keeps a layer in it as large as itself, and hears of values that are set by name.
nonisolated private final class FrameLayer: CALayer {
  let border = CALayer()
  private(set) var keys: [String] = []
  private(set) var sizes: [CGFloat] = []

  private let inset: CGFloat

  init(inset: CGFloat) {
    self.inset = inset
    super.init()
    addSublayer(border)
  }

  // With an initialiser of its own, it overrides all three of its superclass.
  override init() {
    inset = 0
    super.init()
  }

  override init(layer: Any) {
    inset = (layer as? FrameLayer)?.inset ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var hole: CGRect { bounds.insetBy(dx: inset, dy: inset) }

  override var bounds: CGRect {
    didSet { sizes.append(bounds.width) }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    border.frame = hole
  }

  override func setValue(_ value: Any?, forKey key: String) {
    keys.append(key)
    super.setValue(value, forKey: key)
  }
}

/// Swings out in shares of its width.
nonisolated private final class ShakeAnimation: CAKeyframeAnimation {
  override var values: [Any]? {
    get { super.values ?? [0.0, 20.0, 0.0] }
    set { super.values = newValue }
  }
}

@MainActor @Suite struct `what an app overrides` {
  private let stage = Stage()

  @Test func `is asked for its size, and for what lies at a point`() {
    let (stack, tag) = stage.run { (StackView(), TagView()) }
    stage.run {
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      stage.window.addSubview(stack)
      stack.addSubview(tag)
    }
    let layouts = stack.layouts
    stage.run { tag.words = "hello" }
    #expect(stack.layouts == layouts + 1)
    tag.frame.origin = CGPoint(x: 20, y: 30)
    tag.sizeToFit()
    #expect(tag.frame == CGRect(x: 20, y: 30, width: 50, height: 20))
    stage.run { stack.setNeedsLayout() }
    #expect(stack.hitTest(CGPoint(x: 55, y: 25), with: nil) === tag)
    #expect(stack.hitTest(CGPoint(x: 65, y: 25), with: nil) === stack)
    #expect(UIView.noIntrinsicMetric == -1 && stack.intrinsicContentSize.width == -1)
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 200, height: 200))
  }

  @Test func `is called for views that are added and removed, and lays them out`() {
    let stack = stage.run { StackView() }
    stage.run {
      stage.window.addSubview(stack)
      for _ in 0..<3 { stack.addSubview(UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))) }
    }
    #expect(stack.additions == 3 && stack.subviews.map(\.frame.minY) == [0, 10, 20])
    stage.run { stack.removeFromSuperview() }
    #expect(stack.alpha == 0.5 && stack.superview == nil)
  }

  @Test func `follows a finger on a control`() {
    let button = stage.run { CircleButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(button)
    var events: [String] = []
    let kinds: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in kinds {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    stage.touch(button, taps: 1)
    stage.advance(by: 1)
    #expect(events == ["down", "up"] && button.told == ["begin 50.0", "end"])
    stage.touch(button, by: CGVector(dx: 200, dy: 0), over: 0.5)
    stage.advance(by: 0.05)
    #expect(button.state == .highlighted && button.isTracking && button.isTouchInside)
    #expect(button.layer.opacity == 0.5)
    stage.advance(by: 1)
    #expect(events == ["down", "up", "down", "exit", "up outside"])
    #expect(button.state == .normal && button.layer.opacity == 1 && !button.isTracking)
    button.isEnabled = false
    stage.touch(button, taps: 1)
    stage.advance(by: 1)
    #expect(events.count == 5 && button.state == .disabled)
    button.isEnabled = true
    stage.touch(button, by: .zero, over: 1)
    stage.advance(by: 0.5)
    stage.run { button.removeFromSuperview() }
    stage.advance(by: 1)
    #expect(events.last == "cancel" && button.told.last == "cancel")
  }

  @Test func `follows one of several fingers on a control`() {
    let button = stage.run { CircleButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(button)
    button.isMultipleTouchEnabled = true
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    func finger(_ points: [(time: Double, x: CGFloat)], end: Double) -> PlannedTouch {
      let samples = points.map {
        PlannedTouch.Sample(time: $0.time, point: CGPoint(x: $0.x, y: 50))
      }
      return PlannedTouch(samples: samples, end: end)
    }
    stage.touch(
      [finger([(0, 20)], end: 1), finger([(0, 80), (0.2, 300)], end: 0.5)],
      from: .bounds(of: button))
    stage.advance(by: 0.6)
    #expect(button.isTracking && button.isTouchInside && button.told == ["begin 20.0"])
    stage.advance(by: 1)
    #expect(button.told == ["begin 20.0", "end"] && taps == 1)
  }

  @Test func `sets, lays out and shows the values of a layer`() {
    let layer = stage.run { FrameLayer(inset: 5) }
    stage.run {
      stage.window.layer.addSublayer(layer)
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    }
    #expect(layer.border.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
    #expect(layer.presentation()?.hole == layer.border.frame)
    #expect(layer.sizes == [50])
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.keys == ["opacity"] && layer.opacity == 0.5)
  }

  @Test func `hears of the time of a layer`() {
    let (pulsar, dot) = stage.run { (PulsarLayer(), CALayer()) }
    stage.run {
      stage.window.layer.addSublayer(pulsar)
      pulsar.addSublayer(dot)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      dot.add(fade, forKey: nil)
    }
    let timed: any CAMediaTiming = pulsar
    (timed.speed, timed.repeatCount) = (0.5, 3)
    #expect(pulsar.told == ["speed 0.5", "count 3.0"] && pulsar.speed == 0.5)
    stage.advance(by: 1)
    #expect(abs((dot.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  @Test func `gives a keyframe animation its values`() {
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    stage.run {
      let shake = ShakeAnimation(keyPath: "position.x")
      shake.duration = 1
      view.layer.add(shake, forKey: nil)
    }
    stage.advance(by: 0.25)
    expect(view.layer.presentation()?.position.x, near: 10)
    stage.advance(by: 0.25)
    expect(view.layer.presentation()?.position.x, near: 20)
  }
}
