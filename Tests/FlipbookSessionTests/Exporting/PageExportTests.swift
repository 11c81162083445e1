import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Foundation
import StagePictures
import Testing

@testable import FlipbookExport
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct PageExportTests {
  private static let rich = [
    "view card frame: (0, 0, 100, 50) backgroundColor: red", "view pin in: card",
    "animator slide 0.5s { card.center.x += 200 }", "start slide after: 0.1s", "step 0.25s",
    "mark half", "animate 0.25s delay: 0.01s { card.alpha = 0; pin.transform = rotate(1rad) }",
  ]

  private func data(
    _ entry: String = "export html a.html", after entries: [String] = rich
  ) throws -> [String: Any] {
    try Exported.data(ofPage: Exported.export(entry, after: entries).text)
  }

  private func names(_ list: Any?, _ key: String = "name") -> [String] {
    (list as? [[String: Any]] ?? []).compactMap { $0[key] as? String }
  }

  @Test func `the same session makes the same bytes`() throws {
    let pages = try (0..<2).map { _ in try Exported.export("export html a.html", after: Self.rich) }
    #expect(pages[0] == pages[1])
    #expect(pages[0].contents == "a page of 38 samples")
  }

  @Test func `it has the way here and what is to come, frame by frame and at each event`() throws {
    let data = try data()
    // 36 frames up to 0.6 s, and the one at 0; the block ends at 0.51 s, between two frames.
    #expect(data["frames"] as? Int == 37)
    #expect(data["between"] as? [Double] == [0.51])
    #expect(data["now"] as? Int == 15)
    #expect(names(data["nodes"]) == ["root", "card", "pin"])
    #expect((data["nodes"] as? [[String: Any]])?.map { $0["parent"] as? Int } == [-1, 0, 1])
    #expect(
      names(data["curves"]) == ["card.center.x", "pin.transform.rotation.z", "card.alpha"])
    #expect(names(data["tables"], "title") == ["animators", "blocks"])
    #expect(names((data["sheet"] as? [String: Any])?["rows"]) == ["slide", "pin.transform +1"])
    #expect(names((data["sheet"] as? [String: Any])?["marks"]) == ["mark half"])
    #expect(
      names(data["events"], "text") == [
        "slide started", "pin.transform +1 finished", "slide completed at end",
      ])
  }

  // Independent numbers: a spring goes beyond by exp(-pi z / sqrt(1 - z z)).
  private static let transforms: [(String, String, Double?)] = [
    ("rotate(45deg)", "z", 45.0), ("rotate(-120deg)", "z", -120), ("rotate(170deg)", "z", nil),
    ("rotate(30deg, 0, 1, 0)", "y", nil),
  ]

  @Test(arguments: transforms)
  func `how far a rotation goes is told, as far as it can be read`(
    transform: String, axis: String, target: Double?
  ) throws {
    let data = try data(after: [
      "view box frame: (0, 0, 80, 80)",
      "animate 1s spring(dampingRatio: 0.35) { box.transform = \(transform) }",
    ])
    let curve = (data["curves"] as? [[String: Any]])?.first {
      ($0["name"] as? String)?.hasSuffix("rotation.\(axis)") == true
    }
    let extremes = try #require(curve?["extremes"] as? [[Double]])
    let ratio = 0.35
    let beyond = target.map { $0 * (1 + exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())) }
    #expect(extremes.count == (beyond == nil ? 0 : 1), "\(extremes)")
    if let beyond { #expect(abs(extremes[0][1] - beyond) < 0.001, "\(extremes)") }
  }

  @Test func `for: says how far from now it goes`() throws {
    let data = try data("export html a.html for: 0.1s")
    #expect(data["frames"] as? Int == 22)
  }

  @Test func `what goes on for ever is there for some of its times`() throws {
    let data = try data(after: ["view box", "animate 1s repeat { box.alpha = 0 }"])
    #expect(data["frames"] as? Int == 241)
  }

  @Test func `what comes and goes is there only then`() throws {
    let data = try data(
      after: ["step 0.1s", "view box", "step 0.1s", "remove box", "step 0.1s"])
    let values = (data["nodes"] as? [[String: Any]])?.last?["values"] as? [String: Any]
    let steps = (values?["seen"] as? [String: Any])?["steps"] as? [Int]
    #expect(steps == [0, 6, 1, 6, 0, 7])
  }

  @Test func `only the way here is there when nothing is to come`() throws {
    let data = try data(after: ["view box"])
    #expect(data["frames"] as? Int == 1)
    #expect(names(data["curves"]).isEmpty && names(data["tables"]).isEmpty)
  }

  @Test func `the region is the window, or the box around all that is seen`() throws {
    func region(_ entries: [String], _ word: String = "") throws -> [Double] {
      try #require(try data("export html a.html" + word, after: entries)["region"] as? [Double])
    }
    let box = ["view box frame: (20, 30, 40, 50)"]
    #expect(try region(box) == [10, 20, 60, 70])
    #expect(try region(box, " fit: false") == [0, 0, 390, 844])
    #expect(try region(["view box frame: (20, 30, 300, 500)"]) == [0, 0, 390, 844])
    #expect(try region(["root.bounds = (5, 7, 100, 200)"]) == [5, 7, 100, 200])
    #expect(try region(box, " fit") == [10, 20, 60, 70])
    #expect(try region(["step 1s"], " fit") == [0, 0, 390, 844])
    #expect(
      try region(["view box frame: (-5000, 0, 10000, 10)"], " fit") == [-5010, -10, 10020, 30])
  }

  @Test func `a curve knows that it is a colour, whatever it is called`() throws {
    let data = try data(
      after: [
        "view bgColor frame: (0, 0, 9, 9)", "view box backgroundColor: red",
        "box.layer.shadowOpacity = 1",
        "animate 0.1s { bgColor.center.x += 9; box.backgroundColor = blue; "
          + "box.layer.shadowColor = green }",
      ])
    let curves = try #require(data["curves"] as? [[String: Any]])
    #expect(
      names(curves) == ["bgColor.center.x", "box.backgroundColor", "box.layer.shadowColor"])
    #expect(curves.map { $0["isColor"] as? Bool } == [false, true, true])
    let steps = (curves[1]["shown"] as? [String: Any])?["steps"] as? [Any]
    #expect(steps?.first as? String == "#ff0000ff" && steps?.count == 14)
  }

  @Test func `more samples than a page holds are an error that says what helps`() {
    let outcome = Answers.outcome("export html a.html for: 3600s", after: ["view box"])
    #expect(outcome.failed && outcome.request == nil)
    #expect(outcome.text.contains("108000 samples, and 'set rate' makes them fewer"))
  }

  @Test func `a recorder stops when it is full`() throws {
    let session = Session()
    for entry in Self.rich { _ = session.enter(entry) }
    let recorder = PageRecorder(rate: 60, limit: 10) { false }
    _ = try Replay(of: session, preparing: recorder.watch).stage()
    recorder.finish()
    #expect(recorder.moments.count == 10 && recorder.ending == .full)
  }

  @Test func `a block that fails on the way is an error`() {
    let outcome = Answers.outcome(
      "export html a.html", after: ["view box", "after 1s { expect box.alpha == 0 }"])
    #expect(outcome.failed && outcome.request == nil, "\(outcome.text)")
  }

  @Test func `it takes no paths and no every:`() {
    for entry in ["export html a.html box", "export html a.html every: 1s"] {
      let outcome = Answers.outcome(entry, after: ["view box"])
      #expect(outcome.failed)
      #expect(outcome.text.contains("leave it out: export html FILE takes"), "\(outcome.text)")
    }
  }

  @Test func `an interrupt ends it`() {
    let session = Session()
    for entry in Self.rich { _ = session.enter(entry) }
    session.isInterrupted = { true }
    let outcome = session.enter("export html a.html")
    #expect(outcome.failed && outcome.request == nil)
    #expect(outcome.remark == "interrupted; nothing has changed")
  }

  @Test func `its entries are what leads a new session here`() throws {
    let data = try data(
      after: [
        "set digits 2", "view box", "table", "animate 1s { box.alpha = 0 }", "step 0.5s",
        "undo", "step 0.25s", "box.tag = 1",
      ])
    let entries = try #require(data["entries"] as? [[String: Any]])
    let texts = [
      "set digits 2", "view box", "animate 1s { box.alpha = 0 }", "step 0.25s", "box.tag = 1",
    ]
    #expect(names(entries, "text") == texts)
    #expect(entries.map { $0["number"] as? Int } == [nil, 2, 4, 7, 8])
    #expect(entries.map { $0["time"] as? Double } == [0, 0, 0, 0, 0.25])
  }

  @Test(arguments: ["html", "svg", "svg a kind: animation", "svg a kind: plot from: 0s"])
  func `it has a title of one's own where there is one`(form: String) throws {
    let entry = form.contains(" ") ? "export \(form)" : "export \(form) a.b"
    let own = try Exported.export(entry + #" title: "A & </title> B""#, after: Self.rich).text
    #expect(own.contains("<title>A &amp; &lt;/title&gt; B</title>"))
    #expect(try Exported.export(entry, after: Self.rich).text.contains("<title>a</title>"))
    let outcome = Answers.outcome(#"export csv a.csv title: "A""#, after: Self.rich)
    #expect(outcome.failed && outcome.text.contains("'title:' is not expected here"))
  }

  @Test func `it has keyframes, kinds, and extremes between its samples`() throws {
    let data = try data(after: [
      "view box frame: (0, 0, 100, 100)",
      "keyframes 1s { at 0% for: 50% { box.alpha = 0 }; at 50% for: 50% { box.alpha = 1 } }",
      "animate 1s spring(dampingRatio: 0.4) delay: 0.1s { box.center.x = 200 }",
    ])
    let keyframes = try #require(data["keyframes"] as? [[String: Any]])
    let times = keyframes.first { $0["path"] as? String == "box.alpha" }?["times"] as? [Double]
    #expect(try #require(times).contains(0.5), "\(keyframes)")
    let curves = try #require(data["curves"] as? [[String: Any]])
    #expect(names(curves) == ["box.center.x", "box.alpha"])
    #expect(names(curves, "kind") == ["place", "opacity"])
    let extremes = try #require(curves[0]["extremes"] as? [[Double]])
    #expect(extremes.count == 1 && extremes[0][1] > 238)
    #expect((data["summary"] as? String)?.hasPrefix("motion 1.1 s · ") == true)
  }

  private static let branched = [
    "view card frame: (0, 0, 100, 50) backgroundColor: red", "mark fork",
    "animate 1s linear { card.center.x += 200 }", "step 0.5s", "mark slow", "goto fork",
    "animate 0.25s linear { card.center.x += 200 }", "step 0.1s",
  ]

  @Test func `another branch stands beside it, with all that it has of its own`() throws {
    let data = try data("export html a.html beside: slow", after: Self.branched)
    let other = try #require((data["beside"] as? [[String: Any]])?.first)
    #expect(data["name"] as? String == "animate 0.25s linear { card.center.x += 200 }")
    #expect(other["name"] as? String == "slow")
    #expect((data["beside"] as? [Any])?.count == 1 && (other["beside"] as? [Any])?.isEmpty == true)
    #expect(data["frames"] as? Int == 16 && other["frames"] as? Int == 61)
    #expect(data["now"] as? Int == 6 && other["now"] as? Int == 30)
    #expect(names(data["entries"], "text").last == "step 0.1s")
    #expect(names(other["entries"], "text").last == "step 0.5s")
    #expect(names((data["sheet"] as? [String: Any])?["marks"]) == ["mark fork"])
    #expect(names((other["sheet"] as? [String: Any])?["marks"]) == ["mark fork", "mark slow"])
    let alone = try self.data(after: Array(Self.branched.prefix(5)))
    for key in ["frames", "between", "nodes", "curves", "tables", "sheet", "events", "entries"] {
      let (one, same) = (other[key] as? NSObject, alone[key] as? NSObject)
      #expect(one == same && one != nil, "\(key)")
    }
    let far = try self.data("export html a.html beside: slow for: 1s", after: Self.branched)
    #expect(far["frames"] as? Int == 67)
    #expect((far["beside"] as? [[String: Any]])?.first?["frames"] as? Int == 91)
  }

  @Test(arguments: ["card", "0.5s", "nothing", "\"<b>\""])
  func `only marks and branches stand beside it`(place: String) {
    let outcome = Answers.outcome("export html a.html beside: \(place)", after: Self.branched)
    #expect(
      outcome.failed && outcome.text.contains("is not a mark, a branch or a session file"),
      "\(outcome.text)")
  }

  @Test func `it has the progress of animators, dances and chains, where they are`() throws {
    let entries = [
      "view box", "animator slide 0.1s linear { box.alpha = 0 }", "start slide", "step 0.05s",
      "chain \"a b\" { then 0.05s { box.center.y += 1 } }", "perform \"a b\"",
      "dance box 0.05s linear { .center.x += 9 }", "step 0.1s", "remove box",
    ]
    let motions = try #require(try data(after: entries)["motions"] as? [[String: Any]])
    #expect(names(motions) == ["slide", "box", "\"a b\""])
    func changes(_ place: Int) throws -> [Int?] {
      let track = try #require(motions[place]["progress"] as? [String: Any])
      return try #require(track["changes"] as? [Any]).map { $0 as? Int }
    }
    #expect(try changes(0).prefix(8) == [0, 1667, 1666, 1667, 1667, 1666, 1667, 0])
    // It has no value before it exists.
    #expect(try changes(2).prefix(5) == [nil, nil, nil, 0, 3333])
  }

  @Test func `it opens at what moved first where all is over`() throws {
    let over = Self.rich + ["run", "step 1s"]
    #expect(try data(after: over)["now"] as? Int == 6)
    // Nothing has moved, and the page opens at the session's moment.
    #expect(try data(after: ["view card", "step 0.1s"])["now"] as? Int == 6)
  }
}
