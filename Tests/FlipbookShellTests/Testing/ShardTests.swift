import Testing

@testable import FlipbookCommands
@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import FlipbookValues

@Suite struct ShardTests {
  @Test(arguments: [
    "", "1", "0/2", "3/2", "-1/2", "1/0", "a/b", "1/2/3", "1/ 2", "1/", "/2", "+1/2", "01/2",
    "1//2",
  ])
  func `is refused if it makes no sense`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 50], [0, 1, 5, 97, 200])
  func `takes each file once, and shares differ by at most one`(count: Int, files: Int) throws {
    let names = (0..<files).map { "folder/file\($0).md" }
    let shares = try (1...count).map {
      try #require(Shard("\($0)/\(count)")).share(of: names, in: "/home")
    }
    #expect(shares.flatMap { $0 }.sorted() == Array(0..<files))
    #expect(shares.allSatisfy { $0.count == files / count || $0.count == (files - 1) / count + 1 })
  }

  @Test func `separates neighbours`() throws {
    let names = (100..<200).map { "f\($0).md" }
    let share = try #require(Shard("1/4")).share(of: names, in: "/")
    #expect(share.count { share.contains($0 + 1) } < 15)
  }

  private static let paths: [([String], String)] = [
    (["a.md", "b/c.md", "b/d.md", "e/f/g.md", "h.md"], "/home/me"),
    (["./a.md", "./b/c.md", "b//d.md", "e/../e/f/g.md", "h.md"], "/home/me"),
    (["/x/a.md", "/x/b/c.md", "/x/b/./d.md", "/x/e/f/g.md", "/x/h.md"], "/home/me"),
    (["../../x/a.md", "/x/b/c.md", "../../x/b/d.md", "/x/e/f/g.md", "/x/h.md"], "/home/me"),
  ]

  @Test(arguments: paths)
  func `is the same wherever the folder is, and however its files are named`(
    paths: [String], folder: String
  ) throws {
    let shares = try (1...2).map { try #require(Shard("\($0)/2")).share(of: paths, in: folder) }
    #expect(shares == Self.reference(["a.md", "b/c.md", "b/d.md", "e/f/g.md", "h.md"]))
  }

  @Test func `is the same in whatever order the files are given`() throws {
    let names = (0..<50).map { "f\($0).md" }
    let shard = try #require(Shard("2/3"))
    let one = Set(shard.share(of: names, in: "/").map { names[$0] })
    let other = Set(shard.share(of: names.reversed(), in: "/").map { names.reversed()[$0] })
    #expect(one == other)
  }

  // All releases have to distribute files alike. Implements FNV-1a again, from its description: the
  // hash is multiplied after each byte is mixed in.
  private static func reference(_ names: [String]) -> [Set<Int>] {
    let hashes = names.map { name in
      let hash: UInt64 = name.utf8.reduce(14_695_981_039_346_656_037) { hash, byte in
        (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
      }
      return hash << 32 | hash >> 32
    }
    let order = names.indices.sorted { hashes[$0] < hashes[$1] }
    return [Set(order.prefix(names.count / 2)), Set(order.dropFirst(names.count / 2))]
  }
}
