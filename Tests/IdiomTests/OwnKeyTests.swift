import HeadlessUIKit
import Testing

/// A pie, cut as far as a share of it.
nonisolated private final class PieLayer: CALayer {
  // With Objective-C: @NSManaged var share: CGFloat
  var share: CGFloat {
    get { value(forKey: "share") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "share") }
  }
  var tint = UIColor.red
  private(set) var drawn: [CGFloat] = []

  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? PieLayer else { return }
    share = other.share
    tint = other.tint
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "share" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "share" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.share
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  override func display() {
    drawn.append((presentation() ?? self).share)
  }
}

private final class PieView: UIView {
  override class var layerClass: AnyClass { PieLayer.self }
  var pie: PieLayer { unsafeDowncast(layer, to: PieLayer.self) }
}

@Suite struct `a layer with a key of its own` {
  private let stage = Stage()
  private let view: PieView

  init() {
    view = stage.run { PieView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)) }
    stage.window.addSubview(view)
    stage.run {}
  }

  @Test func `is shown as one of its own class`() {
    stage.run { view.pie.tint = .blue }
    let shown = view.pie.presentation()
    #expect(shown !== view.pie && shown?.model() === view.pie)
    #expect(shown?.tint == .blue && shown?.share == 0)
  }

  @Test func `moves by an action of its class`() {
    stage.run {
      CATransaction.setAnimationDuration(1)
      view.pie.share = 1
    }
    #expect(view.pie.share == 1)
    stage.advance(by: 0.25)
    expect(view.pie.presentation()?.share, near: 0.25)
    let held = view.pie.presentation()
    stage.advance(by: 0.25)
    expect(held?.share, near: 0.25)
    expect(view.pie.presentation()?.share, near: 0.5)
    stage.advance(by: 0.5)
    #expect(view.pie.presentation()?.share == 1 && view.pie.animationKeys() == nil)
  }

  @Test func `is drawn on every frame of its way`() {
    stage.run {
      CATransaction.setAnimationDuration(0.1)
      view.pie.share = 0.6
    }
    stage.advance(by: 1)
    let drawn = view.pie.drawn
    #expect(drawn.count == 7)
    for (place, share) in drawn.enumerated().dropFirst() {
      expect(share, near: min(CGFloat(place) / 10, 0.6))
    }
  }

  @Test func `bounces on a spring and goes through keyframes`() {
    let spring = CASpringAnimation(keyPath: "share")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 1, 5)
    spring.duration = spring.settlingDuration
    stage.run { view.pie.add(spring, forKey: nil) }
    stage.advance(by: 0.3)
    #expect(view.pie.presentation().map { $0.share > 1 } == true)
    let frames = CAKeyframeAnimation(keyPath: "share")
    (frames.values, frames.duration) = ([0, 1, 0.5], 2)
    stage.run { view.pie.add(frames, forKey: "frames") }
    stage.advance(by: 1.5)
    expect(view.pie.presentation()?.share, near: 0.75)
  }
}
