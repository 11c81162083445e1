import FlipbookLessons
import FlipbookSession

/// The command that goes through session files step by step.
package enum LessonCommand {
  private static let lesson = Input.word(
    "lesson", .word("LESSON"), "a lesson, a group of lessons, or a Markdown file")
  private static let anew = Input.flag("anew", "starts it over if you left it before its end")

  package static let all = [
    CommandDeclaration(
      name: "lesson", group: .session, effect: .outside, places: .alone,
      parameters: [lesson, anew], help: "lists the lessons, or goes through one at the prompt",
      note:
        "It has a session of its own; yours comes back afterwards. In it, 'lesson back' goes a step "
        + "back, 'lesson skip' goes to the next text, and 'lesson leave' ends it.",
      example: "lesson begin", synonyms: ["tutorial", "learn", "course", "teach"],
      offers: { _, _ in choices }, isReserved: false, action: run)
  ]

  private static let choices: [Choice] =
    Lessons.all.map { Choice($0.name, $0.title) }
    + Lessons.groups.map { Choice($0.name, "lessons: \($0.matter)") }
    + ways.map { Choice($0.word, $0.meaning) }

  private static let ways: [(word: String, request: LessonRequest, meaning: String)] = [
    ("back", .back, "a step back in the lesson"),
    ("skip", .skip, "on to the next text of the lesson"),
    ("leave", .leave, "out of the lesson, to your session"),
  ]

  @Sendable private static func run(_ call: Invocation) throws(Mistake) -> Answer {
    guard let word = call[lesson] else { return Answer(list) }
    let name = word.text
    if let group = Lessons.groups.first(where: { $0.name == name }) {
      return Answer(lines(of: group))
    }
    let session = call.session
    if let way = ways.first(where: { $0.word == name }) {
      guard session.isLesson else {
        throw Mistake(
          .wrongState(message: "no lesson is running", legal: ["lesson"]), call.span(of: lesson))
      }
      return Answer(.lesson(way.request))
    }
    guard Lessons.named(name) != nil || name.contains("/") || name.hasSuffix(".md") else {
      let near = NearNames.suggestions(for: name, among: choices.map(\.word))
      throw Mistake(
        word, isNot: "a lesson",
        hint: near.isEmpty
          ? "'lesson' lists them"
          : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
    }
    guard session.audience != .none else {
      throw Mistake(
        .needsTerminal("lesson \(name)", hint: "'lesson' lists the lessons"), call.verbSpan)
    }
    return Answer(.lesson(.begin(name, anew: call[anew])))
  }

  // MARK: Lists

  private static var list: [String] {
    Help.rows(
      Lessons.groups.map { ($0.name, $0.lessons.map(\.name).joined(separator: ", ")) },
      indented: 0
    ).joined()
      + Help.words(
        "'lesson first-steps' goes through one, in a session of its own. 'lesson begin' lists "
          + "its group, and 'lesson notes.md' takes any file with entries in it.")
  }

  private static func lines(of group: LessonGroup) -> [String] {
    ["\(group.name): \(group.matter)"]
      + Help.rows(group.lessons.map { ($0.name, $0.title) }).joined()
  }
}
