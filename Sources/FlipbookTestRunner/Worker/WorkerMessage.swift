package import SessionFiles

/// What a worker reports about its current file.
package enum WorkerMessage: Equatable {
  /// The text says why, and the line where.
  case unreadable(String, line: Int)
  /// Lines outside of fences look like commands; the text says which.
  case strayPrompts(String, line: Int)
  /// All entries, before any is run.
  case planned([EntryResult])
  /// The next entry has ended, at a moment of the stage, after so many seconds of wall-clock time.
  case ended(EntryResult, moment: Double, seconds: Double)
  /// All entries have ended, or the last one reached a limit; a rewrite if something differed.
  case finished(FileUpdate?)
}

extension WorkerMessage {
  // By their numbers in the bytes.
  private static let blanks: [Self] = [
    .unreadable("", line: 0), .strayPrompts("", line: 0), .planned([]),
    .ended(.blank, moment: 0, seconds: 0), .finished(nil), .finished(.blank),
  ]

  private var kind: Int {
    switch self {
    case .unreadable: 0
    case .strayPrompts: 1
    case .planned: 2
    case .ended: 3
    case .finished(nil): 4
    case .finished: 5
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
    case .unreadable(var text, var line):
      wire.pass(&text)
      wire.pass(&line)
      self = .unreadable(text, line: line)
    case .strayPrompts(var text, var line):
      wire.pass(&text)
      wire.pass(&line)
      self = .strayPrompts(text, line: line)
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
