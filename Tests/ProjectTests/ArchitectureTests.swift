import Foundation
import Testing

@Suite struct `The targets` {
  private static let system: Set = ["CLibrary"]

  // What the line from values to the prompt stands on.
  private static let words: Set = [
    "AnimationFacades", "FlipbookLanguage", "FlipbookPictures", "FlipbookText", "Foundation",
    "HeadlessUIKit", "IntervalArithmetic", "OrderedCollections",
  ]

  // What each target may import: the arrows of README's picture, and nothing beside them.
  private static let allowed: [String: Set<String>] = [
    "flipbook": ["ArgumentParser", "FlipbookSession", "FlipbookShell", "FlipbookValues"],
    "FlipbookShell": system.union([
      "CEditline", "FlipbookLessons", "FlipbookPictures", "FlipbookPrompt", "FlipbookSession",
      "FlipbookText",
      "FlipbookValues", "SessionFiles",
    ]),
    "FlipbookPrompt": words.union(["FlipbookCommands", "FlipbookSession", "FlipbookValues"]),
    "FlipbookSession": words.union([
      "FlipbookCommands", "FlipbookLessons", "FlipbookSwift", "FlipbookValues", "StagePictures",
    ]),
    "FlipbookSwift": words.subtracting(["AnimationFacades", "FlipbookPictures"])
      .union(["FlipbookCommands", "FlipbookValues"]),
    "FlipbookCommands": words.union(["FlipbookValues"]),
    "FlipbookValues": words,
    "AnimationFacades": ["DequeModule", "HeadlessUIKit"],
    "HeadlessUIKit": system.union([
      "AnimationEngine", "CoreGraphics", "DequeModule", "Foundation", "IntervalArithmetic",
      "OrderedCollections",
    ]),
    // An app's queues and timers; where no stage is current they go by the real clock.
    "UIKit": ["HeadlessUIKit", "StageClock"],
    "StagePictures": ["FlipbookPictures", "FlipbookText", "Foundation", "HeadlessUIKit"],
    "StagePicturesTesting": ["HeadlessUIKit", "StagePictures", "Testing"],
    "StageClock": ["Dispatch", "Foundation", "HeadlessUIKit"],
    "_Testing_UIKit": [],
    "AnimationEngine": system.union(["DequeModule", "HeapModule", "IntervalArithmetic"]),
    "IntervalArithmetic": system,
    "CLibrary": ["Darwin", "Glibc", "Musl"],
    "FlipbookLanguage": ["FlipbookText"],
    "FlipbookPictures": system.union(["FlipbookText"]),
    "FlipbookText": [],
    "FlipbookLessons": ["CLessonTexts"],
    "SessionFiles": ["FlipbookText"],
    "CEditline": [],
    "CLessonTexts": [],
    "flipbook-bench": system.union([
      "AnimationFacades", "ArgumentParser", "CHeap", "CReferenceKernels", "FlipbookSession",
      "FlipbookValues", "Foundation", "HeadlessUIKit", "TestSupport",
    ]),
    "CHeap": [],
    "CReferenceKernels": [],
    "CPseudoTerminal": [],
    "TestSupport": system.union(["CPseudoTerminal", "Foundation", "FoundationXML"]),
  ]

  private static let targets = Set(
    Project.files(in: "Sources").compactMap { $0.split(separator: "/").dropFirst().first }
  ).map(String.init).sorted()

  @Test(arguments: targets)
  func `import only what the picture allows`(target: String) throws {
    let allowed = try #require(Self.allowed[target], "say what '\(target)' may import")
    for path in Project.files(in: "Sources/" + target, withEndings: [".swift"]) {
      let imports = try Project.lines(of: path).compactMap(Self.importedModule)
      #expect(allowed.isSuperset(of: imports), "\(path)")
    }
  }

  // What is told there as an app tells it needs nothing that an app has not.
  @Test func `have idioms that import the library alone`() throws {
    let files = Project.files(in: "Tests/IdiomTests", withEndings: [".swift"])
    #expect(files.count > 12)
    for path in files {
      let imports = Set(try Project.lines(of: path).compactMap(Self.importedModule))
      #expect(imports == ["HeadlessUIKit", "Testing"], "\(path)")
    }
  }

  @Test func `are all there`() {
    #expect(Self.targets == Self.allowed.keys.sorted())
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

  // Time is an argument: below the shell nothing knows what time it is.
  private static let clocks = [
    "Date(", "ContinuousClock", "SuspendingClock", "DispatchTime", "sleep(", "Timer",
    "gettimeofday", "clock_gettime",
  ]

  private static let belowTheShell = [
    "AnimationEngine", "HeadlessUIKit", "FlipbookText", "FlipbookLanguage", "FlipbookPictures",
    "SessionFiles", "FlipbookValues", "FlipbookCommands", "FlipbookSession", "FlipbookPrompt",
    "StagePictures",
  ]

  // Put together here, or this file would be the first to hold them.
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
    try expect(none: Self.unwanted, in: Self.code + ["Package.swift"])
  }

  private func expect(none words: [String], in paths: [String]) throws {
    #expect(!paths.isEmpty)
    for path in paths {
      for (index, line) in try Project.lines(of: path).enumerated() {
        let found = words.filter { Self.holds(line, $0) }
        #expect(found.isEmpty, "\(path):\(index + 1)")
      }
    }
  }

  // Whether a word stands in a line, not as the end of a longer one.
  private static func holds(_ line: Substring, _ word: String) -> Bool {
    line.ranges(of: word).contains { range in
      range.lowerBound == line.startIndex
        || !line[line.index(before: range.lowerBound)].isLetter
    }
  }
}
