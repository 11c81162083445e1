/// A session file that is in the program, to be gone through at the prompt.
package struct LessonFile: Sendable {
  /// What it is called: the name of the file without its ending.
  package let name: String
  package let text: String

  package var title: String {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }.drop { "# ".utf8.contains($0) }
    return String(Substring(line))
  }
}

package struct LessonGroup: Sendable {
  /// A word for it, which no lesson is called.
  package let name: String
  package let matter: String
  /// In the order in which they are best gone through.
  package let lessons: [LessonFile]
}
