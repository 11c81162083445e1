import FlipbookLessons
import FlipbookPrompt

/// The session that the prompt works on: the user's own, or a lesson's while that waits.
final class ActiveSession {
  private let own: SessionHost
  let history: CommandHistory
  private(set) var lesson: LessonRun?
  // Lessons left before their end, which can be continued.
  private var left: [LessonRun] = []
  /// Connects a lesson's host to the terminal.
  var connect: (SessionHost) -> Void = { _ in }

  init(_ own: SessionHost, _ history: CommandHistory) { (self.own, self.history) = (own, history) }

  var host: SessionHost { lesson?.host ?? own }
  var session: Session { host.session }
  var ownSession: Session { own.session }

  /// The last row of an entry, if it is a command to the lesson.
  func lessonWord(in text: String) -> String? {
    guard lesson != nil, let row = text.split(separator: "\n").last, row.count < text.count
    else { return nil }
    let words = row.split(separator: " ")
    return words.count == 2 && words[0] == "lesson" ? words.joined(separator: " ") : nil
  }

  // MARK: Lessons

  /// Begins a lesson of the program or a file, or continues one that was left.
  func begin(
    _ name: String, anew: Bool, tell: @escaping ([Prose]) -> Void,
    show: @escaping (SessionHost.Reply) -> Void
  ) throws(FileProblem) {
    let known = left.firstIndex { $0.name == name }.map { left.remove(at: $0) }
    let run: LessonRun
    if !anew, let known {
      run = known
    } else {
      let lesson = Lesson(try SessionHost.lesson(named: name))
      guard !lesson.steps.isEmpty else { throw FileProblem(name, .noLesson) }
      run = LessonRun(name, lesson, like: own.session, tell: tell, show: show)
      connect(run.host)
    }
    keepLesson()
    lesson = run
    run.begin()
  }

  func leave() -> String {
    guard let lesson else { return "" }
    keepLesson()
    let (moment, count) = (own.session.moment, own.session.entryCount)
    return "left '\(lesson.name)'; your session is here again, at \(moment) with \(count)"
  }

  private func keepLesson() {
    if let lesson, !lesson.isOver { left.append(lesson) }
    lesson = nil
  }
}

extension SessionHost {
  fileprivate static func lesson(named name: String) throws(FileProblem) -> SessionFile {
    if let known = Lessons.named(name) {
      return try sessionFile(name, of: known.text, isInterrupted: { false })
    }
    return try sessionFile(
      name, at: HomeFolder.expanded(name), isInterrupted: { Interrupts.isRaised })
  }
}

// Answers the line editor while an entry is typed.
extension ActiveSession: EntryEditing {
  // With fewer letters nearly every older entry fits.
  private static let fewestLetters = 2

  func items(for entry: String, cursor: Int) -> [CompletionItem] {
    let (typed, completions) = session.completions(
      of: entry, cursor: cursor, files: FileCompletion.paths)
    return completions.map { completion in
      CompletionItem(
        replacement: completion.word + (completion.isOpen ? "" : " "), detail: completion.detail,
        replacedLength: typed, fit: completion.fit)
    }
  }

  /// None for a pasted piece of a session, which is no entry yet.
  func stretches(of entry: String) -> [ColoredStretch] {
    PastedText.entries(of: entry) == nil ? session.coloring(of: entry) : []
  }

  /// The newest entry with this beginning, else a continuation of the command.
  func hint(for entry: String) -> LineHint {
    if entry.count >= Self.fewestLetters,
      let older = history.newest(beginningWith: entry, where: session.reads)
    {
      return LineHint(text: String(Substring(older.utf8.dropFirst(entry.utf8.count))))
    }
    return session.hint(for: entry)
  }

  /// A command to the lesson works in an open bracket, too.
  func needsMore(_ entry: String) -> Bool {
    lessonWord(in: entry) == nil && PastedText.needsMore(entry, wordVerbs: wordVerbs)
  }

  /// An entry of the lesson may have several rows.
  func entries(of text: String) -> [String] {
    lesson?.isNext(text) == true ? [text] : PastedText.split(text, wordVerbs: wordVerbs)
  }

  func indentation(behind rows: String, closes: Bool) -> String {
    PastedText.indentation(behind: rows, closes: closes, wordVerbs: wordVerbs)
  }

  private var wordVerbs: Set<String> { ownSession.commands.wordVerbs }
}

enum FileCompletion {
  /// The files and folders that continue a path, by name; hidden ones only after a dot.
  static func paths(beginningWith path: String) -> [Completion] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let beginning = path.dropFirst(folder.count)
    let names = Folder.names(in: folder.isEmpty ? "." : HomeFolder.expanded(folder)) ?? []
    return names.filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
    }.map { name in
      let isFolder = Folder.exists(at: HomeFolder.expanded(folder) + name)
      return Completion(
        word: folder + name + (isFolder ? "/" : ""),
        detail: isFolder ? "a folder" : name.hasSuffix(".md") ? "a Markdown file" : "a file",
        isOpen: isFolder)
    }
  }
}
