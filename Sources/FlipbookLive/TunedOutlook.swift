import EntryNumbers
import FlipbookCommands
import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// What is to be said of the number in the hand beside what is seen: whether it changes anything, and
/// which promises are broken from which number on.
struct TunedOutlook {
  /// Whether another number in its place changes nothing that moves, and nothing that it leads to.
  private(set) var isIdle = false
  /// What is said of the promises; empty where all are kept.
  private(set) var broken = ""

  // What it is of.
  private var text: String?
  private var chosen = 0
  // The promises that texts break, which are asked again on the way back; looked up only.
  private var known: [String: [(name: String, text: String)]] = [:]

  init() {}

  func isOf(_ entry: TunedEntry) -> Bool {
    text == entry.text && (chosen == entry.chosen || entry.typed != nil)
  }

  /// Looks at an entry in a session, once more after another look.
  init(
    of entry: TunedEntry, number: Int, _ curves: TunedCurves, in session: Session,
    before: TunedOutlook
  ) {
    (text, chosen, known) = (entry.text, entry.chosen, before.known)
    func scratch(_ text: String) -> Session? {
      text == entry.old
        ? session.scratch()
        : try? session.scratch(editing: number, to: text, watchesPromises: false)
    }
    isIdle =
      entry.stepped.map { stepped in
        guard let one = scratch(entry.text), let other = scratch(stepped) else { return false }
        return Self.isSame(one, other, curves)
      } ?? false
    guard let breaks = breaks(entry.text, scratch), !breaks.isEmpty else { return }
    broken = breaks.map { broken in
      let first = firstBreaking(broken.name, entry.way, scratch)
      return "breaks \(broken.name)" + (first.map { " from \($0) on" } ?? "") + broken.text
    }.joined(separator: "; ")
  }

  private static func isSame(_ one: Session, _ other: Session, _ curves: TunedCurves) -> Bool {
    guard let course = curves.everything(in: one), let next = curves.everything(in: other),
      course.values == next.values, course.ends == next.ends, course.length == next.length
    else { return false }
    let difference = StageDifference(one, other)
    return difference.rows.isEmpty && difference.events.isEmpty
  }

  // MARK: Promises

  // The promises that a text breaks; `nil` where it cannot be entered.
  private mutating func breaks(
    _ text: String, _ scratch: (String) -> Session?
  ) -> [(name: String, text: String)]? {
    if let known = known[text] { return known }
    guard let session = scratch(text) else { return nil }
    var watch = PromiseWatch()
    let (end, goesOn) = session.outlook
    let more = goesOn ? Stage.ticks(seconds: TunedCourse.endlessStretch) ?? 0 : 0
    let check = { () throws(Mistake) in }
    let stretch = TimeStretch(start: 0, end: end.later(by: more))
    try? Replay(of: session).follow(stretch) { world, span throws(Mistake) in
      try watch.look(at: world, span, check: check)
      return true
    }
    let world = session.world
    known[text] = watch.names.compactMap { name in
      watch.breach(of: name).map { breach in
        let far = breach.excursion?.text(in: world) ?? ""
        return (
          Name.typed(name),
          ": at \(world.momentText.moment(breach.ticks))"
            + (far.isEmpty ? " \(breach.actual)" : far)
        )
      }
    }
    return known[text]
  }

  // The first number on a way that breaks a promise which the number at its beginning keeps.
  private mutating func firstBreaking(
    _ name: String, _ way: [(number: String, text: String)], _ scratch: (String) -> Session?
  ) -> String? {
    func isBroken(_ place: Int, _ outlook: inout TunedOutlook) -> Bool {
      outlook.breaks(way[place].text, scratch)?.contains { $0.name == name } ?? true
    }
    guard way.count > 1, !isBroken(0, &self) else { return nil }
    var (kept, broken) = (0, way.count - 1)
    while broken - kept > 1 {
      let middle = kept + (broken - kept) / 2
      if isBroken(middle, &self) { broken = middle } else { kept = middle }
    }
    return way[broken].number
  }
}
