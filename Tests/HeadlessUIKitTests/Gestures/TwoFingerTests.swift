import Foundation
import HeadlessUIKit
import Testing

@Suite struct `two fingers` {
  private let stage = Stage()
  private let box: UIView
  private let log = Log()

  private final class Log {
    var states: [UIGestureRecognizer.State] = []
    var numbers: [CGFloat] = []
    var velocities: [CGFloat] = []
  }

  init() {
    box = stage.add(CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  private func expect(
    _ numbers: [CGFloat], near expected: [CGFloat], at location: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      numbers.count == expected.count
      && zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isNear, "\(numbers) are not \(expected)", sourceLocation: location)
  }

  @Test func `pinch once they spread by ten points`() {
    let log = log
    box.addGestureRecognizer(
      UIPinchGestureRecognizer { pinch in
        log.states.append(pinch.state)
        log.numbers.append(pinch.scale)
        log.velocities.append(pinch.velocity)
      })
    stage.touch(box, pinch: 1.2, over: 0.1, samplesPerSecond: 40)
    stage.advance(by: 1)
    #expect(log.states == [.began, .changed, .changed, .ended])
    expect(log.numbers, near: [1.1, 1.15, 1.2, 1.2])
    expect(log.velocities, near: [2, 2, 2, 2])
  }

  @Test func `pinch in shares of what was set`() {
    let log = log
    box.addGestureRecognizer(
      UIPinchGestureRecognizer { pinch in
        log.numbers.append(pinch.scale)
        pinch.scale = 1
        log.velocities.append(pinch.velocity)
      })
    stage.touch(box, pinch: 2, over: 0.1, samplesPerSecond: 40)
    stage.advance(by: 1)
    expect(log.numbers, near: [1.25, 1.2, 1.75 / 1.5, 2 / 1.75, 1])
    expect(log.velocities, near: [8, 10 / 1.5, 10 / 1.75, 5, 5])
  }

  @Test func `turn once they went ten points around`() {
    let log = log
    box.addGestureRecognizer(
      UIRotationGestureRecognizer { rotation in
        log.states.append(rotation.state)
        log.numbers.append(rotation.rotation)
        log.velocities.append(rotation.velocity)
        if rotation.state == .began { rotation.rotation = 0 }
      })
    stage.touch(box, rotate: 7, over: 1, samplesPerSecond: 50)
    stage.advance(by: 2)
    #expect(log.states.first == .began && log.states.last == .ended)
    expect([log.numbers[0], log.numbers[log.numbers.count - 1]], near: [0.28, 7 - 0.28])
    #expect(log.velocities.allSatisfy { abs($0 - 7) < 1e-6 })
  }

  @Test func `are one gesture or two, as the delegate says`() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    var begun: [String] = []
    let pinch = UIPinchGestureRecognizer { if $0.state == .began { begun.append("pinch") } }
    let turn = UIRotationGestureRecognizer { if $0.state == .began { begun.append("turn") } }
    for gesture in [pinch, turn] { box.addGestureRecognizer(gesture) }
    let fingers = [-50.0, 50].map { x in
      PlannedTouch(
        samples: (0...10).map { step in
          let (angle, radius) = (0.1 * Double(step), x * (1 + 0.1 * Double(step)))
          return .init(
            time: Double(step) / 100, point: CGPoint(x: radius * cos(angle), y: radius * sin(angle))
          )
        })
    }
    stage.touch(fingers, from: .middle(of: box))
    stage.advance(by: 1)
    #expect(begun == ["pinch"])
    let both = Both()
    turn.delegate = both
    stage.touch(fingers, from: .middle(of: box))
    stage.advance(by: 1)
    #expect(begun == ["pinch", "pinch", "turn"])
  }

  @Test func `that lie at one point, or lift one after the other, make no trouble`() {
    let log = log
    box.addGestureRecognizer(
      UIPinchGestureRecognizer { pinch in
        log.states.append(pinch.state)
        log.numbers.append(pinch.scale)
      })
    let fingers = [(20.0, 0.2), (-20, 0.4)].map { x, end in
      PlannedTouch(
        samples: [
          .init(time: 0, point: .zero), .init(time: 0.1, point: CGPoint(x: x, y: 0)),
        ], end: end)
    }
    stage.touch(fingers, from: .middle(of: box))
    stage.advance(by: 1)
    #expect(log.states == [.began, .ended])
    expect(log.numbers, near: [40, 40])
  }

  @Test func `are told with their number and their places`() {
    var told: [String] = []
    let pan = UIPanGestureRecognizer { [unowned box] pan in
      #expect(pan.view == box)
      guard pan.state == .changed else { return }
      told.append("\(pan.numberOfTouches) \(pan.location(in: box).x)")
      told += (0..<pan.numberOfTouches).map { "\(pan.location(ofTouch: $0, in: box).x)" }
    }
    box.addGestureRecognizer(pan)
    let fingers = [0.0, 40].map { x in
      PlannedTouch(
        samples: (0...2).map {
          .init(time: 0.1 * Double($0), point: CGPoint(x: x, y: 20 * Double($0)))
        })
    }
    stage.touch(fingers, from: .middle(of: box))
    stage.advance(by: 1)
    #expect(told == ["2 120.0", "100.0", "140.0"])
  }

  @Test func `drag with their middle, and no more of them than are wanted`() {
    let log = log
    let pan = UIPanGestureRecognizer { pan in
      log.states.append(pan.state)
      log.numbers.append(pan.translation(in: nil).x)
    }
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    box.addGestureRecognizer(pan)
    let fingers = [0.0, 0.05, 0.1].enumerated().map { index, start in
      PlannedTouch(
        samples: (0...5).map {
          .init(
            time: start + 0.1 * Double($0),
            point: CGPoint(x: 20 * Double($0), y: 30 * Double(index))
          )
        }, end: 0.7)
    }
    stage.touch(fingers, from: .middle(of: box))
    stage.advance(by: 1)
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(log.numbers.last == 90)
    stage.touch(box, by: CGVector(dx: 50, dy: 0), over: 0.3)
    log.states = []
    stage.advance(by: 1)
    #expect(log.states.isEmpty)
  }
}

@Suite struct `a swipe` {
  private static let ways: [(CGVector, String)] = [
    (CGVector(dx: 60, dy: 0), "right"), (CGVector(dx: -60, dy: 10), ""),
    (CGVector(dx: 0, dy: -80), "up"), (CGVector(dx: 49, dy: 0), ""), (CGVector(dx: 0, dy: 60), ""),
  ]

  @Test(arguments: ways)
  func `is told by its way, at once`(way: CGVector, told: String) {
    let stage = Stage()
    let box = stage.add(CGRect(x: 100, y: 300, width: 100, height: 100))
    var heard: [String] = []
    for (direction, name) in [(UISwipeGestureRecognizer.Direction.right, "right"), (.up, "up")] {
      let swipe = UISwipeGestureRecognizer { _ in heard.append(name) }
      swipe.direction = direction
      box.addGestureRecognizer(swipe)
    }
    stage.touch(box, by: way, over: 0.4)
    stage.advance(by: 1)
    #expect(heard == (told.isEmpty ? [] : [told]))
    stage.touch(box, by: way, over: 5)
    stage.advance(by: 6)
    #expect(heard == (told.isEmpty ? [] : [told]))
  }
}
