import FlipbookLanguage
import FlipbookSession
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import OrderedCollections

// What is asked of a block that moves a view, and has to be said where it was entered, or of the view.
extension Advice {
  private static let repeats = Pattern(
    /(?:make it )?(loop|repeat|yoyo|ping-?pong|alternate|pause|reverse)(?: ([A-Za-z_]\w*?))?(?: (\d+))?/
  )

  /// The entry of the block that moves something, so that it repeats, goes there and back, or can be
  /// held and turned around.
  func again(_ statement: String) -> String? {
    guard let said = statement.wholeMatch(of: Self.repeats),
      world.viewMovedByBlock != nil || said.1 == "loop" && world.stage.movingBlockCount > 0,
      let node = session.changes.last(where: { $0.entry?.isBlock == true }),
      let text = node.entry?.text, let open = text.firstIndex(of: "{"),
      case let head = text[..<open], !head.contains("repeat"), !head.contains("autoreverse"),
      said.2.map({ ["it", "forever", "animate"].contains($0) || text.contains("\($0).") }) ?? true
    else { return nil }
    let times = said.3.map { ": \($0)" } ?? ""
    let free = freeNames("slide").first ?? "slide"
    let new: String =
      switch said.1 {
      case "loop", "repeat": "\(head)repeat\(times) \(text[open...])"
      case "pause", "reverse":
        "animator \(free)\(text.dropFirst("animate".count)); start \(free)"
          .replacing(Self.delay) { "\($0.2) after: \($0.1)" }
      default: "\(head)repeat\(times) autoreverse \(text[open...])"
      }
    return session.editEntry(node.origin.number, new)
  }

  private static let delay = Pattern(/\ delay: *(\S+)(.*)/)

  /// Whether an entry has started an animator.
  func isStarted(_ name: String) -> Bool {
    session.changes.contains { $0.starts(name) }
  }

  private static let kills = Pattern(
    /(?:\w+\.)?killTweensOf\(["'.#]*(\w+)["']*\)|stop(?: animate)?/)
  private static let held = ["center", "bounds", "alpha", "transform", "backgroundColor"]

  /// What holds a view where it is shown: without it, it would be where it was going.
  func stopped(by statement: String) -> String? {
    guard let said = statement.wholeMatch(of: Self.kills),
      let view = said.1.map(String.init) ?? world.viewMovedByBlock, world.names[view] != nil
    else { return nil }
    let name = Name.typed(view)
    let trial = trial(advisedBy: nil)
    let moved = Self.held.map { "\(name).\($0)" }.filter {
      trial.enter($0).text.contains("(shown ")
    }
    return moved.map { "\($0) = shown(\($0)); " }.joined() + "detach \(name)"
  }

  /// Names that nothing has, the plain one first.
  func freeNames(_ name: String) -> [String] {
    ([""] + (2...99).map(String.init)).map { name + $0 }.filter { world.names[$0] == nil }
  }
}

extension Entry {
  /// Whether it is one animate block and nothing else.
  fileprivate var isBlock: Bool {
    guard statements.count == 1, case .command(let command) = statements[0] else { return false }
    return command.verb.text == "animate"
  }
}

extension Timeline.Node {
  /// Whether its entry starts an animator.
  func starts(_ name: String) -> Bool {
    entry?.statements.flatMap(\.commands).contains { command in
      ["start", "perform"].contains(command.verb.text)
        && command.arguments.contains { $0.value.word?.text == name }
    } ?? false
  }
}
