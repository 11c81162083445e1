import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct SampleExportTests {
  private static let rich = [
    "view box frame: (0, 0, 100, 50) backgroundColor: red", "view ball", "layer spot",
    """
    animate 0.2s spring(dampingRatio: 0.5) {
      box.center.x += 200
      box.bounds.size.width = 60
      box.transform = scale(2) * rotate(90deg)
      box.backgroundColor = blue
    } completion: { box.alpha = 0.5 }
    """, "animation turn transform.rotation.y to: 1 0.1s", "attach turn to: ball key: turn",
    "animation grow borderWidth to: 3 0.1s", "attach grow to: spot key: grow",
    "chain intro { then 0.1s { ball.center.y += 10 }; then 0.1s { spot.opacity = 0 } }",
    "perform intro",
  ]

  @Test func `numbers are those that sample says, to the digits it says`() throws {
    let columns = try Exported.columns("export csv a.csv every: 25ms", after: Self.rich)
    let paths = columns.keys.sorted().filter { !$0.contains(" (s)") && !$0.contains("frame (") }
    #expect(paths.count >= 10, "\(paths)")
    for head in paths {
      let path = head.prefix { $0 != " " }
      let session = Session.entered(Self.rich + ["set digits 9", "set format csv"])
      let outcome = session.enter("sample \(path) every: 25ms for: 0.2s")
      let sampled = outcome.text.split(separator: "\n").dropFirst()
        .map { Double($0.split(separator: ",")[1]) }
      let exported = try #require(columns[head])
      #expect(exported.count == sampled.count && sampled.count == 9, "\(path) \(outcome.text)")
      for (exported, sampled) in zip(exported, sampled) {
        let (exported, sampled) = (try #require(exported), try #require(sampled))
        #expect(abs(exported - sampled) <= 5e-10, "\(path)")
      }
    }
  }

  @Test func `everything that moves has a column, by the words people type, and nothing else`()
    throws
  {
    #expect(
      try Exported.heads("export csv a.csv", after: Self.rich) == [
        "time (s)", "frame (1/60 s)", "box.bounds.size.width (pt)", "box.center.x (pt)",
        "box.transform.rotation.z (deg)", "box.transform.scale.x", "box.transform.scale.y",
        "box.alpha", "box.backgroundColor.red", "box.backgroundColor.blue", "ball.center.y (pt)",
        "ball.transform.rotation.y (deg)", "spot.opacity", "spot.borderWidth (pt)",
      ])
  }

  @Test func `a frame apart unless said, to the end of what a completion starts`() throws {
    let entries = [
      "set rate 50", "view box",
      "animate 0.1s { box.alpha = 0 } completion: { animate 0.05s { box.center.x += 10 } }",
    ]
    let columns = try Exported.columns("export csv a.csv", after: entries)
    // The end, at 0.15 s, lies between two frames; the next one shows it.
    #expect(try #require(columns["frame (1/50 s)"]) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(try #require(columns["box.center.x (pt)"]?.last) == 10)
    #expect(try #require(columns["box.alpha"]).first == 1)
    #expect(
      try Exported.columns("export csv a.csv for: 30ms", after: entries).values.first?.count == 2)
  }

  @Test func `what moves between two samples has a column as well`() throws {
    let entries = [
      "view box", "animation there position.x to: 10 0.5s", "attach there to: box key: there",
    ]
    let column = try #require(
      try Exported.columns("export csv a.csv every: 1s for: 1s", after: entries)[
        "box.center.x (pt)"])
    #expect(column == [0, 0])
  }

  @Test func `what is not there yet, or not any more, has no number`() throws {
    let entries = [
      "view old", "after 0.2s { remove old }",
      "after 0.1s { view new; animate 0.1s linear { new.center.x += 10 } }",
      "animate 1s linear { old.center.x += 10 }",
    ]
    let columns = try Exported.columns("export csv a.csv every: 0.1s for: 0.3s", after: entries)
    #expect(try #require(columns["new.center.x (pt)"]) == [nil, 0, 10, 10])
    let old = try #require(columns["old.center.x (pt)"])
    #expect(old.map { $0 == nil } == [false, false, true, true])
    let named = try Exported.columns(
      "export csv a.csv old.center every: 0.1s for: 0.3s", after: entries)
    #expect(
      try #require(named["old.center.x (pt)"]).map { $0 == nil } == [false, false, true, true])
  }

  @Test func `paths may be said, whole values among them`() throws {
    #expect(
      try Exported.heads(
        "export csv a.csv box.center.y box.frame box.transform.rotation box.layer.shadowOffset force",
        after: Self.rich) == [
          "time (s)", "frame (1/60 s)", "box.center.y (pt)", "box.frame.origin.x (pt)",
          "box.frame.origin.y (pt)", "box.frame.size.width (pt)", "box.frame.size.height (pt)",
          "box.transform.rotation (deg)", "box.layer.shadowOffset.width (pt)",
          "box.layer.shadowOffset.height (pt)",
        ])
  }

  @Test func `changes nothing, and is the same every time`() throws {
    let session = Session.entered(Self.rich)
    let before = session.picture
    let first = session.enter("export json a.json")
    #expect(session.picture == before && first.text.isEmpty)
    #expect(session.enter("export json a.json") == first)
    #expect(Session.entered(Self.rich).enter("export json a.json") == first)
  }

  static let wrong: [Complaint.Row] = [
    ("export csb a.csv", "'csb' is not a choice here", "csb", "did you mean 'csv'?"),
    (
      "export csv a.csv every: fast", "'fast' is not a duration", "fast", "write 0.5s, 500ms or 30f"
    ),
    ("export csv a.csv every: 0s", "'every:' is out of range", "0s", "write a duration above 0"),
    (
      "export csv a.csv every: 1us", "'1us' is not a duration", "1us", "write 0.5s, 500ms or 30f"
    ),
    (
      "export csv a.csv evry: 1s", "'export' has no argument 'evry:'", "evry",
      "did you mean 'every'?"
    ),
    ("export csv a.csv box.beta", "a view has no 'beta'", "beta", nil),
    (
      "export csv a.csv box.isHidden",
      "this is true or false, not a number, or a value made of numbers",
      "box.isHidden", nil
    ),
    ("export csv a.csv force force", "'force' is given twice", "force", "give it once"),
    (
      "export cast a.cast for: 1s", "'for:' is not expected here", "for",
      "leave it out: export cast FILE takes [force]"
    ),
    (
      "export cast a.cast box.alpha", "'box.alpha' is not expected here", "box.alpha",
      "leave it out: export cast FILE takes [force]"
    ),
    (
      "export csv a.csv for: 1s every: 1us", "'1us' is not a duration", "1us",
      "write 0.5s, 500ms or 30f"
    ),
    (
      "export csv a.csv for: 100000s", "'for:' is out of range", "100000s",
      "this makes more than 108001 moments"
    ),
    (
      "export csv a.csv every: 1000s for: 8000s", "'for:' is out of range", "8000s",
      "this makes more than 432000 frames"
    ),
  ]

  @Test(arguments: wrong) func `says what is wrong, and where`(row: Complaint.Row) throws {
    let complaint = try #require(
      Complaint(about: row.entry, after: Answers.stage + ["start slide"]))
    #expect(complaint.message == row.message)
    #expect(complaint.under == row.under)
    #expect(row.hint == nil || complaint.hint == row.hint, "\(complaint)")
  }

  static let still = [
    "export csv a.csv box.alpha", "export json a.json box.alpha",
    "export svg a.svg kind: animation",
    "sample box.alpha every: 0.1s", "filmstrip every: 0.1s", "onion every: 0.1s",
  ]
  static let histories: [([String], String)] = [
    (["view box"], ", or start something first"),
    (
      ["view box", "animate 1s { box.alpha = 0 }", "run"],
      ""
    ),
    (
      ["view box", "animate 1s repeat { box.alpha = 0 }"],
      "; what repeats forever has no end"
    ),
  ]

  @Test(arguments: still, histories)
  func `a look along time that has no end asks how far to look`(
    entry: String, history: (entries: [String], hint: String)
  ) throws {
    let complaint = try #require(Complaint(about: entry, after: history.entries))
    let isOver = history.entries.contains("run")
    #expect(complaint.message == (isOver ? "nothing moves from now on" : "'for:' is missing"))
    #expect(
      complaint.hint
        == (isOver
          ? "for the past: \(entry) from: 0s" : "write \(entry) for: 1s\(history.hint)"))
    #expect(!Answers.outcome(entry + " for: 1s", after: history.entries).failed)
  }
}
