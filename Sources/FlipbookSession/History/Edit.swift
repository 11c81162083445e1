/// A change of the present path: replaces or drops an entry, or inserts one before it.
package enum Edit {
  case replace(Int, with: Entry)
  case insert(before: Int, Entry)
  case drop(Int)

  package var number: Int {
    switch self {
    case .replace(let number, _), .insert(let number, _), .drop(let number): number
    }
  }
}

/// Something to enter again: a change, or a look from its place.
package struct Reentry {
  package internal(set) var text: String
  let number: Int
  /// Where a change comes from; `nil` for a look.
  package var origin: Timeline.Origin?
  var entry: Entry?
  /// Whether a block in it failed while the entry stayed on the timeline.
  var hasFailed = false
}

extension Reentry {
  init(_ entry: Entry, _ origin: Timeline.Origin) {
    self.init(text: entry.text, number: origin.number, origin: origin, entry: entry)
  }
}

/// The result of entering something again.
struct ReentryResult {
  let item: Reentry
  let text: String
  let failed: Bool
  var remark: String?
  /// Whether it is a change that fails.
  var isFailedChange: Bool { failed && item.origin != nil }
}

/// The steps of an edit: the place where it starts, the new entry, and those to enter again.
struct EditPlan {
  let place: Int
  let old: Reentry?
  let new: Reentry?
  var later: [Reentry]
  /// Whether entries already wait to be entered.
  let isWaiting: Bool

  /// The plan with new texts for later changes, by their numbers.
  func replacing(_ texts: [Int: Entry]) -> EditPlan {
    var plan = self
    for (place, item) in later.enumerated() {
      if let entry = texts[item.number] { plan.later[place].entry = entry }
    }
    return plan
  }

  var undone: EditPlan {
    EditPlan(place: place, old: nil, new: old, later: later, isWaiting: isWaiting)
  }
}

/// The input for the entry to change: its number, or a name that it gave.
package enum EditedEntry {
  package static let input = Input.expression(
    "entry", .change, "its number in 'history', or a name that it gave; default: the last change")

  /// The text to record: what was typed, with the number of the entry that it means.
  package static func record(_ call: Invocation, _ number: Int) -> String {
    let (source, isGiven) = (call.scope.source, call.isGiven(input))
    let place = isGiven ? call.span(of: input) : Span(call.verbSpan.upper, call.verbSpan.upper)
    return Span(0, place.lower).text(in: source) + (isGiven ? "" : " ") + String(number)
      + Span(place.upper, source.utf8.count).text(in: source)
  }

  package static func number(_ call: Invocation) throws(Mistake) -> Int {
    let session = call.session
    guard let expression = call[input] else {
      if let number = session.lastChangeNumber { return number }
      throw Mistake(
        .wrongState(message: "there is nothing to \(call.declaration.verb)"), call.verbSpan)
    }
    if let word = expression.word,
      call.scope.named(word.text) != nil || call.world.blocks[word.text] != nil
    {
      if let number = session.numberOfChange(making: word.text) { return number }
      throw Mistake(word, isNot: "made by an entry", hint: "'history' lists the entries")
    }
    if case .number(let literal) = expression, literal.unit == nil, let number = Int(literal.text) {
      return number
    }
    let saying = session.timeline.last { $0.entry?.text.contains(call.text(of: input)) == true }
    let verb = call.declaration.verb
    let way = verb == "edit" ? "brings that entry to the prompt" : "takes an entry by its number"
    let number = saying?.origin.number ?? session.lastChangeNumber
    let hint = number.map { "'\(verb) \($0)' \(way); 'history' has the others" }
    throw call.scope.mistake(
      expression, isNot: Parameter.Form.change.expectation.noun,
      hint: hint ?? "there is no entry to \(verb) yet")
  }
}
