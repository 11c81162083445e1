import Testing

@testable import SessionFiles

@Suite struct LessonTests {
  private func lesson(_ text: String) throws -> Lesson {
    Lesson(try SessionFile(parsing: text))
  }

  @Test func `gives each entry the text before its fence`() throws {
    let lesson = try lesson(
      """
      # Two boxes

      A box is
      made.

      ```flipbook
      flip> view box
      flip> box.alpha
      1.000
      ```

      ## The end

      ```flipbook error
      flip> veiw
      ```
      Bye.
      """)
    #expect(lesson.title == "Two boxes")
    #expect(
      lesson.steps.map(\.prose) == [
        [.paragraph("A box is made.")], [], [.heading("The end")], [.paragraph("Bye.")],
      ])
    #expect(lesson.steps.map(\.entry?.text) == ["view box", "box.alpha", "veiw", nil])
    #expect(lesson.steps.map(\.options.expectsErrors) == [false, false, true, false])
  }

  @Test func `breaks long text where a paragraph begins, and never behind a heading`() throws {
    let long = String(repeating: "word ", count: 90)
    let lesson = try lesson(
      "# T\n\(long)\n\n\(long)\n\n## H\n\n\(long)\n```flipbook\nflip> list\n```\n")
    #expect(lesson.steps.map(\.prose.count) == [1, 1, 2])
    #expect(lesson.steps.last?.prose.first == .heading("H"))
    #expect(lesson.steps.last?.entry?.text == "list")
  }

  @Test func `leaves out comments and fences that do not run, and keeps tables and code`() throws {
    let lesson = try lesson(
      """
      <!-- not
      this -->
      See [the page](page.md) and
      - one
        more
      - two
      | a | b |
      ```sh
      ls  -l
      ```
      ```flipbook skip
      flip> quit
      ```
      """)
    #expect(lesson.steps.map(\.entry) == [nil])
    #expect(
      lesson.steps[0].prose == [
        .paragraph("See the page and"), .item("- one more"), .item("- two"),
        .verbatim("| a | b |"), .verbatim("  ls  -l"),
      ])
  }

  @Test func `asks for a prediction of one entry only`() throws {
    let fence: (String) -> String = { "```flipbook \($0)\nflip> 1\n1.000\n```\n" }
    #expect(try lesson(fence("predict")).steps[0].options.prediction?.nearness == nil)
    #expect(try lesson(fence("predict=0.5")).steps[0].options.prediction?.nearness == 0.5)
    #expect(throws: SessionFileError(line: 1, problem: .badNearness("predict=rel:1"))) {
      try lesson(fence("predict=rel:1"))
    }
    #expect(throws: SessionFileError(line: 1, problem: .predictionOfMany(2))) {
      try lesson("```flipbook predict\nflip> 1\nflip> 2\n```\n")
    }
  }

  private static let outputs: [(String, String?)] = [
    ("1.473", "1.473"), ("true", nil), ("box2 is at -3.5pt", "-3.5"), ("time 0.5s", "0.5"),
    ("none\n 50% of it", "50"),
  ]

  @Test(arguments: outputs)
  func `compares a prediction with the first number`(output: String, number: String?) {
    #expect(FirstNumber.of(output) == number)
  }
}
