import Testing

@Suite struct `CHANGELOG` {
  @Test func `has what is not released yet on top`() throws {
    let headings = try Project.lines(of: "CHANGELOG.md").filter { $0.hasPrefix("#") }
    #expect(headings.prefix(2) == ["# Changelog", "## Unreleased"])
    let parts = headings.dropFirst(2).prefix { $0.hasPrefix("### ") }
    #expect(!parts.isEmpty)
    #expect(Array(parts) == ["### Added", "### Changed", "### Fixed"].filter(parts.contains))
  }
}
