import Testing

@Suite struct `the documentation of a library` {
  @Test(arguments: ["HeadlessUIKit", "AnimationFacades"])
  func `lists every public type and function, and none that is not there`(library: String) throws {
    // Declarations under `#if` are indented, as members are.
    let declaration =
      #/( *)(?:nonisolated )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|func|typealias) `?(\w+).*/#
    var (declared, inner): (Set<String>, Set<String>) = ([], [])
    for path in Project.files(in: "Sources/\(library)", withEndings: [".swift"]) {
      for line in try Project.lines(of: path) {
        guard let match = line.wholeMatch(of: declaration), !match.2.hasPrefix("_") else {
          continue
        }
        if match.1.isEmpty {
          declared.insert(String(match.2))
        } else {
          inner.insert(String(match.2))
        }
      }
    }
    let topics = try Project.lines(of: "Sources/\(library)/\(library).docc/\(library).md")
      .compactMap { $0.wholeMatch(of: #/- ``(\w+).*``/#).map { String($0.1) } }
    #expect(declared.count > 10)
    for name in declared.subtracting(topics).sorted() {
      Issue.record("'\(name)' is not among the topics of \(library)")
    }
    for name in Set(topics).subtracting(declared).subtracting(inner).sorted() {
      Issue.record("'\(name)' among the topics of \(library) is not there")
    }
  }

  @Test func `names products and the tools version as the manifest has them`() throws {
    let manifest = try Project.text(of: "Package.swift")
    let pages =
      ["snippets/guides/libraries.md"]
      + ["HeadlessUIKit", "AnimationFacades"].map { "Sources/\($0)/\($0).docc/GettingStarted.md" }
    for page in pages {
      let products = try Project.text(of: page).matches(
        of: #/\.product\(name: "(\w+)", package: "flipbook"\)/#)
      #expect(!products.isEmpty, "\(page)")
      for product in products { #expect(manifest.contains(".library(name: \"\(product.1)\"")) }
    }
    let version = try #require(manifest.firstMatch(of: #/swift-tools-version: ([\d.]+)/#)).1
    #expect(try Project.text(of: pages[0]).contains("of tools version \(version)"))
  }
}
