import FlipbookPictures
import FlipbookTimeline
import FlipbookValues
import Foundation
import Testing

@testable import FlipbookCommands
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The measures of a curve` {
  private func curve(_ values: [Double], every step: Double = 1, from start: Double = 0)
    -> PlotCurve
  {
    PlotCurve(
      name: "x",
      points: values.enumerated().map { .init(time: start + Double($0) * step, value: $1) })
  }

  @Test func `settled is when it is near its end for good, counted from its start`() {
    let measures = CurveMeasures(curve([0, 10, 5, 10, 10], from: 7))
    // It goes from 5 to 10 in a second, and is at the border when 0.01 is left.
    #expect(((measures.settling ?? 0) - 2.998).magnitude < 1e-9)
  }

  @Test func `the overshoot is the farthest it goes beyond its end, either way`() {
    let up = CurveMeasures(curve([0, 12, 9, 11, 10]))
    #expect(((up.overshoot?.share ?? 0) - 0.2).magnitude < 1e-12 && up.overshoot?.time == 1)
    let down = CurveMeasures(curve([100, 50, 40, 60, 50], every: 0.5))
    #expect(((down.overshoot?.share ?? 0) - 0.2).magnitude < 1e-12 && down.overshoot?.time == 1)
    #expect(CurveMeasures(curve([0, 5, 10])).overshoot == .init(share: 0, time: nil))
  }

  @Test func `the end may be another than the last value`() {
    let measures = CurveMeasures(curve([0, 0.5, 0.9]), end: 1)
    #expect(measures.settling == nil && measures.overshoot?.share == 0)
  }

  @Test func `a curve that comes back settles and does not overshoot`() {
    let measures = CurveMeasures(curve([0, 10, 0, 0]))
    #expect(((measures.settling ?? 0) - 1.999).magnitude < 1e-9 && measures.overshoot == nil)
    #expect(CurveMeasures(curve([3, 3, 3])).settling == 0)
  }

  @Test func `gaps are passed over, and where all is a gap there are no measures`() {
    #expect(
      CurveMeasures(curve([.nan, 0, 10, 10])).settling.map { ($0 - 0.999).magnitude < 1e-9 } == true
    )
    let none = CurveMeasures(curve([.nan]))
    #expect(none.settling == nil && none.overshoot == nil)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.7])
  func `a spring's overshoot is that of the textbook`(ratio: Double) throws {
    let text = "curve spring(mass: 1, stiffness: 100, damping: \(20 * ratio))"
    let row = try #require(
      Answers.text(text, after: ["set digits 6"]).split(separator: "\n").first {
        $0.hasPrefix("spring(") && $0.contains("s  ")
      })
    let cells = row.split(separator: " ").suffix(2)
    let root = (1 - ratio * ratio).squareRoot()
    let overshoot = try #require(Double(cells.first ?? ""))
    let time = try #require(Double(cells.last?.dropLast() ?? ""))
    #expect((overshoot - 100 * exp(-Double.pi * ratio / root)).magnitude < 1e-6)
    #expect((time - .pi / (10 * root)).magnitude < 1e-6)
  }
}

@Suite struct `The difference of two curves` {
  private func curve(_ values: [Double]) -> PlotCurve {
    PlotCurve(
      name: "x", points: values.enumerated().map { .init(time: Double($0), value: $1) })
  }

  @Test func `is the largest distance, when it is, and its mean over time`() throws {
    let difference = try #require(CurveDifference(curve([0, 0, 0]), curve([0, -3, 0])))
    #expect(difference.maximum == 3 && difference.time == 1)
    // The mean of (3t)² from 0 to 1 is 3.
    #expect((difference.rootMeanSquare - 3.squareRoot()).magnitude < 1e-12)
  }

  @Test func `of a curve with itself is none`() {
    let one = curve([1, 2, 3])
    let difference = CurveDifference(one, one)
    #expect(difference?.maximum == 0 && difference?.rootMeanSquare == 0)
  }

  @Test func `leaves gaps out`() {
    let difference = CurveDifference(curve([.nan, 0, 0]), curve([5, 1, 1]))
    #expect(difference?.maximum == 1 && difference?.time == 1 && difference?.rootMeanSquare == 1)
    #expect(CurveDifference(curve([.nan, 1]), curve([1, .nan])) == nil)
  }
}
