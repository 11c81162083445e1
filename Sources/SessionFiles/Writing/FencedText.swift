/// Text in a fence that nothing in it can end.
package enum FencedText {
  package static func text(_ info: String, _ lines: [String]) -> String {
    let backtick = UInt8(ascii: "`")
    let run = lines.map { SessionText.longestRun(of: backtick, in: $0) }.max() ?? 0
    let marks = String(repeating: "`", count: max(3, run + 1))
    return ([marks + info] + lines + [marks]).joined(separator: "\n")
  }
}
