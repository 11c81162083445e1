import Testing

@Suite struct `CHANGELOG` {
  private static func headings() throws -> [Substring] {
    try Project.lines(of: "CHANGELOG.md").filter { $0.hasPrefix("#") }
  }

  @Test func `has what is not released yet on top, and what is new in the order of the form`()
    throws
  {
    let headings = try Self.headings()
    #expect(headings.prefix(2) == ["# Changelog", "## Unreleased"])
    for section in headings.split(whereSeparator: { $0.hasPrefix("## ") }).dropFirst() {
      let known = ["### Added", "### Changed", "### Fixed"]
      #expect(section.map { String($0) } == known.filter { section.contains($0[...]) })
    }
    #expect(headings.contains { $0.hasPrefix("### ") })
  }

  @Test func `tells of the version that the program says it is`() throws {
    let released = try #require(try Self.headings().first { $0.hasPrefix("## 0") })
    let number = try #require(released.split(separator: " ").dropFirst().first)
    let program = try Project.text(of: "Sources/flipbook/Flipbook.swift")
    #expect(program.contains("version: \"\(number)\""))
  }
}
