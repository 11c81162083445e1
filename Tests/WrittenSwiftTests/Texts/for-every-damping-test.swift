// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func forEveryDamping() throws {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  stage.window.addSubview(card)
  let shadow = UIView(frame: CGRect(x: 20, y: 110, width: 100, height: 100))
  stage.window.addSubview(shadow)
  // promise inside always card.frame.maxX <= 390
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
