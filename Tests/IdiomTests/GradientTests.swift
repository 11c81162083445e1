import HeadlessUIKit
import Testing

/// A placeholder over which light moves while something is loaded.
private final class ShimmerView: UIView {
  private let gradient = CAGradientLayer()

  func start() {
    gradient.frame = bounds
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 0.5, 1]
    layer.addSublayer(gradient)

    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1, -0.5, 0]
    animation.toValue = [1, 1.5, 2]
    animation.duration = 2
    animation.repeatCount = .infinity
    gradient.add(animation, forKey: "shimmer")
  }

  func warm() {
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.black.cgColor]
  }

  func turn() {
    UIView.animate(withDuration: 2) { self.gradient.endPoint = CGPoint(x: 0, y: 1) }
  }

  var shown: CAGradientLayer? { gradient.presentation() }
}

@Suite struct `a gradient that moves` {
  private let stage = Stage()
  private let view: ShimmerView

  init() {
    let stage = stage
    view = stage.run { ShimmerView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)) }
    stage.window.addSubview(view)
    stage.run { [view] in view.start() }
  }

  @Test func `shimmers from side to side`() {
    stage.advance(by: 0.5)
    #expect(view.shown?.locations == [-0.5, 0, 0.5])
    stage.advance(by: 5)
    #expect(view.shown?.locations == [0.5, 1, 1.5])
  }

  @Test func `blends each of its colours`() {
    stage.run {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      view.warm()
    }
    stage.advance(by: 0.25)
    let colors = view.shown?.colors as? [CGColor]
    #expect(
      colors == [
        CGColor(red: 0.25, green: 0, blue: 0, alpha: 1),
        CGColor(red: 1, green: 0.75, blue: 0.75, alpha: 1),
        CGColor(red: 0, green: 0, blue: 0, alpha: 1),
      ])
  }

  @Test func `turns by its own action, whatever block it is turned in`() {
    stage.run { view.turn() }
    stage.advance(by: 0.125)
    let end = view.shown?.endPoint ?? .zero
    #expect(end.x > 0 && end.x < 1)
    stage.advance(by: 0.125)
    #expect(view.shown?.endPoint == CGPoint(x: 0, y: 1))
  }
}
