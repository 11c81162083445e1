import FlipbookSession

/// A recorded motion: how far it has come at some moments, as a share of the way from its first value
/// to its last.
struct RecordedTiming {
  /// The samples, the first at 0 s, the last at the motion's duration.
  let samples: [NearestTiming.Sample]
  var seconds: Double { samples[samples.count - 1].time }

  // Choices: the limits of motions to look for, and of numbers whose squares can be added.
  private static let counts = 3...10_000
  private static let lengths = 1e-3...1e6
  private static let farthest = 1e9

  /// Reads lines of a time, in milliseconds where a heading says so, else in seconds, and a value,
  /// perhaps below a header, or what `export csv` writes of one number.
  ///
  /// - Parameter text: `nil` if no files are read.
  init(csv text: String?, named name: String) throws(UnopenedFile) {
    func wrong(_ what: String, line: Int? = nil) -> UnopenedFile {
      UnopenedFile(
        PrintableText.line(name) + (line.map { ":\($0 + 1)" } ?? "") + ": \(what)",
        hint: "a line has a time in seconds, a comma and a value; 'export csv' writes such a file "
          + "of one number")
    }
    guard let text else { throw UnopenedFile("no files are read here", hint: nil) }
    var (width, unit, rows) = (2, 1.0, [NearestTiming.Sample]())
    for (line, record) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !record.allSatisfy(\.isWhitespace)
    {
      let fields = record.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"])) }
      let numbers = fields.map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
      if line == 0, numbers.allSatisfy({ $0 == nil }) {
        width = record.hasPrefix("time (s),frame (") ? 3 : 2
        let words = fields[0].split { !$0.isLetter }.map { $0.lowercased() }
        if fields[0].hasSuffix("Ms")
          || words.contains(where: { ["ms", "msec"].contains($0) || $0.hasPrefix("milli") })
        {
          unit = 1e-3
        } else if words.contains(where: ["frame", "frames"].contains) {
          throw wrong("its times are frames, not seconds", line: line)
        }
        continue
      }
      guard fields.count == width else {
        throw wrong("it has \(fields.count) fields, not \(width)", line: line)
      }
      guard let time = numbers[0].map({ $0 * unit }), let value = numbers[width - 1] else {
        let field = PrintableText.line(fields[numbers[0] == nil ? 0 : width - 1])
        throw wrong("'\(TextWidth.truncated(field, to: 20))' is not a number", line: line)
      }
      guard rows.last.map({ $0.time < time }) ?? true else {
        throw wrong("its time is not after the last one", line: line)
      }
      rows.append((time, value))
      guard rows.count <= Self.counts.upperBound else {
        throw wrong("it has more than \(Self.counts.upperBound) samples", line: line)
      }
    }
    guard rows.count >= Self.counts.lowerBound, let start = rows.first, let end = rows.last else {
      throw wrong("it has fewer than \(Self.counts.lowerBound) samples")
    }
    guard Self.lengths.contains(end.time - start.time) else {
      throw wrong("it takes less than 1 ms, or more than 1e6s")
    }
    let way = end.share - start.share
    samples = rows.map { ($0.time - start.time, ($0.share - start.share) / way) }
    guard samples.allSatisfy({ $0.share.magnitude <= Self.farthest }) else {
      throw wrong("it has no way to go: its last value is its first")
    }
  }
}
