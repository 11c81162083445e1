import FlipbookLessons
import FlipbookSession
import FlipbookTerminal
import FlipbookText
import FlipbookValues
import SessionFiles

/// What is at the prompt: the person's own session, or a lesson, while that waits.
final class Desk {
  private let own: SessionHost
  private(set) var lesson: LessonRun?
  // The lessons that were left before their end, to go on with.
  private var left: [LessonRun] = []
  // Gives a host what it needs of the terminal.
  private let connect: (SessionHost) -> Void

  init(_ own: SessionHost, connect: @escaping (SessionHost) -> Void) {
    (self.own, self.connect) = (own, connect)
    connect(own)
  }

  var host: SessionHost { lesson?.host ?? own }
  var session: Session { host.session }
  /// The session that is the person's own, also while a lesson is there.
  var ownSession: Session { own.session }

  /// Whether more lines belong to an entry; a word to the lesson is understood in an open bracket too.
  func needsMore(_ text: String) -> Bool {
    lessonWord(in: text) == nil
      && PastedText.needsMore(text, wordVerbs: own.session.commands.wordVerbs)
  }

  /// What is entered of a text, one after the other; an entry of the lesson's may have rows of its own.
  func entries(of text: String) -> [String] {
    lesson?.isNext(text) == true
      ? [text] : PastedText.split(text, wordVerbs: own.session.commands.wordVerbs)
  }

  /// The last row of an entry that goes on over several, where that is a word to the lesson.
  func lessonWord(in text: String) -> String? {
    guard lesson != nil, let row = text.split(separator: "\n").last, row.count < text.count
    else { return nil }
    let words = row.split(separator: " ")
    return words.count == 2 && words[0] == "lesson" ? words.joined(separator: " ") : nil
  }

  // MARK: Lessons

  /// Begins a lesson of the program's own or a file, or goes on with one that was left.
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

  /// Leaves the lesson; the answer is what to say of that.
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
  /// The session file that is called so: one of the program's own, or one on the disk.
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
