import FlipbookCommands
import Testing

@testable import FlipbookTerminal

@Suite struct PrefixRecallTests {
  private let entries = ["view a", "list", "view b", "view b", "echo view"]

  @Test func `walks among the entries with the beginning and back`() {
    var walk = PrefixRecall(beginning: "view", typed: "viewer", count: entries.count)
    let older = (0..<3).map { _ in walk.older(in: entries) }
    #expect(older == ["view b", "view a", nil])
    let newer = (0..<3).map { _ in walk.newer(in: entries) }
    #expect(newer == ["view b", "viewer", nil])
  }

  @Test func `finds nothing if no entry begins so`() {
    var walk = PrefixRecall(beginning: "v.ew", typed: "v.ew", count: entries.count)
    #expect(walk.older(in: entries) == nil)
    #expect(walk.newer(in: entries) == nil)
    #expect(walk.shown == "v.ew")
  }
}
