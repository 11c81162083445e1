import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Tables of mistakes, each entered on a stage that has a name.
enum OfferedLines {
  typealias Stages = [String: [String]]

  /// Expects of a row `stage: typed => line` that the typed text fails and the offered line works;
  /// a check in the line may fail only if `checksMayFail`.
  static func expect(
    _ row: Substring, on stages: Stages, checksMayFail: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let arrow = try #require(row.ranges(of: " => ").last, sourceLocation: sourceLocation)
    let line = row[arrow.upperBound...]
    let typed = row[..<arrow.lowerBound].split(separator: ": ", maxSplits: 1)
    let stage = try #require(stages[String(typed[0])], sourceLocation: sourceLocation)
    let outcome = Answers.outcome(String(typed[1]), after: stage)
    #expect(
      outcome.failed && outcome.offer.map { $0[...] } == line, "\(outcome.text)",
      sourceLocation: sourceLocation)
    let next = Answers.outcome(String(line), after: stage)
    #expect(
      !next.failed || checksMayFail && next.text.contains("error: expected "), "\(next.text)",
      sourceLocation: sourceLocation)
  }

  /// Expects that the typed text fails with a message that contains a text and offers no line.
  static func expectNone(
    for typed: String, on stages: Stages, _ stage: String, saying text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stage = try #require(stages[stage], sourceLocation: sourceLocation)
    let outcome = Answers.outcome(typed, after: stage)
    #expect(
      outcome.failed && outcome.text.contains(text), "\(outcome.text)",
      sourceLocation: sourceLocation)
    #expect(outcome.offer == nil, "\(outcome.offer ?? "")", sourceLocation: sourceLocation)
    #expect(
      !outcome.text.contains("put ';' or a line break"), "\(outcome.text)",
      sourceLocation: sourceLocation)
  }
}
