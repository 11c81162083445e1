import HeadlessUIKit
import Testing

/// The messages of gestures.
private final class Log { var heard: [String] = [] }

@Suite struct `a tap` {
  private let stage = Stage()
  private let box: UIView
  private let log = Log()

  init() {
    box = stage.add(CGRect(x: 100, y: 100, width: 100, height: 100))
  }

  private func tap(_ name: String, taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let (log, stage) = (log, stage)
    let tap = UITapGestureRecognizer { tap in
      log.heard.append("\(name) \(tap.state) \(Int((stage.now * 1000).rounded()))")
    }
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    box.addGestureRecognizer(tap)
    return tap
  }

  private func finger(_ x: CGFloat, from start: Double, to end: Double) -> PlannedTouch {
    PlannedTouch(
      samples: [.init(time: start, point: CGPoint(x: x, y: 0))], end: end)
  }

  @Test func `is told when the finger is lifted`() {
    _ = tap("one")
    stage.touch(box, taps: 1)
    stage.advance(by: 0.049)
    #expect(log.heard.isEmpty)
    stage.advance(by: 1)
    #expect(log.heard == ["one ended 50"])
    #expect(stage.events.map(\.description) == ["tap recognized"])
  }

  @Test func `is none when the finger moves away or stays`() {
    _ = tap("one")
    stage.touch(box, by: CGVector(dx: 10, dy: 0), over: 0.1)
    stage.advance(by: 1)
    stage.touch(box, by: .zero, over: 0, hold: 0.751)
    stage.advance(by: 1)
    #expect(log.heard.isEmpty)
    stage.touch(box, by: CGVector(dx: 9, dy: 0), over: 0.1, hold: 0.64)
    stage.advance(by: 1)
    #expect(log.heard == ["one ended 2740"])
  }

  @Test func `waits for two taps to fail where it is told to`() {
    let (one, two) = (tap("one"), tap("two", taps: 2))
    one.require(toFail: two)
    stage.touch(box, taps: 1)
    stage.advance(by: 0.3)
    #expect(log.heard.isEmpty && one.state == .possible)
    stage.advance(by: 1)
    #expect(log.heard == ["one ended 400"])
    log.heard = []
    stage.touch(box, taps: 2)
    stage.advance(by: 1)
    #expect(log.heard == ["two ended 1500"])
  }

  @Test func `comes before two where it does not wait`() {
    _ = (tap("one"), tap("two", taps: 2))
    stage.touch(box, taps: 2)
    stage.advance(by: 1)
    #expect(log.heard.contains("one ended 50") && log.heard.contains("two ended 200"))
  }

  @Test func `of two is none when the second comes late or elsewhere`() {
    _ = tap("two", taps: 2)
    let origin = PlannedTouch.Origin.middle(of: box)
    stage.touch([finger(0, from: 0, to: 0.05), finger(0, from: 0.41, to: 0.5)], from: origin)
    stage.advance(by: 2)
    stage.touch([finger(0, from: 0, to: 0.05), finger(46, from: 0.2, to: 0.3)], from: origin)
    stage.advance(by: 2)
    #expect(log.heard.isEmpty)
    stage.touch([finger(0, from: 0, to: 0.05), finger(45, from: 0.2, to: 0.3)], from: origin)
    stage.advance(by: 2)
    #expect(log.heard == ["two ended 4300"])
  }

  @Test func `of two fingers takes both`() {
    _ = tap("both", fingers: 2)
    let origin = PlannedTouch.Origin.middle(of: box)
    stage.touch([finger(0, from: 0, to: 0.1), finger(30, from: 0.05, to: 0.2)], from: origin)
    stage.advance(by: 1)
    stage.touch(box, taps: 1)
    stage.touch(
      [
        finger(0, from: 0.5, to: 0.6), finger(30, from: 0.5, to: 0.6),
        finger(9, from: 0.55, to: 0.6),
      ],
      from: origin)
    stage.advance(by: 1)
    #expect(log.heard == ["both ended 200"])
  }

  @Test func `of two fingers far apart may come twice, one finger after the other`() {
    stage.window.addGestureRecognizer(tap("both", taps: 2, fingers: 2))
    func pairs(_ offset: CGFloat) -> [PlannedTouch] {
      [
        finger(-50, from: 0, to: 0.1), finger(50, from: 0.05, to: 0.1),
        finger(offset - 50, from: 0.2, to: 0.3), finger(offset + 50, from: 0.25, to: 0.3),
      ]
    }
    let origin = PlannedTouch.Origin.middle(of: stage.window)
    stage.touch(pairs(-40), from: origin)
    stage.advance(by: 1)
    #expect(log.heard == ["both ended 300"])
    stage.touch(pairs(-46), from: origin)
    stage.advance(by: 1)
    #expect(log.heard == ["both ended 300"])
  }

  @Test func `is counted with those before it`() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counting = stage.run { Counting(frame: box.bounds) }
    box.addSubview(counting)
    stage.touch(counting, taps: 3)
    stage.advance(by: 1)
    stage.touch(counting, taps: 1)
    stage.advance(by: 1)
    stage.touch(counting, by: CGVector(dx: 40, dy: 0), over: 0.1)
    stage.after(0.2) { [stage] in stage.touch(counting, taps: 1) }
    stage.advance(by: 1)
    #expect(counting.counts == [1, 2, 3, 1, 1, 1])
  }
}

@Suite struct `a long press` {
  private let stage = Stage()
  private let box: UIView
  private let press = UILongPressGestureRecognizer()
  private let log = Log()

  init() {
    box = stage.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    box.addGestureRecognizer(press)
    let (log, stage) = (log, stage)
    press.addAction { log.heard.append("\($0.state) \(Int((stage.now * 1000).rounded()))") }
  }

  @Test func `begins after half a second, and goes on`() {
    let samples = [(0.0, 0.0), (0.3, 10), (0.6, 40)].map {
      PlannedTouch.Sample(time: $0.0, point: CGPoint(x: $0.1, y: 0))
    }
    stage.touch([PlannedTouch(samples: samples, end: 0.7)], from: .middle(of: box))
    stage.advance(by: 1)
    #expect(log.heard == ["began 500", "changed 600", "ended 700"])
    #expect(stage.events.map(\.description) == ["press began", "press ended"])
  }

  @Test func `is none when the finger moves before, or leaves`() {
    stage.touch(box, by: CGVector(dx: 10.1, dy: 0), over: 0.4, hold: 1)
    stage.touch(box, by: .zero, over: 0, hold: 0.499)
    stage.advance(by: 3)
    #expect(log.heard.isEmpty)
  }

  @Test func `may take no time, or come after a tap`() {
    press.minimumPressDuration = 0
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    #expect(log.heard == ["began 0", "ended 50"])
    (log.heard, press.minimumPressDuration, press.numberOfTapsRequired) = ([], 0.2, 1)
    stage.touch(box, by: .zero, over: 0, hold: 0.4)
    stage.advance(by: 1)
    #expect(log.heard.isEmpty)
    let holds = [(0.0, 0.1), (0.2, 0.6)].map {
      PlannedTouch(samples: [.init(time: $0.0, point: .zero)], end: $0.1)
    }
    stage.touch(holds, from: .middle(of: box))
    stage.advance(by: 1)
    #expect(log.heard == ["began 2400", "ended 2600"])
  }

  @Test func `keeps a tap from being told`() {
    var taps = 0
    box.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.touch(box, by: .zero, over: 0, hold: 0.6)
    stage.advance(by: 1)
    #expect(taps == 0 && log.heard.count == 2)
    stage.touch(box, by: .zero, over: 0, hold: 0.4)
    stage.advance(by: 1)
    #expect(taps == 1 && log.heard.count == 2)
  }
}
