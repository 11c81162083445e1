/// A session file in the program, which people go through at the prompt.
package struct LessonFile: Sendable {
  /// The name of the file without its ending.
  package let name: String
  package let text: String

  package var title: String {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }.drop { "# ".utf8.contains($0) }
    return String(Substring(line))
  }
}

package struct LessonGroup: Sendable {
  /// A word for it, which is not the name of a lesson.
  package let name: String
  package let matter: String
  /// The lessons, in the best order.
  package let lessons: [LessonFile]
}
