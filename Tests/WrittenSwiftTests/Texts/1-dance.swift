// swift-format-ignore-file

import UIKit
#if canImport(AnimationFacades)
  import AnimationFacades
#else
  import Dance
#endif

extension UIView {
  /// Plays 1-dance in this view, made for 390 by 844 points.
  func playDance() async throws {
    let circle = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    circle.layer.cornerRadius = 30
    addSubview(circle)
    circle.dance.animate(duration: 2, curve: .easeInOut) { make in
      make.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      make.center = self.center
      make.backgroundColor = .blue
    }
    circle.dance.addCompletion { _ in self.backgroundColor = .green }
    circle.dance.start(after: 5)

    try await Task.sleep(for: .seconds(7))
    circle.dance.animate(duration: 1, curve: .linear) { make in
      make.center = CGPoint(x: 50, y: 50)
    }
    circle.dance.start()

    try await Task.sleep(for: .seconds(0.5))
    circle.dance.pause()
    circle.dance.progress = 0.25
    circle.dance.reverse()
    circle.dance.start()

    try await Task.sleep(for: .seconds(0.25))
    circle.dance.animate(duration: 1, curve: .linear) { make in make.alpha = 0 }
    circle.dance.start()
    circle.dance.pause(after: 0.25)

    try await Task.sleep(for: .seconds(0.5))
    circle.alpha = 1
    circle.dance.animate(duration: 1, curve: .linear) { make in make.center.x = 50 }
    circle.dance.progress = 0.25
    let partner = UIView()
    addSubview(partner)
    partner.dance.tag = Int(Double(circle.dance.tag))
    partner.dance.start()

    try await Task.sleep(for: .seconds(0.75))
    let other = UIView()
    addSubview(other)
    other.dance.pause()
  }
}
