import Foundation
package import SessionFiles

/// What a worker tells about the file in hand.
package enum WorkerMessage: Equatable, Codable {
  /// The file cannot be read or is no session file; the text says why, and the line where.
  case unreadable(String, line: Int)
  /// Lines of the file look like commands and are not run; the text says which, and the first one.
  case strayPrompts(String, line: Int)
  /// Every entry of the file, before any is run.
  case planned([EntryResult])
  /// The next entry has ended, at a moment of the stage, after seconds of the clock on the wall.
  case ended(EntryResult, moment: Double, seconds: Double)
  /// All entries have ended, or the last one used up a limit; a rewrite where not all was as
  /// expected.
  case finished(Rewrite?)
}

extension WorkerMessage {
  package var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

  /// Reads a message; nil for bytes that are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = message
  }
}
