/// Makes a pasted block fit for the line: clean text, and of a session only what was typed.
enum PastedText {
  /// Cleans a block: one kind of newline, none at the end, no control characters but tabs.
  ///
  /// If the block begins with one of our prompts it is a piece of a session: the lines with prompts
  /// are kept without them, the output between is dropped.
  static func clean(_ block: String, prompt: Prompt) -> String {
    let plain = block.replacingNewlines().filtered()
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
    let typed =
      lines.first.flatMap { typedPart($0, prompt) } == nil
      ? lines : lines.compactMap { typedPart($0, prompt) }
    let text = typed.joined(separator: "\n")
    let end = text.lastIndex { $0 != "\n" }.map { text.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)])
  }

  private static func typedPart(_ line: Substring, _ prompt: Prompt) -> Substring? {
    for start in [prompt.text, prompt.continuation] where !start.isEmpty {
      if line.hasPrefix(start) { return line.dropFirst(start.count) }
      if line + " " == start { return "" }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingNewlines() -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar != "\n" || previous != "\r" {
        result.append(scalar == "\r" ? "\n" : scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  fileprivate func filtered() -> String {
    let kept = unicodeScalars.filter { scalar in
      scalar == "\n" || scalar == "\t" || (scalar.value >= 0x20 && scalar.value != 0x7F)
    }
    return String(String.UnicodeScalarView(kept))
  }
}
