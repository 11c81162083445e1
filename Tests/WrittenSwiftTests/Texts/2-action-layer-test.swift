// swift-format-ignore-file

import AnimationFacades
import HeadlessUIKit
import Testing

@Test func actionLayer() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let v = ActionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  v.alpha = 0
  v.isUserInteractionEnabled = false
  stage.window.addSubview(v)
  (v.layer as! ActionLayer).addTarget(
    stage.window, action: .init("enable") { [unowned v] _ in
      v.isUserInteractionEnabled = true
    }, forKey: "Fade In")
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.toValue = 1
  fade.duration = 1
  v.layer.add(fade, forKey: "Fade In")

  stage.advance(by: 1)
  (v.layer as! ActionLayer).addTarget(
    stage.window, action: .init("keep") { [unowned v] _ in
      v.alpha = 1
    }, forKey: "Fade In")
  v.isUserInteractionEnabled = false
  v.layer.add(fade, forKey: "Fade In")

  stage.advance(by: 1)
  #expect(abs(Double(v.layer.shown.opacity) - 1) <= 0.001)
  #expect(v.isUserInteractionEnabled)
  v.isUserInteractionEnabled = false
  v.layer.add(fade, forKey: "Fade In")

  stage.advance(by: 0.5)
  v.layer.removeAnimation(forKey: "Fade In")

  stage.advance(by: 1)
  #expect(!v.isUserInteractionEnabled)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}

/// A view whose layer is given actions.
private final class ActionView: UIView {
  override class var layerClass: AnyClass { ActionLayer.self }
}
