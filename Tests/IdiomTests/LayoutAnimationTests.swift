import HeadlessUIKit
import Testing

/// A drawer whose place follows from a constant, as with a constraint.
private final class DrawerView: UIView {
  let drawer = UIView()
  let handle = UIView()
  var drawerHeight: CGFloat = 100 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(drawer)
    drawer.addSubview(handle)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawer.frame = CGRect(
      x: 0, y: bounds.height - drawerHeight, width: bounds.width, height: drawerHeight)
    handle.center = CGPoint(x: drawer.bounds.midX, y: 8)
  }
}

@Suite struct `a layout in an animation block` {
  private let stage = Stage()
  private let view: DrawerView

  init() {
    view = stage.run { DrawerView(frame: CGRect(x: 0, y: 0, width: 300, height: 800)) }
    stage.run { stage.window.addSubview(view) }
  }

  private var shown: CGRect? { view.drawer.layer.presentation()?.frame }

  @Test func `moves what it lays out`() {
    #expect(shown == CGRect(x: 0, y: 700, width: 300, height: 100))
    stage.run {
      view.layoutIfNeeded()
      view.drawerHeight = 500
      UIView.animate(withDuration: 0.4) {
        self.view.layoutIfNeeded()
      }
    }
    #expect(view.drawer.frame == CGRect(x: 0, y: 300, width: 300, height: 500))
    for (t, progress) in [(0.1, 0.1291619), (0.2, 0.5), (0.3, 0.8708381)] {
      stage.advance(by: t - stage.now)
      expect(shown?.minY, near: 700 - 400 * CGFloat(progress), within: 1e-4)
      expect(shown?.height, near: 100 + 400 * CGFloat(progress), within: 1e-4)
      expect(shown?.maxY, near: 800, within: 1e-4)
    }
  }

  @Test func `does not move what is laid out when the turn ends`() {
    stage.run {
      UIView.animate(withDuration: 0.4) {
        self.view.drawerHeight = 500
      }
    }
    #expect(shown == CGRect(x: 0, y: 300, width: 300, height: 500))
  }

  @Test func `is done by the option as well`() {
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
        self.view.frame.size.height = 600
      }
    }
    stage.advance(by: 0.25)
    expect(shown?.minY, near: 700 - 0.25 * 200)
  }

  @Test func `can be scrubbed with an animator`() {
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
        self.view.drawerHeight = 500
        self.view.layoutIfNeeded()
      }
    }
    animator.fractionComplete = 0.25
    expect(shown?.minY, near: 600)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(view.drawer.frame == CGRect(x: 0, y: 600, width: 300, height: 200))
  }
}
