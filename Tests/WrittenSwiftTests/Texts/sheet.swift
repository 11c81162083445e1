// swift-format-ignore-file

import UIKit
#if canImport(AnimationFacades)
  import AnimationFacades
#else
  import SwiftyAnimate
#endif

extension UIView {
  /// Plays sheet in this view, made for 390 by 844 points.
  func playSheet() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    addSubview(box)
    var resumeIntro: () -> Void = {}
    let intro = Animate()
      .then(duration: 0.5) { box.center.x += 100 }
      .wait { resume in
        resumeIntro = resume
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { resumeIntro() }
      }
      .then(duration: 0.5) { box.center.y += 50 }
    intro.perform()
    UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
      box.alpha = 0.2
    }
  }
}
