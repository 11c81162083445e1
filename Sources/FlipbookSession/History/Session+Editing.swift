import FlipbookLanguage
import FlipbookPictures
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// Every number of a session can be changed at any time: the stage follows from the entries, and the
// ones that came later are entered again on a branch of their own.
extension Session {
  /// The changes on the present path, or those that wait to be entered there, which can be edited.
  package var changes: [Timeline.Node] { timeline.path(to: timeline.pointer) }

  /// What waits at the present place; `nil` where nothing does.
  package var waitingHere: WaitingEntries? { waiting[timeline.pointer] }

  /// The text of the change with a number on the present path; `nil` where there is none.
  package func change(numbered number: Int) -> String? {
    if let first = waitingHere?.first, first.origin.number == number { return first.text }
    return changes.last { $0.origin.number == number }?.entry?.text
  }

  /// The changes that can be edited, by their numbers, the last one first.
  package var changeChoices: [Choice] {
    changes.reversed().map { Choice(String($0.origin.number), $0.entry?.firstLine ?? "") }
  }

  /// The number of the last change on the present path; `nil` where there is none.
  package var lastChangeNumber: Int? {
    waitingHere?.first?.origin.number ?? changes.last?.origin.number
  }

  /// The number of the change that gave something its name; `nil` where none did.
  package func numberOfChange(making name: String) -> Int? {
    let typed = changes.last { node in
      node.entry?.statements.contains { $0.makes(name, commands) } ?? false
    }
    if let typed { return typed.origin.number }
    // A name that was made of parts: the first place where there is one.
    let world = newWorld()
    var isThere: Bool { world.names[name] != nil || world.blocks[name] != nil }
    guard !isThere else { return nil }
    for node in changes {
      perform(silently: node, on: world)
      if isThere { return node.origin.number }
    }
    return nil
  }

  /// The entry that gives a change another text, as it is typed and recorded.
  package func editEntry(_ number: Int, _ text: String) -> String {
    let ends = TypedText(text, wordVerbs: commands.wordVerbs).endsInComment
    return "edit \(number) { \(text)\(ends ? "\n" : " ")}"
  }

  /// A session of its own in which a change of the present path has another text and what came later
  /// is entered again.
  ///
  /// - Parameter watchesPromises: whether a promise that is broken on the way is a mistake.
  package func scratch(
    editing number: Int, to text: String, watchesPromises: Bool = true
  ) throws(Mistake) -> Session {
    let entry: Entry
    do throws(SyntaxError) {
      entry = try Parser.entry(from: text, wordVerbs: commands.wordVerbs)
    } catch {
      throw Mistake(.notRead(error.diagnostic.message), Span(0, 0))
    }
    let course = try course(of: .replace(number, with: entry), asksLooks: false)
    let copy = scratch()
    copy.watchesPromises = watchesPromises
    let results = copy.follow(course)
    if let failed = results.last, failed.failed, failed.item.origin != nil {
      let parts = failed.text.split(separator: "\n").compactMap { line in
        ["error: ", "hint: "].first { line.hasPrefix($0) }.map { line.dropFirst($0.count) }
      }
      let text = parts.joined(separator: ": ")
      let later = failed.item.number
      let place = later == number ? "" : "entry \(later) fails then: "
      throw Mistake(.notRead(place + text), Span(0, 0))
    }
    return copy
  }

  // MARK: What is entered again

  /// What an edit leads to: from which place, what is new, and what is entered again behind it.
  struct Course {
    let place: Int
    let old: Again?
    let new: Again?
    let later: [Again]
    var isWaiting = false
  }

  /// Throws where no entry that can be edited has a number.
  package func checkEditable(_ number: Int) throws(Mistake) {
    _ = try course(of: .drop(number), asksLooks: false)
  }

  /// Works out what an edit leads to.
  ///
  /// - Parameter asksLooks: whether looks between the changes are asked again as well.
  func course(of edit: Edit, asksLooks: Bool) throws(Mistake) -> Course {
    let waiting = (waitingHere ?? []).map { again($0.text, $0.origin) }
    if let first = waiting.first, first.number == edit.number {
      return course(
        of: edit, from: timeline.pointer, old: first, later: Array(waiting.dropFirst()),
        isWaiting: true)
    }
    let path = changes
    guard let index = path.lastIndex(where: { $0.origin.number == edit.number }) else {
      throw Mistake(notEditable(edit.number), Span(0, 0))
    }
    let looks = asksLooks ? records(on: path, where: \.isLook) : [:]
    let later = path[(index + 1)...].flatMap { node in
      [again(node)] + (looks[node.origin.place] ?? [])
    }
    let own = looks[path[index].origin.place] ?? []
    return course(
      of: edit, from: path[index].parent ?? 0, old: again(path[index]),
      // What waits behind the path is tried again.
      later: own + later + waiting, isWaiting: !waiting.isEmpty)
  }

  private func course(
    of edit: Edit, from place: Int, old: Again, later: [Again], isWaiting: Bool = false
  ) -> Course {
    switch edit {
    case .replace(let number, let entry):
      let origin = Timeline.Origin(number: number, place: old.origin?.place ?? place)
      let new = Again(text: entry.text, origin: origin, entry: entry, number: number)
      return Course(place: place, old: old, new: new, later: later, isWaiting: isWaiting)
    case .insert(_, let entry):
      let number = transcript.count + 1
      let new = Again(
        text: entry.text, origin: timeline.origin(number: number), entry: entry, number: number)
      return Course(place: place, old: nil, new: new, later: [old] + later, isWaiting: isWaiting)
    case .drop: return Course(place: place, old: old, new: nil, later: later, isWaiting: isWaiting)
    }
  }

  private func again(_ node: Timeline.Node) -> Again {
    Again(
      text: node.entry?.text ?? "", origin: node.origin, entry: node.entry,
      number: node.origin.number,
      hasFailed: transcript.indices.contains(node.origin.number - 1)
        && transcript[node.origin.number - 1].failed)
  }

  private func again(_ text: String, _ origin: Timeline.Origin) -> Again {
    let entry = try? Parser.entry(from: text, wordVerbs: commands.wordVerbs)
    return Again(text: text, origin: origin, entry: entry, number: origin.number)
  }

  /// Entries of the transcript that are no changes, by the places of a path they belong to: those
  /// where they were entered, or those that these were entered again from.
  func records(on path: [Timeline.Node], where isWanted: (Record) -> Bool) -> [Int: [Again]] {
    let places = Set(path.map(\.origin.place) + [0])
    var found: [Int: [Again]] = [:]
    for (index, record) in transcript.enumerated() {
      let place = timeline.nodes[record.place].origin.place
      guard places.contains(place), isWanted(record) else { continue }
      found[place, default: []].append(Again(text: record.entry, number: index + 1))
    }
    return found
  }

  // What is the matter with a number.
  private func notEditable(_ number: Int) -> Mistake.Kind {
    guard number > 0, number <= transcript.count else {
      return .wrongArgument(
        "\(number)", expected: "an entry of this session", hint: "'history' lists them")
    }
    let record = transcript[number - 1]
    let reason =
      record.failed
      ? "it failed" : record.isLook ? "it only looks" : "it is no change on the way here"
    return .wrongArgument(
      "\(number)", expected: "an entry that can be edited: \(reason)",
      hint: "'history' marks those that can be with *")
  }

  // MARK: Entering again

  /// Goes where an edit begins and enters what it leads to, up to a change that fails.
  func follow(_ course: Course) -> [AgainResult] {
    timeline.move(to: course.place)
    var results: [AgainResult] = []
    for item in (course.new.map { [$0] } ?? []) + course.later {
      guard !isInterrupted() else { break }
      results.append(enter(item))
      if item.origin != nil, results[results.count - 1].failed { break }
    }
    return results
  }

  /// Enters something again.
  private func enter(_ item: Again) -> AgainResult {
    guard let origin = item.origin, let entry = item.entry else {
      let outcome = enter(item.text)
      return AgainResult(item: item, text: outcome.text, failed: outcome.failed)
    }
    enteredAgain = origin
    defer { enteredAgain = nil }
    let before = timeline.pointer
    let outcome = enter(entry)
    // A block that fails once more has brought the stage where it did then.
    if outcome.failed, item.hasFailed, timeline.pointer != before {
      return AgainResult(item: item, text: outcome.text, failed: false)
    }
    if outcome.failed { timeline.move(to: before) }
    return AgainResult(item: item, text: outcome.text, failed: outcome.failed)
  }
}

extension Statement {
  // Whether it gives something a name, as it was typed.
  fileprivate func makes(_ name: String, _ commands: Commands) -> Bool {
    switch self {
    case .binding(let binding): binding.name.text == name
    case .command(let command):
      commands.named(command.verb.text)?.parameters.contains { parameter in
        guard parameter.type.isNewName else { return false }
        if command.arguments.contains(where: {
          $0.label?.text == parameter.name && $0.value.word?.text == name
        }) {
          return true
        }
        guard parameter.isPositional, let first = command.arguments.first, first.label == nil else {
          return false
        }
        return first.value.word?.text == name && (!parameter.isLeading || command.leadsWithName)
      } ?? false
    case .assignment, .query, .loop, .conditional, .template: false
    }
  }
}
