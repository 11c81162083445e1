// swift-format-ignore-file

import UIKit
#if canImport(AnimationFacades)
  import AnimationFacades
#else
  // ActionLayer is AnimationFacades' own: copy it.
#endif

extension UIView {
  /// Plays 2-action-layer in this view, made for 390 by 844 points.
  func playActionLayer() async throws {
    let v = ActionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    v.alpha = 0
    v.isUserInteractionEnabled = false
    addSubview(v)
    (v.layer as! ActionLayer).addTarget(
      self, action: .init("enable") { [unowned v] _ in
        v.isUserInteractionEnabled = true
      }, forKey: "Fade In")
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 1
    fade.duration = 1
    v.layer.add(fade, forKey: "Fade In")

    try await Task.sleep(for: .seconds(1))
    (v.layer as! ActionLayer).addTarget(
      self, action: .init("keep") { [unowned v] _ in
        v.alpha = 1
      }, forKey: "Fade In")
    v.isUserInteractionEnabled = false
    v.layer.add(fade, forKey: "Fade In")

    try await Task.sleep(for: .seconds(1))
    v.isUserInteractionEnabled = false
    v.layer.add(fade, forKey: "Fade In")

    try await Task.sleep(for: .seconds(0.5))
    v.layer.removeAnimation(forKey: "Fade In")

    try await Task.sleep(for: .seconds(1))
    (v.layer as! ActionLayer).removeTarget(self, action: nil, forKey: "Fade In")
  }
}

/// A view whose layer is given actions.
private final class ActionView: UIView {
  override class var layerClass: AnyClass { ActionLayer.self }
}
