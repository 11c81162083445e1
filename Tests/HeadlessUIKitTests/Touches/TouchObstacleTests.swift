import Foundation
import HeadlessUIKit
import Testing

/// The views that a touch meant for a view hits, and the reasons why it misses the view.
@Suite struct `a touch that is meant for a view` {
  private let stage = Stage()
  private let box: UIView

  init() {
    box = stage.run { [stage] in
      let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      box.layer.name = "box"
      stage.window.addSubview(box)
      return box
    }
  }

  private final class Seen { var points: [CGPoint] = [] }

  // The positions, in the window, of taps that a view receives.
  private func taps(on view: UIView, in place: CGRect) -> [CGPoint] {
    let seen = Seen()
    stage.run {
      box.frame = place
      let tap = UITapGestureRecognizer()
      tap.addAction { gesture in seen.points.append(gesture.location(in: nil)) }
      view.addGestureRecognizer(tap)
    }
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    return seen.points
  }

  private static let places: [(CGRect, CGPoint)] = [
    // All of it is visible, or its top, its right side, a corner, or as much as fits the window.
    (CGRect(x: 100, y: 200, width: 100, height: 100), CGPoint(x: 150, y: 250)),
    (CGRect(x: 0, y: 800, width: 390, height: 600), CGPoint(x: 195, y: 822)),
    (CGRect(x: -150, y: 100, width: 200, height: 50), CGPoint(x: 25, y: 125)),
    (CGRect(x: 380, y: 840, width: 200, height: 200), CGPoint(x: 385, y: 842)),
    (CGRect(x: -1000, y: -1000, width: 3000, height: 3000), CGPoint(x: 195, y: 422)),
  ]

  @Test(arguments: places)
  func `a touch comes down in the middle of what is seen`(place: CGRect, middle: CGPoint) {
    let points = taps(on: box, in: place)
    #expect(points.count == 1)
    let point = points.first ?? .zero
    #expect(abs(point.x - middle.x) < 1e-9 && abs(point.y - middle.y) < 1e-9, "\(point)")
    #expect(!stage.events.contains { $0.description.contains("missed") })
  }

  @Test func `what a view around it clips is not seen, and what it does not clip is`() {
    let port = stage.run { [stage, box] in
      let port = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
      port.layer.name = "port"
      port.clipsToBounds = true
      stage.window.addSubview(port)
      port.addSubview(box)
      return port
    }
    // 40 points of it are visible.
    #expect(
      taps(on: box, in: CGRect(x: 160, y: 20, width: 100, height: 60)) == [CGPoint(x: 230, y: 150)])
    // Subviews take no touches beyond the bounds of their superview, visible or not.
    stage.run {
      port.clipsToBounds = false
      box.frame = CGRect(x: 160, y: 20, width: 100, height: 60)
    }
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    #expect(stage.events.last?.description == "box.tap recognized" || stage.events.isEmpty == false)
    stage.run { box.frame = CGRect(x: 190, y: 20, width: 100, height: 60) }
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    #expect(stage.events.last?.kind == .missed(.outside("port")))
  }

  @Test func `a turned view is touched at the centre of what is left of it`() {
    stage.run {
      box.center = CGPoint(x: 0, y: 400)
      box.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
    let seen = Seen()
    stage.run {
      let tap = UITapGestureRecognizer()
      tap.addAction { seen.points.append($0.location(in: nil)) }
      box.addGestureRecognizer(tap)
    }
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    // Half a square on its corner: a third of the way to the corner.
    let point = seen.points.first ?? .zero
    #expect(abs(point.x - 50 * 2.0.squareRoot() / 3) < 1e-9 && abs(point.y - 400) < 1e-9)
  }

  private static let obstacles: [(make: @Sendable (UIView, Stage) -> Void, is: TouchObstacle)] = [
    ({ view, _ in view.isHidden = true }, .hidden("box")),
    ({ view, _ in view.alpha = 0.009 }, .transparent("box")),
    ({ view, _ in view.isUserInteractionEnabled = false }, .disabled("box")),
    ({ view, _ in view.frame.origin.x = 400 }, .offScreen("box")),
    ({ view, _ in view.removeFromSuperview() }, .offScreen("box")),
    (
      { view, _ in UIView.animate(withDuration: 2) { view.alpha = 0.5 } },
      .block("animate", moves: "box")
    ),
    (
      { view, _ in
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
      }, .animator("animator", moves: "box")
    ),
    (
      { view, stage in
        let cover = UIView(frame: view.frame)
        cover.layer.name = "cover"
        stage.window.addSubview(cover)
      }, .covered(by: "cover")
    ),
    (
      { view, stage in
        let around = UIView(frame: view.frame)
        around.layer.name = "around"
        around.alpha = 0
        stage.window.addSubview(around)
        around.addSubview(view)
        view.frame.origin = .zero
      }, .transparent("around")
    ),
  ]

  @Test(arguments: obstacles.indices)
  func `what keeps a touch from a view is told`(index: Int) {
    let (make, obstacle) = Self.obstacles[index]
    stage.run { make(box, stage) }
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    #expect(stage.events.map(\.kind).contains(.missed(obstacle)), "\(stage.events)")
  }

  @Test func `a point of the window where a view is that moves is missed as well`() {
    stage.run { UIView.animate(withDuration: 2) { box.alpha = 0.5 } }
    let finger = PlannedTouch(samples: [.init(time: 0, point: CGPoint(x: 150, y: 250))], end: 0.1)
    let beside = PlannedTouch(samples: [.init(time: 0.5, point: CGPoint(x: 10, y: 10))], end: 0.6)
    stage.touch([finger, beside])
    stage.advance(by: 1)
    #expect(stage.events.map(\.kind) == [.missed(.block("animate", moves: "box"))])
  }

  @Test func `a label on a button leaves its touches to that`() {
    let label = stage.run { [box] in
      let label = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      label.isUserInteractionEnabled = false
      box.addSubview(label)
      box.addGestureRecognizer(UITapGestureRecognizer())
      return label
    }
    stage.touch(label, taps: 1)
    stage.advance(by: 1)
    #expect(stage.events.allSatisfy { $0.kind == .recognized })
  }
}
