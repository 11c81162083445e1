import Foundation
import Testing

@Suite struct `The targets` {
  private static let manifest = Result { try Manifest() }

  // Modules that come with the system; all others have to be declared.
  private static let systems: Set = [
    "CoreGraphics", "Darwin", "Dispatch", "Foundation", "FoundationXML", "Glibc", "Musl",
    "QuartzCore",
    "Testing", "XCTest",
  ]

  // These must not format or read anything by the system's rules, which differ between systems.
  private static let withoutFoundation: Set = [
    "AnimationFacades", "FlipbookLanguage", "FlipbookText", "IntervalArithmetic", "PropertyEngine",
    "SessionFiles",
  ]

  // Targets that can be left out: only the assembly of the program and tests depend on them.
  private static let leaves: Set = [
    "FlipbookChecks", "FlipbookExport", "FlipbookHints", "FlipbookProofs", "FlipbookReasons",
    "FlipbookSearch", "FlipbookSolve", "FlipbookSwiftExport", "NearestTimings",
  ]

  private static let longestChain = 45_000

  @Test func `import only what they declare`() throws {
    // Skips the Swift that was exported from sessions: it imports what an app imports.
    for target in try Self.manifest.get().targets where target.name != "WrittenSwiftTests" {
      let modules = target.dependencies.map { $0.replacing("-", with: "_") }
      let allowed = Set(modules).union(
        Self.systems.subtracting(Self.withoutFoundation.contains(target.name) ? ["Foundation"] : [])
      )
      for path in Project.files(in: target.path, withEndings: [".swift"]) {
        let imports = try Project.lines(of: path).compactMap(Self.importedModule)
        #expect(allowed.isSuperset(of: imports), "\(path)")
      }
    }
  }

  // The idioms are written as in an app, so they need nothing that an app does not have.
  @Test func `have idioms that import the library alone`() throws {
    let files = Project.files(in: "Tests/IdiomTests", withEndings: [".swift"])
    #expect(files.count > 12)
    for path in files {
      let imports = Set(try Project.lines(of: path).compactMap(Self.importedModule))
      #expect(imports == ["HeadlessUIKit", "Testing"], "\(path)")
    }
  }

  @Test func `are all the folders there are`() throws {
    let folders = Set(
      Project.files(in: "Sources").compactMap { $0.split(separator: "/").dropFirst().first })
    let declared = try Self.manifest.get().targets.map(\.path)
    #expect(
      folders.map { "Sources/\($0)" }.sorted()
        == declared.filter { $0.hasPrefix("Sources/") }.sorted())
  }

  @Test func `can do without what only looks, checks or writes code`() throws {
    for target in try Self.manifest.get().targets where !Self.leaves.contains(target.name) {
      let isAssembly = target.name == "FlipbookAssembly" || target.path.hasPrefix("Tests/")
      #expect(isAssembly || target.dependencies.isDisjoint(with: Self.leaves), "\(target.name)")
    }
  }

  // A target can be built only after all targets that it depends on.
  @Test func `wait for no long chain of others`() throws {
    let manifest = try Self.manifest.get()
    let (lines, chain) = try #require(try manifest.longestChain(to: "flipbook"))
    #expect(lines <= Self.longestChain, "\(chain.joined(separator: " -> "))")
  }

  /// The module that a line imports.
  private static func importedModule(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
      words[..<place].allSatisfy({ $0.hasPrefix("@") || accesses.contains($0) })
    else { return nil }
    let module = words[(place + 1)...].first { !kinds.contains($0) }
    return module.map { String($0.prefix { $0 != "." }) }
  }

  private static let kinds: Set<Substring> = ["class", "struct", "typealias"]

  private static let accesses: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}

@Suite struct `The source files` {
  private static let code = ["Sources", "Tests"].flatMap {
    Project.files(in: $0, withEndings: [".swift", ".c", ".h"])
  }

  // Time is always an argument: nothing below the shell reads a clock.
  private static let clocks = [
    "Date(", "ContinuousClock", "SuspendingClock", "DispatchTime", "sleep(", "Timer",
    "gettimeofday", "clock_gettime",
  ]

  private static let belowTheShell = [
    "PropertyEngine", "HeadlessUIKit", "AppViews", "AutoLayout", "ControllerTransitions",
    "FlipbookText", "FlipbookLanguage", "FlipbookPictures",
    "SessionFiles", "FlipbookValues", "FlipbookCommands", "FlipbookSession", "FlipbookPrompt",
    "FlipbookCurves", "FlipbookLooks", "FlipbookChecks", "FlipbookExport", "FlipbookSwiftExport",
    "FlipbookHelp", "FlipbookEvidence", "FlipbookForms", "FlipbookHints",
    "FlipbookPixels", "FlipbookProofs", "FlipbookReasons", "FlipbookSearch", "FlipbookSolve",
    "FlipbookTimeline",
    "NearestTimings", "NumberRules", "StagePictures",
  ]

  // Concatenated, or this file itself would contain them.
  private static let unwanted = [
    "TO" + "DO", "FIX" + "ME", "try" + "!", "@unchecked" + " Sendable", "nonisolated" + "(unsafe)",
  ]

  @Test func `are no longer than 500 lines`() throws {
    #expect(Self.code.count > 100)
    for path in Self.code {
      let count = try Project.lines(of: path).count
      #expect(count <= 500, "\(path) has \(count) lines")
    }
  }

  @Test(arguments: belowTheShell)
  func `read no clock below the shell`(target: String) throws {
    let files = Project.files(in: "Sources/" + target, withEndings: [".swift"])
    try expect(none: Self.clocks, in: files)
  }

  @Test func `leave nothing undone and nothing unchecked`() throws {
    // Pattern.swift explains why its unchecked code is safe.
    let code = Self.code.filter { !$0.hasSuffix("/Pattern.swift") }
    try expect(none: Self.unwanted, in: code + ["Package.swift"])
  }

  private func expect(none words: [String], in paths: [String]) throws {
    #expect(!paths.isEmpty)
    for path in paths {
      // Few files contain any of the words, so their lines are read only then.
      let text = try Project.text(of: path)
      let words = words.filter { strstr(text, $0) != nil }
      guard !words.isEmpty else { continue }
      for (index, line) in try Project.lines(of: path).enumerated() {
        let found = words.filter { Self.holds(line, $0) }
        #expect(found.isEmpty, "\(path):\(index + 1)")
      }
    }
  }

  // Whether a line contains a word that is not the end of a longer one.
  private static func holds(_ line: Substring, _ word: String) -> Bool {
    line.ranges(of: word).contains { range in
      range.lowerBound == line.startIndex
        || !line[line.index(before: range.lowerBound)].isLetter
    }
  }
}
