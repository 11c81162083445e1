import Foundation
package import SessionFiles

/// What a worker reports about its current file.
package enum WorkerMessage: Equatable, Codable {
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
  package var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = message
  }
}
