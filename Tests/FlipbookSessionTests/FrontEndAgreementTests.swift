import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookSession

/// A motion as it is typed and as it is written in Swift.
struct ToldMotion: Sendable, CustomTestStringConvertible {
  let assignment: String
  let change: @Sendable (UIView) -> Void

  var testDescription: String { assignment }

  static let all: [ToldMotion] = [
    ToldMotion(assignment: "box.center += (100, -60)") {
      $0.center = CGPoint(x: $0.center.x + 100, y: $0.center.y - 60)
    },
    ToldMotion(assignment: "box.alpha = 0.25") { $0.alpha = 0.25 },
    ToldMotion(assignment: "box.backgroundColor = systemBlue") {
      $0.backgroundColor = .systemBlue
    },
    ToldMotion(assignment: "box.transform = scale(3, 0.5) * rotate(2rad)") {
      $0.transform = CGAffineTransform(scaleX: 3, y: 0.5)
        .concatenating(CGAffineTransform(rotationAngle: 2))
    },
    ToldMotion(assignment: "box.bounds.size = (40, 160)") {
      $0.bounds.size = CGSize(width: 40, height: 160)
    },
  ]

  /// All numbers that a view's layer shows.
  static func numbers(_ view: UIView) -> [Double] {
    let layer = view.layer.presentation() ?? view.layer
    let transform = layer.affineTransform()
    let numbers: [CGFloat] =
      [
        layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height,
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ] + (layer.backgroundColor?.components ?? [])
    return numbers.map { Double($0) } + [layer.exactOpacity]
  }
}

/// A pace as it is typed and as it is written in Swift.
struct ToldTempo: Sendable, CustomTestStringConvertible {
  let typed: String
  /// The curve as a setter's argument between begin and commit.
  var curve: String?
  let timing: @Sendable () -> any UITimingCurveProvider

  var testDescription: String { typed }

  static let all: [ToldTempo] = [
    ToldTempo(typed: "linear", curve: "linear") {
      UICubicTimingParameters(animationCurve: .linear)
    },
    ToldTempo(typed: "easeInOut", curve: "easeInOut") {
      UICubicTimingParameters(animationCurve: .easeInOut)
    },
    ToldTempo(typed: "default") { UICubicTimingParameters() },
    ToldTempo(typed: "cubic(0.25, 0.75, 0.5, 1.25)") {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.25, y: 0.75), controlPoint2: CGPoint(x: 0.5, y: 1.25))
    },
    ToldTempo(typed: "spring(dampingRatio: 0.4, initialVelocity: 2)") {
      UISpringTimingParameters(
        dampingRatio: 0.4, initialVelocity: CGVector(dx: 2, dy: 2))
    },
    ToldTempo(typed: "spring(mass: 1, stiffness: 100, damping: 10)") {
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    },
    ToldTempo(typed: "spring(duration: 0.5, bounce: 0.3)") {
      UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    },
  ]
}

@Suite struct `the shell and the library` {
  private static let view =
    "view box frame: (10, 20, 100, 100) backgroundColor: red transform: rotate(-0.5rad)"

  // The numbers shown at many moments, which are not frames and reach past the end.
  private static func samples(_ stage: Stage, _ view: UIView) -> [[Double]] {
    (0...60).map { step in
      if step > 0 { stage.advance(by: 0.0371) }
      return ToldMotion.numbers(view)
    }
  }

  private func inLibrary(_ motion: ToldMotion, _ tempo: ToldTempo) -> [[Double]] {
    let stage = Stage()
    let box = stage.run { UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)) }
    stage.window.addSubview(box)
    box.backgroundColor = .red
    box.transform = CGAffineTransform(rotationAngle: -0.5)
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1.5, timingParameters: tempo.timing())
    }
    animator.addAnimations { motion.change(box) }
    animator.startAnimation()
    return Self.samples(stage, box)
  }

  private func inShell(_ entries: [String]) throws -> [[Double]] {
    let session = Session()
    for entry in [Self.view] + entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
    let stage = session.world.stage
    let box = try #require(stage.window.subviews.first)
    return Self.samples(stage, box)
  }

  private func tellings(_ motion: ToldMotion, _ tempo: ToldTempo) -> [[String]] {
    let inView = motion.assignment.replacing("box.", with: ".")
    let tellings = [
      ["animator slide 1.5s \(tempo.typed) { \(motion.assignment) }", "start slide"],
      ["animate 1.5s \(tempo.typed) { \(motion.assignment) }"],
      ["dance box 1.5s \(tempo.typed) { \(inView) }", "start box"],
    ]
    guard let curve = tempo.curve else { return tellings }
    return tellings + [["begin 1.5s", "curve \(curve)", motion.assignment, "commit"]]
  }

  @Test(arguments: ToldMotion.all, ToldTempo.all)
  func `agree on a motion`(motion: ToldMotion, tempo: ToldTempo) throws {
    let expected = inLibrary(motion, tempo)
    #expect(Set(expected).count > 20)
    for entries in tellings(motion, tempo) {
      let samples = try inShell(entries)
      #expect(samples.count == expected.count)
      for (step, (sample, other)) in zip(samples, expected).enumerated() {
        let distance = zip(sample, other).map { abs($0 - $1) }.max() ?? .infinity
        #expect(
          sample.count == other.count && distance <= 1e-9,
          "\(entries) at step \(step): \(sample), library: \(other)")
      }
    }
  }
}
