import Foundation
import Testing

/// The page of the catalogue that gives the state of each member of Apple's model.
private struct ConformancePage {
  /// A row of one of its tables.
  struct Row {
    let members: String
    let state: String
    /// The suite and the test, or the reason.
    let rest: String
  }

  static let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/Conformance.md"
  let rows: [Row]

  init() throws {
    let cells: [[String]] = try Project.lines(of: Self.path).filter { $0.hasPrefix("| ") }
      .map { line in
        line.split(separator: "|").map { cell in cell.trimmingCharacters(in: .whitespaces) }
      }
    rows =
      cells.filter { $0.count == 3 && !["member", "---"].contains($0[0]) }
      .map { Row(members: $0[0], state: $0[1], rest: $0[2]) }
  }

  /// The rows of the table under a heading, without its head.
  static func rows(under heading: String) throws -> [[String]] {
    try Project.lines(of: path).drop { $0 != "## \(heading)" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .dropFirst(2).map(\.self)
  }

  /// The words in the first column that are marked as code.
  var members: Set<String> {
    var words: Set<String> = []
    for row in rows {
      for code in row.members.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where code.offset % 2 == 1 {
        words.formUnion(
          code.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
      }
    }
    return words
  }
}

@Suite struct `the page on conformance` {
  private static let folders = [
    "Tests/HeadlessUIKitTests", "Tests/IdiomTests", "Tests/UIKitTests",
  ]

  @Test func `says of each member one of three things, and why`() throws {
    let page = try ConformancePage()
    #expect(page.rows.count > 200)
    for row in page.rows {
      #expect(["works", "accepted without effect", "absent"].contains(row.state), "\(row)")
      #expect(!row.rest.isEmpty, "\(row)")
    }
  }

  @Test func `names tests that are there`() throws {
    let tests = try Self.tests()
    #expect(tests.count > 300)
    for row in try ConformancePage().rows where row.state == "works" {
      #expect(tests.contains(row.rest), "\(row.members) names \(row.rest)")
    }
    let orders = try ConformancePage.rows(under: "The order of calls")
    #expect(orders.count > 5)
    for row in orders { #expect(tests.contains("\(row[2]): \(row[3])"), "\(row)") }
  }

  // An isolated type is marked in the sources, or inherits from one that is.
  @Test func `says what is on the main actor`() throws {
    var declared: [String: String] = [:]
    var marked: Set<String> = []
    let declaration =
      #/(?:nonisolated )?(?:open|public)(?: final)? (?:class|protocol) (\w+)(?:: (\w+))?.*/#
    let folders = [
      "Sources/HeadlessUIKit", "Sources/AppViews", "Sources/AutoLayout",
      "Sources/ControllerTransitions",
    ]
    for path in folders.flatMap({ Project.files(in: $0, withEndings: [".swift"]) }) {
      let lines = try Project.lines(of: path)
      for (index, line) in lines.enumerated() {
        guard let match = line.wholeMatch(of: declaration) else { continue }
        declared[String(match.1)] = match.2.map { String($0) } ?? ""
        let mark = index > 2 ? lines[index - 2].trimmingCharacters(in: .whitespaces) : ""
        if mark == "@preconcurrency @MainActor" { marked.insert(String(match.1)) }
      }
    }
    let isolated = declared.keys.filter { name in
      sequence(first: name) { declared[$0] }.contains(where: marked.contains)
    }
    let table = try ConformancePage.rows(under: "Isolation")
    func names(_ column: Int) -> Set<String> {
      Set(table.flatMap { $0[column].matches(of: #/`(\w+)`/#).map { String($0.1) } })
    }
    #expect(isolated.contains("UIView") && !isolated.contains("CALayer"))
    #expect(names(0) == Set(isolated))
    #expect(names(1) == Set(declared.keys).subtracting(isolated))
  }

  // The sources write the scenarios as `Scenario("animator-linear", .running, …`.
  @Test func `says what was measured on a device`() throws {
    let folder = "Tests/UIKitTests/Device"
    let sources = Project.files(in: folder, withEndings: [".swift"])
    let scenarios = try sources.flatMap { path in
      try Project.lines(of: path).compactMap {
        $0.firstMatch(of: #/^ +\w+\("([a-z-]+)", \.(running|frozen|scrubbed), /#)
      }.map { ["`\($0.1)`", "\($0.2)"] }
    }
    let measured =
      Project.files(in: "Tests/Oracles").contains("Tests/Oracles/device.csv")
      ? try Project.lines(of: "Tests/Oracles/device.csv") : []
    let table = try ConformancePage.rows(under: "Measured on a device")
    #expect(table.count == 40 && Set(table.map { [$0[0], $0[2]] }) == Set(scenarios))
    let members = try ConformancePage().members
    for row in table {
      let id = row[0].filter { $0 != "`" }
      let count = measured.count { $0.hasPrefix(id + ",") }
      #expect(row[3] == (count == 0 ? "not yet" : "\(count) values"), "\(id)")
      let names = row[1].matches(of: #/`(?:UIView\.)?(\w+)/#).map { String($0.1) }
      #expect(!names.isEmpty && members.isSuperset(of: names), "\(row[1])")
    }
    let text = try Project.text(of: ConformancePage.path)
    for sentence in ["\nNothing has been measured yet.\n", "on a device: nothing yet.\n"] {
      let isThere = text.contains(sentence)
      #expect(isThere == measured.isEmpty, "\(sentence)")
    }
    for device in measured where device.hasPrefix("# ") {
      let isNamed = text.contains(device.dropFirst(2))
      #expect(isNamed, "\(device)")
    }
  }

  // The scenarios also have to build on a device.
  @Test func `has scenarios that need UIKit alone`() throws {
    for path in Project.files(in: "Tests/UIKitTests/Device", withEndings: [".swift"]) {
      let text = try Project.text(of: path)
      let imports = text.matches(of: #/import (\w+)/#).map { $0.1 }
      #expect(imports == (path.hasSuffix("TestCase.swift") ? ["UIKit", "XCTest"] : ["UIKit"]))
      #expect(!text.contains(#/\b(?:Stage|stage|HeadlessUIKit|Flipbook|Testing)\b/#), "\(path)")
    }
  }

  // All tests, each after the name of its suite.
  private static func tests() throws -> Set<String> {
    // Collects the tests of each file by suite.
    var tests: Set<String> = []
    for path in folders.flatMap({ Project.files(in: $0, withEndings: [".swift"]) }) {
      var suite = ""
      var isTest = false
      for line in try Project.lines(of: path) {
        isTest = isTest || line.contains("@Test")
        let names = line.split(separator: "`", omittingEmptySubsequences: false)
        guard names.count == 3 else { continue }
        if line.contains("@Suite struct") { suite = String(names[1]) }
        guard isTest, names[0].hasSuffix("func ") else { continue }
        tests.insert("\(suite): \(names[1])")
        isTest = false
      }
    }
    return tests
  }

  @Test(arguments: [
    "Animators", "Views", "Timing", "CoreAnimation", "Layers", "Touches", "Gestures", "Controls",
    "Colors", "Geometry", "../AppViews", "../AutoLayout", "../ControllerTransitions",
  ])
  func `has every public member`(folder: String) throws {
    let known = try ConformancePage().members
    let declaration =
      #/\s*(?:public|open)(?:\(set\))? (?:\S+ )*?(?:func|var|let|class|struct|enum|protocol|init)\b[ ?]*`?(\w*).*/#
    var count = 0
    let folder =
      folder.hasPrefix("../") ? "Sources" + folder.dropFirst(2) : "Sources/HeadlessUIKit/" + folder
    for path in Project.files(in: folder, withEndings: [".swift"]) {
      let lines = try Project.lines(of: path)
      for (index, line) in lines.enumerated() {
        guard let match = line.wholeMatch(of: declaration), !line.contains(" import ") else {
          continue
        }
        let name = match.1 == "func" || match.1 == "var" ? Self.second(line) : String(match.1)
        for name in [name] + Self.furtherNames(in: lines[index...]) {
          count += 1
          if !known.contains(name.isEmpty ? "init" : name) {
            Issue.record("\(path):\(index + 1): '\(name)' is not on the page")
          }
        }
      }
    }
    #expect(count > 10)
  }

  // The names after the first in a declaration of several constants or variables, which may go on
  // in the lines below.
  private static func furtherNames(in lines: ArraySlice<Substring>) -> [String] {
    guard let first = lines.first, first.contains(#/(?:let|var) `?\w/#) else { return [] }
    let last = lines.firstIndex { !$0.hasSuffix(",") } ?? lines.startIndex
    let declared = lines[...last].joined(separator: " ")
    let types = declared.contains("(") ? [] : declared.matches(of: #/, +(\w+):/#).map(\.1)
    return (types + declared.matches(of: #/, +`?(\w+)`? = /#).map(\.1)).map { String($0) }
  }

  // The name after `class func` and `class var`, where the first word does not declare a class.
  private static func second(_ line: Substring) -> String {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let place = words.firstIndex { $0 == "func" || $0 == "var" } ?? words.startIndex
    return place + 1 < words.count ? String(words[place + 1]) : ""
  }
}
