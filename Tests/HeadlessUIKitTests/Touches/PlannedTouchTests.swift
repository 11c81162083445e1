import HeadlessUIKit
import Testing

/// A view that records its touch events.
private final class Told: UIView {
  var heard: [String] = []
  var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("ended", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("cancelled", touches, event)
  }

  private func hear(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let time = Int(((event?.timestamp ?? 0) * 1000).rounded())
    heard.append("\(word) \(touches.count) of \(event?.allTouches?.count ?? 0) \(time)")
    guard touches.count == 1, let touch = touches.first else { return }
    places.append(touch.location(in: nil))
    #expect(touch.view === self && touch.timestamp == event?.timestamp)
  }
}

@Suite struct `a planned touch` {
  private let stage = Stage()
  private let box: Told

  init() {
    let stage = stage
    box = stage.run { Told(frame: CGRect(x: 100, y: 100, width: 100, height: 100)) }
    stage.window.addSubview(box)
  }

  private func finger(_ samples: [(Double, CGFloat, CGFloat)], end: Double? = nil) -> PlannedTouch {
    PlannedTouch(
      samples: samples.map { .init(time: $0.0, point: CGPoint(x: $0.1, y: $0.2)) }, end: end)
  }

  @Test func `comes down, moves and leaves at its moments`() {
    stage.advance(by: 1)
    stage.touch([finger([(0.5, 150, 150), (0.6, 160, 150)], end: 0.75)])
    stage.advance(by: 0.499)
    #expect(box.heard.isEmpty)
    stage.advance(by: 1)
    #expect(box.heard == ["began 1 of 1 1500", "moved 1 of 1 1600", "ended 1 of 1 1750"])
    #expect(box.places.map(\.x) == [150, 160, 160])
  }

  @Test func `is on the middle of a view, where that is seen when it comes down`() {
    stage.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]
      ) { box.center.y += 100 }
    }
    stage.after(0.5) { [stage, box] in
      stage.touch(box, by: CGVector(dx: 10, dy: 0), over: 0.1, samplesPerSecond: 10)
    }
    stage.advance(by: 0.5)
    #expect(box.center.y == 250)
    #expect(box.places == [CGPoint(x: 150, y: 200)])
    stage.advance(by: 0.1)
    #expect(box.places.last == CGPoint(x: 160, y: 200))
  }

  @Test func `may be told in the coordinates of a view, also of one that is turned`() {
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.touch([finger([(0, 10, 20), (0.1, 20, 20)])], from: .bounds(of: box))
    stage.advance(by: 1)
    let (first, last) = (box.places.first ?? .zero, box.places.last ?? .zero)
    #expect(abs(first.x - 180) < 1e-9 && abs(first.y - 110) < 1e-9)
    #expect(abs(last.x - 180) < 1e-9 && abs(last.y - 120) < 1e-9)
  }

  @Test func `is missed where nothing takes it`() {
    let away = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    stage.touch(away, taps: 1)
    stage.touch([finger([(0, -5, 5)])])
    stage.advance(by: 1)
    #expect(
      stage.events.map(\.description) == [
        "touch missed: no part of it is in the window", "touch missed",
      ])
    #expect(box.heard.isEmpty)
  }

  @Test(arguments: [60, 120, 240])
  func `is seen so many times a second, and at its end`(rate: Int) {
    stage.touch(box, by: CGVector(dx: 0, dy: 9), over: 0.25, samplesPerSecond: rate)
    stage.advance(by: 1)
    #expect(box.heard.count == rate / 4 + 2)
    stage.touch(box, by: CGVector(dx: 0, dy: 9), over: 0.101, samplesPerSecond: rate)
    box.places = []
    stage.advance(by: 0.101)
    #expect(box.places.count == Int((0.101 * Double(rate)).rounded(.up)) + 2)
    #expect(box.places.last == CGPoint(x: 150, y: 159))
  }

  @Test func `goes at the pace of a timing`() {
    let timing = stage.run { UICubicTimingParameters(animationCurve: .easeIn) }
    stage.touch(
      box, by: CGVector(dx: 0, dy: 8), over: 1, timing: timing, samplesPerSecond: 4)
    stage.advance(by: 2)
    let ys = box.places.map { $0.y - 150 }
    #expect(ys.count == 6 && ys[0] == 0 && ys[5] == 8)
    #expect(zip(ys, [0, 2, 4, 6, 8]).dropFirst().dropLast().allSatisfy { $0 < $1 })
  }

  @Test func `is told to a view one finger at a time, unless that wants more`() {
    let two = [
      finger([(0, 120, 120), (0.1, 110, 110)]), finger([(0, 180, 180), (0.1, 190, 190)]),
    ]
    stage.touch(two)
    stage.advance(by: 1)
    #expect(box.heard == ["began 1 of 2 0", "moved 1 of 2 100", "ended 1 of 2 100"])
    (box.heard, box.isMultipleTouchEnabled) = ([], true)
    stage.touch(two)
    stage.advance(by: 1)
    #expect(box.heard == ["began 2 of 2 1000", "moved 2 of 2 1100", "ended 2 of 2 1100"])
  }

  @Test func `is handed on to the view around by one that does not deal with it`() {
    let inner = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), in: box)
    #expect(inner.next === box)
    final class Around: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let around = stage.run { Around(frame: stage.window.bounds) }
    stage.window.addSubview(around)
    let leaf = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), in: around)
    stage.touch(leaf, taps: 2)
    stage.advance(by: 1)
    #expect(around.count == 2)
  }

  @Test func `is taken from a view that leaves the window`() {
    stage.touch(box, by: CGVector(dx: 0, dy: 50), over: 0.4, samplesPerSecond: 10)
    stage.advance(by: 0.2)
    stage.run { box.removeFromSuperview() }
    stage.advance(by: 1)
    #expect(
      box.heard == [
        "began 1 of 1 0", "moved 1 of 1 100", "moved 1 of 1 200", "cancelled 1 of 1 200",
      ])
  }

  @Test func `keeps a stage from being at rest, as gestures do`() {
    func isAtRest() -> Bool {
      StageCopy(of: stage, makeView: { Told() }, isInert: { _ in true }) != nil
    }
    let pan = UIPanGestureRecognizer()
    box.addGestureRecognizer(pan)
    #expect(!isAtRest())
    box.removeGestureRecognizer(pan)
    stage.run {
      box.removeFromSuperview()
      stage.window.addSubview(Told())
    }
    #expect(isAtRest())
    stage.touch(box, taps: 1)
    #expect(!isAtRest())
    stage.advance(by: 1)
    #expect(isAtRest())
  }

  @Test func `is refused where it cannot be`() {
    func fault(_ samples: [(Double, CGFloat, CGFloat)], end: Double? = nil) -> StageError? {
      do {
        try stage.tryTouch([finger(samples, end: end)], from: .window)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault([]) == .invalidTouch(.noSamples))
    #expect(fault([(0, .nan, 0)]) == .invalidTouch(.notFinite))
    #expect(fault([(0, 0, .infinity)]) == .invalidTouch(.notFinite))
    #expect(fault([(.nan, 0, 0)]) == .invalidTouch(.notFinite))
    #expect(fault([(-0.1, 0, 0)]) == .invalidTouch(.fallingTimes))
    #expect(fault([(0.2, 0, 0), (0.1, 0, 0)]) == .invalidTouch(.fallingTimes))
    #expect(fault([(0.2, 0, 0)], end: 0.1) == .invalidTouch(.fallingTimes))
    #expect(fault([(0.2, 0, 0)], end: .infinity) == .invalidTouch(.notFinite))
    #expect(fault([(4e9, 0, 0)]) == .beyondRange(4e9))
    #expect(fault([(0, 0, 0), (0, 5, 0)]) == nil)
    let many = Array(repeating: (0.0, CGFloat(0), CGFloat(0)), count: PlannedTouch.limit + 1)
    #expect(fault(many) == .invalidTouch(.tooManySamples(limit: PlannedTouch.limit)))
    #expect(throws: StageError.invalidTouch(.tooManySamples(limit: PlannedTouch.limit))) {
      try PlannedTouch.drag(by: .zero, over: 1e9, samplesPerSecond: 120)
    }
    #expect(throws: StageError.invalidTouch(.rate(0))) {
      try PlannedTouch.drag(by: .zero, over: 1, samplesPerSecond: 0)
    }
    #expect(throws: StageError.invalidInterval(-1)) {
      try PlannedTouch.drag(by: .zero, over: 1, hold: -1, samplesPerSecond: 60)
    }
    #expect(throws: StageError.invalidTouch(.notFinite)) {
      try PlannedTouch.pair(on: box, scale: 0, angle: 0, over: 1, samplesPerSecond: 60)
    }
  }

  @Test(arguments: [40.0, 100, 101], [0, 0.25 * CGFloat.pi])
  func `two fingers find room on any view`(edge: CGFloat, turn: CGFloat) {
    let (small, pinch) = stage.run {
      let small = UIView(frame: CGRect(x: 100, y: 300, width: edge, height: edge))
      small.transform = CGAffineTransform(rotationAngle: turn)
      stage.window.addSubview(small)
      let pinch = UIPinchGestureRecognizer()
      small.addGestureRecognizer(pinch)
      return (small, pinch)
    }
    stage.touch(small, pinch: 2, over: 0.3)
    stage.advance(by: 0.2)
    #expect(pinch.state == .changed)
  }

  @Test(arguments: [(150.0, 60.0, 100.0), (90, 60, 30), (300, 300, 100)])
  func `two fingers are brought nearer only where one would miss`(
    width: Double, height: Double, apart: Double
  ) throws {
    let view = stage.run { UIView(frame: CGRect(x: 100, y: 300, width: width, height: height)) }
    stage.run { stage.window.addSubview(view) }
    let pair = try PlannedTouch.pair(on: view, scale: 1, angle: 0, over: 1, samplesPerSecond: 60)
    let places = pair.map { Double($0.samples[0].point.x) }
    #expect(places[1] - places[0] == apart)
  }

  @Test func `of very many samples is no circle of callbacks`() throws {
    let samples = (0..<150_000).map {
      PlannedTouch.Sample(time: 1e-5 * Double($0), point: CGPoint(x: 150, y: 150))
    }
    stage.touch([PlannedTouch(samples: samples)])
    try stage.tryAdvance(toTicks: nil)
    #expect(box.heard.count == 150_001)
  }

  @Test func `comes before what was planned later for the same moment`() {
    var order: [String] = []
    let pan = UIPanGestureRecognizer { _ in order.append("pan") }
    box.addGestureRecognizer(pan)
    stage.touch(box, by: CGVector(dx: 40, dy: 0), over: 0.2, samplesPerSecond: 10)
    stage.after(0.1) { order.append("after") }
    stage.after(0.2) { order.append("after") }
    stage.advance(by: 1)
    #expect(order == ["pan", "after", "pan", "pan", "after"])
  }
}
