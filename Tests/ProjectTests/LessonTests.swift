import FlipbookLessons
import SessionFiles
import Testing

/// The lessons in the program.
@Suite struct LessonCatalogueTests {
  @Test func `are the files of snippets, each once`() throws {
    let files = try Project.files(in: "snippets", withEndings: [".md"]).map {
      try Project.text(of: $0)
    }
    #expect(Set(Lessons.all.map(\.text)) == Set(files))
    #expect(Lessons.all.count == files.count)
  }

  @Test func `are called as nothing else is that can follow the word`() {
    let names =
      Lessons.all.map(\.name) + Lessons.groups.map(\.name) + ["back", "skip", "leave", "anew"]
    #expect(Set(names).count == names.count)
  }

  // What it says after a guess has to be a number.
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
