import TestSupport
import Testing

@testable import FlipbookShell

/// Four times as much takes about four times the processor's time, and not sixteen.
@Suite(.serialized) struct ProcessorGrowthTests {
  /// What is entered of a size, and a size at which it takes some tenths of a second.
  private struct Story {
    let size: Int
    let entries: @Sendable (Int) -> [String]
  }

  // By name: a run tells its arguments.
  private static let stories = [
    "animators of one value that are started together": Story(size: 600) { count in
      Self.numbered(count, "animator a# 1s { box.center.x += 1 }") + [
        "for i in 0..<\(count) { start \"a\\(i)\" }", "run",
      ]
    },
    "marks": Story(size: 1_000) { Self.numbered($0, "step 1f", "mark m#") + ["mark"] },
    "places that are gone to": Story(size: 200) { count in
      Self.numbered(count, "box.center.x = #", "step 1f", "mark m#")
        + (0..<count).map { "goto m\($0 * 7919 % count)" }
    },
    "entries in Swift": Story(size: 250) {
      Self.numbered($0, "view v#", "animate 1s { v#.center.x += 100 }")
        + ["export swift out.swift"]
    },
    "gestures of one view": Story(size: 150) {
      Self.numbered($0, "gesture pan box changed: { .center += translation }")
        + ["touch box by: (0, 300) over: 0.5s", "run"]
    },
    "movers in a style sheet": Story(size: 12) { count in
      Self.numbered(count, "view v#") + [
        "for i in 0..<\(count) { animate 1s { \"v\\(i)\".center.x += 100 } }",
        "export css out.css",
      ]
    },
  ]

  private static func numbered(_ count: Int, _ entries: String...) -> [String] {
    (0..<count).flatMap { number in entries.map { $0.replacing("#", with: String(number)) } }
  }

  @Test(arguments: stories.keys.sorted()) func `grows with its size`(name: String) throws {
    let story = try #require(Self.stories[name])
    let few = try Self.seconds(story.entries(story.size))
    let many = try Self.seconds(story.entries(4 * story.size))
    #expect(many < 9 * few + 0.2, "\(name): \(few) s and then \(many) s")
  }

  // The processor's time that the program takes, as the shell tells it.
  private static func seconds(_ entries: [String]) throws -> Double {
    let flipbook = Flipbook()
    let input = ["view box frame: (0, 0, 99, 99)"] + entries
    flipbook.folder.write(input.joined(separator: "\n") + "\n", to: "input")
    let run = try flipbook.shell("\"$0\" -X -f input > /dev/null && times")
    #expect(run.code == 0, "\(run.errors.suffix(300))")
    // The second line is of what was run: minutes and seconds of the user's and the system's.
    let words = try #require(run.output.split(separator: "\n").last).split(separator: " ")
    return try words.reduce(0) { sum, word in
      let parts = word.dropLast().split(separator: "m").compactMap { Double($0) }
      try #require(parts.count == 2)
      return sum + 60 * parts[0] + parts[1]
    }
  }
}
