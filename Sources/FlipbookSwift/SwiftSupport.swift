import CSwiftSupport

/// Declarations after the code, for things that UIKit lacks.
enum SwiftSupport {
  static func lines(for needs: Set<SwiftWriter.Need>) -> SwiftLines {
    let needed = parts.filter { part in needs.contains { $0.rawValue == part.need } }
    let lines = needed.filter { !$0.isHeadless }.reduce([] as SwiftLines) { $0 + "" + $1.lines }
    let own = needed.filter(\.isHeadless).map(\.lines.indented.lines)
    guard !own.isEmpty else { return lines }
    return lines + ["", "#if !canImport(HeadlessUIKit)"]
      + SwiftLines(own.joined(separator: [""]) + ["#endif"])
  }

  // Each part's heading is the name of its need; a second word means that HeadlessUIKit has it.
  private static let parts = String(cString: swift_support()).split(separator: "// MARK: ").map {
    part in
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = lines[0].split(separator: " ")
    let body = lines[1...(lines.lastIndex { !$0.isEmpty } ?? 0)]
    return (need: words[0], isHeadless: words.count > 1, lines: SwiftLines(Array(body)))
  }
}
