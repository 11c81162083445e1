/// The entries of a pasted piece of a session; nil if no line starts with the prompt, so that the
/// text is taken as typed.
///
/// Strips prompts, joins continuation lines by line feeds, and drops everything else. The piece may
/// be indented or quoted as in mail and Markdown.
package func pasted(_ text: String) -> [String]? {
  var entries: [[String]] = []
  var isTyping = false
  let lines = SessionText.lines(of: text).map(SessionText.droppingReturn)
  let margin = margin(of: lines)
  for line in lines {
    let isInside = line.utf8.starts(with: margin)
    let text = isInside ? String(Substring(line.utf8.dropFirst(margin.count))) : ""
    switch SessionText.kind(of: text) {
    case .prompt(let text):
      entries.append([text])
      isTyping = true
    case .continuation(let text) where isTyping: entries[entries.count - 1].append(text)
    default: isTyping = false
    }
  }
  return entries.isEmpty ? nil : entries.map { $0.joined(separator: "\n") }
}

// The smallest margin counts: anything further in is output.
private func margin(of lines: [String]) -> [UInt8] {
  let margins = lines.compactMap { line -> Substring.UTF8View? in
    let margin = line.utf8.prefix { SessionText.isBlank($0) || $0 == UInt8(ascii: ">") }
    let rest = String(Substring(line.utf8.dropFirst(margin.count)))
    guard case .prompt = SessionText.kind(of: rest) else { return nil }
    return margin
  }
  return Array(margins.min { $0.count < $1.count } ?? "".utf8[...])
}
