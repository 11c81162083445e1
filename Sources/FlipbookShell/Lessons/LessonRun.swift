import FlipbookLessons

final class LessonRun {
  let name: String
  let host: SessionHost
  var session: Session { host.session }
  private let lesson: Lesson
  // Runs the lesson's own entries, in a folder that is removed with it.
  private let guide: SessionHost
  // The next step, and the places before the steps taken.
  private var next = 0
  private var places: [Int] = []
  private var guesses: [Int: Guess] = [:]

  var draws = false
  private let tell: ([Prose]) -> Void
  private let show: (SessionHost.Reply) -> Void

  // Marks where the user leaves the lesson.
  private static let mark = "lesson"

  init(
    _ name: String, _ lesson: Lesson, like prototype: Session, tell: @escaping ([Prose]) -> Void,
    show: @escaping (SessionHost.Reply) -> Void
  ) {
    let session = prototype.another(Settings())
    session.isLesson = true
    (self.name, self.lesson) = (name, lesson)
    host = SessionHost(session: session)
    guide = SessionHost(session: session, folder: PrivateFolder())
    (self.tell, self.show) = (tell, show)
    guide.show = { text, inks in show(SessionHost.Reply(text: text, inks: inks, failed: false)) }
  }

  private var step: Lesson.Step? { next < lesson.steps.count ? lesson.steps[next] : nil }
  var isOver: Bool { step == nil }

  // MARK: The prompt

  /// How far it is: `4 of 9`.
  var progress: (step: Int, count: Int) { (min(next + 1, lesson.steps.count), lesson.steps.count) }
  private var promptText: String { "lesson \(progress.step)/\(progress.count)> " }

  func lead(_ prompt: inout Prompt) {
    prompt.text = promptText
    prompt.continuation = TextWidth.padded("...> ", to: promptText.count, alignment: .right)
    (prompt.offer, prompt.note) = (offer, note)
  }

  private var offer: String {
    guard let step else { return "lesson leave" }
    return step.options.prediction == nil ? entryByHand ?? step.entry?.text ?? "" : ""
  }

  // The entry that opens the screen for doing the next step by hand.
  private var entryByHand: String? { draws ? step?.entryByHand : nil }

  // The effect of Enter if it takes no entry.
  private var note: String {
    guard let step, offer.isEmpty else { return "" }
    guard step.options.prediction != nil else { return "Enter goes on" }
    let before = guesses[next].map { ", you said \($0.text) before" } ?? ""
    return "your guess; Enter alone shows it\(before)"
  }

  // MARK: Going through it

  /// Shows the first text, or the next one of a lesson that was left.
  func begin() {
    tell([.heading(lesson.title.isEmpty ? name : lesson.title)])
    say(
      isOver || next > 0
        ? "Step \(progress.step) of \(progress.count); 'lesson \(name) anew' starts over."
        : "Enter takes the grey text, Right lets you change it first, and you can type anything "
          + "else. 'lesson back' goes a step back, 'lesson skip' on to the next text, and "
          + "'lesson leave' out.")
    arrive()
  }

  private func say(_ text: String) { tell([.paragraph(text)]) }

  func isNext(_ text: String) -> Bool { text == step?.entry?.text }

  /// Takes a line meant for the lesson: an empty one, its next entry, or a guess; false for others.
  func take(_ text: String) -> Bool {
    let isOwn = isNext(text)
    guard isOwn || !text.hasPrefix("lesson") else { return false }
    if !isOwn, let hint = Self.hints[text] {
      say("(\(hint))")
      return true
    }
    guard let step else { return text.isBlank }
    if let entryByHand, text.isBlank || text == entryByHand {
      doByHand(entryByHand)
      return true
    }
    if text.isBlank || step.options.prediction == nil && isOwn {
      goOn(typed: !text.isBlank)
      return true
    }
    if step.options.prediction != nil, let value = session.number(typed: text) {
      guesses[next] = Guess(text: text, value: value)
      goOn(typed: false)
      return true
    }
    session.mark(asWayBack: Self.mark)
    hasStrayed = true
    return false
  }

  // Words that the lessons of other programs use.
  private static let hints = [
    "next": "Enter on an empty line goes on", "n": "Enter on an empty line goes on",
    "skip": "'lesson skip' goes on to the next text", "q": "'lesson leave' leaves the lesson",
    "bye": "'lesson leave' leaves the lesson", "leave": "'lesson leave' leaves the lesson",
  ]

  // Any value that is kept will do.
  private func doByHand(_ command: String) {
    comeBack()
    let place = session.place
    session.audience = .screen
    show(host.enter(command))
    guard session.place != place else {
      return say("(Nothing was kept. Enter opens it again; 'lesson skip' goes on without.)")
    }
    places.append(place)
    next += 1
    here = session.place
    arrive()
  }

  private func goOn(typed: Bool) {
    comeBack()
    enter(isShown: true, isTyped: typed)
    arrive()
  }

  /// Goes on to the next text, and silently runs the entries before it.
  func skip() {
    comeBack()
    repeat { enter(isShown: false) } while step?.prose.isEmpty == true
    arrive()
  }

  func back() {
    comeBack()
    repeat {
      guard let place = places.popLast() else {
        say("This is the first step.")
        break
      }
      next -= 1
      // Undo reaches the place, whatever was entered since.
      while session.place != place, !session.enter("undo").failed {}
      here = session.place
    } while step?.options.isHidden == true
    arrive()
  }

  /// Explains what a guess is, after something else failed.
  func helpWithGuess() {
    if step?.options.prediction != nil {
      say("(A guess is a number, as 50, 300ms or 50%; Enter alone shows it.)")
    }
  }

  // Comes back to the last step; entries made since stay where they are.
  private func comeBack() {
    guard hasStrayed else { return }
    hasStrayed = false
    if let remark = session.comeBack(to: here, marked: Self.mark) { say("(\(remark))") }
  }

  // The place after the last step, and whether something else was entered since.
  private var here = 0
  private var hasStrayed = false

  private func enter(isShown: Bool, isTyped: Bool = true) {
    guard let step else { return }
    places.append(session.place)
    defer {
      next += 1
      here = session.place
    }
    guard let entry = step.entry else { return }
    // The terminal already shows what was typed.
    if isShown, !isTyped { show(SessionHost.Reply(text: promptText + entry.text, failed: false)) }
    session.audience = .none
    let reply = guide.enter(entry.text, inSetup: step.options.isSetup)
    guard isShown else { return }
    show(reply)
    if reply.failed != step.options.expectsErrors {
      say("(That should not happen. 'lesson \(name) anew' starts over.)")
    }
    if let prediction = step.options.prediction, let guess = guesses[next],
      let number = FirstNumber.of(reply.text)
    {
      say(guess.verdict(for: number, nearness: prediction.nearness))
    }
  }

  // Shows the next text; hidden steps are done at once.
  private func arrive() {
    while step?.options.isHidden == true { enter(isShown: false) }
    if let step {
      tell(step.prose)
    } else {
      let next = Lessons.next(after: name).map { " Next: 'lesson \($0.name)'." } ?? ""
      say("That was all. The stage is yours until you leave it.\(next)")
    }
  }
}

extension String { var isBlank: Bool { allSatisfy(\.isWhitespace) } }
