import HeadlessUIKit
import Testing

/// Shows and hides a banner, as view models of today do.
@MainActor
private final class BannerModel {
  let banner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private(set) var told: [String] = []
  let now: @MainActor () -> Double

  init(now: @escaping @MainActor () -> Double) {
    self.now = now
  }

  func reveal() async {
    note("begins")
    await slide(to: 100, over: 0.3)
    note("slid")
    await fade(to: 0, over: 0.2)
    note("faded")
  }

  func revealUnlessCancelled() async {
    await slide(to: 100, over: 0.3)
    guard !Task.isCancelled else { return note("cancelled") }
    await fade(to: 0, over: 0.2)
    note("faded")
  }

  func revealBoth() async {
    async let slide: Void = slide(to: 100, over: 0.3)
    async let fade: Void = fade(to: 0, over: 0.5)
    _ = await (slide, fade)
    note("both")
  }

  func revealInGroup() async {
    await withTaskGroup(of: Int.self) { group in
      for index in 0..<3 {
        group.addTask { await self.bounce(index) }
      }
      for await index in group { note("bounced \(index)") }
    }
    note("all")
  }

  private func bounce(_ index: Int) async -> Int {
    await UIView.animate(withDuration: 0.3 - 0.1 * Double(index)) { badge.center.y += 10 }
    return index
  }

  private func slide(to x: CGFloat, over duration: Double) async {
    await UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      banner.center.x = x
    }
  }

  private func fade(to alpha: CGFloat, over duration: Double) async {
    await UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      badge.alpha = alpha
    }
  }

  private func note(_ text: String) {
    told.append("\(text) \((now() * 1000).rounded() / 1000)")
  }
}

@MainActor @Suite struct `animations that are awaited on the main actor` {
  private let stage = Stage()

  private func model() -> BannerModel {
    stage.run {
      let model = BannerModel { [stage] in stage.now }
      stage.window.addSubview(model.banner)
      stage.window.addSubview(model.badge)
      return model
    }
  }

  private func x(_ model: BannerModel) -> CGFloat? {
    model.banner.layer.presentation()?.position.x
  }

  private func opacity(_ model: BannerModel) -> Float? {
    model.badge.layer.presentation()?.opacity
  }

  @available(macOS 15, *)
  @Test func `follow one another at their exact ends`() {
    let model = model()
    stage.task { await model.reveal() }
    #expect(model.told == ["begins 0.0"] && model.banner.center.x == 100)
    stage.advance(by: 0.15)
    expect(x(model), near: 75)
    #expect(opacity(model) == 1 && model.told == ["begins 0.0"])
    stage.advance(by: 0.25)
    #expect(model.told == ["begins 0.0", "slid 0.3"])
    expect(opacity(model).map { CGFloat($0) }, near: 0.5)
    stage.advance(by: 1)
    #expect(model.told == ["begins 0.0", "slid 0.3", "faded 0.5"] && opacity(model) == 0)
  }

  @available(macOS 15, *)
  @Test func `say where an animator ended`() {
    let model = model()
    var told: [String] = []
    stage.task {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      for isReversed in [false, true] {
        animator.addAnimations { model.badge.alpha = isReversed ? 1 : 0 }
        animator.isReversed = isReversed
        animator.startAnimation()
        let end = await animator.addCompletion()
        told.append("\(end) \(model.now())")
      }
    }
    stage.advance(by: 1)
    #expect(told == ["end 1.0"])
    stage.advance(by: 1)
    #expect(told == ["end 1.0", "start 2.0"])
  }

  @available(macOS 15, *)
  @Test func `run on to their ends when the task is cancelled in flight`() {
    let model = model()
    let task = stage.task { await model.revealUnlessCancelled() }
    stage.advance(by: 0.15)
    task.cancel()
    expect(x(model), near: 75)
    stage.advance(by: 0.075)
    expect(x(model), near: 87.5)
    #expect(model.told.isEmpty)
    stage.advance(by: 1)
    #expect(model.told == ["cancelled 0.3"] && opacity(model) == 1)
  }

  @available(macOS 15, *)
  @Test func `run side by side where that is said`() {
    let model = model()
    stage.task { await model.revealBoth() }
    stage.advance(by: 0.15)
    expect(x(model), near: 75)
    expect(opacity(model).map { CGFloat($0) }, near: 0.7)
    stage.advance(by: 0.3)
    #expect(model.told.isEmpty)
    stage.advance(by: 0.1)
    #expect(model.told == ["both 0.5"])
  }

  @available(macOS 15, *)
  @Test func `end a group one by one`() {
    let model = model()
    let start = model.badge.center.y
    stage.task { await model.revealInGroup() }
    stage.advance(by: 1)
    #expect(model.told == ["bounced 2 0.1", "bounced 1 0.2", "bounced 0 0.3", "all 0.3"])
    #expect(model.badge.center.y == start + 30)
  }

  @available(macOS 15, *)
  @Test func `may be begun by a callback of the stage`() {
    let model = model()
    stage.after(0.5) { [stage] in stage.task { await model.reveal() } }
    stage.advance(by: 2)
    #expect(model.told == ["begins 0.5", "slid 0.8", "faded 1.0"])
  }

  // If the program allows it, code of the main actor may continue on another thread.
  @Test func `have their stage after another wait`() async {
    stage.makeCurrent()
    defer { stage.resignCurrent() }
    for _ in 0..<20 { await Task.yield() }
    let view = UIView()
    stage.window.addSubview(view)
    stage.run { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }
}
