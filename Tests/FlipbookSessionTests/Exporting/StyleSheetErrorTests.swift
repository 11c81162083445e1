import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// A style sheet states the error of its points; the bound also holds between any two of them, and
/// at the last moment before a spring is put at its end.
@Suite struct StyleSheetErrorTests {
  private static let springs =
    (1...12).flatMap { place in
      [
        "spring(mass: 1, stiffness: \(40 * place), damping: \(2 + place))",
        "\(Double(place) / 5)s spring(dampingRatio: \(Double(place + 3) / 16))",
      ]
    } + ["0.0001s spring(dampingRatio: 0.2)"]

  @Test(arguments: springs) func `holds`(timing: String) throws {
    let entries = ["view box frame: (0, 0, 100, 60)", "animate \(timing) { box.center.x += 100 }"]
    let text = try Exported.export("export css -", after: entries).text
    let told = try #require(text.firstMatch(of: /at most ([0-9.]+)% of a way off/)).output.1
    let sheet = WrittenTranslation(text)
    let session = Session.entered(entries)
    guard case .view(let box)? = session.world.names["box"] else { throw Exported.Missing() }
    let stage = session.world.stage
    let end = try #require(stage.nextDueTicks)
    var worst = 0.0
    let looks = 50 * Int64(Seeds.count)
    for place in 0...looks {
      let ticks = min(end / looks * place, end - 1)
      let shown = stage.peek(atTicks: ticks) { box.layer.presentation()?.position.x ?? 0 }
      let told = sheet.x(at: Stage.seconds(ticks: ticks))
      worst = max(worst, abs(told - (Double(shown) - 50)) / 100)
    }
    #expect(worst <= (Double(told) ?? 0) / 100, "\(worst * 100)% of a way\n\(text)")
  }

  private static let box = "view box frame: (0, 0, 100, 100)"
  // Animations whose progress is cut at the end, and repetitions beside another animation.
  private static let animations = [
    ["animation k position.x 1s cubic(0.5, -0.4, 0.4, 1.6) values: (50, 60, 150) autoreverses"],
    [
      "animation k position.x 1s cubic(0.5, -0.4, 0.4, 1.6) values: (50, 60, 150) "
        + "isRemovedOnCompletion: false fillMode: forwards"
    ],
    [
      "animation k position.x 2s cubic(0.5, -0.4, 0.4, 1.6) values: (29.7, -82.4, 2.0) "
        + "keyTimes: (0, 0.46, 1) repeatCount: 1.3"
    ],
    [
      "animation k position.x 1s values: (200, 200, 100) repeatCount: 2",
      "animation b position.x 0.3s from: 0 to: 50 isRemovedOnCompletion: false",
    ],
    [
      "animation k position.x 1.3s cubic(0.5, -0.4, 0.4, 1.6) values: (200, 100) repeatCount: 2.5",
      "animation b position.x 0.3s from: 0 to: 50 isRemovedOnCompletion: false",
    ],
  ]

  @Test(arguments: animations) func `is written as it is shown`(animations: [String]) throws {
    let adds = animations.map { "add \($0.split(separator: " ")[1]) to: box" }
    let entries = [Self.box] + animations + adds
    let text = try Exported.export("export css -", after: entries).text
    let note = text.firstMatch(of: /at most ([0-9.]+)% of a way off/)
    let told = note.flatMap { Double($0.output.1) }
    let sheet = WrittenTranslation(text)
    let session = Session.entered(entries)
    guard case .view(let box)? = session.world.names["box"] else { throw Exported.Missing() }
    let stage = session.world.stage
    func shown() -> Double { Double(box.layer.presentation()?.position.x ?? 0) }
    let (zero, end) = (shown(), try #require(sheet.end))
    for place in 0..<2_000 {
      // Starts just after 0, to avoid looking exactly at a jump.
      stage.advance(by: (place == 0 ? 1e-5 : 0) + end / 2_000)
      let off = abs(sheet.x(at: stage.now) - (shown() - zero)) / 200
      // Allows a little more, because the export samples and may miss the largest error.
      try #require(off <= max((told ?? 0) / 70, 1e-4), "\(off) at \(stage.now) s\n\(text)")
    }
  }
}
