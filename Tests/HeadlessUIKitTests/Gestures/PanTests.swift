import HeadlessUIKit
import Testing

/// A view with a pan whose states are recorded.
final class Panned {
  let stage = Stage()
  let box: UIView
  let pan = UIPanGestureRecognizer()
  var heard: [String] = []

  init() {
    let stage = stage
    box = stage.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    box.addGestureRecognizer(pan)
    pan.addAction { [unowned self] pan in heard.append("\(pan.state) \(stage.now)") }
  }
}

@Suite struct `a pan` {
  private let panned = Panned()
  private var stage: Stage { panned.stage }
  private var box: UIView { panned.box }
  private var pan: UIPanGestureRecognizer { panned.pan }

  @Test func `begins after ten points, goes on, and ends when the finger is lifted`() {
    stage.touch(box, by: CGVector(dx: 0, dy: 40), over: 0.5, samplesPerSecond: 10)
    stage.advance(by: 1)
    #expect(
      panned.heard == ["began 0.2", "changed 0.3", "changed 0.4", "changed 0.5", "ended 0.5"])
    #expect(pan.state == .possible)
    #expect(stage.events.map(\.description) == ["pan began", "pan ended"])
  }

  @Test func `from an edge is one of a finger that comes down there`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    var heard = 0
    edge.addAction { if $0.state == .began { heard += 1 } }
    stage.window.addGestureRecognizer(edge)
    pan.isEnabled = false
    func drag(x: CGFloat) {
      // Makes the whole box visible, so that its middle is touched.
      box.bounds.size = CGSize(width: 10, height: 10)
      box.center = CGPoint(x: x, y: 300)
      stage.touch(box, by: CGVector(dx: 60, dy: 0), over: 0.2)
      stage.advance(by: 1)
    }
    drag(x: 10)
    #expect(heard == 0)
    edge.edges = .left
    drag(x: 10)
    #expect(heard == 1)
    drag(x: 200)
    #expect(heard == 1)
    #expect(edge.edges == [.left] && UIRectEdge.all.isSuperset(of: [.top, .bottom, .right]))
    #expect(!edge.delaysTouchesBegan && edge.delaysTouchesEnded)
  }

  @Test func `tells how far, how fast and where`() {
    var translations: [CGPoint] = []
    var velocities: [CGPoint] = []
    var places: [CGPoint] = []
    pan.addAction { [unowned box] pan in
      translations.append(pan.translation(in: nil))
      velocities.append(pan.velocity(in: box.superview))
      places.append(pan.location(in: box))
    }
    stage.touch(box, by: CGVector(dx: 30, dy: -60), over: 0.3, samplesPerSecond: 10)
    stage.advance(by: 1)
    let (xs, ys): ([CGFloat], [CGFloat]) = ([10, 20, 30, 30], [-20, -40, -60, -60])
    #expect(translations.map(\.x) == xs && translations.map(\.y) == ys)
    #expect(places.last == CGPoint(x: 80, y: -10))
    // Samples a tenth of a second apart are too far from each other to give a velocity.
    #expect(velocities.allSatisfy { $0 == .zero })
  }

  @Test func `ends with the velocity of a flick, and with none after a rest`() {
    var last = CGPoint.zero
    pan.addAction { last = $0.velocity(in: nil) }
    stage.touch(box, flick: CGVector(dx: 300, dy: -1500))
    stage.advance(by: 1)
    #expect(abs(last.x - 300) < 1e-6 && abs(last.y + 1500) < 1e-6)
    stage.touch(box, by: CGVector(dx: 0, dy: 50), over: 0.1, hold: 0.041)
    stage.advance(by: 1)
    #expect(last == .zero)
  }

  @Test func `counts its translation from where it is told to`() {
    var log: [CGFloat] = []
    pan.addAction { [unowned box] pan in
      log.append(pan.translation(in: box.superview).y)
      box.center.y += pan.translation(in: box.superview).y
      pan.setTranslation(.zero, in: box.superview)
    }
    stage.touch(box, by: CGVector(dx: 0, dy: 60), over: 0.4, samplesPerSecond: 10)
    stage.advance(by: 1)
    #expect(log == [15, 15, 15, 15, 0])
    #expect(box.center.y == 210)
  }

  @Test func `takes the touch from its view when it begins`() {
    final class Told: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
      }
    }
    let told = stage.run { Told(frame: box.bounds) }
    box.addSubview(told)
    stage.touch(told, by: CGVector(dx: 0, dy: 40), over: 0.5, samplesPerSecond: 10)
    stage.advance(by: 1)
    #expect(told.heard == ["began", "moved", "cancelled"])
    pan.cancelsTouchesInView = false
    told.heard = []
    stage.touch(told, by: CGVector(dx: 0, dy: 40), over: 0.2, samplesPerSecond: 10)
    stage.advance(by: 1)
    #expect(told.heard == ["began", "moved", "moved", "ended"])
  }

  @Test func `fails when the finger is lifted before`() {
    stage.touch(box, by: CGVector(dx: 0, dy: 9.9), over: 0.2)
    stage.touch(box, taps: 2)
    stage.advance(by: 1)
    #expect(panned.heard.isEmpty && stage.events.isEmpty && pan.state == .possible)
  }
}
