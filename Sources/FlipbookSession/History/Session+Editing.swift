// Every number of a session can be changed at any time: the stage follows from the entries, and
// later entries are entered again on a branch of their own.
extension Session {
  package var changes: [Timeline.Node] { timeline.path(to: timeline.pointer) }

  /// The entries that an edit could not enter again, the failed change first; they wait at the
  /// place where they would go on.
  package var waitingHere: [Reentry]? { log.waiting[timeline.pointer] }

  package func change(numbered number: Int) -> String? {
    if let first = waitingHere?.first, first.number == number { return first.entry?.text }
    let entry = timeline.last { $0.origin.number == number }?.entry
    // For a 'goto', the step recorded in its place can be edited.
    guard let typed = entry?.typed, (try? commands.entry(from: typed))?.changes(in: world) == true
    else { return entry?.text }
    return typed
  }

  /// The text typed for a change that was recorded as something else, such as a 'goto' as a step.
  package func typedChange(numbered number: Int) -> String? {
    timeline.last { $0.origin.number == number }?.entry?.typed
  }

  /// The changes that can be edited, by their numbers, the last one first.
  package var changeChoices: [Choice] {
    changes.reversed().map { Choice(String($0.origin.number), $0.entry?.firstLine ?? "") }
  }

  package var lastChangeNumber: Int? {
    waitingHere?.first?.number ?? timeline.last()?.origin.number
  }

  package func numberOfChange(making name: String) -> Int? {
    // The entry that gives a name contains it, or composes it with `\`.
    guard timeline.texts.contains(where: { $0.has(name) || $0.has("\\") }) else { return nil }
    let typed = timeline.last { node in
      node.entry?.statements.contains { $0.makes(name, commands) } ?? false
    }
    if let typed { return typed.origin.number }
    // Given in a block, or composed: finds the first place where something has the name.
    let world = newWorld()
    var isThere: Bool { world.names[name] != nil || world.blocks[name] != nil }
    guard !isThere else { return nil }
    for node in changes {
      perform(silently: node, on: world)
      if isThere { return node.origin.number }
    }
    return nil
  }

  /// The `edit` entry that gives a change another text.
  package func editEntry(_ number: Int, _ text: String) -> String {
    let ends = TypedText(text, wordVerbs: commands.wordVerbs).endsInComment
    return "edit \(number) { \(text)\(ends ? "\n" : " ")}"
  }

  /// A session in which a change of the present path has another text and later entries follow.
  ///
  /// - Parameters:
  ///   - number: that of the change.
  ///   - later: the new texts of later changes, by their numbers.
  ///   - skipsLooks: whether to skip looks; a look that edits its own entry must.
  package func scratch(
    editing number: Int, to text: String, _ later: [Int: String] = [:],
    watchesPromises: Bool = true, skipsLooks: Bool = false
  ) throws(Mistake) -> Session {
    let plan = try plan(
      of: .replace(number, with: try entry(text)), asksLooks: false, isWatched: watchesPromises
    ).replacing(try entries(later))
    let copy = scratch(watchesPromises: watchesPromises)
    copy.skipsLooks = skipsLooks
    guard let failed = copy.enter(plan).last, failed.isFailedChange else { return copy }
    let parts = failed.text.split(separator: "\n").compactMap { line in
      ["error: ", "hint: "].first { line.hasPrefix($0) }.map { line.dropFirst($0.count) }
    }
    let later = failed.item.number
    let place = later == number ? "" : "entry \(later) fails then: "
    throw Mistake(.notRead(place + parts.joined(separator: ": ")), Span(0, 0))
  }

  private func entry(_ text: String) throws(Mistake) -> Entry {
    do throws(SyntaxError) {
      return try commands.entry(from: text)
    } catch {
      throw Mistake(.notRead(error.diagnostic.message), Span(0, 0))
    }
  }

  private func entries(_ texts: [Int: String]) throws(Mistake) -> [Int: Entry] {
    var entries: [Int: Entry] = [:]
    for (number, text) in texts { entries[number] = try entry(text) }
    return entries
  }

  /// Gives changes of the past new texts, in one edit that begins with the first of them.
  package func edit(
    _ changes: [(number: Int, text: String)], _ call: Invocation
  ) throws(Mistake) -> Answer {
    guard let first = changes.first else { return Answer() }
    let later = Dictionary(uniqueKeysWithValues: changes.map { ($0.number, $0.text) })
    return try edit(
      .replace(first.number, with: entry(first.text)), later: entries(later), call)
  }

  /// Changes the past, and tells what differs from before.
  ///
  /// - Parameter later: the new texts of later changes, by their numbers.
  package func edit(
    _ edit: Edit, later: [Int: Entry] = [:], _ call: Invocation
  ) throws(Mistake) -> Answer {
    let plan: EditPlan
    do {
      plan = try self.plan(of: edit, asksLooks: true)
    } catch {
      throw Mistake(error.kind, call.command.arguments.first?.span ?? call.verbSpan)
    }
    func entered(_ plan: EditPlan) throws(Mistake) -> (Session, [ReentryResult]) {
      let session = scratch(isInterruptible: true)
      let results = session.enter(plan)
      guard !isInterrupted() else { throw Mistake(.interrupted, call.verbSpan) }
      return (session, results)
    }
    let (now, results) = try entered(plan.replacing(later))
    var answer = Answer()
    if plan.new != nil, let first = results.first, first.failed {
      answer.fail(first.text)
    } else {
      let (before, was) = try entered(plan.undone)
      entriesEnteredAgain += results.count + was.count
      let place = timeline.pointer
      timeline.adopt(now.timeline)
      exchangeStage(with: now)
      let report = EditReport(edit: edit, plan: plan, results: results, was: was)
      let remark = plan.new == nil ? nil : results.first?.remark
      log.waiting[timeline.pointer] = report.waiting
      // `now` holds the stage on which the call was made.
      answer = try withExtendedLifetime(now) { () throws(Mistake) in
        try report.answer(before: before, now: self, from: place, call)
      }
      // The remark's edit concerns the edited entry, not the last one.
      answer.remark = remark?.replacing("edit {", with: "edit \(edit.number) {")
    }
    return answer
  }

  /// Enters some changes of the present path again, from the empty stage on a branch of their own.
  package func enterAgain(_ kept: [Timeline.Node], _ call: Invocation) throws(Mistake) {
    let copy = trial()
    _ = copy.enter(plan(ofAgain: kept))
    guard !isInterrupted() else { throw Mistake(.interrupted, call.verbSpan) }
    timeline.adopt(copy.timeline)
    exchangeStage(with: copy)
  }

  /// A scratch session with some changes of the present path, entered again from the empty stage;
  /// `nil` if one of them fails there.
  package func scratch(enteringAgain kept: [Timeline.Node]) -> Session? {
    let copy = trial()
    return copy.enter(plan(ofAgain: kept)).last?.isFailedChange == true ? nil : copy
  }

  private func plan(ofAgain kept: [Timeline.Node]) -> EditPlan {
    let later = kept.map { reentry($0, asTyped: false) }
    return EditPlan(place: 0, old: nil, new: nil, later: later, isWaiting: false)
  }

  /// Throws unless an entry with this number can be edited.
  package func checkEditable(_ number: Int) throws(Mistake) {
    _ = try plan(of: .drop(number), asksLooks: false)
  }

  /// - Parameters:
  ///   - asksLooks: whether looks between the changes are asked again as well.
  ///   - isWatched: whether promises can stop the entries again that they stopped.
  private func plan(
    of edit: Edit, asksLooks: Bool, isWatched: Bool = true
  ) throws(Mistake) -> EditPlan {
    var (place, items) = (timeline.pointer, waitingHere ?? [])
    let isWaiting = !items.isEmpty
    if items.first?.number != edit.number {
      guard let node = timeline.last(where: { $0.origin.number == edit.number }) else {
        throw Mistake(notEditable(edit.number), Span(0, 0))
      }
      place = node.parent ?? 0
      let path = timeline.path(to: timeline.pointer, from: place)
      let looks = asksLooks ? records(on: path, where: \.isLook) : [:]
      // Waiting entries come after the path and are tried again.
      items =
        path.flatMap { node in
          [reentry(node, asTyped: isWatched || node.entry?.stop == "")]
            + (looks[node.origin.place] ?? [])
        } + items
    }
    let (old, later) = (items[0], Array(items.dropFirst()))
    switch edit {
    case .replace(let number, let entry):
      // An entry that was cut before a look is cut there again.
      var entry = entry
      entry.looks = old.entry?.looks
      let new = Reentry(entry, .init(number: number, place: old.origin?.place ?? place))
      return EditPlan(place: place, old: old, new: new, later: later, isWaiting: isWaiting)
    case .insert(_, let entry):
      let new = Reentry(entry, timeline.origin(number: transcript.count + 1))
      return EditPlan(place: place, old: nil, new: new, later: items, isWaiting: isWaiting)
    case .drop:
      return EditPlan(place: place, old: old, new: nil, later: later, isWaiting: isWaiting)
    }
  }

  private func reentry(_ node: Timeline.Node, asTyped: Bool) -> Reentry {
    let number = node.origin.number
    let isRecorded = transcript.indices.contains(number - 1)
    let typed = asTyped ? node.entry?.typed.flatMap { try? commands.entry(from: $0) } : nil
    return Reentry(
      text: node.entry?.told ?? "", number: number, origin: node.origin,
      entry: typed ?? node.entry, hasFailed: isRecorded && transcript[number - 1].failed)
  }

  /// The transcript's entries on a path that are no changes, by the origin of the place where each
  /// was entered.
  func records(on path: [Timeline.Node], where isWanted: (Record) -> Bool) -> [Int: [Reentry]] {
    let places = Set(path.map(\.origin.place) + [0])
    var found: [Int: [Reentry]] = [:]
    for (index, record) in transcript.enumerated() {
      let place = timeline.nodes[record.place].origin.place
      guard places.contains(place), isWanted(record) else { continue }
      found[place, default: []].append(Reentry(text: record.entry, number: index + 1))
    }
    return found
  }

  private func notEditable(_ number: Int) -> Mistake.Kind {
    guard number > 0, number <= transcript.count else {
      return .wrongArgument(
        "\(number)", expected: "an entry of this session",
        hint: "'history' has the numbers of entries")
    }
    let record = transcript[number - 1]
    let reason =
      record.failed ? "it failed" : record.isLook ? "it only looks" : "it did not lead here"
    return .wrongArgument(
      "\(number)", expected: "an entry that can be edited: \(reason)",
      hint: "'history' marks those that can be with *")
  }

  // Goes to where an edit begins and enters its items, up to a change that fails.
  private func enter(_ plan: EditPlan) -> [ReentryResult] {
    timeline.move(to: plan.place)
    var results: [ReentryResult] = []
    for item in (plan.new.map { [$0] } ?? []) + plan.later {
      guard !isInterrupted() else { break }
      let result = enter(item)
      results.append(result)
      if result.isFailedChange { break }
    }
    return results
  }

  private func enter(_ item: Reentry) -> ReentryResult {
    guard let origin = item.origin, let entry = item.entry else {
      let outcome = enter(item.text)
      return ReentryResult(item: item, text: outcome.text, failed: outcome.failed)
    }
    enteredAgain = origin
    defer { enteredAgain = nil }
    let before = timeline.pointer
    let outcome = enter(entry)
    // A block that failed before may fail again, as long as the entry reaches the timeline.
    let failed = outcome.failed && !(item.hasFailed && timeline.pointer != before)
    if failed { timeline.move(to: before) }
    var item = item
    item.text = timeline.here.origin == origin ? timeline.here.entry?.told ?? "" : entry.text
    return ReentryResult(item: item, text: outcome.text, failed: failed, remark: outcome.remark)
  }
}
