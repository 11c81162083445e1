// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func howFarItGoes() throws {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  stage.window.addSubview(card)
  UIView.animate(
    withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
    card.center.x += 200
  }

  stage.advance(by: 0.1)
  let wall = UIView(frame: CGRect(x: 360, y: 100, width: 30, height: 100))
  stage.window.addSubview(wall)
  // expect eventually overlap(card, wall): Swift writes it otherwise
  var hasHeld = false
  try stage.advance(by: 0.7, looks: 700) {
    try #require(card.layer.shown.position.x <= 330, "at \(stage.now) s")
    try #require(!(card.layer.shown.position.x > 400), "at \(stage.now) s")
    if card.layer.shown.position.x > 300 { hasHeld = true }
    // settled card.center.x by: 0.8s
    if stage.now >= 0.8 {
      try #require(abs(card.layer.shown.position.x - 270) <= 0.025, "at \(stage.now) s")
    }
  }
  #expect(hasHeld)

  UIView.animate(withDuration: 1) { card.center.y += 300 }
  var course: [Double] = []
  stage.advance(by: 1, looks: 1000) {
    course.append(Double(card.layer.shown.position.y))
  }
  // monotonic card.center.y
  #expect(course.steps.min()! >= -0.000001)
  // continuous card.center.y: from look to look no more than in the session
  #expect((course.steps.map(abs).max() ?? 0) <= 0.52)
  // smooth card.center.y: from look to look no more than in the session
  #expect((course.turns.map(abs).max() ?? 0) <= 0.0014)
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

extension [Double] {
  /// How much longer each step is than the one before, but for setting out and coming to rest.
  fileprivate var turns: [Double] {
    zip(steps.dropFirst(), steps).filter { $0 != 0 && $1 != 0 }.map(-)
  }
}
