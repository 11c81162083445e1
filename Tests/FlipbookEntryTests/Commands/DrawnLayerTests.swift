import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Layers that draw` {
  private static let ring = "shape ring path: arc(50, 50, 40, -90deg, 270deg) strokeEnd: 0"
  private static let sky =
    "gradient sky frame: (0, 0, 90, 30) colors: (red, blue) startPoint: (0, 0.5)"
  private static let grow = ["animation grow strokeEnd from: 0 to: 1 2s", "attach grow to: ring"]

  @Test func `are made with what they draw, and with what every layer has`() throws {
    let session = Session.entered([
      "view card",
      "shape ring in: card path: oval(0, 0, 80, 80) fillColor: none lineWidth: 6 "
        + "strokeColor: blue lineCap: round lineDashPattern: (4, 2) opacity: 0.5",
      "gradient sky type: radial colors: (red, white, blue) locations: (0, 0.2, 1) cornerRadius: 4",
    ])
    guard case .layer(let layer)? = session.world.names["ring"],
      case .layer(let other)? = session.world.names["sky"]
    else {
      Issue.record("nothing was made")
      return
    }
    let (ring, sky) = (
      try #require(layer as? CAShapeLayer), try #require(other as? CAGradientLayer)
    )
    #expect(ring.path == UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 80)).cgPath)
    #expect((ring.lineWidth, ring.lineCap, ring.opacity) == (6, .round, 0.5))
    #expect(ring.lineDashPattern == [4, 2] && ring.superlayer?.name == "card")
    #expect(ring.fillColor == nil && ring.strokeColor == UIColor.blue.cgColor)
    #expect(sky.type == .radial && sky.colors?.count == 3 && sky.cornerRadius == 4)
    #expect(sky.locations == [0, 0.2, 1])
  }

  private static let texts: [(String, String)] = [
    ("ring.strokeEnd", "0.000"), ("ring.path", "a path of 5 pieces"),
    ("ring.lineDashPattern = (1, 2, 3); ring.lineDashPattern", "(1.000, 2.000, 3.000)"),
    ("sky.colors", "(#ff0000, #0000ff)"),
    ("sky.locations = (0, 1); sky.locations", "(0.000, 1.000)"),
    ("sky.colors = red; sky.colors", "(#ff0000)"), ("sky.startPoint.y", "0.500"),
    ("line((0, 0), (8, 0), (4, 6), (0, 0))", "a path of 4 pieces"),
    ("arc(0, 0, 9, 0, 90deg)", "a path of 2 pieces"),
    ("arc(0, 0, 9, 0, 1e9)", "a path of 5 pieces"), ("(1, 2, 3)", "(1.000, 2.000, 3.000)"),
  ]

  @Test(arguments: texts)
  func `are read and set`(entry: String, text: String) {
    let entries = entry.split(separator: "; ").map { String($0) }
    let before = [Self.ring, Self.sky, "transaction disableActions { \(entries[0]) }"]
    #expect(
      Answers.text(
        entries[entries.count - 1], after: entries.count > 1 ? before : Array(before.prefix(2)))
        == text)
  }

  @Test func `move by an animation, which every look knows`() {
    let entries = [Self.ring] + Self.grow + ["step 0.5s"]
    #expect(
      Answers.text("table", after: entries).contains(
        "ring.strokeEnd  grow      0.000  1.000  0.000  0.250"))
    #expect(
      Answers.text("why ring.strokeEnd", after: entries) == """
        time 0.500s  shown 0.250  model 0.000

        ring.strokeEnd
        part          entry                time  progress  way  how   from     to  shown
        ────────────  ───────────────────  ────  ────────  ───  ───  ─────  ─────  ─────
        model         1 shape ring path:                                           0.000
                      arc(50, 50, 40,
                      -90deg, 270deg)
                      strokeEnd: 0
        grow of ring  3 attach grow to:             0.250       =    0.000  1.000  0.250
                      ring
        """)
    let sheet = Answers.text("sheet", after: entries)
    #expect(sheet.contains("grow of ring  ring.strokeEnd"))
    let session = Session.entered(entries)
    #expect(!session.enter("expect ring.strokeEnd == 0.25").failed)
    #expect(!session.enter("expect always ring.strokeEnd <= 1").failed)
    #expect(session.enter("expect always ring.strokeEnd < 0.75").failed)
    #expect(session.enter("sample ring.strokeEnd every: 1s for: 1s").text.contains("0.750"))
  }

  @Test func `animate their changes by themselves, as long as a transaction says`() {
    let session = Session.entered([Self.sky, "transaction 1s linear { sky.colors = (blue, red) }"])
    #expect(
      session.enter("step 0.5s; sky.colors").text.hasSuffix(
        "(#0000ff, #ff0000) (shown (rgb(0.500, 0.000, 0.500), rgb(0.500, 0.000, 0.500)))"))
    _ = session.enter("run")
    #expect(session.enter("sky.colors").text == "(#0000ff, #ff0000)")
  }

  @Test func `are in the numbers that are exported`() throws {
    let csv = try Exported.export("export csv a.csv every: 1s", after: [Self.ring] + Self.grow).text
    let rows: [Substring] = csv.split(separator: "\r\n")
    #expect(
      rows == [
        "time (s),frame (1/60 s),ring.strokeEnd", "0,0,0", "1,60,0.5", "2,120,0",
      ])
  }

  @Test func `go on in a saved session as they were, and back and forth`() throws {
    let entries =
      [Self.ring, Self.sky] + Self.grow + [
        "step 0.5s", "transaction 1s { sky.endPoint = (0, 0); ring.lineWidth = 9 }", "step 0.5s",
      ]
    let session = Session.entered(entries)
    let picture = session.picture
    _ = session.enter("back 0.5s")
    #expect(session.picture != picture)
    _ = session.enter("undo")
    #expect(session.picture == picture)
    #expect(Session.entered(entries).picture == picture)
  }

  private static let rows: [Complaint.Row] = [
    (
      "ring.path = 5", "this is a number, not a path", "5",
      "write oval(0, 0, 80, 80) or line((0, 0), (80, 40))"
    ),
    (
      "ring.path = oval(1, 2)", "'oval' does not take these values", "oval(1, 2)",
      "write oval(0, 0, 80, 80)"
    ),
    (
      "ring.colors = red", "a layer has no 'colors'", "colors",
      "'gradient' makes a layer that has one"
    ),
    (
      "shape a path: oval(0, 0, 9, 9) lineCap: rond", "'rond' is not a choice here", "rond",
      "did you mean 'round'?"
    ),
    (
      "gradient a colors: (red, 2)", "this is a number, not a colour", "2",
      "write red, #ff8800 or rgb(1, 0.5, 0)"
    ),
    ("animation a path to: 5", "this is a number, not a path: path takes one", "5", nil),
    (
      "on ring a { }", "'ring' is not a layer that takes actions", "ring",
      "use a view's layer, except root's, or one made by 'layer'"
    ),
  ]

  @Test(arguments: rows)
  func `complain with a word on what would work`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry, after: [Self.ring, Self.sky]) == Complaint(row))
  }
}
