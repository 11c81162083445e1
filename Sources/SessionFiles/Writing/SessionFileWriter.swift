import FlipbookText

/// One entry of a session with what it answered, as `save` writes it.
package struct TranscriptRecord: Equatable, Sendable {
  /// What was typed, lines joined by line feeds.
  package let entry: String
  /// What was shown.
  package let output: String
  package let failed: Bool

  package init(entry: String, output: String, failed: Bool) {
    (self.entry, self.output, self.failed) = (entry, output, failed)
  }
}

/// Writes sessions as session files.
package enum SessionFileWriter {
  /// The whole file: a heading, a line of prose, the fences, a line feed at the end.
  ///
  /// Entries that succeeded one after another share a fence; each failed one has an `error` fence
  /// of its own. Read again and run by something that answers the same, the file passes. Trailing
  /// blanks and trailing blank lines of outputs are not written, since they are never compared.
  ///
  /// - Parameters:
  ///   - title: the heading, in one line.
  ///   - setup: entries for a `setup` fence before all others, which print nothing; none for no
  ///     such fence.
  ///   - records: the session, in order.
  package static func text(
    title: String, setup: [String], records: [TranscriptRecord]
  ) -> String {
    let heading = SessionText.lines(of: title).map(SessionText.trimmingEnd).joined(separator: " ")
    var blocks = [heading.isEmpty ? "# Session" : "# " + heading, Self.prose]
    if !setup.isEmpty {
      let records = setup.map { TranscriptRecord(entry: $0, output: "", failed: false) }
      blocks.append(fence("flipbook setup", records[...]))
    }
    return blocks.joined(separator: "\n\n") + "\n" + further(records[...])
  }

  /// What makes a file that is written here one of a session that has gone on with some records.
  package static func further(_ records: ArraySlice<TranscriptRecord>) -> String {
    var (text, rest) = ("", records)
    while let first = rest.first {
      let group = first.failed ? rest.prefix(1) : rest.prefix { !$0.failed }
      text += "\n" + fence(first.failed ? "flipbook error" : "flipbook", group) + "\n"
      rest = rest.dropFirst(group.count)
    }
    return text
  }

  /// Whether a text has the beginning that every file has which is written here.
  package static func wrote(_ text: String) -> Bool {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    return lines.count > 2 && lines[0].starts(with: "# ".utf8) && lines[1].isEmpty
      && lines[2].elementsEqual(Self.prose.utf8)
  }

  private static let prose =
    "A Flipbook session: `flipbook test` runs it again and compares what it shows."

  private static func fence(_ info: String, _ records: ArraySlice<TranscriptRecord>) -> String {
    let lines = records.flatMap { typedLines($0.entry) + outputLines($0.output) }
    return FencedText.text(info, lines)
  }

  private static func typedLines(_ entry: String) -> [String] {
    let bare = [PromptText.primary, PromptText.continuation]
    return SessionText.lines(of: PromptText.typed(entry)).map { line in
      bare.contains(line) ? SessionText.trimmingEnd(line) : line
    }
  }

  private static func outputLines(_ output: String) -> [String] {
    SessionText.outputLines(of: output).map(SessionText.escaped)
  }
}
