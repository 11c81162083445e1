import FlipbookLessons
import SessionFiles
import Testing

/// The lessons in the program.
@Suite struct LessonCatalogueTests {
  @Test func `are the files of snippets but the guides, each once`() throws {
    let paths = Project.files(in: "snippets", withEndings: [".md"])
      .filter { !MarkdownPage.all.contains($0) }
    #expect(Lessons.all.count == paths.count)
    for lesson in Lessons.all {
      let path = try #require(
        paths.first { $0.hasSuffix("/\(lesson.name).md") || $0.hasSuffix("-\(lesson.name).md") })
      #expect(try lesson.text == Project.text(of: path), "\(path)")
    }
  }

  @Test func `are called as nothing else is that can follow the word`() {
    let names =
      Lessons.all.map(\.name) + Lessons.groups.map(\.name) + ["back", "skip", "leave", "anew"]
    #expect(Set(names).count == names.count)
  }

  // The answer that follows a guess has to contain a number.
  @Test func `ask for numbers that are there`() throws {
    for file in Lessons.all {
      for step in Lesson(try SessionFile(parsing: file.text)).steps
      where step.options.prediction != nil {
        let entry = try #require(step.entry)
        #expect(FirstNumber.of(entry.expected.joined(separator: "\n")) != nil, "\(file.name)")
        guard case .paragraph(let text)? = step.prose.last else {
          Issue.record("\(file.name): nothing is asked before '\(entry.text)'")
          continue
        }
        #expect(text.hasSuffix("?"), "\(file.name): \(text)")
      }
    }
  }
}
