import Foundation
import SessionFiles
import TestSupport
import Testing

extension TerminalTests {
  /// README's recording of the prompt.
  @Suite struct Recording {
    private static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "snippets")

    private static let (rows, columns) = (24, 80)
    // The seconds for typing a word and for reading an answer.
    private static let (typing, reading) = (0.15, 1.8)

    /// `WRITE_PICTURES=1` rewrites it.
    @Test func `is what the prompt shows today`() throws {
      let session = try SessionFile(
        parsing: String(
          contentsOf: Self.folder.appending(path: "guides/recording.md"), encoding: .utf8))
      let entries = session.fences.flatMap(\.entries).map(\.text)
      let picture = Self.folder.appending(path: "pictures/prompt.svg")
      var made = try Self.recording(of: entries)
      if ProcessInfo.processInfo.environment["WRITE_PICTURES"] != nil {
        try made.write(to: picture, atomically: true, encoding: .utf8)
      }
      let kept = try String(contentsOf: picture, encoding: .utf8)
      // On a busy machine a screen may have been read before it was complete.
      for _ in 0..<4 where made != kept { made = try Self.recording(of: entries) }
      #expect(
        made == kept, "WRITE_PICTURES=1 swift test --filter TerminalTests/Recording writes it")
    }

    private static func recording(of entries: [String]) throws -> String {
      let shell = try ShellOnTerminal(
        environment: ["LC_ALL": "C.UTF-8", "COLORTERM": ""], rows: rows, columns: columns)
      var recording = ScreenRecording(rows: rows, columns: columns)
      try shell.waitForPrompt()
      shell.terminal.rest(.milliseconds(60))
      recording.show(shell.screen, for: reading / 2)
      for entry in entries {
        var typed = ""
        for word in entry.split(separator: " ", omittingEmptySubsequences: false) {
          typed += (typed.isEmpty ? "" : " ") + word
          shell.terminal.send((typed == word ? "" : " ") + word)
          shell.terminal.rest(.milliseconds(60))
          recording.show(shell.screen, for: typing)
        }
        shell.terminal.send("\r")
        try shell.waitForPrompt()
        shell.terminal.rest(.milliseconds(60))
        recording.show(shell.screen, for: reading)
      }
      recording.show(shell.screen, for: reading)
      return recording.svg(title: "The prompt of Flipbook in use")
    }
  }
}
