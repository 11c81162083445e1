import FlipbookCommands
import FlipbookPictures
import FlipbookValues
import HeadlessUIKit
import Testing

@testable import FlipbookLooks
@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

/// The output for a stage with many things on it.
@Suite struct ManyThingsTests {
  private static let count = 45

  private static func session(format: TableFormat = .table) -> Session {
    let views = (0..<count).map { "view v\($0)" }
    let animators = (0..<count).map { "animator a\($0) \($0 + 1)s { v\($0).alpha = 0 }" }
    let starts = (0..<count).map { "start a\($0)" }
    return .entered([
      "set format \(format)", views.joined(separator: "; "), animators.joined(separator: "; "),
      starts.joined(separator: "; "), "step 0.5s",
    ])
  }

  private static func lines(_ entry: String, _ session: Session) -> [Substring] {
    let outcome = session.enter(entry)
    #expect(!outcome.failed, "\(outcome.text)")
    return outcome.text.split(separator: "\n")
  }

  private static let entries: [(String, Int, String, [String], [String])] = [
    ("table", 2, "…and 5 more; 'table all' has them", ["a39", "v39.alpha"], ["a40", "v40.alpha"]),
    ("list", 1, "…and 51 more; 'list all' has them", ["root", "v38"], ["v39", "a0"]),
  ]

  @Test(arguments: entries)
  func `of many rows the first forty of each part are shown`(
    entry: String, parts: Int, rest: String, shown: [String], left: [String]
  ) {
    let session = Self.session()
    let lines = Self.lines(entry, session)
    #expect(lines.filter { $0 == rest }.count == parts)
    let all = Self.lines(entry + " all", session)
    #expect(!all.contains { $0.contains(" more; ") })
    for name in shown + left {
      #expect(all.contains { $0.hasPrefix(name + " ") }, "\(name)")
      #expect(lines.contains { $0.hasPrefix(name + " ") } == shown.contains(name), "\(name)")
    }
    // The transcript has the output as it was shown.
    #expect(session.transcript.dropLast().last?.output.contains(rest) == true)
  }

  @Test(arguments: TableFormat.allCases.filter { $0 != .table }, ["table", "list"])
  func `what programs read has every row`(format: TableFormat, entry: String) {
    let session = Self.session(format: format)
    let text = session.enter(entry).text
    #expect(text == session.enter(entry + " all").text)
    #expect(text.contains("a44") && !text.contains(" more; "))
    if entry == "table" {
      #expect(Self.session().enter("table format: \(format)").text == text)
    }
  }

  private static let problems: [(String, String, String)] = [
    ("table box slid", "nothing is called 'slid'", "did you mean 'slide'?"),
    ("list all box", "'box' is not a choice here", "write table all box"),
    ("table all all", "'all' is given twice", "give it once"),
  ]

  @Test(arguments: problems)
  func `what is no thing is not taken`(entry: String, problem: String, hint: String) {
    let text = Answers.text(entry)
    #expect(text.contains(problem) && text.contains(hint), "\(text)")
  }

  @Test func `each of many animators is told with its own timing`() {
    let timings = ["linear", "easeIn", "easeOut", "spring(dampingRatio: 0.5)"]
    let session = Session.entered(
      ["set columns 200", "view box", "dance box 1s easeOut { .center.x = 5 }", "start box"]
        + (0..<60).flatMap { number in
          [
            "animator a\(number) 1s \(timings[number % 4]) { box.center.x += \(number) }",
            "start a\(number)",
          ]
        } + ["pause a3", "continue a3 bouncy"])
    let rows = Self.lines("table all", session).prefix { $0 != "properties" }
    for number in 0..<60 {
      let row = rows.first { $0.hasPrefix("a\(number) ") }
      let timing = number == 3 ? "bouncy" : timings[number % 4]
      #expect(row?.hasSuffix(timing) == true, "\(row ?? "")")
    }
    #expect(rows.contains { $0.hasPrefix("box ") && $0.hasSuffix("easeOut") })
    // Once it has arrived, the row shows its old timing again.
    #expect(!session.enter("run").failed)
    let row = Self.lines("table all", session).first { $0.hasPrefix("a3 ") }
    #expect(row?.hasSuffix(timings[3]) == true)
  }

  @Test func `what many blocks move at once has one speed`() throws {
    let session = Session.entered(
      ["view box", "set format csv"]
        + Array(repeating: "animate 1s linear { box.center.x += 2 }", count: 50)
        + ["step 0.25s"])
    let rows = Self.lines("table", session).filter { $0.contains("box.center.x") }
    #expect(rows.count == 50)
    #expect(
      rows.allSatisfy { $0.hasSuffix(",100.000,,,") || $0.contains(",100.000,") }, "\(rows[0])")
    #expect(session.enter("expect box.center.x == 25").text == "")
  }

  @Test func `an animator that ran many times has each of its ways on the sheet`() throws {
    let runs = (0..<30).flatMap { number in
      [
        "add slide { box.alpha = \(number % 2) }",
        number % 3 == 0 ? "start slide after: 0.5s" : "start slide", "run", "step 0.25s",
      ]
    }
    let session = Session.entered(["view box", "animator slide 1s"] + runs)
    let world = try Replay(of: session, preparing: { $0.keepLives() }).stage()
    let rows = LifeRows(world: world).rows { () throws(Never) in }
    try #require(rows.count == 1 && rows[0].bars.count == 40)
    for bar in rows[0].bars {
      let length = bar.stretch == .delay ? 0.5 : 1
      #expect(abs(bar.end - bar.start - length) < 1e-9, "\(bar)")
    }
    #expect(rows[0].bars.count { $0.stretch == .delay } == 10)
  }

  @Test func `blocks are called by their names, else by what they move, and no two are the same`()
    throws
  {
    let session = Session.entered([
      "view box", "animate 1s { box.alpha = 0; box.center = (9, 9); box.cornerRadius = 4 }",
      "animate 1s delay: 0.1s { box.center.x = 5 }", "animate 1s delay: 0.2s { box.center.x = 7 }",
      "animate 1s delay: 0.3s name: pulse { box.alpha = 1 }",
      "begin 1s delay: 0.4s; box.center.y = 50; commit",
    ])
    let world = try Replay(of: session, preparing: { $0.keepLives() }).stage()
    let rows = LifeRows(world: world).rows { () throws(Never) in }
    #expect(
      rows.map(\.name)
        == ["box.center +2", "box.center.x", "box.center.x 2", "pulse", "box.center.y"])
    #expect(rows[0].moves == ["box.center", "box.cornerRadius", "box.alpha"])
  }

  private static let words: [(String, [String])] = [
    ("start a4", ["a4", "a40", "a41", "a42", "a43", "a44"]), ("expect v44", ["v44"]),
    ("show \"my", ["\"my \\\"own\\\" view\""]), ("show my", ["\"my \\\"own\\\" view\""]),
    ("show zz", []),
  ]

  @Test(arguments: words)
  func `completion finds names among many`(line: String, words: [String]) {
    let session = Self.session()
    #expect(!session.enter("view \"my \\\"own\\\" view\"").failed)
    #expect(session.completions(of: line, cursor: line.utf8.count).completions.map(\.word) == words)
  }

  @Test func `a name that is given again belongs to the new one only`() {
    let session = Session.entered([
      "view box alpha: 1", "animate 1s { box.alpha = 0 }", "layer dot", "remove box",
      "view box alpha: 0.5", "animate 1s { box.alpha = 0 }", "set format csv",
    ])
    let rows = Self.lines("table", session).filter { $0.contains("alpha") }
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains("box.alpha") }, "\(rows)")
    #expect(session.world.name(of: session.world.stage.window.layer) == "root")
  }
}
