import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the action layer` {
  /// A target that hears of animations.
  private final class Target {}

  private final class ActingView: UIView {
    override class var layerClass: AnyClass { ActionLayer.self }
  }

  private let stage = Stage()
  private let view: UIView
  private let layer: ActionLayer
  private let target = Target()

  init() throws {
    let view = stage.run { ActingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    self.view = view
    layer = try #require(view.layer as? ActionLayer)
    stage.window.addSubview(view)
  }

  private func fade(_ seconds: Double = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = seconds
    return fade
  }

  private func add(_ animation: CAAnimation, forKey key: String = "fade") {
    stage.run { layer.add(animation, forKey: key) }
  }

  @Test func `keeps a pair once, and lists them in the order they were added`() {
    let other = Target()
    for name in ["b", "a", "b"] {
      layer.addTarget(target, action: ActionLayer.Action(name) { _ in }, forKey: "fade")
    }
    layer.addTarget(other, action: ActionLayer.Action("c") { _ in }, forKey: "fade")
    #expect(layer.actions(forTarget: target, forKey: "fade") == ["b", "a"])
    #expect(layer.actions(forTarget: other, forKey: "fade") == ["c"])
    #expect(layer.actions(forTarget: target, forKey: "move") == [])
  }

  @Test func `forgets one action, or all of a target's`() {
    for name in ["a", "b", "c"] {
      layer.addTarget(target, action: ActionLayer.Action(name) { _ in }, forKey: "fade")
    }
    layer.removeTarget(target, action: "b", forKey: "fade")
    #expect(layer.actions(forTarget: target, forKey: "fade") == ["a", "c"])
    layer.removeTarget(target, action: nil, forKey: "fade")
    #expect(layer.actions(forTarget: target, forKey: "fade") == [])
  }

  @Test func `calls the actions in order when the animation is over and gone`() {
    var log: [String] = []
    for name in ["first", "second"] {
      layer.addTarget(
        target,
        action: ActionLayer.Action(name) {
          log.append("\(name) \($0.animation(forKey: "fade") == nil) \(stage.now)")
        }, forKey: "fade")
    }
    add(fade())
    #expect(layer.animation(forKey: "fade")?.isRemovedOnCompletion == false)
    stage.advance(by: 5)
    #expect(log == ["first true 1.0", "second true 1.0"])
  }

  @Test func `leaves the app's animation as it was`() {
    layer.addTarget(target, action: ActionLayer.Action("a") { _ in }, forKey: "fade")
    let animation = fade()
    add(animation)
    #expect(animation.isRemovedOnCompletion && animation.delegate == nil)
  }

  /// Hears of an animation as its delegate.
  private final class Delegate: CAAnimationDelegate {
    let hear: (String) -> Void

    init(_ hear: @escaping (String) -> Void) { self.hear = hear }
    func animationDidStart(_ animation: CAAnimation) { hear("start") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { hear("stop \(finished)") }
  }

  @Test func `tells the animation's own delegate before the actions`() {
    var log: [String] = []
    layer.addTarget(
      target, action: ActionLayer.Action("a") { _ in log.append("action") }, forKey: "fade")
    let fade = fade()
    fade.delegate = Delegate { log.append($0) }
    add(fade)
    stage.advance(by: 2)
    #expect(log == ["start", "stop true", "action"])
    add(fade)
    stage.run { layer.removeAnimation(forKey: "fade") }
    #expect(log.suffix(2) == ["start", "stop false"])
    log = []
    add(fade)
    let copy = layer.animation(forKey: "fade")?.copy()
    stage.run { layer.removeAnimation(forKey: "fade") }
    copy.map { add($0) }
    stage.advance(by: 2)
    #expect(log == ["start", "stop false", "start", "stop true", "action"])
  }

  @Test func `tells the animation's own delegate where it came from another such layer`() throws {
    let other = stage.run { ActionLayer() }
    stage.run { layer.addSublayer(other) }
    var log: [String] = []
    for heard in [layer, other] {
      let name = heard === other ? "other" : "first"
      heard.addTarget(
        target, action: ActionLayer.Action(name) { _ in log.append(name) }, forKey: "fade")
    }
    let fade = fade()
    fade.delegate = Delegate { log.append($0) }
    add(fade)
    let moved = try #require(layer.animation(forKey: "fade"))
    stage.run { other.add(moved, forKey: "fade") }
    stage.advance(by: 2)
    #expect(log.sorted() == ["first", "other", "start", "start", "stop true", "stop true"])
    // A layer of this kind that is itself the delegate.
    log = []
    fade.delegate = other
    add(fade)
    stage.advance(by: 2)
    #expect(log == ["first"])
  }

  @Test func `keeps nothing of an animation that was cut short`() {
    weak var kept: Target?
    do {
      let captured = Target()
      kept = captured
      layer.addTarget(
        target, action: ActionLayer.Action("a") { _ in _ = captured }, forKey: "fade")
    }
    add(fade())
    layer.removeTarget(target, action: nil, forKey: "fade")
    #expect(kept != nil)
    stage.run { layer.removeAnimation(forKey: "fade") }
    stage.advance(by: 2)
    #expect(kept == nil)
  }

  @Test func `calls nothing for an animation that was removed, replaced or that left`() {
    var calls = 0
    layer.addTarget(target, action: ActionLayer.Action("a") { _ in calls += 1 }, forKey: "fade")
    add(fade())
    stage.run { layer.removeAnimation(forKey: "fade") }
    stage.advance(by: 2)
    #expect(calls == 0)
    add(fade(5))
    stage.advance(by: 1)
    add(fade())
    stage.advance(by: 10)
    #expect(calls == 1)
    add(fade())
    stage.run { view.removeFromSuperview() }
    stage.advance(by: 2)
    #expect(calls == 1)
  }

  @Test func `does not tell pairs of a run that began before them`() {
    var log: [String] = []
    func action(_ name: String) -> ActionLayer.Action {
      ActionLayer.Action(name) { _ in log.append(name) }
    }
    add(fade())
    layer.addTarget(target, action: action("late"), forKey: "fade")
    stage.advance(by: 2)
    #expect(log == [])
    add(fade())
    layer.addTarget(target, action: action("later"), forKey: "fade")
    stage.advance(by: 2)
    #expect(log == ["late"])
    add(fade())
    stage.advance(by: 2)
    #expect(log == ["late", "late", "later"])
  }

  @Test func `does not keep its targets, nor call the actions of one that is gone`() {
    var calls = 0
    weak var gone: Target?
    do {
      let brief = Target()
      gone = brief
      layer.addTarget(brief, action: ActionLayer.Action("a") { _ in calls += 1 }, forKey: "fade")
      add(fade())
    }
    #expect(gone == nil)
    stage.advance(by: 2)
    #expect(calls == 0)
  }

  @Test func `calls no action that one before it has taken away`() {
    var log: [String] = []
    layer.addTarget(
      target,
      action: ActionLayer.Action("first") { [unowned target] in
        log.append("first")
        $0.removeTarget(target, action: "second", forKey: "fade")
      }, forKey: "fade")
    layer.addTarget(
      target, action: ActionLayer.Action("second") { _ in log.append("second") }, forKey: "fade")
    add(fade())
    stage.advance(by: 2)
    #expect(log == ["first"])
  }

  @Test func `lets an action add the next animation, a chain without nesting`() {
    var times: [Double] = []
    let fade = fade()
    layer.addTarget(
      target,
      action: ActionLayer.Action("again") {
        times.append(stage.now)
        if times.count < 3 { $0.add(fade, forKey: "fade") }
      }, forKey: "fade")
    add(fade)
    stage.advance(by: 10)
    #expect(times == [1, 2, 3])
  }

  @Test func `is a layer like any other without pairs, and works without a view`() {
    let bare = stage.run { ActionLayer() }
    stage.window.layer.addSublayer(bare)
    var calls = 0
    bare.addTarget(target, action: ActionLayer.Action("a") { _ in calls += 1 }, forKey: "fade")
    stage.run {
      bare.add(fade(), forKey: "fade")
      bare.add(fade(), forKey: "other")
      bare.add(fade(), forKey: nil)
    }
    #expect(bare.animation(forKey: "other")?.isRemovedOnCompletion == true)
    stage.advance(by: 2)
    #expect(calls == 1 && bare.animationKeys() == nil)
    #expect(view.layer.delegate === view)
  }
}
