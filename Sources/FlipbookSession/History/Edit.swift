package import FlipbookLanguage

/// A change of the past: a change on the present path gets another text, another entry before it, or
/// is left out.
package enum Edit {
  case replace(Int, with: Entry)
  case insert(before: Int, Entry)
  case drop(Int)

  var number: Int {
    switch self {
    case .replace(let number, _), .insert(let number, _), .drop(let number): number
    }
  }
}

/// Something that is entered again: a change, or a look that was asked at its place.
package struct Again {
  package let text: String
  let number: Int
  /// Where a change comes from; `nil` for a look.
  package var origin: Timeline.Origin?
  var entry: Entry?
  /// Whether a block in it failed, and it still is a part of the timeline.
  var hasFailed = false
}

/// What came of entering something again.
struct AgainResult {
  let item: Again
  let text: String
  let failed: Bool
  /// Whether it is a change that fails.
  var isBroken: Bool { failed && item.origin != nil }
}

/// An edit as it is entered: from which place, what is new there, and what is entered again.
struct EditPlan {
  let place: Int
  /// What the edit takes away.
  let old: Again?
  let new: Again?
  let later: [Again]
  /// Whether entries already wait to be entered.
  let isWaiting: Bool

  /// The same without the edit.
  var undone: EditPlan {
    EditPlan(place: place, old: nil, new: old, later: later, isWaiting: isWaiting)
  }
}
