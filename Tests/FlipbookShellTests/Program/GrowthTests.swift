import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell

/// Much of something takes memory as it grows, and not as its square.
@Suite struct GrowthTests {
  // By name: a run tells its arguments.
  private static let stories = [
    "animators": repeated("animator a# 1s { box.alpha = 0 }") + ["start a9999", "run"],
    "chains":
      repeated("chain c# { then 1s { box.alpha = 0 }; do { box.tag = 1 } }")
      + ["perform c9999", "run"],
    "plans": repeated("after 1s { box.alpha = 0 }") + ["run 0.5s"],
    "actions": repeated("on box \"k#\" { box.alpha = 1 }") + ["step"],
    "groups in groups":
      ["animation g0 opacity to: 0 1s"] + (1...200).map { "group g\($0) 1s g\($0 - 1)" }
      + [
        "attach g200 to: box", "step 0.5s", "expect box.alpha == 0.5", "table", "list", "run",
      ],
  ]

  private static func repeated(_ entry: String) -> [String] {
    (0..<10_000).map { entry.replacing("#", with: String($0)) }
  }

  // Where the system does not hold a process to its memory this finds out less.
  @Test(arguments: stories.keys.sorted()) func `takes less than 100 MB`(name: String) throws {
    let flipbook = Flipbook()
    let input = try ["view box frame: (0, 0, 9, 9)"] + #require(Self.stories[name])
    flipbook.folder.write(input.joined(separator: "\n") + "\n", to: "input")
    let run = try flipbook.shell("ulimit -d 100000; exec \"$0\" -X -f input")
    #expect(run.code == 0, "\(name): \(run.errors.suffix(300))")
  }
}
