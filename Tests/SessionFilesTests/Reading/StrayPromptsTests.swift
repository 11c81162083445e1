import Testing

@testable import SessionFiles

@Suite struct StrayPromptsTests {
  private static let fence = "open the fence with ```flipbook"
  private static let none = "write ```flipbook on a line before and ``` on a line after them"

  private static let texts: [(String, Int, String, String)] = [
    (
      "# T\n\nflip> view a\nflip> a.alpha\n1.000\n\ntext\n   flip> a\n", 3,
      "'flip>' in lines 3-4 and 8 is outside of a fence, and is not run", none
    ),
    (
      "```flipbok\nflip> a\n```\n", 2,
      "'flipbok' is no kind of fence: 'flip>' in line 2 is not run",
      fence
    ),
    (
      "~~~ flip error\nout\nflip> a\n~~~\n", 3,
      "'flip' is no kind of fence: 'flip>' in line 3 is not run", fence
    ),
    (
      "```\r\nflip> a\r\n1\r\nflip> b\r\n```\r\n", 2,
      "'flip>' in lines 2 and 4 is in a fence without a kind, and is not run", fence
    ),
    (
      "```flipbook\nflip> a\n```\n\nflip> b\n", 5,
      "'flip>' in line 5 is outside of a fence, and is not run", none
    ),
    (
      "> ```FlipBok\n> flip> a\n> ```\n", 2,
      "'FlipBok' is no kind of fence: 'flip>' in line 2 is not run", fence
    ),
  ]

  @Test(arguments: texts)
  func `are told with their lines`(text: String, line: Int, message: String, hint: String) throws {
    let report = try SessionFile(parsing: text).strayPrompts(path: "a.md")
    #expect(report?.text == "a.md:\(line): error: \(message)\nhint: \(hint)")
    #expect(report?.line == line)
  }

  @Test(arguments: [
    "# Words\n", "", "A flip> in the text.\n", "    flip> as code\n", "<!--\nflip> hidden\n-->\n",
    "```text\nflip> shown\n```\n", "```flip\nno prompt\n```\n", "```flipbook skip\nflip> a\n```\n",
    "````\n```flipbook\nflip> a\n```\n````\n", "````md\n```flipbook\nflip> a\n```\n````\n",
    "```flipbook\nflip> a\n```\n\n```\nflip> b\n```\n",
  ])
  func `are none where a text tells of them`(text: String) throws {
    #expect(try SessionFile(parsing: text).strayPrompts(path: "a.md") == nil)
  }

  @Test func `of many places some are named`() throws {
    let text = (1...30).map { $0 % 2 == 0 ? "flip> a" : "" }.joined(separator: "\n")
    let report = try SessionFile(parsing: text).strayPrompts(path: "a.md")
    #expect(
      report?.text.hasPrefix(
        "a.md:2: error: 'flip>' in lines 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 and more is") == true)
  }
}
