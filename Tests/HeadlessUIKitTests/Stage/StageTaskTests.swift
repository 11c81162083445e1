import HeadlessUIKit
import Testing

@Suite struct `a task of a stage` {
  private let stage = Stage()

  private func view() -> UIView {
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    return view
  }

  @available(macOS 15, *)
  @Test func `waits for the blocks it awaits, and goes on at their ends`() {
    let (view, log) = (view(), Log())
    stage.task { [stage] in
      log.note("begins \(stage.now)")
      let first = await UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 100
      }
      log.note("first \(first) \(stage.now)")
      await UIView.animate(withDuration: 0.5, delay: 0.25) { view.alpha = 0 }
      log.note("second \(stage.now)")
      await UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { view.center.y = 100 }
      await UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
      }
      log.note("last \(stage.now)")
    }
    #expect(log.lines == ["begins 0.0"] && view.center.x == 100)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 50 && log.lines.count == 1)
    stage.advance(by: 10)
    #expect(
      log.lines == ["begins 0.0", "first true 1.0", "second 1.75", "last 3.75"])
  }

  @available(macOS 15, *)
  @Test func `is told of a block that was cut short, and may stand beside others`() {
    let (view, log) = (view(), Log())
    for name in ["a", "b"] {
      stage.task { [stage] in
        let isFinished = await UIView.animate(withDuration: 1) {
          view.alpha = name == "a" ? 0 : 0.5
        }
        log.note("\(name) \(isFinished) \(stage.now)")
        await UIView.animate(withDuration: 0) { view.alpha = 1 }
        log.note("\(name) over")
      }
    }
    stage.after(0.5) { view.layer.removeAllAnimations() }
    stage.advance(by: 0.25)
    stage.advance(by: 2)
    #expect(log.lines == ["a false 0.0", "a over", "b false 0.5", "b over"])
  }

  @available(macOS 15, *)
  @Test func `says so when another task awaits a block`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage()
      stage.makeCurrent()
      await UIView.animate(withDuration: 1) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.tells("begin it with stage.task"))
  }

  @available(macOS 15, *)
  @Test func `says so when it is resumed from outside of its stage`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stage = Stage()
      // Long enough on a busy machine: a sleep that ends before the wait begins resumes nothing.
      stage.task { try? await Task.sleep(for: .milliseconds(500)) }
      try await Task.sleep(for: .seconds(10))
      withExtendedLifetime(stage) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.tells("was resumed from outside of it"))
  }

  private final class Log {
    private(set) var lines: [String] = []

    func note(_ line: String) {
      lines.append(line)
    }
  }
}
