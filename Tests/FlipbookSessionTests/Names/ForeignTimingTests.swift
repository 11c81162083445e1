import FlipbookValues
import Foundation
import HeadlessUIKit
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Timings in other tools' words, against those tools' formulas.
@Suite struct ForeignTimingTests {
  struct Formula: Sendable, CustomTestStringConvertible {
    let typed: String
    let progress: @Sendable (Double) -> Double
    var testDescription: String { typed }

    init(_ typed: String, _ progress: @escaping @Sendable (Double) -> Double) {
      (self.typed, self.progress) = (typed, progress)
    }
  }

  // MARK: Exact timings

  static let exact = [
    Formula("power0.inOut") { $0 },
    Formula("power1.in") { $0 * $0 },
    Formula("quad.out") { 1 - (1 - $0) * (1 - $0) },
    Formula("Quad.easeIn") { $0 * $0 },
    Formula("power2.in") { $0 * $0 * $0 },
    Formula("power2") { 1 - pow(1 - $0, 3) },
    Formula("cubic.out") { 1 - pow(1 - $0, 3) },
    Formula("back.in") { 2.70158 * pow($0, 3) - 1.70158 * $0 * $0 },
    Formula("back.out(3)") { 1 + 4 * pow($0 - 1, 3) + 3 * pow($0 - 1, 2) },
    Formula("back(1.7)") { 1 + 2.7 * pow($0 - 1, 3) + 1.7 * pow($0 - 1, 2) },
  ]

  @Test(arguments: exact) func `a square, a cube and back are curves of UIKit's`(formula: Formula) {
    let session = Session.entered([
      "view box", "animate 1s \(formula.typed) { box.center.x = 100 }",
    ])
    for (time, x) in Self.samples(of: session, every: 0.01, for: 1) {
      #expect(abs(x - 100 * formula.progress(time)) < 1e-9, "at \(time)")
    }
    #expect(session.enter("let e = \(formula.typed); e").text == session.enter("e").text)
  }

  private static let rows: [(String, String)] = [
    ("ease-in", "easeIn"), ("ease-out", "easeOut"), ("ease-in-out", "easeInOut"),
    ("cubic-bezier(0.4, 0, 0.2, 1)", "cubic(0.4, 0, 0.2, 1)"),
    ("cubicBezier(0.4, 0, 0.2, 1)", "cubic(0.4, 0, 0.2, 1)"),
    ("power2.out", "power2.out"), ("back.out( 1.7 )", "back.out(1.7)"), ("power0", "linear"),
    ("easyEase", "easyEase"),
  ]

  @Test(arguments: rows)
  func `what is understood is told as it can be typed`(typed: String, told: String) {
    #expect(Answers.text("let e = \(typed); e") == told)
    #expect(!Answers.outcome("animate 1s \(typed) { box.alpha = 0 }").failed)
    #expect(!Answers.outcome("curve \(typed)").failed)
    #expect(Answers.text("let e = \(told); e") == told)
  }

  @Test func `a name that was given is meant, and a difference is one`() {
    let session = Session.entered([
      "let power2 = 3", "let ease = 5", "let in = 2", "view sine", "view expo frame: (0, 0, 2, 2)",
    ])
    #expect(session.enter("power2").text == "3.000")
    #expect(session.enter("ease-in").text == "3.000" && session.enter("ease - in").text == "3.000")
    #expect(!session.enter("sine.center.x += 1").failed)
    #expect(session.enter("expo.out").failed && session.enter("expo.out(1.7)").failed)
    #expect(Answers.outcome("ease - in").failed)
  }

  // MARK: Nearest timings

  static let others = [
    "power1.inOut", "power2.inOut", "back.inOut(1.7)", "bounce.out", "bounce.in", "easeOutBounce",
    "steps(4)", "steps(4, start)", "linear(0, 0.25, 1)", "materialEmphasized", "power3.out",
    "sine.inOut", "expo.in", "circ.out", "elastic.in", "elastic.inOut(1, 0.4)", "step-end",
  ]

  @Test(arguments: others) func `the nearest is told where it is near, and how far off it is`(
    typed: String
  ) throws {
    let timing = try #require(Self.timing(typed))
    let (name, distance) = timing.nearest
    let complaint = try #require(Complaint(about: "animate 1s \(typed) { box.alpha = 0 }"))
    #expect(
      complaint.message.hasSuffix(": its timings are one cubic curve or a spring")
    )
    let isTold = complaint.hint?.hasPrefix("\(name) comes nearest, off by up to ") == true
    #expect(isTold == (distance <= 0.05) && complaint.hint?.isEmpty == false)
    let session = Session.entered(["view box", "animate 1s \(name) { box.center.x = 1 }"])
    let samples = Self.samples(of: session, every: 0.01, for: 0.99)
    let largest = samples.map { abs($1 - timing.progress($0)) }.max() ?? 0
    // The distance was found at a thousand moments, more than the samples here.
    #expect(largest <= distance + 1e-9 && largest > distance * 0.7, "\(largest) of \(distance)")
  }

  @Test(arguments: [1.0, 0.8, 1.5], [0.3, 0.5])
  func `elastic is a spring with a push`(amplitude: Double, period: Double) throws {
    let timing = try #require(ForeignTiming.named(["elastic", "out"], [amplitude, period]))
    let (spring, distance) = timing.nearest
    #expect(distance < 0.002)
    let session = Session.entered(["view box", "animate \(spring) { box.center.x = 1 }"])
    let swing = period / min(amplitude, 1)
    let lag = swing / (2 * .pi) * asin(1 / max(amplitude, 1))
    for (time, x) in Self.samples(of: session, every: 0.01, for: 0.9) where time < 0.9 {
      let own = max(amplitude, 1) * pow(2, -10 * time) * sin((time - lag) * 2 * .pi / swing) + 1
      #expect(abs(x - own) < 0.002, "at \(time)")
    }
  }

  @Test(arguments: others) func `what is typed for all of it is all of it`(typed: String) throws {
    let timing = try #require(Self.timing(typed))
    guard let line = timing.usual?.line else { return }
    let isMaterial = line.hasPrefix("animate")
    let session = Session.entered(["view box", line])
    let (length, way) = isMaterial ? (0.5, 200.0) : (1, 100)
    let samples = Self.samples(of: session, every: length / 250, for: length * 0.999)
    for (time, x) in samples {
      // Core Animation's curves have 32 bits, and a sample at a jump may be on either side of it.
      let share = time / length
      let isJump = typed.hasPrefix("step") && (share * 4).truncatingRemainder(dividingBy: 1) == 0
      #expect(isJump || abs(x / way - timing.progress(share)) < 1e-6, "at \(share)")
    }
  }

  @Test(arguments: [
    "elastic.out(1e300, 1)", "elastic.out(1, 1e-9)", "elastic.out(1e-300)", "elastic.out(0, -1)",
    "back.out(1e300)", "back.inOut(-1e300)", "steps(1e9)", "steps(2.5)", "steps(0)", "steps()",
    "linear(1e300, -1e300, 1e300)", "linear(1)", "linear()", "cubic-bezier()", "elastic()",
    "cubicBezier(9, 0, 0, 1)", "ease-in-in", "step-in", "power9.out", "sine.sine", "easeInOut.x9",
  ])
  func `whatever stands in the brackets is answered`(typed: String) {
    let text = Answers.outcome("animate 1s \(typed) { box.alpha = 0 }").text
    #expect(text.isEmpty || text.hasPrefix("error: "))
  }

  // MARK: Material

  @Test func `Material's emphasized curve is its published path`() throws {
    let line = try #require(ForeignTiming.named(["materialEmphasized"])?.usual?.line)
    let session = Session.entered(["view box frame: (0, 0, 100, 100)", line])
    for (time, x) in Self.samples(of: session, every: 0.001, for: 0.499) {
      #expect(abs((x - 50) / 200 - Self.emphasized(at: time / 0.5)) < 1e-9, "at \(time)")
    }
  }

  @Test func `as keyframes it is the same, with the curves that Material names`() {
    let session = Session.entered([
      "view box",
      "animation open position.x values: (0, 40, 100) keyTimes: (0, 1/6, 1) "
        + "timingFunctions: (materialEmphasizedAccelerate, materialEmphasizedDecelerate) 1s",
      "attach open to: box",
    ])
    for (time, x) in Self.samples(of: session, every: 0.01, for: 0.99) {
      #expect(abs(x / 100 - Self.emphasized(at: time)) < 2e-5, "at \(time)")
    }
  }

  // M 0,0 C 0.05,0, 0.133333,0.06, 0.166666,0.4 C 0.208333,0.82, 0.25,1, 1,1
  private static func emphasized(at share: Double) -> Double {
    let joint = 0.166666
    let (xs, ys) =
      share < joint
      ? ([0, 0.05, 0.133333, joint], [0, 0, 0.06, 0.4])
      : ([joint, 0.208333, 0.25, 1], [0.4, 0.82, 1, 1])
    func point(_ p: [Double], _ s: Double) -> Double {
      let r = 1 - s
      return p[0] * r * r * r + 3 * p[1] * r * r * s + 3 * p[2] * r * s * s + p[3] * s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(xs, middle) < share { low = middle } else { high = middle }
    }
    return point(ys, low)
  }

  // MARK: Looking

  private static func timing(_ typed: String) -> ForeignTiming? {
    if let timing = ForeignTiming.dashed(typed) { return timing }
    let parts = typed.split(separator: "(")
    let inside = parts.count > 1 ? parts[1].dropLast().split(separator: ",") : nil
    let numbers = inside.map { $0.compactMap { Double($0.filter { $0 != " " }) } }
    return ForeignTiming.named(
      parts[0].split(separator: ".").map { String($0) }, numbers,
      isEarly: typed.contains("start"))
  }

  // The positions of the box at evenly spaced moments from now on.
  private static func samples(
    of session: Session, every part: Double, for length: Double
  ) -> [(time: Double, x: Double)] {
    for entry in ["set digits 9", "set format csv"] { _ = session.enter(entry) }
    let text = session.enter("sample box.center.x every: \(part)s for: \(length)s").text
    let samples = text.split(separator: "\n").dropFirst().compactMap { line -> (Double, Double)? in
      let cells = line.split(separator: ",").compactMap { Double($0) }
      return cells.count == 2 ? (cells[0], cells[1]) : nil
    }
    #expect(samples.count > 50, "\(text)")
    return samples
  }
}
