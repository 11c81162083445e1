import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import Testing

@testable import FlipbookSession

/// A style sheet says how far off its points are; that holds between any two of them, and in the last
/// moment before a spring is put at its end.
@Suite struct StyleSheetErrorTests {
  private static let springs = (1...12).flatMap { place in
    [
      "spring(mass: 1, stiffness: \(40 * place), damping: \(2 + place))",
      "\(Double(place) / 5)s spring(dampingRatio: \(Double(place + 3) / 16))",
    ]
  }

  @Test(arguments: springs) func `holds`(timing: String) throws {
    let entries = ["view box frame: (0, 0, 100, 60)", "animate \(timing) { box.center.x += 100 }"]
    let text = try Exported.export("export css -", after: entries).text
    let told = try #require(text.firstMatch(of: /at most ([0-9.]+)% of a way off/)).output.1
    let found = try #require(text.firstMatch(of: /animation: box ([0-9.]+)s linear\((.*)\)/)).output
    let way = try #require(text.firstMatch(of: /to { translate: ([0-9.]+)px/)).output.1
    let (duration, points) = (try #require(Double(found.1)), points(of: found.2))
    let session = Session.entered(entries)
    guard case .view(let box)? = session.world.names["box"] else { throw Exported.Missing() }
    let stage = session.world.stage
    let end = try #require(stage.nextDueTicks)
    var worst = 0.0
    for place in 0...3_000 {
      let ticks = min(end / 3_000 * Int64(place), end - 1)
      let shown = stage.peek(atTicks: ticks) { box.layer.presentation()?.position.x ?? 0 }
      let share = Stage.seconds(ticks: ticks) / duration
      let told = progress(at: share, points) * (Double(way) ?? 0)
      worst = max(worst, abs(told - (Double(shown) - 50)) / 100)
    }
    #expect(worst <= (Double(told) ?? 0) / 100, "\(worst * 100)% of a way\n\(text)")
  }

  // The points of `linear()`; those without a share lie evenly between their neighbours.
  private func points(of text: Substring) -> [(share: Double, progress: Double)] {
    let stops = text.split(separator: ", ").map { $0.split(separator: " ") }
    var shares = stops.map { $0.count > 1 ? Double($0[1].dropLast()).map { $0 / 100 } : nil }
    (shares[0], shares[shares.count - 1]) = (0, 1)
    for place in shares.indices where shares[place] == nil {
      let next = shares[place...].firstIndex { $0 != nil } ?? place
      let (start, end) = (shares[place - 1] ?? 0, shares[next] ?? 1)
      shares[place] = start + (end - start) / Double(next - place + 1)
    }
    return zip(shares, stops).map { ($0 ?? 0, Double($1[0]) ?? 0) }
  }

  private func progress(
    at share: Double, _ points: [(share: Double, progress: Double)]
  ) -> Double {
    let next = points.firstIndex { $0.share > share } ?? points.count - 1
    let (a, b) = (points[max(next - 1, 0)], points[next])
    guard share < 1, b.share > a.share else { return points[points.count - 1].progress }
    return a.progress + (b.progress - a.progress) * (share - a.share) / (b.share - a.share)
  }
}
