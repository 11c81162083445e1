import FlipbookText

/// A session file to go through at the prompt: text to read, then an entry, in turn.
package struct Lesson: Equatable, Sendable {
  /// Text to read, an entry to carry out, or both.
  package struct Step: Equatable, Sendable {
    package var prose: [Prose] = []
    package var entry: ScriptedEntry?
    package var options = FenceOptions()

    /// The entry that opens the scrubber, the tuner, the finger or the player, for doing something
    /// like this entry by hand; `nil` if there is nothing to do by hand.
    package var entryByHand: String? {
      guard options.isByHand, let words = entry?.text.split(separator: " ") else { return nil }
      return switch (words[0], words.count) {
      case ("scrub", 3...): "scrub \(words[1])"
      case ("edit", 3...): "tune \(words[1])"
      case ("touch", 2...): "touch"
      case ("run", _), ("step", _): "play"
      default: nil
      }
    }
  }

  /// The first heading; empty if there is none.
  package let title: String
  package let steps: [Step]

  // Choice: fits a small terminal with an entry and its output.
  private static let mostLines = 8
  /// The widest line of prose that is easy to read.
  package static let columns = 76

  // Splits prose into pages; a heading stays with what follows, and a table stays whole.
  private static func pages(_ prose: [Prose]) -> [[Prose]] {
    var (pages, lines) = ([[Prose]](), 0)
    for piece in prose {
      let size = piece.lineCount(columns: columns)
      let last = pages.last?.last
      let isBound = last?.isHeading == true || piece.isVerbatim && last?.isVerbatim == true
      if last == nil || !isBound && (piece.isHeading || lines + size > mostLines) {
        pages.append([])
        lines = 0
      }
      pages[pages.count - 1].append(piece)
      lines += size
    }
    return pages
  }

  /// Makes a lesson of the fences that run on a platform, and the text around them.
  package init(_ file: SessionFile, on platform: FenceOptions.Platform? = .current) {
    var (steps, title, line) = ([Step](), "", 0)
    for fence in file.fences {
      var pages = Self.pages(file.prose(from: line, to: fence.line - 1, &title))
      line = fence.closingLine
      let entries = fence.options.runs(on: platform) ? fence.entries : []
      let last = entries.isEmpty ? [] : pages.popLast() ?? []
      steps += pages.map { Step(prose: $0) }
      steps += entries.enumerated().map { place, entry in
        Step(prose: place == 0 ? last : [], entry: entry, options: fence.options)
      }
    }
    steps += Self.pages(file.prose(from: line, to: file.lines.count, &title)).map {
      Step(prose: $0)
    }
    (self.title, self.steps) = (title, steps)
  }
}

extension Prose {
  package var isHeading: Bool { if case .heading = self { true } else { false } }
  /// Whether it is one of several lines that belong together.
  package var isVerbatim: Bool { if case .verbatim = self { true } else { false } }

  // All but the further lines of a table have a blank line before them.
  fileprivate func lineCount(columns: Int) -> Int {
    lines(columns: columns).count + (isVerbatim ? 0 : 1)
  }

  package func lines(columns: Int) -> [String] {
    switch self {
    case .heading(let text), .paragraph(let text): TextWidth.wrapped(text, to: columns)
    case .item(let text): TextWidth.wrapped(text, to: columns, hanging: 2)
    case .verbatim(let line): [line]
    }
  }
}

extension SessionFile {
  fileprivate func prose(from start: Int, to end: Int, _ title: inout String) -> [Prose] {
    var pieces = ProseReader.pieces(of: lines[start..<max(start, end)])
    if title.isEmpty, case .heading(let text)? = pieces.first {
      title = text
      pieces.removeFirst()
    }
    return pieces
  }
}
