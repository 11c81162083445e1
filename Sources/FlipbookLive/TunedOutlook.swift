import FlipbookCurves
import IntervalArithmetic

/// Whether the chosen number changes anything, and which promises it breaks from which value on.
struct TunedOutlook {
  /// Whether another number would change neither a motion nor the result.
  private(set) var isIdle = false
  /// The broken promises in words; empty if all are kept.
  private(set) var broken = ""

  private var text: String?
  private var chosen = 0
  // The promises that each text breaks; looked up only.
  private var known: [String: [(name: String, text: String)]] = [:]

  func isOf(_ entry: TunedEntry) -> Bool {
    text == entry.text && (chosen == entry.chosen || entry.typed != nil)
  }
}

extension TunedOutlook {
  /// - Parameter scratch: a session with a text; nil if it cannot be entered.
  init(
    of entry: TunedEntry, _ curves: TunedCurves, before: TunedOutlook,
    _ scratch: (String) -> Session?
  ) {
    (text, chosen, known) = (entry.text, entry.chosen, before.known)
    let others = entry.others
    isIdle =
      !others.isEmpty
      && others.allSatisfy { text in
        guard let one = scratch(entry.text), let other = scratch(text) else { return false }
        return Self.isSame(one, other, curves)
      }
    guard let breaks = breaks(entry.text, scratch), !breaks.isEmpty else { return }
    broken = breaks.map { broken in
      let first = firstBreaking(broken.name, entry.steps, scratch)
      return "breaks \(broken.name)" + (first.map { " from \($0) on" } ?? "") + broken.text
    }.joined(separator: "; ")
  }

  private static func isSame(_ one: Session, _ other: Session, _ curves: TunedCurves) -> Bool {
    guard let course = curves.everything(in: one), let next = curves.everything(in: other),
      course.curves.numbers.map(\.values) == next.curves.numbers.map(\.values),
      course.ends == next.ends, course.length == next.length
    else { return false }
    let difference = StageDifference(one, other)
    return difference.rows.isEmpty && difference.events.isEmpty
  }

  // The promises that a text breaks; nil if it cannot be entered.
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
        let moment = world.momentText.moment(breach.ticks)
        return (Name.typed(name), ": at \(moment)" + (far.isEmpty ? " \(breach.actual)" : far))
      }
    }
    return known[text]
  }

  // The first number on the way that breaks a promise, if the one at the start keeps it.
  private mutating func firstBreaking(
    _ name: String, _ way: [(number: String, text: String)], _ scratch: (String) -> Session?
  ) -> String? {
    func isBroken(_ place: Int) -> Bool {
      breaks(way[place].text, scratch)?.contains { $0.name == name } ?? true
    }
    guard way.count > 1, !isBroken(0) else { return nil }
    return way[(way.count - 1).bisected(from: 0, where: isBroken)].number
  }
}
