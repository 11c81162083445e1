import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Colours as CSS writes them.
@Suite struct CSSColorTests {
  private static let colors: [(String, String)] = [
    ("tomato", "#ff6347"), ("hotpink", "#ff69b4"), ("hotPink", "#ff69b4"),
    ("\"Tomato\"", "#ff6347"),
    ("\"tomato\"", "#ff6347"), ("\"#ff8800\"", "#ff8800"), ("\"#f80\"", "#ff8800"),
    ("\"red\"", "red"), ("rebeccapurple", "#663399"), (".gold", "#ffd700"),
    // UIKit's names keep UIKit's colours.
    ("green", "green"), ("\"green\"", "green"), ("\"systemBlue\"", "systemBlue"),
    ("darkgray", "darkGray"), ("\"orange\"", "orange"),
    // csscolorparser's and CSS Color 4's examples.
    ("hsl(9, 100%, 64%)", "rgb(1, 0.388, 0.28)"), ("hsl(120, 100, 25)", "rgb(0, 0.5, 0)"),
    ("hsl(120deg, 100%, 50%)", "#00ff00"), ("hsl(-120, 100%, 50%)", "#0000ff"),
    ("hsl(0, 0%, 100%)", "#ffffff"), ("hsl(0, 100%, 0%)", "#000000"),
    ("hsl(60, 100%, 50%, 50%)", "rgba(1, 1, 0, 0.5)"),
    ("hsl(60, 100, 50, 50)", "rgba(1, 1, 0, 0.5)"),
    ("hsl(0, 1, 50)", "hsl(0, 1%, 50%)"), ("hsl(0, 80, 1)", "hsl(0, 80%, 1%)"),
    ("hsl(0, 1, 0.25)", "hsl(0, 100%, 25%)"), ("hsl(0, 50, 25%)", "hsl(0, 50%, 25%)"),
    ("hsl(0, 1%, 50)", "hsl(0, 1%, 50%)"),
  ]

  @Test(arguments: colors)
  func `are colours`(typed: String, color: String) {
    let session = Session.entered(["view a", "view b", "a.backgroundColor = \(typed)"])
    _ = session.enter("b.backgroundColor = \(color)")
    let shown = ["a", "b"].map { session.enter("\($0).backgroundColor").text }
    #expect(shown[0] == shown[1] && !shown[0].contains("error"), "\(shown)")
  }

  @Test(arguments: [
    "view z backgroundColor: \"tomato\"", "animate 1s { box.backgroundColor = tomato }",
    "animation a backgroundColor from: \"red\" to: hotpink 1s; attach a to: box",
    "gradient sky frame: (0, 0, 9, 9) colors: (\"red\", gold, #fff)",
    "box.backgroundColor = mix(tomato, \"gold\", 50%)", "box.layer.shadowColor = navy",
    "for i in 0..<3 { view \"c\\(i)\" backgroundColor: hsl(i * 120, 100%, 50%) }",
    "let brand = \"rebeccapurple\"", "hotpink",
  ])
  func `can stand wherever a colour can`(entry: String) {
    let outcome = Answers.outcome(entry)
    #expect(!outcome.failed, "\(outcome.text)")
  }

  @Test func `there are all of CSS's names`() {
    #expect(ValueWords.cssColor("aliceblue") != nil && ValueWords.cssColor("yellowgreen") != nil)
    #expect(ValueWords.cssColor("red") == nil && ValueWords.cssColor("Tomato") == nil)
  }

  @Test func `a name that somebody gives goes before a colour's`() {
    let session = Session.entered(["view gold", "let tan = 3", "view a"])
    #expect(session.enter("gold.alpha").text == "1.000")
    #expect(session.enter("tan + 1").text == "4.000")
    #expect(session.enter("a.backgroundColor = gold").failed)
    #expect(!session.enter("a.backgroundColor = tomato").failed)
  }

  @Test func `a block may name a thing to come that is called as a colour is`() {
    let entries = ["after 1s { plum.alpha = 0.5; let far = plum.center.x }", "view plum"]
    #expect(!Answers.outcome("run", after: entries).failed)
  }

  @Test(arguments: ["tomato", "\"tomato\"", "hsl(9, 100%, 64%)"])
  func `are written in Swift by their numbers`(color: String) {
    let session = Session.entered(["view box backgroundColor: \(color)"])
    #expect(session.enter("swift").text.contains("backgroundColor = UIColor(red: 1, green: "))
  }
}
