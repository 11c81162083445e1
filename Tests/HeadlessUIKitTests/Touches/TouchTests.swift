import HeadlessUIKit
import TestSupport
import Testing

@Suite struct `a touch` {
  private let stage = Stage()

  @Test func `says what it does, where and since when`() throws {
    final class Looking: UIView {
      var words: [String] = []
      var gestures: [[UIGestureRecognizer]] = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        look(touches, event)
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        look(touches, event)
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        look(touches, event)
      }

      private func look(_ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches {
          let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
          words.append("\(touch.phase) \(touch.timestamp) \(place.x) \(before.x)")
          #expect(touch.view === self && touch.window === window)
          #expect(event?.touches(for: self) == event?.allTouches)
          gestures.append(touch.gestureRecognizers ?? [])
        }
      }
    }
    let view = stage.run { Looking(frame: CGRect(x: 100, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(view)
    let (own, outer) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    view.addGestureRecognizer(own)
    stage.window.addGestureRecognizer(outer)
    for tap in [own, outer] { tap.numberOfTapsRequired = 2 }
    stage.touch(view, by: CGVector(dx: 8, dy: 0), over: 0.5, samplesPerSecond: 4)
    stage.advance(by: 1)
    #expect(
      view.words == [
        "began 0.0 50.0 50.0", "moved 0.25 54.0 50.0", "moved 0.5 58.0 54.0", "ended 0.5 58.0 58.0",
      ])
    #expect(view.gestures.allSatisfy { $0 == [own, outer] })
  }

  // A recorded gesture through all stages: planned, hit, recognized, measured.
  @Test func `that was recorded ends a pan with the velocity of its rule`() throws {
    for row in try OracleTable(file: "touch_velocity.csv").rows
    where try row.text("case").hasPrefix("flutter recorded") && row.text("rule").contains("newest")
    {
      let samples = try row.text("samples_t_ms_x_y").split(separator: ";").map { sample in
        let numbers = sample.split(separator: " ").compactMap { Double($0) }
        return PlannedTouch.Sample(
          time: numbers[0] / 1000, point: CGPoint(x: numbers[1], y: numbers[2]))
      }
      let stage = Stage()
      var ends: [CGPoint] = []
      stage.window.addGestureRecognizer(
        UIPanGestureRecognizer { if $0.state == .ended { ends.append($0.velocity(in: nil)) } })
      stage.touch([PlannedTouch(samples: samples, end: try row.number("up_t_ms") / 1000)])
      stage.advance(by: 1)
      #expect(ends.count == 1)
      let end = try #require(ends.first)
      #expect(abs(Double(end.x) - (try row.number("exact_vx"))) < 1e-6)
      #expect(abs(Double(end.y) - (try row.number("exact_vy"))) < 1e-6)
    }
  }
}
