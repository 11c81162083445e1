import FlipbookLanguage
import FlipbookValues
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The overshoot of a spring` {
  // The course of a view that a spring moves by one point.
  private static func highest(
    ratio: Double, frequency: Double, for seconds: Double
  ) throws -> NumberCourse {
    let session = Session.entered([
      "view box frame: (-50, -50, 100, 100)",
      "animate 1s spring(mass: 1, stiffness: \(frequency * frequency), damping: "
        + "\(2 * ratio * frequency)) { box.center.x = 1 }",
    ])
    let call = "highest(box.center.x)"
    let entry = try Parser.entry(from: call)
    guard case .query(.call(let parsed)) = entry.statements[0],
      case .expression(let number)? = parsed.arguments.first?.value
    else { throw CancellationError() }
    let end = try #require(Stage.ticks(seconds: seconds))
    return try Replay(of: session).course(
      of: number, source: call, over: TimeStretch(start: 0, end: end))
  }

  @Test(arguments: 0..<200)
  func `is the textbook's, and so is its time`(number: Int) throws {
    let ratio = number == 0 ? 0.01 : number == 1 ? 0 : 0.004 * Double(number) + 0.01
    let frequency = 4 + Double(number % 17) * 1.7
    let root = (1 - ratio * ratio).squareRoot()
    let time = Double.pi / (frequency * root)
    let course = try Self.highest(ratio: ratio, frequency: frequency, for: 1.5 * time)
    let peak = try #require(course.highest)
    #expect(course.isProven)
    #expect(abs(peak.value - 1 - exp(-Double.pi * ratio / root)) <= 1e-12, "ratio \(ratio)")
    #expect(abs(Stage.seconds(ticks: peak.ticks) - time) <= 1e-9, "ratio \(ratio)")
  }

  @Test func `of one that ends before its peak is the highest before the end`() throws {
    let course = try Self.highest(ratio: 0.2, frequency: 5, for: 0.3)
    let peak = try #require(course.highest)
    #expect(peak.ticks == Stage.ticks(seconds: 0.3))
  }
}
