import AnimationFacades
import HeadlessUIKit
import Testing

// The listings of the article on a layer with targets and actions, in Swift.

private final class MyView: UIView {
  override class var layerClass: AnyClass {
    ActionLayer.self
  }
}

private final class AppDelegate {
  let window: UIView
  private(set) var fadeIns = 0

  init(window: UIView) {
    self.window = window
  }

  func applicationDidFinishLaunching() -> MyView {
    let v = MyView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    v.alpha = 0
    v.isUserInteractionEnabled = false
    window.addSubview(v)
    (v.layer as? ActionLayer)?.addTarget(
      self, action: ActionLayer.Action("viewDidFadeIn:") { [unowned self] in viewDidFadeIn($0) },
      forKey: "Fade In")
    return v
  }

  func viewDidFadeIn(_ layer: ActionLayer) {
    // We can operate on the layer here, do some controllery stuff, and we can also get this layer's
    // owning view. An implicit layer's delegate is always its view.
    let v = layer.delegate as? MyView
    v?.isUserInteractionEnabled = true
    fadeIns += 1
  }

  func activateView(_ v: MyView) {
    let a = CABasicAnimation(keyPath: "opacity")
    a.toValue = 1
    a.duration = 1
    // The key here matches the key the target-action pair was added for
    v.layer.add(a, forKey: "Fade In")
  }
}

@Suite struct `the article on the action layer` {
  private let stage = Stage()
  private let app: AppDelegate
  private let view: MyView

  init() {
    let app = AppDelegate(window: stage.window)
    self.app = app
    view = stage.run { app.applicationDidFinishLaunching() }
  }

  @Test func `makes a view touchable when it has faded in, once`() {
    stage.run { app.activateView(view) }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(!view.isUserInteractionEnabled)
    stage.advance(by: 0.5)
    #expect(view.isUserInteractionEnabled && app.fadeIns == 1)
    #expect(view.layer.animation(forKey: "Fade In") == nil)
    stage.advance(by: 5)
    #expect(app.fadeIns == 1)
    // The animation never set the model.
    #expect(view.alpha == 0 && view.layer.presentation()?.opacity == 0)
  }

  @Test func `does not when the animation is removed early`() {
    stage.run { app.activateView(view) }
    stage.advance(by: 0.5)
    stage.run { view.layer.removeAnimation(forKey: "Fade In") }
    stage.advance(by: 5)
    #expect(!view.isUserInteractionEnabled && app.fadeIns == 0)
  }

  @Test func `does not for an animation with another key`() {
    stage.run {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      view.layer.add(fade, forKey: "Fade Out")
    }
    stage.advance(by: 5)
    #expect(app.fadeIns == 0)
  }
}
