import FlipbookAssembly
import Testing

@testable import EntryNumbers
@testable import FlipbookCommands
@testable import FlipbookLanguage
@testable import FlipbookLive
@testable import FlipbookSession
@testable import FlipbookValues

@Suite struct EntryNumberTests {
  private func numbers(of text: String) throws -> [EntryNumber] {
    EntryNumber.all(
      in: try Parser.entry(from: text, wordVerbs: Commands.standard.wordVerbs), .standard)
  }

  private static let texts: [(String, [String])] = [
    (
      "animate 0.4s spring(dampingRatio: 0.35) { box.center.x = 300; box.alpha -= 0.5 }",
      ["0.4s duration", "0.35 dampingRatio", "300 center.x", "0.5 alpha"]
    ),
    // Skips numbers in names, colours, quotes and comments.
    (
      "view c1 frame: (0, -20, 100, 80) backgroundColor: #112233 cornerRadius: 8  # 4 of 5",
      ["0 frame.x", "-20 frame.y", "100 frame.width", "80 frame.height", "8 cornerRadius"]
    ),
    ("view \"Box 12\" alpha: 50%", ["50% alpha"]),
    ("\"Box 12\".bounds.size = (3, 4)", ["3 bounds.size.width", "4 bounds.size.height"]),
    (
      "for i in 0..<12 { view \"c\\(i + 3)\" frame: (i * 20, 0, 10, 10) }",
      ["0 i", "12 i", "20 frame.x", "0 frame.y", "10 frame.width", "10 frame.height"]
    ),
    (
      "if box.alpha > 0.5 { box.alpha = box.tag > 3 ? 0.1 : 0.2 } else { \"c\\(1)\".alpha = 1 }",
      ["0.5 ", "3 ", "0.1 alpha", "0.2 alpha", "1 alpha"]
    ),
    ("let gap = 0.05", ["0.05 gap"]), ("gap = .5", [".5 gap"]),
    ("step 30f", ["30f duration"]), ("start slide after: 1.5s", ["1.5s after"]),
    ("continue slide durationFactor: 0.5", ["0.5 durationFactor"]),
    ("scrub slide 50%", ["50% fraction"]),
    // A minus belongs to a number only if it is not an infix operator.
    ("box.center.x = 10-5", ["10 center.x", "5 center.x"]),
    ("box.center.x = other.center.x - 5", ["5 center.x"]),
    ("box.center.x = 2 * -5", ["2 center.x", "-5 center.x"]),
    ("box.center = (-1, - 2)", ["-1 center.x", "2 center.y"]),
    (
      "box.transform = scale(1.5) * rotate(-45deg) * translate(10, 20)",
      ["1.5 factor", "-45deg angle", "10 x", "20 y"]
    ),
    ("box.backgroundColor = rgb(1, 0.5, 0)", ["1 red", "0.5 green", "0 blue"]),
    (
      "animate 1s cubic(0.3, -0.4, 0.5, 1.6) { box.alpha = max(0.1, 0.2) }",
      ["1s duration", "0.3 x1", "-0.4 y1", "0.5 x2", "1.6 y2", "0.1 alpha", "0.2 alpha"]
    ),
    (
      "animation turn transform.rotation.z from: 0 to: 3 1s speed: 2",
      ["0 from", "3 to", "1s duration", "2 speed"]
    ),
    (
      "animation go position values: ((0, 1), (2, 3)) keyTimes: (0, 1)",
      [
        "0 values.x.x", "1 values.x.y", "2 values.y.x", "3 values.y.y", "0 keyTimes.x",
        "1 keyTimes.y",
      ]
    ),
    (
      "chain intro {\n  then 1s { box.tag = 3 }\n  wait timeout: 2s\n}",
      ["1s duration", "3 tag", "2s timeout"]
    ),
  ]

  @Test(arguments: texts)
  func `what the parser calls numbers is found, with what it is called`(
    text: String, expected: [String]
  ) throws {
    let found = try numbers(of: text).map { "\($0.span.text(in: text)) \($0.name)" }
    #expect(found == expected)
  }

  static let uses: [(String, NumberUse)] = [
    ("box.alpha = 1", .share), ("box.alpha += 1", .factor), ("box.center.x = 1", .points),
    ("box.center = (1, 1)", .points), ("box.layer.zPosition = 1", .points),
    ("box.cornerRadius = 1", .points), ("box.transform.rotation = 1", .angle),
    ("box.transform.rotation.z = 1", .angle), ("box.transform.scale.x = 1", .factor),
    ("box.transform.tx = 1", .points), ("box.layer.anchorPoint.x = 1", .factor),
    ("box.layer.beginTime = 1", NumberUse(measure: .duration)),
    ("box.backgroundColor.red = 1", .share), ("box.tag = 1", NumberUse(measure: .count)),
    ("box.alpha *= 1", .plain), ("box.alpha = 1 * root.alpha", .plain),
    ("box.alpha = root.alpha - 1", .factor), ("let x = 1", .plain), ("let x = scale(1)", .factor),
    ("step 1", .duration), ("animate 1 { }", .duration), ("after 1 { }", .duration),
    ("view box alpha: 1", .share), ("view box center: (1, 1)", .points),
    ("scrub slide 1", .share), ("slide.fractionComplete = 1", .share),
    ("animation a opacity to: 1", .share), ("animation a bounds.size.width to: 1", .points),
    ("animation a transform.rotation.z values: (1, 1)", .angle),
    (
      "let s = spring(mass: 1, stiffness: 1)",
      NumberUse(
        measure: .strength, least: NumberUse.Bound(value: 0, isExcluded: true))
    ),
    (
      "let s = spring(duration: 1)",
      NumberUse(
        measure: .duration, least: NumberUse.Bound(value: 0, isExcluded: true))
    ),
    ("let s = spring(dampingRatio: 1)", .share),
  ]

  @Test(arguments: uses)
  func `what a number is for follows from where it stands`(text: String, use: NumberUse) throws {
    let found = try numbers(of: text).map(\.use)
    #expect(!found.isEmpty && found.allSatisfy { $0 == use }, "\(found)")
  }

  @Test func `the ends of a parameter are those of its numbers`() throws {
    let use = try #require(try numbers(of: "play 1").first?.use)
    #expect(use.least == NumberUse.Bound(value: 0.001) && use.most == NumberUse.Bound(value: 1000))
  }
}
