/// Lines of Swift, indented as the standard style has it.
struct SwiftLines {
  private(set) var lines: [String]

  init(_ lines: [String] = []) { self.lines = lines }

  init(_ line: String) { lines = [line] }

  var isEmpty: Bool { lines.isEmpty }

  static func += (left: inout SwiftLines, right: SwiftLines) { left.lines += right.lines }

  static func += (left: inout SwiftLines, right: String) { left.lines.append(right) }

  static func + (left: SwiftLines, right: SwiftLines) -> SwiftLines {
    SwiftLines(left.lines + right.lines)
  }

  /// The identifiers in it, among others.
  var words: Set<String> {
    Set(
      lines.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .map(String.init))
  }

  /// The same, further in.
  var indented: SwiftLines { SwiftLines(lines.map { $0.isEmpty ? "" : "  " + $0 }) }

  /// The same with something behind its last line.
  func ending(in text: String) -> SwiftLines {
    SwiftLines(lines.dropLast() + (lines.last.map { [$0 + text] } ?? []))
  }

  /// A closure behind a call, or a body behind a head.
  struct Closure {
    /// What stands between it and the one before: `completion:`; empty for the first.
    var label = ""
    /// What it is given; empty where it takes nothing or what it takes is of no use.
    var parameters = ""
    var body: SwiftLines
  }

  /// A call with closures behind it; without any, the head alone.
  ///
  /// What is short stands on one line.
  static func call(_ head: String, _ closures: [Closure], tail: String = "") -> SwiftLines {
    guard !closures.isEmpty else { return SwiftLines(head + tail) }
    if closures.count == 1, let closure = closures.first, closure.body.isEmpty {
      return SwiftLines(
        "\(head) {\(closure.parameters.isEmpty ? "" : " \(closure.parameters) in ")}\(tail)")
    }
    if closures.count == 1, let closure = closures.first, let line = closure.body.lines.first,
      closure.body.lines.count == 1, closure.label.isEmpty, isShort(head, closure, line, tail)
    {
      let parameters = closure.parameters.isEmpty ? "" : closure.parameters + " in "
      return SwiftLines("\(head) { \(parameters)\(line) }\(tail)")
    }
    var lines = SwiftLines()
    var isOpen = false
    for (place, closure) in closures.enumerated() {
      let label = closure.label.isEmpty ? "" : " \(closure.label):"
      let parameters = closure.parameters.isEmpty ? "" : " \(closure.parameters) in"
      isOpen = !closure.body.isEmpty || place < closures.count - 1
      lines += (place == 0 ? head : "}") + "\(label) {\(parameters)" + (isOpen ? "" : " }" + tail)
      lines += closure.body.indented
    }
    if isOpen { lines += "}" + tail }
    return lines
  }

  private static let (longest, widest) = (80, 100)

  /// The same with calls that are too long for a line on several: the arguments further in, on one
  /// line or each on its own.
  ///
  /// - Parameter depth: the columns that stand before each line at last.
  func wrapped(depth: Int) -> SwiftLines {
    SwiftLines(lines.flatMap { Self.wrapped($0, depth: depth) })
  }

  private static func wrapped(_ line: String, depth: Int) -> [String] {
    let start = line.drop { $0 == " " }
    guard line.count + depth > widest, !start.hasPrefix("//"), !start.hasPrefix("#error"),
      let (head, parts, tail) = outerCall(line)
    else { return [line] }
    let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count + 2)
    let all = indent + parts.joined(separator: ", ") + tail
    if all.count + depth <= widest { return [head, all] }
    return [head]
      + parts.enumerated().flatMap { place, part in
        wrapped(indent + part + (place == parts.count - 1 ? tail : ","), depth: depth)
      }
  }

  // The call on a line whose brackets hold the most: what stands up to the bracket, its arguments,
  // and the rest.
  private static func outerCall(_ line: String) -> (String, [String], String)? {
    let text = Array(line)
    var (open, best): ([Int], (Int, Int)?) = ([], nil)
    var isQuoted = false
    for (place, character) in text.enumerated() {
      if character == "\"", place == 0 || text[place - 1] != "\\" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if "([{".contains(character) { open.append(place) }
      guard ")]}".contains(character), let start = open.popLast(), text[start] == "(" else {
        continue
      }
      if place - start > best.map({ $0.1 - $0.0 }) ?? 1 { best = (start, place) }
    }
    guard let (start, end) = best else { return nil }
    var (parts, depth, part): ([String], Int, String) = ([], 0, "")
    for character in text[(start + 1)..<end] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else if !(part.isEmpty && character == " ") {
        part.append(character)
      }
    }
    return (String(text[...start]), parts + [part], String(text[end...]))
  }

  private static func isShort(
    _ head: String, _ closure: Closure, _ line: String, _ tail: String
  ) -> Bool {
    !line.hasPrefix("//") && !line.hasPrefix("#")
      && head.count + closure.parameters.count + line.count + tail.count < longest
  }
}
