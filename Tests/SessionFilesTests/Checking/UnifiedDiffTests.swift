import Testing

@testable import SessionFiles

@Suite struct UnifiedDiffTests {
  private func same(_ range: Range<Int>) -> [UnifiedDiff.Line] {
    range.map { .same("line \($0)") }
  }

  @Test func `shows three lines around a change with real line numbers`() {
    let lines = same(0..<5) + [.removed("old"), .added("new"), .added("more")] + same(5..<10)
    #expect(
      UnifiedDiff(lines, firstLine: 21).text == """
        --- expected
        +++ actual
        @@ -23,7 +23,8 @@
         line 2
         line 3
         line 4
        -old
        +new
        +more
         line 5
         line 6
         line 7
        """)
  }

  @Test func `joins hunks that meet and parts those that do not`() {
    let near = [.removed("a")] + same(0..<6) + [.removed("b")]
    #expect(UnifiedDiff(near, firstLine: 1).text.contains("@@ -1,8 +1,6 @@"))
    let far = [.removed("a")] + same(0..<7) + [.added("b")]
    let text = UnifiedDiff(far, firstLine: 1).text
    #expect(text.contains("@@ -1,4 +1,3 @@"))
    #expect(text.contains("@@ -6,3 +5,4 @@"))
  }

  @Test func `names the line before an empty side`() {
    #expect(UnifiedDiff([.added("x")], firstLine: 8).text.contains("@@ -7,0 +8,1 @@"))
    #expect(UnifiedDiff([.removed("x")], firstLine: 8).text.contains("@@ -8,1 +7,0 @@"))
  }

  @Test(arguments: [(39, nil), (40, "(1 more line)"), (45, "(6 more lines)")] as [(Int, String?)])
  func `counts what is beyond forty lines`(changes: Int, rest: String?) {
    let text = UnifiedDiff((0..<changes).map { .added("\($0)") }, firstLine: 1).text
    let lines = text.split(separator: "\n").map { String($0) }
    #expect(lines.count == 2 + min(40, changes + 1) + (rest == nil ? 0 : 1))
    #expect(rest == nil || lines.last == rest)
  }

  @Test func `prints nothing for nothing and no trailing blanks`() {
    #expect(UnifiedDiff(same(0..<3), firstLine: 1).text == "")
    #expect(UnifiedDiff([.same(""), .added("a")], firstLine: 1).text.hasSuffix("@@\n\n+a"))
  }
}
