import SessionFiles
import Testing

@Suite struct InterruptedReadingTests {
  private static let text = "```flipbook\nflip> a\n```\nText\n```flipbook\nflip> b\nout\n```\n"

  @Test func `reading ends as soon as it is told to`() throws {
    var questions = 0
    _ = try SessionFile(parsing: Self.text) {
      questions += 1
      return false
    }
    #expect(questions > 6)
    for limit in 1...questions {
      var asked = 0
      let error = #expect(throws: SessionFileError.self) {
        try SessionFile(parsing: Self.text) {
          asked += 1
          return asked >= limit
        }
      }
      #expect(error?.problem == .interrupted)
    }
  }
}
