/// A Markdown text whose fences marked `flipbook` hold commands and their expected output.
///
/// Only those fences count, backticks or tildes, indented by at most three blanks; a fence shown
/// inside a longer one is part of that one's text and is not run.
///
/// ````
/// ```flipbook
/// flip> step 0.5s
/// 0.500 s
/// ```
/// ````
package struct SessionFile: Equatable, Sendable {
  /// The fences that hold commands, in the order of the text.
  package let fences: [Fence]

  /// The text's lines, each with the carriage return it may end with; joined by line feeds they
  /// are the text again.
  let lines: [String]

  /// Reads a whole file; line feeds and CRLF both end a line.
  ///
  /// Throws the first mistake in the form of a `flipbook` fence. A text without such fences is a
  /// file without commands. Reading a very long text ends early, as `interrupted`, once
  /// `isInterrupted` says so.
  package init(
    parsing text: String, isInterrupted: () -> Bool = { false }
  ) throws(SessionFileError) {
    lines = SessionText.lines(of: text)
    var fences: [Fence] = []
    var index = 0
    while index < lines.count {
      guard let marker = FenceMarker(opening: lines[index]) else {
        index += 1
        continue
      }
      let end = lines[(index + 1)...].firstIndex { isInterrupted() || marker.isClosed(by: $0) }
      guard !isInterrupted() else { throw SessionFileError(line: index + 1, problem: .interrupted) }
      if marker.isFlipbook {
        guard let end else {
          throw SessionFileError(line: index + 1, problem: .unclosedFence)
        }
        fences.append(
          try FenceReader.fence(
            marker, at: index + 1, content: lines[(index + 1)..<end], isFirst: fences.isEmpty,
            isInterrupted: isInterrupted))
      }
      index = (end ?? lines.count) + 1
    }
    self.fences = fences
  }
}
