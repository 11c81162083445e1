// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aCardThatOpens() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 204))
  card.layer.cornerRadius = 16
  card.backgroundColor = .systemBlue
  card.clipsToBounds = true
  stage.window.addSubview(card)
  let title = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 28))
  title.backgroundColor = .white
  card.addSubview(title)
  let text = UIView(frame: CGRect(x: 20, y: 220, width: 350, height: 400))
  text.backgroundColor = .systemGray
  text.alpha = 0
  card.addSubview(text)
  CATransaction.begin()
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.3, 0, 0.8, 0.15))
  UIView.animate(withDuration: 0.083333) {
    card.frame = CGRect(x: 12, y: 180, width: 366, height: 460)
  }
  CATransaction.commit()
  CATransaction.begin()
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.05, 0.7, 0.1, 1))
  UIView.animate(withDuration: 0.41666699999999995, delay: 0.083333) {
    card.frame = stage.window.frame
    card.layer.cornerRadius = 0
  }
  CATransaction.commit()
  UIView.animate(withDuration: 0.08, delay: 0, options: [.curveLinear]) {
    title.alpha = 0
  }
  UIView.animate(withDuration: 0.25, delay: 0.15, options: [.curveLinear]) {
    text.alpha = 1
  }
  var course: [Double] = []
  stage.advance(by: 0.5, looks: 500) {
    course.append(Double(card.layer.shown.frame.size.height))
  }
  // monotonic card.frame.size.height
  #expect(course.steps.min()! >= -0.000001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}

extension Stage {
  /// Lets time pass, and looks before it does, so many times on the way, and at the end.
  fileprivate func advance(
    by seconds: TimeInterval, looks: Int, _ look: () throws -> Void
  ) rethrows {
    let start = now
    for place in 0...looks {
      advance(by: start + seconds * Double(place) / Double(looks) - now)
      try look()
    }
  }
}

extension [Double] {
  /// How far it is from each number to the next.
  fileprivate var steps: [Double] { zip(dropFirst(), self).map(-) }
}
