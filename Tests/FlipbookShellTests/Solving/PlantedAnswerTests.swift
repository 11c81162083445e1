import Foundation
import TestSupport
import Testing

/// `solve` finds what an independent solver finds.
///
/// `ANSWERS=1000` plants 1,000 answers.
@Suite struct `Planted answers` {
  private static let count =
    ProcessInfo.processInfo.environment["ANSWERS"].flatMap { Int($0) }
    ?? (ProcessInfo.processInfo.environment["FLIPBOOK_PROGRAM"] == nil ? 17 : 68)

  @Test(arguments: PlantedAnswer.Kind.allCases)
  func `are found, and nothing else`(kind: PlantedAnswer.Kind) throws {
    let kinds = PlantedAnswer.Kind.allCases.count
    let planted = (0..<(Self.count + kinds - 1) / kinds).map { seed in
      var random = SeededGenerator(seed: UInt64(seed))
      return kind.make(&random)
    }
    var (places, missed) = (0, 0)
    // Each program gets only as many as it has time for on a slow machine.
    for start in stride(from: 0, to: planted.count, by: Self.share) {
      let planted = planted[start...].prefix(Self.share)
      for (planted, answer) in zip(planted, try Self.answers(planted)) {
        places += planted.places.count
        let faults = planted.faults(answer, missed: &missed)
        if !faults.isEmpty { Issue.record("\(kind): \(faults)\n\(planted.entry)\n\(answer)") }
      }
    }
    #expect(missed * 20 <= places)
  }

  private static let share = 10

  private static func answers(_ planted: ArraySlice<PlantedAnswer>) throws -> [String] {
    let setup = ["set digits 9", "set format csv", "view box frame: (-50, -50, 100, 100)"]
    let lines = (setup + planted.map(\.entry)).joined(separator: "\n")
    let run = try Flipbook().run(["--keep-going", "--echo", "-"], input: lines + "\n")
    let answers = run.output.components(separatedBy: "\nflip> ").dropFirst(setup.count + 1)
      .map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") }
    try #require(answers.count == planted.count, "\(run.output)")
    return answers
  }
}
