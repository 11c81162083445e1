import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What is heard on a stage, in order.
private final class Ear {
  private(set) var heard: [String] = []

  func hear(_ word: String) {
    heard.append(word)
  }
}

private final class Listener: CAAnimationDelegate {
  let name: String
  let ear: Ear

  init(_ name: String, _ ear: Ear) {
    (self.name, self.ear) = (name, ear)
  }

  func animationDidStart(_ animation: CAAnimation) {
    ear.hear("start\(name)")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    ear.hear("stop\(name):finished=\(finished ? 1 : 0)")
  }
}

/// A stage with a layer on the screen, on which a row's scenario is played.
private struct Theatre {
  let stage = Stage()
  let ear = Ear()
  let layer: CALayer

  init() {
    let (stage, layer) = (stage, stage.run { CALayer() })
    stage.run { stage.window.layer.addSublayer(layer) }
    self.layer = layer
  }

  func fade(_ name: String, seconds: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = seconds
    animation.delegate = Listener(name, ear)
    return animation
  }

  func block(_ name: String) -> () -> Void {
    { ear.hear(name) }
  }

  /// What the row's first word calls the animation: the letter before a blank or the end.
  static func letter(of text: String) -> String? {
    text.firstMatch(of: #/animation ([A-Z])\b/#).map { String($0.1) }
  }

  var keys: String { layer.animationKeys() == nil ? " ; animation keys empty" : "" }

  func transaction(_ body: () -> Void) {
    stage.run {
      CATransaction.begin()
      body()
      CATransaction.commit()
    }
  }

  /// What is heard in the order of a row; throws for a scenario that is not known.
  func play(_ scenario: String) throws -> String {
    if scenario.contains("UIViewPropertyAnimator on a view that is in no window") {
      return animatorWithoutWindow()
    }
    if scenario.contains("UIView additive overlap") { return overlap() }
    if scenario.contains("no animations") { return blockAlone() }
    guard let name = Self.letter(of: scenario) else { throw OracleError.unknownName(scenario) }
    switch scenario {
    case _ where scenario.contains("isRemovedOnCompletion=false"):
      let animation = fade(name)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      stage.run { layer.add(animation, forKey: name) }
      stage.advance(by: 5)
      let stays = layer.animationKeys() == [name]
      return said + (stays ? " (once; key stays attached)" : "")
    case _ where scenario.contains("then block"):
      transaction {
        CATransaction.setCompletionBlock(block("first"))
        layer.add(fade(name), forKey: name)
        CATransaction.setCompletionBlock(block("second"))
      }
      stage.advance(by: 5)
      return said
    case _ where scenario.contains("outer transaction block"):
      transaction {
        CATransaction.setCompletionBlock(block("outer"))
        CATransaction.begin()
        layer.add(fade(name), forKey: name)
        CATransaction.commit()
      }
      stage.advance(by: 5)
      return said
    case _ where scenario.contains("removed early"):
      transaction {
        CATransaction.setCompletionBlock(block("block"))
        layer.add(fade(name, seconds: 30), forKey: name)
      }
      stage.advance(by: 1)
      stage.run { layer.removeAnimation(forKey: name) }
      return said
    case _ where scenario.contains("removed from its superlayer"):
      stage.run { layer.add(fade(name), forKey: name) }
      stage.advance(by: 0.5)
      stage.run { layer.removeFromSuperlayer() }
      return said + keys
    case _ where scenario.contains("in no window"):
      layer.removeFromSuperlayer()
      transaction {
        CATransaction.setCompletionBlock(block("block"))
        layer.add(fade(name), forKey: name)
      }
      return said + keys
    case _ where scenario.contains("block"):
      transaction {
        CATransaction.setCompletionBlock(block("block"))
        layer.add(fade(name), forKey: name)
      }
      stage.advance(by: 5)
      return said
    default: throw OracleError.unknownName(scenario)
    }
  }

  private var said: String { ear.heard.joined(separator: " > ") }

  private func blockAlone() -> String {
    var isInside = false
    transaction {
      CATransaction.setCompletionBlock(block(isInside ? "inside commit()" : "after"))
      isInside = true
      CATransaction.commit()
      if !ear.heard.isEmpty { ear.hear("inside") }
      CATransaction.begin()
    }
    return ear.heard == ["after"]
      ? "block runs after the commit, from the run loop, not inside commit()" : said
  }

  private func overlap() -> String {
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    func move(to x: Double, _ name: String) {
      UIView.animate(
        withDuration: 1, animations: { view.center.x = x },
        completion: { ear.hear("\(name) \($0) \(stage.now)") })
    }
    stage.run { move(to: 100, "first") }
    stage.advance(by: 0.5)
    stage.run { move(to: 0, "second") }
    stage.advance(by: 5)
    return ear.heard == ["first true 1.0", "second true 1.5"]
      ? "first completion is called only at the first animation's own end with finished=true"
      : said
  }

  private func animatorWithoutWindow() -> String {
    let animator = stage.run {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ear.hear("completed \($0) \(stage.now)") }
      animator.startAnimation()
      animator.pauseAnimation()
      return animator
    }
    _ = animator.state
    return ear.heard == ["completed end 0.0"] ? "completion still runs at once with .end" : said
  }
}

@Suite struct `the order of what is heard` {
  static let rows = (try? OracleTable(file: "event_order.csv").rows) ?? []

  @Test(arguments: rows)
  func `is as published`(row: OracleRow) throws {
    #expect(try Theatre().play(row.text("scenario")) == (try row.text("expected")))
  }

  @Test func `is not empty, nor passed over when it cannot be read`() {
    #expect(!Self.rows.isEmpty)
    #expect(throws: OracleError.self) { try Theatre().play("something else") }
  }
}
