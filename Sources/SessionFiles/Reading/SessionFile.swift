/// A Markdown text whose fences marked `flipbook` hold commands and their expected output.
///
/// Only those fences count, as CommonMark has them, also in quotations and lists; a fence shown
/// inside a longer one, in a comment or in indented code is not run.
///
/// ````
/// ```flipbook
/// flip> step 0.5s
/// 0.500 s
/// ```
/// ````
package struct SessionFile: Equatable, Sendable {
  package let fences: [Fence]

  let strays: StrayPrompts

  /// The text's lines with their carriage returns; joined by line feeds they are the text again.
  let lines: [String]

  /// Reads a whole file; line feeds and CRLF both end a line.
  ///
  /// Throws the first mistake in the form of a `flipbook` fence. A text without such fences has no
  /// commands. Reading stops as `interrupted` once `isInterrupted` returns true.
  package init(
    parsing text: String, isInterrupted: () -> Bool = { false }
  ) throws(SessionFileError) {
    lines = SessionText.lines(of: text)
    guard lines.count > 1 || !lines[0].utf8.dropLast().contains(UInt8(ascii: "\r")) else {
      throw SessionFileError(line: 1, problem: .loneReturns)
    }
    var fences: [Fence] = []
    var strays = StrayPrompts()
    var blocks = MarkdownBlocks()
    var index = 0
    while index < lines.count {
      let opening = index == 0 ? SessionText.withoutByteOrderMark(lines[0]) : lines[index]
      index += 1
      guard let marker = try blocks.fence(openedBy: opening, at: index) else {
        if !blocks.isInHTML { strays.look(at: opening, number: index) }
        continue
      }
      let line = index
      var content: [String] = []
      var isClosed = false
      while !isClosed, index < lines.count, let text = blocks.content(of: lines[index]) {
        guard !isInterrupted() else { throw SessionFileError(line: line, problem: .interrupted) }
        isClosed = marker.isClosed(by: text)
        if !isClosed { content.append(text) }
        index += 1
      }
      guard try marker.isFlipbook(at: line) else {
        strays.look(at: content, in: marker, at: line)
        continue
      }
      guard isClosed else { throw SessionFileError(line: line, problem: .unclosedFence) }
      fences.append(
        try FenceReader.fence(
          marker, at: line, content: content, in: blocks.prefix, isFirst: fences.isEmpty,
          isInterrupted: isInterrupted))
    }
    (self.fences, self.strays) = (fences, strays)
  }
}
