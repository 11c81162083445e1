import Testing

@testable import FlipbookShell

@Suite struct ShardTests {
  @Test(arguments: ["", "1", "0/2", "3/2", "-1/2", "1/0", "a/b", "1/2/3", "1/ 2", "1/", "/2"])
  func `is refused where it makes no sense`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `takes each file once, and about its share of them`(count: Int) throws {
    let names = (0..<1000).map { "folder/file\($0).md" }
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    for name in names { #expect(shards.count { $0.contains(name) } == 1) }
    for shard in shards {
      let share = names.count(where: shard.contains)
      #expect(abs(share - 1000 / count) < 100, "\(shard)")
    }
  }

  // Once a release has dealt out files, the next one has to deal them out alike.
  @Test func `deals out files by their names alone`() throws {
    let first = try #require(Shard("1/2"))
    let names = ["a.md", "b.md", "c.md", "snippets/first-steps.md", "é.md", ""]
    #expect(names.filter(first.contains) == names.filter { Self.reference($0) % 2 == 0 })
  }

  // FNV-1a again, from its description: the hash is multiplied after each byte is mixed in.
  private static func reference(_ name: String) -> UInt64 {
    let hash = name.utf8.reduce(14_695_981_039_346_656_037) { hash, byte in
      (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
    }
    return hash ^ (hash >> 32)
  }
}
