import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct SettingTests {
  typealias Row = (entry: String, path: String, shown: String)

  static let rows: [Row] = [
    ("box.center.x += 20", "box.center", "(70.000, 50.000)"),
    ("box.center.x -= 20", "box.center", "(30.000, 50.000)"),
    ("box.center.x *= 2", "box.center.x", "100.000"),
    ("box.center.x /= 4", "box.center.x", "12.500"),
    ("box.center = (1, 2)", "box.center", "(1.000, 2.000)"),
    ("box.center += (1, 2)", "box.center", "(51.000, 52.000)"),
    ("box.center *= 2", "box.center", "(100.000, 100.000)"),
    ("box.frame.size.width += 200", "box.frame", "(0.000, 0.000, 300.000, 100.000)"),
    ("box.frame.origin = (5, 6)", "box.center", "(55.000, 56.000)"),
    ("box.frame.origin.y = 9", "box.frame", "(0.000, 9.000, 100.000, 100.000)"),
    ("box.bounds.size = (10, 20)", "box.frame", "(45.000, 40.000, 10.000, 20.000)"),
    ("box.alpha = 50%", "box.alpha", "0.500"), ("box.alpha *= 0.5", "box.alpha", "0.500"),
    ("box.transform = scale(2)", "box.frame", "(-50.000, -50.000, 200.000, 200.000)"),
    ("box.transform.tx = 10", "box.transform", "translate(10.000, 0.000)"),
    ("box.transform *= scale(2)", "box.transform", "scale(2.000)"),
    ("box.backgroundColor = systemBlue", "box.backgroundColor.alpha", "1.000"),
    ("box.backgroundColor = .red", "box.backgroundColor", "#ff0000"),
    ("box.isHidden = true", "box.isHidden", "true"), ("box.tag = 3", "box.tag", "3"),
    ("box.cornerRadius = 8", "box.cornerRadius", "8.000"),
    ("root.alpha = 0.5", "root.alpha", "0.500"), ("time += 500ms", "time", "2.000"),
    ("time = 3s", "time", "3.000"), ("let time = 3s", "time", "3.000"),
    ("slide.isReversed = true", "slide.isReversed", "true"),
    ("slide.scrubsLinearly = false", "slide.scrubsLinearly", "false"),
    ("slide.fractionComplete = 0.5", "slide.fractionComplete", "0.500"),
    ("box.frame = (1, 2, 3, 4)", "box.frame", "(1.000, 2.000, 3.000, 4.000)"),
    ("let p = (1, 2); p.x = 5", "p", "(5.000, 2.000)"),
  ]

  @Test(arguments: rows) func `sets`(row: Row) {
    #expect(Answers.text(row.path, after: Answers.stage + [row.entry]).hasPrefix(row.shown))
  }

  @Test func `what is set prints nothing`() {
    for row in Self.rows { #expect(Answers.text(row.entry).isEmpty, "\(row.entry)") }
  }

  @Test func `a colour can be set a part at a time`() {
    let setup = Answers.stage + ["box.backgroundColor = red", "box.backgroundColor.green = 1"]
    #expect(Answers.text("box.backgroundColor", after: setup) == "#ffff00")
  }
}
