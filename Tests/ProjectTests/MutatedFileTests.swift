import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import SessionFiles
import TestSupport
import Testing

/// The project's session files with random changes: each is refused, or runs to its end, and an
/// update makes it pass.
@Suite struct MutatedFileTests {
  private static let paths = ["README.md"] + Project.files(in: "snippets", withEndings: [".md"])

  /// How many files are tried; 10,000 take an evening.
  private static let count = Seeds.count

  /// More steps than any command of a sane file takes.
  private static let steps = 20_000

  @Test(arguments: 0..<count)
  func `are refused, or run and can be updated once and for all`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mutation = try Mutation(of: Self.paths, &generator)
    for _ in 0..<Int.random(in: 1...8, using: &generator) { mutation.mutate(&generator) }
    guard let file = try? SessionFile(parsing: mutation.text) else { return }
    guard let update = run(file)?.update else { return }
    let new = try SessionFile(parsing: update.text)
    let again = try #require(run(new), "\(generator)")
    let failures = again.results.filter(\.isFailure).map(\.entry)
    #expect(failures == update.unsettled.map(\.entry), "\(generator)")
    #expect(Array(again.update.text.utf8) == Array(update.text.utf8), "\(generator)")
    #expect(again.update.changedLines == 0, "\(generator)")
  }

  // Runs a file; nil if a command takes too many steps.
  private func run(_ file: SessionFile) -> FileRun? {
    let session = Session()
    let host = SessionHost(session: session, folder: PrivateFolder())
    var taken = 0
    session.isInterrupted = {
      taken += 1
      return taken > Self.steps
    }
    struct TooLong: Error {}
    return try? file.run { (entry, fence) throws(TooLong) in
      taken = 0
      let reply = host.enter(entry.text, inSetup: fence.options.isSetup)
      guard taken <= Self.steps else { throw TooLong() }
      return (reply.text, reply.failed)
    }
  }
}

/// A session file to be changed at random, line by line and character by character.
private struct Mutation {
  private static let lines = [
    "```", "```flipbook", "````flipbook error", "~~~flipbook", "```flipbook skip", "    ```",
    "flip> ", "flip> undo", "flip> redo", "flip> back", "flip> run", "flip> step 1s", "flip> reset",
    "flip> table", "flip> save a.md", "flip> replay a.md", "flip> remove box", "flip> set digits 9",
    " ...> }", " ...>", "...", "[..]", ".* (re)", "( (re)", "\\...", "", "0.5", "\r", "# Title",
  ]
  private static let pieces = [
    "0", "9", "-", ".", "(", ")", "{", "}", "\"", "#", ";", " ", "\t", "\\", "`", "\u{301}", "é",
    "🙂", "\u{0}", "\r", "\u{2028}", "1e9", "s", "%", "box", "slide", "=", "[..]", " (re)",
  ]

  private var lines: [String]
  private let other: [String]

  init(of paths: [String], _ generator: inout SeededGenerator) throws {
    func some() throws -> [String] {
      let path = try #require(paths.randomElement(using: &generator))
      return try Project.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
    }
    (lines, other) = (try some(), try some())
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func mutate(_ generator: inout SeededGenerator) {
    guard !lines.isEmpty else { return }
    let place = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2: lines.swapAt(place, Int.random(in: lines.indices, using: &generator))
    case 3: lines.insert(Self.lines.randomElement(using: &generator) ?? "", at: place)
    case 4: lines.removeSubrange(place...)
    case 5: lines.insert(contentsOf: other.shuffled(using: &generator).prefix(3), at: place)
    default: mutateLine(at: place, &generator)
    }
  }

  private mutating func mutateLine(at place: Int, _ generator: inout SeededGenerator) {
    var scalars = Array(lines[place].unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &generator)
    let end = min(scalars.count, start + Int.random(in: 0...2, using: &generator))
    let piece = Self.pieces.randomElement(using: &generator) ?? ""
    scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
    lines[place] = String(String.UnicodeScalarView(scalars))
  }
}
