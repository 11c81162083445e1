import FlipbookTerminal
package import SessionFiles

/// What a worker tells about the file in hand.
package enum WorkerMessage: Equatable {
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
  /// The message as bytes.
  package var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .unreadable(let text, let line):
      writer.put(0)
      writer.put(text)
      writer.put(line)
    case .strayPrompts(let text, let line):
      writer.put(5)
      writer.put(text)
      writer.put(line)
    case .planned(let results):
      writer.put(1)
      writer.put(results.count)
      results.forEach { writer.put($0) }
    case .ended(let result, let moment, let seconds):
      writer.put(2)
      writer.put(result)
      writer.put(moment.bitPattern)
      writer.put(seconds.bitPattern)
    case .finished(let rewrite):
      writer.put(rewrite == nil ? 3 : 4)
      if let rewrite { writer.put(rewrite) }
    }
    return writer.bytes
  }

  /// Reads a message; nil for bytes that are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    switch reader.count() {
    case 0:
      guard let text = reader.text(), let line = reader.count() else { return nil }
      self = .unreadable(text, line: line)
    case 1:
      guard let results = reader.list({ $0.result() }) else { return nil }
      self = .planned(results)
    case 2:
      guard let result = reader.result(), let moment = reader.number(),
        let seconds = reader.number()
      else { return nil }
      self = .ended(
        result, moment: Double(bitPattern: moment), seconds: Double(bitPattern: seconds))
    case 3: self = .finished(nil)
    case 4:
      guard let rewrite = reader.rewrite() else { return nil }
      self = .finished(rewrite)
    case 5:
      guard let text = reader.text(), let line = reader.count() else { return nil }
      self = .strayPrompts(text, line: line)
    default: return nil
    }
  }
}

extension EntryResult.Status {
  // Only `ended` says more than its place in this list.
  private static let plain: [Self] = [
    .passed, .output, .failedUnexpectedly, .shouldHaveFailed, .skipped, .notRun,
  ]

  fileprivate var code: (number: Int, reason: String) {
    if case .ended(let reason) = self { return (Self.plain.count, reason) }
    return (Self.plain.firstIndex(of: self) ?? 0, "")
  }

  fileprivate init?(code: Int, reason: String) {
    switch code {
    case Self.plain.indices: self = Self.plain[code]
    case Self.plain.count: self = .ended(reason)
    default: return nil
    }
  }
}

extension WireWriter {
  fileprivate mutating func put(_ result: EntryResult) {
    let (status, reason) = result.status.code
    put(result.line)
    put(status)
    for text in [result.entry, reason, result.output, result.diff] { put(text) }
  }

  fileprivate mutating func put(_ rewrite: Rewrite) {
    put(rewrite.text)
    put(rewrite.original)
    put(rewrite.changedLines)
    for lines in [rewrite.lostWildcards, rewrite.openLines, rewrite.leftEntries] {
      put(lines.count)
      lines.forEach { put($0) }
    }
  }
}

extension WireReader {
  fileprivate mutating func result() -> EntryResult? {
    guard let line = count(), let code = count(), let entry = text(), let reason = text(),
      let output = text(), let diff = text(),
      let status = EntryResult.Status(code: code, reason: reason)
    else { return nil }
    return EntryResult(line: line, entry: entry, status: status, output: output, diff: diff)
  }

  fileprivate mutating func rewrite() -> Rewrite? {
    guard let text = text(), let original = self.text(), let changed = count(),
      let lost = list({ $0.count() }), let open = list({ $0.count() }),
      let left = list({ $0.count() })
    else {
      return nil
    }
    return Rewrite(
      text: text, original: original, changedLines: changed, lostWildcards: lost, openLines: open,
      leftEntries: left)
  }
}
