import FlipbookLessons
import FlipbookSession
import FlipbookTerminal
import FlipbookText
import FlipbookValues
import SessionFiles

/// What the prompt works on: the person's own session, or a lesson while that waits.
final class Desk {
  private let own: SessionHost
  let history: CommandHistory
  private(set) var lesson: LessonRun?
  // Lessons left before their end, to go on with.
  private var left: [LessonRun] = []
  // Connects a host to the terminal.
  private let connect: (SessionHost) -> Void

  init(_ own: SessionHost, _ history: CommandHistory, connect: @escaping (SessionHost) -> Void) {
    (self.own, self.history, self.connect) = (own, history, connect)
    connect(own)
  }

  var host: SessionHost { lesson?.host ?? own }
  var session: Session { host.session }
  var ownSession: Session { own.session }

  /// The last row of an entry, if it is a word to the lesson.
  func lessonWord(in text: String) -> String? {
    guard lesson != nil, let row = text.split(separator: "\n").last, row.count < text.count
    else { return nil }
    let words = row.split(separator: " ")
    return words.count == 2 && words[0] == "lesson" ? words.joined(separator: " ") : nil
  }

  // MARK: Lessons

  /// Begins a lesson of the program or a file, or goes on with one that was left.
  func begin(
    _ name: String, anew: Bool, tell: @escaping ([Prose]) -> Void,
    show: @escaping (SessionHost.Reply) -> Void
  ) throws(FileProblem) {
    let known = left.firstIndex { $0.name == name }.map { left.remove(at: $0) }
    let run: LessonRun
    if !anew, let known {
      run = known
    } else {
      let file = try SessionHost.lesson(named: name)
      let lesson = Lesson(file)
      guard !lesson.steps.isEmpty else { throw FileProblem(name, .noLesson) }
      run = LessonRun(name, lesson, like: own.session, tell: tell, show: show)
      connect(run.host)
    }
    putAway()
    lesson = run
    run.begin()
  }

  /// Leaves the lesson; returns what to say about it.
  func leave() -> String {
    guard let lesson else { return "" }
    putAway()
    let count = own.entryCount
    return
      "left '\(lesson.name)'; your session is here again, at \(own.session.moment) with \(count)"
  }

  private func putAway() {
    if let lesson, !lesson.isOver { left.append(lesson) }
    lesson = nil
  }
}

extension SessionHost {
  /// One of the program's own lessons, or a file.
  fileprivate static func lesson(named name: String) throws(FileProblem) -> SessionFile {
    if let known = Lessons.named(name) {
      do {
        return try SessionFile(parsing: known.text)
      } catch {
        throw FileProblem(name, .noSession(error.text(path: name), line: error.line))
      }
    }
    return try sessionFile(
      name, at: HomeFolder.expanded(name), isInterrupted: { Interrupts.isRaised })
  }
}
