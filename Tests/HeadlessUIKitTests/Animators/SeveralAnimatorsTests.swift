import Foundation
import HeadlessUIKit
import Testing

/// A property that two animators move at once.
enum SharedProperty: CaseIterable, Sendable {
  case center, frame, transform, alpha, backgroundColor, cornerRadius

  var isAdditive: Bool {
    self == .center || self == .frame || self == .transform
  }

  /// Sets the first value, the one the first animator leads to, or the second's.
  func set(_ index: Int, of view: UIView) {
    switch self {
    case .center: view.center = [.zero, CGPoint(x: 100, y: 40), CGPoint(x: -60, y: 300)][index]
    case .frame:
      view.frame =
        [
          CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 100, y: 10, width: 40, height: 20),
          CGRect(x: 50, y: 200, width: 20, height: 90),
        ][index]
    case .transform:
      view.transform =
        [
          CGAffineTransform(translationX: 30, y: 0), CGAffineTransform(rotationAngle: 1),
          CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 70),
        ][index]
    case .alpha: view.alpha = [1, 0.2, 0.6][index]
    case .backgroundColor:
      view.backgroundColor = UIColor(red: [0, 1, 0.3][index], green: 0.5, blue: 0, alpha: 1)
    case .cornerRadius: view.layer.cornerRadius = [0, 10, 4][index]
    }
  }

  /// What is shown of it, number by number.
  func shown(_ view: UIView) -> [Double] {
    let layer = view.shown
    switch self {
    case .center: return [layer.position.x, layer.position.y].map(Double.init)
    case .frame:
      let frame = layer.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    case .transform:
      let t = layer.affineTransform()
      return [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }
    case .alpha: return [layer.exactOpacity]
    case .backgroundColor:
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      layer.backgroundColor.map(UIColor.init(cgColor:))?
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { Double($0) }
    case .cornerRadius: return [Double(layer.cornerRadius)]
    }
  }
}

/// Two animators over one property of one view: the second starts 0.5 s after the first.
private final class Couple {
  let property: SharedProperty
  let probe: Probe
  let second: UIViewPropertyAnimator
  private(set) var last: [Double] = []

  init(_ property: SharedProperty) {
    self.property = property
    let probe = Probe(timing: ProbeTiming.easeOut.parameters)
    self.probe = probe
    property.set(0, of: probe.box)
    second = probe.stage.run { UIViewPropertyAnimator(duration: 1, curve: .easeInOut) }
    probe.animator.addAnimations { property.set(1, of: probe.box) }
    second.addAnimations { property.set(2, of: probe.box) }
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.5)
    last = property.shown(probe.box)
  }

  var first: UIViewPropertyAnimator { probe.animator }
  var shown: [Double] { property.shown(probe.box) }

  /// Makes a change after which the same must be shown.
  func expectNoJump(_ name: String, after change: () -> Void) {
    let before = shown
    change()
    let after = shown
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name): \(before) \(after)")
  }

  /// Advances in little steps; none may move anything far.
  func expectSmooth(for seconds: Double) {
    for _ in 0..<Int((seconds * 1000).rounded()) {
      let before = shown
      probe.stage.advance(by: 0.001)
      let after = shown
      #expect(
        zip(before, after).allSatisfy { abs($0 - $1) < 1.5 },
        "\(before) \(after) at \(probe.stage.now)")
    }
  }
}

@Suite struct `two animators on one property` {
  @Test(arguments: SharedProperty.allCases)
  func `lead smoothly to where the newer one goes`(property: SharedProperty) {
    let couple = Couple(property)
    couple.expectNoJump("start") { couple.second.startAnimation() }
    couple.expectSmooth(for: 2)
    let model = Probe(timing: ProbeTiming.linear.parameters)
    property.set(2, of: model.box)
    #expect(couple.shown == property.shown(model.box))
  }

  @Test(arguments: SharedProperty.allCases)
  func `do not jump when the first turns around`(property: SharedProperty) {
    let couple = Couple(property)
    couple.second.startAnimation()
    couple.probe.stage.advance(by: 0.2)
    couple.expectNoJump("reverse") { couple.first.isReversed = true }
    couple.expectSmooth(for: 2)
    #expect(couple.first.state == .inactive)
    #expect(couple.second.state == .inactive)
  }

  @Test(arguments: SharedProperty.allCases, [false, true])
  func `do not jump when one is stopped`(property: SharedProperty, isFirst: Bool) {
    let couple = Couple(property)
    couple.second.startAnimation()
    couple.probe.stage.advance(by: 0.3)
    let stopped = isFirst ? couple.first : couple.second
    couple.expectNoJump("stop") { stopped.stopAnimation(true) }
    couple.expectSmooth(for: 2)
    #expect(couple.first.state == .inactive)
    #expect(couple.second.state == .inactive)
  }

  // Finishing a stopped one at the end or the start moves only its own share there.
  @Test(arguments: [(UIViewAnimatingPosition.end, 300.0), (.start, 200), (.current, 250)])
  func `keep the way of the other when one is finished`(
    position: UIViewAnimatingPosition, model: Double
  ) {
    for endsFirst in [false, true] {
      let probe = Probe(.linear)
      let second = probe.stage.run { UIViewPropertyAnimator(duration: 1, curve: .linear) }
      second.addAnimations { probe.box.center.x = 300 }
      probe.animator.startAnimation()
      probe.stage.advance(by: 0.5)
      second.startAnimation()
      probe.stage.advance(by: 0.5)
      #expect(probe.shownX == 150)
      probe.animator.stopAnimation(false)
      #expect(probe.shownX == 150)
      if endsFirst { probe.stage.advance(by: 0.5) }
      probe.animator.finishAnimation(at: position)
      probe.stage.advance(by: 5)
      #expect(probe.modelX == model)
      #expect(probe.shownX == probe.modelX)
    }
  }

  @Test func `keep the way of the other when one finishes a transform`() {
    let couple = Couple(.transform)
    couple.second.startAnimation()
    couple.probe.stage.advance(by: 0.3)
    couple.first.stopAnimation(false)
    couple.first.finishAnimation(at: .end)
    couple.probe.stage.advance(by: 5)
    let expected = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 70)
    let transform = couple.probe.box.transform
    #expect(abs(transform.a - expected.a) < 1e-9)
    #expect(abs(transform.b - expected.b) < 1e-9)
    #expect(abs(transform.d - expected.d) < 1e-9)
    #expect(abs(transform.ty - expected.ty) < 1e-9)
  }

  @Test func `sum what they contribute to geometry`() {
    let probe = Probe(.linear)
    let second = probe.stage.run { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    second.addAnimations { probe.box.center.x = 300 }
    probe.animator.startAnimation()
    probe.stage.advance(by: 1)
    second.startAnimation()
    probe.stage.advance(by: 0.5)
    // 300, less half of the second's 200 and a quarter of the first's 100.
    #expect(probe.shownX == 175)
    probe.animator.isReversed = true
    probe.stage.advance(by: 0.25)
    #expect(probe.shownX == 212.5)
    probe.stage.advance(by: 9)
    #expect(probe.shownX == 200)
  }

  @Test func `hand over what is not geometry`() {
    let couple = Couple(.alpha)
    let held = couple.shown[0]
    couple.second.startAnimation()
    couple.probe.stage.advance(by: 0.5)
    #expect(abs(couple.shown[0] - (held + 0.6) / 2) < 1e-12)
    couple.first.isReversed = true
    couple.probe.stage.advance(by: 9)
    #expect(couple.shown == [0.6])
  }
}

/// Animators that go, or are stopped, while the engine is at work on others.
@Suite struct `animators in the midst of others` {
  private final class Holder: CALayer { var pulse: UIViewPropertyAnimator? }

  private static func view(in stage: Stage) -> UIView {
    stage.run {
      let view = UIView()
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func `go with a layer that only a lost property has held`() {
    let stage = Stage()
    let (a, b, c) = (Self.view(in: stage), Self.view(in: stage), Self.view(in: stage))
    var holder: Holder? = stage.run { Holder() }
    weak let gone = holder
    let mover = stage.run {
      if let holder { stage.window.layer.addSublayer(holder) }
      UIView.animate(withDuration: 1) { a.center.x = 9 }
      let mover = UIViewPropertyAnimator(duration: 9, curve: .linear)
      mover.addAnimations { [holder] in
        holder?.position.x = 9
        b.center.x = 9
      }
      mover.startAnimation()
      holder?.pulse = UIViewPropertyAnimator(duration: 9, curve: .linear) { c.center.x = 9 }
      holder?.pulse?.pauseAnimation()
      return mover
    }
    stage.advance(by: 2)
    stage.run { holder?.removeFromSuperlayer() }
    holder = nil
    stage.run { mover.stopAnimation(true) }
    stage.advance(by: 1)
    #expect(gone == nil && c.layer.presentation()?.position.x == c.center.x)
  }

  private final class Stopper: CALayer {
    var animator: UIViewPropertyAnimator?
    override func add(_ animation: CAAnimation, forKey key: String?) {
      animator?.stopAnimation(true)
      super.add(animation, forKey: key)
    }
  }

  private final class StoppingView: UIView {
    override class var layerClass: AnyClass { Stopper.self }
  }

  @Test func `may be stopped by the layer that they begin to move`() {
    let stage = Stage()
    let (a, b) = (Self.view(in: stage), Self.view(in: stage))
    let view = stage.run {
      UIView.animate(withDuration: 1) { a.center.x = 9 }
      UIView.animate(withDuration: 2) { b.center.x = 9 }
      let view = StoppingView()
      stage.window.addSubview(view)
      return view
    }
    stage.advance(by: 0.5)
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 9, curve: .linear) { view.center.x = 9 }
    }
    (view.layer as? Stopper)?.animator = animator
    stage.run { animator.startAnimation() }
    stage.advance(by: 4)
    #expect(a.shown.position.x == 9 && b.shown.position.x == 9)
    #expect(view.shown.position.x == 9 && animator.state == .inactive)
  }
}
