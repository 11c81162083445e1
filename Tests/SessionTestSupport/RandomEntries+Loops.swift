import FlipbookCommands
import FlipbookValues
import TestSupport

@testable import FlipbookSession

extension RandomEntries {
  /// The next entry, which may have loops, choices, composed names and blocks fired later.
  mutating func nextWithLoops(in session: Session) -> String {
    guard random.number(0...99) < 25 else { return next(in: session) }
    let known = Known(session)
    let view = known.views.randomElement(using: &random) ?? "root"
    let count = random.number(1...3)
    let prefix = fresh("c")
    switch random.number(0...5) {
    case 0:
      return "for i in 0..<\(count) { view \"\(prefix)_\\(i)\" frame: (i * 20, 0, 10, 10); "
        + "\"\(prefix)_\\(i)\".alpha = i / 4 }"
    case 1:
      return
        "for i in 1...\(count) { let d = i * 0.1s; animate 0.5s delay: d { \(view).center.x += i } }"
    case 2: return "for i in 0..<\(count) { after 0.1s * i { \(view).tag += i + 1 } }"
    case 3: return "for i in 0..<\(count) { step 0.05s; \(view).tag += 1 }"
    case 4:
      return
        "if \(view).alpha > 0.5 { \(view).alpha = 0.25 } else { animate 1s { \(view).alpha = 1 } }"
    default:
      return "chain \(prefix) { for i in 0..<\(count) { then 0.1s { \(view).center.y += i }; "
        + "do { \(view).tag = i } } }; perform \(prefix)"
    }
  }
}
