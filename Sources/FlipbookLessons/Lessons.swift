import CLessonTexts

/// The lessons in the program, each a document and a test: `snippets` without its guides.
package enum Lessons {
  package static let groups = {
    var texts = UnsafeBufferPointer(start: lesson_texts(), count: lesson_texts_count())
      .split(separator: 0)[...]
    return String(cString: lesson_catalogue()).split(separator: "\n").map { row in
      let parts = row.split(separator: " | ").map(String.init)
      let lessons = parts[2].split(separator: " ").map { name in
        LessonFile(name: String(name), text: String(decoding: texts.removeFirst(), as: UTF8.self))
      }
      return LessonGroup(name: parts[0], matter: parts[1], lessons: lessons)
    }
  }()

  package static let all = groups.flatMap(\.lessons)

  /// The lesson that follows another one in the list.
  package static func next(after name: String) -> LessonFile? {
    all.drop { $0.name != name }.dropFirst().first
  }

  package static func named(_ name: String) -> LessonFile? { all.first { $0.name == name } }
}
