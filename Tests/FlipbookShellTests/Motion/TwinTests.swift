import Foundation
import TestSupport
import Testing

/// Claims that hold for a motion also hold a million points away, a thousand times smaller and a
/// hundred times slower; and no verb contradicts another.
///
/// `TWINS=25000` tries 25,000 motions of each kind.
@Suite struct `The twins of a motion` {
  private static let count =
    ProcessInfo.processInfo.environment["TWINS"].flatMap { Int($0) } ?? 12
  private static let atOnce = 10

  @Test(arguments: RandomMotion.allCases)
  func `are told alike, as an independent solver tells them`(kind: RandomMotion) throws {
    var (twins, undecided) = (0, 0)
    for first in stride(from: 0, to: Self.count, by: Self.atOnce) {
      let told = (first..<min(first + Self.atOnce, Self.count)).flatMap { seed in
        var random = SeededGenerator(seed: UInt64(seed))
        let ways = [100, 7.5, 320, -100, -7.5, -320]
        let way = ways.randomElement(using: &random) ?? 100
        let share = Double.random(in: 0.1...0.9, using: &random)
        let make = kind.make(&random)
        let solved = make(1).solved
        return Twin.all.map {
          ToldTwin(of: make($0.slowness), $0, solved, way: way, share: share)
        }
      }
      let answers = try ToldTwin.answers(to: told)
      for (twin, answers) in zip(told, answers) {
        twins += 1
        // Where the arithmetic cannot tell, the answer says so.
        guard !answers.contains(where: { $0.contains("not decided") }) else {
          undecided += 1
          continue
        }
        let faults = twin.faults(answers)
        if !faults.isEmpty {
          Issue.record("\(kind) from \(first), \(twin.twin.name): \(faults)\n\(twin.text)")
        }
      }
    }
    #expect(undecided * 200 <= twins)
  }
}

/// The differences of a motion from the one of which it is a twin.
struct Twin {
  let name: String
  var origin = 50.0
  var scale = 1.0
  var slowness = 1.0

  static let all = [
    Twin(name: "as it is"), Twin(name: "far away", origin: 1_000_050),
    Twin(name: "small", scale: 0.001), Twin(name: "slow", slowness: 100),
  ]
}
