import FlipbookText

package typealias TranscriptRecord = (entry: String, output: String, failed: Bool)

package enum SessionFileWriter {
  /// The whole file: heading, a line of prose, fences, a line feed at the end.
  ///
  /// Consecutive entries that succeeded share a fence; each failed one gets an `error` fence.
  /// Blanks and blank lines at the end of outputs are dropped, since they are never compared.
  /// `setup` has entries that print nothing, for a `setup` fence before all others.
  package static func text(title: String, setup: [String], records: [TranscriptRecord]) -> String {
    var blocks = [heading(title), Self.prose]
    if !setup.isEmpty {
      let records = setup.map { (entry: $0, output: "", failed: false) }
      blocks.append(fence("flipbook setup", records[...]))
    }
    return blocks.joined(separator: "\n\n") + "\n" + further(records[...])
  }

  /// The text to append to a file written here when the session has continued.
  package static func further(_ records: ArraySlice<TranscriptRecord>) -> String {
    var (text, rest) = ("", records)
    while let first = rest.first {
      let group = first.failed ? rest.prefix(1) : rest.prefix { !$0.failed }
      text += "\n" + fence(first.failed ? "flipbook error" : "flipbook", group) + "\n"
      rest = rest.dropFirst(group.count)
    }
    return text
  }

  /// Whether a text begins like every file written here.
  package static func wrote(_ text: String) -> Bool {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    return lines.count > 2 && lines[0].starts(with: "# ".utf8) && lines[1].isEmpty
      && lines[2].elementsEqual(Self.prose.utf8)
  }

  /// The lines around a session file's fences, but for those written here under a title; `nil` for
  /// another text.
  package static func words(in text: String, besides title: String) -> [String]? {
    let fences = (try? SessionFile(parsing: text))?.fences ?? []
    var lines = SessionText.lines(of: text).map(SessionText.trimmingEnd)
    // A file that was written here keeps the name that it had then.
    let own = ["", heading(title), prose] + (wrote(text) ? [lines[0]] : [])
    for line in fences.lazy.flatMap({ $0.line - 1..<$0.closingLine }) { lines[line] = "" }
    let words = lines.filter { !own.contains($0) }
    return fences.isEmpty && !words.isEmpty ? nil : words
  }

  private static func heading(_ title: String) -> String {
    let heading = SessionText.lines(of: title).map(SessionText.trimmingEnd).joined(separator: " ")
    return heading.isEmpty ? "# Session" : "# " + heading
  }

  private static let prose =
    "A Flipbook session: `flipbook test` runs it again and compares what it shows."

  private static func fence(_ info: String, _ records: ArraySlice<TranscriptRecord>) -> String {
    let lines = records.flatMap { record in
      typedLines(record.entry) + SessionText.outputLines(of: record.output).map(SessionText.escaped)
    }
    return FencedText.text(info, lines)
  }

  private static func typedLines(_ entry: String) -> [String] {
    let bare = [PromptText.primary, PromptText.continuation]
    return SessionText.lines(of: PromptText.typed(entry)).map { line in
      bare.contains(line) ? SessionText.trimmingEnd(line) : line
    }
  }
}

/// Text in a fence that nothing in it can end.
package enum FencedText {
  package static func text(_ info: String, _ lines: [String]) -> String {
    let run = lines.map { SessionText.longestRun(of: UInt8(ascii: "`"), in: $0) }.max() ?? 0
    let marks = String(repeating: "`", count: max(3, run + 1))
    return ([marks + info] + lines + [marks]).joined(separator: "\n")
  }
}
