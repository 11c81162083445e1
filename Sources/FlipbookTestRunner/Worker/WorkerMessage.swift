/// A worker's report about its current file.
package enum WorkerMessage: Equatable {
  /// The text says what is wrong, and the line where: the file cannot be read, or lines outside of
  /// fences look like commands.
  case problem(String, line: Int, Verdict)
  /// All entries, before any is run.
  case planned([EntryResult])
  /// The next entry has ended, at a moment of the stage, after so many seconds of wall-clock time.
  case ended(EntryResult, moment: Double, seconds: Double)
  /// All entries have ended, or the last one reached a limit; a rewrite if something differed.
  case finished(FileUpdate?)

  // By their numbers in the bytes.
  private static let blanks: [Self] = [
    .problem("", line: 0, .passed), .planned([]), .ended(.blank, moment: 0, seconds: 0),
    .finished(nil), .finished(.blank),
  ]

  private var kind: Int {
    switch self {
    case .problem: 0
    case .planned: 1
    case .ended: 2
    case .finished(nil): 3
    case .finished: 4
    }
  }

  package var bytes: [UInt8] {
    var (wire, kind, message) = (Wire(), kind, self)
    wire.pass(&kind)
    message.pass(through: &wire)
    return wire.bytes
  }

  package init?(_ bytes: ArraySlice<UInt8>) {
    var (wire, kind) = (Wire(reading: bytes), -1)
    wire.pass(&kind)
    guard Self.blanks.indices.contains(kind) else { return nil }
    self = Self.blanks[kind]
    pass(through: &wire)
    guard wire.isRead else { return nil }
  }

  private mutating func pass(through wire: inout Wire) {
    switch self {
    case .problem(var text, var line, let verdict):
      var code = Int(verdict.rawValue)
      wire.pass(&text)
      wire.pass(&line)
      wire.pass(&code)
      self = .problem(text, line: line, Verdict(rawValue: Int32(clamping: code)) ?? verdict)
    case .planned(var results):
      wire.pass(&results, of: .blank) { $0.pass(through: &$1) }
      self = .planned(results)
    case .ended(var result, var moment, var seconds):
      result.pass(through: &wire)
      wire.pass(&moment)
      wire.pass(&seconds)
      self = .ended(result, moment: moment, seconds: seconds)
    case .finished(var rewrite):
      rewrite?.pass(through: &wire)
      self = .finished(rewrite)
    }
  }
}
