import FlipbookAssembly
import FlipbookCommands
import FlipbookPictures
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct StateTableTests {
  /// Entries that move something, the timing printed for them, and their rows: path, from, to.
  static let movers: [(entries: [String], timing: String, rows: [[String]])] = [
    (
      ["animator slide 2s spring(dampingRatio: 0.5) { box.alpha = 0 }", "start slide"],
      "spring(dampingRatio: 0.5)", [["box.alpha", "1.000", "0.000"]]
    ),
    (
      ["dance box 2s cubic(0.1, 0.2, 0.3, 0.4) { .alpha = 0 }", "start box"],
      "cubic(0.1, 0.2, 0.3, 0.4)", [["box.alpha", "1.000", "0.000"]]
    ),
    (
      ["animate 2s spring(mass: 1, stiffness: 100, damping: 10) { box.alpha = 0 }"],
      "spring(mass: 1, stiffness: 100, damping: 10)", [["box.alpha", "1.000", "0.000"]]
    ),
    (["animate 2s bouncy { box.alpha = 0 }"], "bouncy", [["box.alpha", "1.000", "0.000"]]),
    (
      ["chain intro { then 2s easeIn { box.center.x += 10 } }", "perform intro"], "easeIn",
      [["box.center.x", "50.000", "60.000"]]
    ),
    (["begin 2s", "box.alpha = 0", "commit"], "easeInOut", [["box.alpha", "1.000", "0.000"]]),
    (["dot.position.x = 10"], "default", [["dot.position.x", "0.000", "10.000"]]),
    (
      [
        "animation fade opacity from: 0.2 to: 0.6 2s easeOut",
        "attach fade to: box.layer key: \"F\"",
      ], "easeOut", [["box.alpha", "0.200", "0.600"]]
    ),
    (
      ["animation move position by: (10, 0) 2s", "attach move to: box.layer key: \"M\""],
      "linear", [["box.center.x", "50.000", "60.000"]]
    ),
    (
      ["animation turn transform.rotation.z to: 90deg 2s", "attach turn to: box.layer key: \"T\""],
      "linear", [["box.transform.rotation.z", "0.000deg", "90.000deg"]]
    ),
    (
      [
        "animation grow transform from: scale(0.5) to: identity 2s",
        "attach grow to: box.layer key: \"G\"",
      ], "linear", [["box.transform", "scale(0.500)", "identity"]]
    ),
    (
      [
        "animation paint backgroundColor from: red to: blue 2s",
        "box.backgroundColor = blue", "attach paint to: box.layer key: \"P\"",
      ], "linear", [["box.backgroundColor", "#ff0000", "#0000ff"]]
    ),
    (
      [
        "animation pop opacity from: 0 to: 1 2s spring(mass: 1, stiffness: 90, damping: 9)",
        "attach pop to: box.layer key: \"S\"",
      ], "spring(mass: 1, stiffness: 90, damping: 9)", [["box.alpha", "0.000", "1.000"]]
    ),
    (
      [
        "animation shake position.x values: (50, 60, 40, 50) 2s",
        "attach shake to: box.layer key: \"K\"",
      ], "keyframes(linear)", [["box.center.x", "50.000", "50.000"]]
    ),
    (
      [
        "animation a opacity from: 0 to: 1 2s", "animation b position.y from: 0 to: 9 2s",
        "group both a b 2s", "attach both to: box.layer key: \"B\"",
      ], "linear", [["box.alpha", "0.000", "1.000"], ["box.center.y", "0.000", "9.000"]]
    ),
  ]

  @Test(arguments: movers.indices)
  func `tells from, to and timing of everything that moves`(index: Int) throws {
    let (entries, timing, rows) = Self.movers[index]
    let session = Session()
    for entry in ["view box frame: (0, 0, 100, 100)", "layer dot"] + entries + ["step 0.1s"] {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(outcome.text)")
    }
    let document = StateTable(world: session.world).document
    let moving = try #require(document.tables.first { $0.title == "properties" })
    let names = moving.columns.map(\.name)
    let places = ["path", "from", "to"].compactMap(names.firstIndex)
    let found = moving.rows.map { row in places.map { row[$0].text(digits: 3) } }
    for row in rows { #expect(found.contains(row), "\(found)") }
    for row in moving.rows {
      let isNumber = if case .number = row[2] { true } else { false }
      let isOfTransform = row[0].text(digits: 0).contains("transform")
      #expect((row[6] == .empty) == (!isNumber || isOfTransform), "\(row)")
    }
    let timings = document.tables.flatMap { table in
      table.columns.firstIndex { $0.name == "timing" }.map { place in
        table.rows.map { $0[place].text(digits: 3) }
      } ?? []
    }
    #expect(timings.contains(timing), "\(timings)")
    let text = session.enter("table").text
    // Neither the path nor a number is cut.
    let columns = text.contains("deg") ? 88 : 80
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(text)")
    let cut = text.split(separator: "\n\n").filter { $0.contains("…") }
    #expect(cut.allSatisfy { $0.hasPrefix("properties") }, "\(text)")
    // However the timing is wrapped, all of it is printed.
    let words = timing.replacing("(", with: "( ").split(separator: " ")
    #expect(words.allSatisfy(text.contains), "\(text)")
  }

  @Test(arguments: [
    "table", "list", "events", "sheet", "show \"a b\"", "draw", "table format: csv",
  ])
  func `a name with blanks is written as it is typed, everywhere`(look: String) {
    let text = Answers.text(
      look,
      after: [
        "view \"a b\" frame: (0, 0, 300, 90)", "view \"c d\" in: \"a b\"",
        "animator \"m n\" 1s { \"a b\".alpha = 0 }", "start \"m n\"",
        "chain \"o p\" { then 1s { \"c d\".alpha = 0 } }", "perform \"o p\"",
        "animate 1s name: \"q r\" { \"a b\".center.x += 9 }", "step 0.1s", "mark \"s t\"",
        "animation fade opacity to: 0 1s", "attach fade to: \"a b\".layer key: \"F\"", "step 0.1s",
      ])
    for name in ["a b", "c d", "m n", "o p", "q r", "s t"] {
      let bare = text.replacing("\"\"\(name)\"\"", with: "").replacing("\"\(name)\"", with: "")
      #expect(!bare.contains(name), "\(text)")
    }
  }
}
