import TestSupport
import Testing

@testable import SessionFiles

/// A wildcard makes no test vacuous: lines that were checked before an update are checked after it,
/// or the entry is left to a person.
@Suite struct UpdateKeepsChecksTests {
  private static let words = ["box", "alpha", "tag", "time", ""]
  private static let values = ["0.500", "1.000", "2", "3.25", "none"]

  /// An output and an expectation that it meets, some of it wildcards.
  private struct Specimen {
    var output: [String] = []
    var expected: [String] = []

    init(_ generator: inout SeededGenerator, isDistinct: Bool = false) {
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        let word = words.randomElement(using: &generator) ?? ""
        let line = word + " " + (values.randomElement(using: &generator) ?? "")
        if isDistinct, output.contains(line) { continue }
        output.append(line)
        // Of equal lines, and of parts of lines, nobody could say which one has come or gone.
        switch Int.random(in: isDistinct ? 2..<8 : 0..<8, using: &generator) {
        case 0...3: expected.append(line)
        case 4 where !isDistinct: expected.append("[..]")
        case 5 where !isDistinct: expected.append(word + " [..]")
        case 6 where expected.last == "...": break
        default: expected += expected.last == "..." ? [] : ["..."]
        }
      }
    }
  }

  private func passes(_ expected: [String], _ output: [String]) throws -> Bool {
    try file(expected).check(name: "t") { _ in (output.joined(separator: "\n"), false) }.isPassing
  }

  private func file(_ expected: [String]) throws -> SessionFile {
    try SessionFile(parsing: fenced((["flip> a"] + expected).joined(separator: "\n")))
  }

  /// The places of the lines in which any change is noticed.
  private func checked(_ expected: [String], _ output: [String]) throws -> [Int] {
    try output.indices.filter { place in
      var output = output
      output[place] = "never seen before"
      return try !passes(expected, output)
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `in random fences`(block: UInt64) throws {
    for seed in (block * 50)..<(block + 1) * 50 {
      var generator = SeededGenerator(seed: seed)
      let specimen = Specimen(&generator)
      try #require(try passes(specimen.expected, specimen.output), "seed \(seed)")
      let checked = try checked(specimen.expected, specimen.output)
      var output = specimen.output.map(Optional.init)
      for place in checked.shuffled(using: &generator).prefix(.random(in: 1...3, using: &generator))
      {
        output[place] = changed(specimen.output[place], place, &generator)
      }
      // A wildcard takes whatever comes: that may be something else as well.
      for place in output.indices where !checked.contains(place) {
        if Bool.random(using: &generator) { output[place] = "other 0.\(place)5" }
      }
      guard !checked.isEmpty else { continue }
      let shown = output.compactMap { $0 }
      let isMet = try passes(specimen.expected, shown)
      // Of a line that is compared in part the rest may change.
      #expect(!isMet || !shown.contains { $0.hasPrefix("changed") }, "seed \(seed)")
      guard !isMet else { continue }
      try update(specimen, to: output, checking: checked, seed)
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `where lines come and go as well`(block: UInt64) throws {
    for seed in (block * 50)..<(block + 1) * 50 {
      var generator = SeededGenerator(seed: 1_000_000 + seed)
      let specimen = Specimen(&generator, isDistinct: true)
      let checked = try checked(specimen.expected, specimen.output)
      guard let place = checked.randomElement(using: &generator) else { continue }
      var output = specimen.output.map(Optional.init)
      output[place] = specimen.output[place] + "9"
      let other = Int.random(in: 0..<output.count, using: &generator)
      if other != place, Bool.random(using: &generator) {
        output[other] = nil
      } else {
        output[other] = "new \(other).5\n" + (output[other] ?? "")
      }
      guard try !passes(specimen.expected, lines(of: output)) else { continue }
      try update(specimen, to: output, checking: checked, seed)
    }
  }

  private func lines(of output: [String?]) -> [String] {
    SessionText.lines(of: output.compactMap { $0 }.joined(separator: "\n"))
  }

  // What becomes of a line: another value, another end, or all of it.
  private func changed(_ line: String, _ place: Int, _ generator: inout SeededGenerator) -> String {
    let word = line.prefix { $0 != " " }
    return switch Int.random(in: 0..<3, using: &generator) {
    case 0: word + " 7.\(place)25"
    case 1: line + " changed\(place)"
    default: "changed \(place)"
    }
  }

  private func update(
    _ specimen: Specimen, to output: [String?], checking checked: [Int], _ seed: UInt64
  ) throws {
    let shown = lines(of: output)
    let old = try file(specimen.expected)
    let update = old.updated { _ in (shown.joined(separator: "\n"), false) }
    guard update.unsettled.isEmpty else {
      #expect(!update.openLines.isEmpty && update.changedLines == 0, "seed \(seed)")
      #expect(update.text == fenced((["flip> a"] + specimen.expected).joined(separator: "\n")))
      return
    }
    let new = try #require(try SessionFile(parsing: update.text).fences.first?.entries.first)
    #expect(try passes(new.expected, shown), "seed \(seed)")
    for place in checked where output[place] != nil {
      var other = output
      // What was inserted stands ahead of the line.
      var own = SessionText.lines(of: output[place] ?? "")
      own[own.count - 1] = "never seen before"
      other[place] = own.joined(separator: "\n")
      let isNoticed = try !passes(new.expected, lines(of: other))
      #expect(isNoticed, "seed \(seed)\n\(specimen)\n\(shown)\n\(new.expected)")
    }
  }
}
