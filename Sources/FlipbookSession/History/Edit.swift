package import FlipbookLanguage

/// A change of the past: a change on the present path gets another text, is left out, or gets
/// another one before it.
package enum Edit {
  case replace(Int, with: Entry)
  case insert(before: Int, Entry)
  case drop(Int)

  /// The number of the change it is about.
  var number: Int {
    switch self {
    case .replace(let number, _), .insert(let number, _), .drop(let number): number
    }
  }
}

/// What could not be entered again after an edit, the one that failed first.
///
/// They wait while the session is at the place where they would go on.
package typealias WaitingEntries = [(origin: Timeline.Origin, text: String)]

/// Something that is entered again: a change, or a look that was asked at its place.
struct Again {
  let text: String
  /// Where a change comes from; `nil` for a look.
  var origin: Timeline.Origin?
  var entry: Entry?
  /// Its number in the history.
  let number: Int
  /// Whether it has failed before and still is a part of the timeline: a block in it did.
  var hasFailed = false
}

/// What came of entering something again.
struct AgainResult {
  let item: Again
  let text: String
  let failed: Bool
}
