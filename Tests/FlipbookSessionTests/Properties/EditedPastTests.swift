import FlipbookAssembly
import FlipbookCommands
import FlipbookLanguage
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Edits of random sessions give the same result as typing the edited entries from the start.
@Suite struct EditedPastTests {
  private static func session(_ seed: UInt64) -> (Session, RandomEntries) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    for _ in 0..<30 { _ = session.enter(generator.nextWithLoops(in: session)) }
    return (session, generator)
  }

  private static func texts(of session: Session) -> [String] {
    session.changes.map { $0.entry?.typed ?? $0.entry?.text ?? "" }
  }

  private static func state(of session: Session) -> [String] {
    session.picture.split(separator: "\n").map { String($0) } + session.world.bits
      + session.eventLines
  }

  /// The first line in which two states differ.
  private static func difference(_ one: [String], _ other: [String]) -> String? {
    guard one != other else { return nil }
    let pairs = zip(one + ["end"], other + ["end"])
    return pairs.first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "longer"
  }

  /// The state of a session in which the changes of another one are typed from the start.
  private static func typed(_ texts: [String], like session: Session) -> [String] {
    let typed = Session(settings: session.baseSettings)
    return withExtendedLifetime(typed) {
      for text in texts { _ = typed.enter(text) }
      return state(of: typed)
    }
  }

  @Test(arguments: 0..<Effort.seeds)
  func `an edit leads where typing leads`(seed: UInt64) {
    var (session, generator) = Self.session(seed)
    for round in 1...4 {
      let path = session.changes
      guard let node = path.randomElement(using: &generator.random) else { return }
      let (index, number) = (path.firstIndex { $0.place == node.place } ?? 0, node.origin.number)
      var expected = Self.texts(of: session)
      let new = "root.tag += \(round); step 0.03s"
      let entry: String
      switch generator.random.number(0...2) {
      case 0: (entry, expected[index]) = (session.editEntry(number, new), new)
      case 1:
        entry = "insert \(number) { \(new) }"
        expected.insert(new, at: index)
      default:
        entry = "drop \(number)"
        expected.remove(at: index)
      }
      // Tries the entries that wait after the path again.
      expected += session.waitingHere?.map(\.text) ?? []
      let (before, undos) = (Self.state(of: session), session.timeline.pointer)
      let outcome = session.enter(entry)
      guard !outcome.failed else {
        Issue.record("seed \(seed): \(entry)\n\(outcome.text)")
        return
      }
      let (way, isWhole) = (Self.texts(of: session), session.waitingHere == nil)
      let isPath = expected.starts(with: way) && (way.count == expected.count || !isWhole)
      #expect(isPath, "seed \(seed): \(entry)")
      let texts = isWhole ? expected : way
      let difference = Self.difference(Self.state(of: session), Self.typed(texts, like: session))
      guard difference == nil else {
        Issue.record("seed \(seed): \(entry)\n\(texts)\n\(difference ?? "")\n\(outcome.text)")
        return
      }
      // Going on from there gives the right result, too.
      _ = session.enter("step 0.2s")
      #expect(
        Self.state(of: session) == Self.typed(texts + ["step 0.2s"], like: session),
        "seed \(seed): \(entry)")
      for _ in 0..<2 { #expect(!session.enter("undo").failed) }
      #expect(session.timeline.pointer == undos)
      #expect(Self.state(of: session) == before, "seed \(seed): undo of \(entry)")
      if generator.random.number(0...1) == 0 { _ = session.enter("redo") }
    }
  }

  @Test(arguments: 0..<Effort.seeds)
  func `an entry with its old text changes nothing`(seed: UInt64) {
    let (session, _) = Self.session(seed)
    let before = (Self.state(of: session), session.timeline.nodes.count)
    for node in session.changes {
      let entry = session.editEntry(node.origin.number, (node.entry?.text ?? "") + "  # the same")
      let outcome = session.enter(entry)
      #expect(outcome.text == "nothing changed: the text is the same", "\(entry)")
    }
    #expect(Self.state(of: session) == before.0 && session.timeline.nodes.count == before.1)
  }

  @Test(arguments: 0..<Effort.seeds)
  func `what was edited is replayed with the same answers`(seed: UInt64) {
    var (session, generator) = Self.session(seed)
    for _ in 0..<6 {
      let number = generator.random.number(1...session.transcript.count)
      let entry = generator.random.pick([
        "drop \(number)", "edit \(number) { root.tag = 3 }",
        "insert \(number) { view \(generator.fresh("z")) }",
        generator.nextWithLoops(in: session), "undo", "drop",
      ])
      _ = session.enter(entry)
    }
    let again = Session()
    for record in session.transcript {
      let outcome = again.enter(record.entry)
      #expect(
        outcome.text == record.output && outcome.failed == record.failed,
        "seed \(seed): \(record.entry)")
    }
    #expect(Self.state(of: again) == Self.state(of: session))
  }

  @Test(arguments: 0..<Effort.seeds)
  func `a cleaned session is where the session is`(seed: UInt64) {
    let (session, _) = Self.session(seed)
    let clean = session.cleaned()
    #expect(Self.state(of: clean) == Self.state(of: session))
    #expect(clean.transcript.count <= session.transcript.count)
  }
}
