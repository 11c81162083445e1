/// Lines of Swift, indented in the standard style.
struct SwiftLines: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation {
  private(set) var lines: [String]

  init(_ lines: [String]) { self.lines = lines }
  init(_ line: String) { lines = [line] }
  init(arrayLiteral lines: String...) { self.lines = lines }
  init(stringLiteral line: String) { lines = [line] }

  var isEmpty: Bool { lines.isEmpty }

  static func += (left: inout SwiftLines, right: SwiftLines) { left.lines += right.lines }
  static func += (left: inout SwiftLines, right: String) { left.lines.append(right) }
  static func + (left: SwiftLines, right: SwiftLines) -> SwiftLines {
    .init(left.lines + right.lines)
  }

  /// Everything in it that could be an identifier.
  var words: Set<String> { Set(Self.words(of: lines.joined(separator: " ")).map(String.init)) }

  static func words(of line: String) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  var indented: SwiftLines { SwiftLines(lines.map { $0.isEmpty ? "" : "  " + $0 }) }

  /// The lines with a text after the last one.
  func ending(in text: String) -> SwiftLines {
    SwiftLines(lines.dropLast() + lines.suffix(1).map { $0 + text })
  }

  /// A closure after a call, or a body after a head.
  struct Closure {
    /// The parameters, with a list of captures before them; empty for none.
    var parameters = ""
    var body: SwiftLines

    fileprivate var opening: String { parameters.isEmpty ? "" : " \(parameters) in" }
  }

  /// A call with one closure, or a head with a body.
  static func call(_ head: String, _ body: SwiftLines, tail: String = "") -> SwiftLines {
    call(head, [Closure(body: body)], tail: tail)
  }

  /// A call with a closure, on one line if it is short, and a completion; or the head alone.
  static func call(_ head: String, _ closures: [Closure], tail: String = "") -> SwiftLines {
    guard let first = closures.first else { return SwiftLines(head + tail) }
    if closures.count == 1 {
      guard let line = first.body.lines.first else {
        return "\(head) {\(first.opening)\(first.opening.isEmpty ? "" : " ")}\(tail)"
      }
      let length = head.count + first.parameters.count + line.count + tail.count
      if first.body.lines.count == 1, length < longest, !line.hasPrefix("//"), !line.hasPrefix("#")
      {
        return "\(head) {\(first.opening) \(line) }\(tail)"
      }
    }
    var (lines, start): (SwiftLines, String) = ([], head)
    for (place, closure) in closures.enumerated() {
      let label = place == 0 ? "" : " completion:"
      let isOpen = !closure.body.isEmpty || place < closures.count - 1
      lines += "\(start)\(label) {\(closure.opening)" + (isOpen ? "" : " }" + tail)
      lines += closure.body.indented
      start = "}"
      if place == closures.count - 1, isOpen { lines += "}" + tail }
    }
    return lines
  }

  private static let (longest, widest) = (80, 100)

  /// The lines at an indent of `depth`, with the arguments of too long calls on their own lines.
  func wrapped(depth: Int) -> SwiftLines {
    SwiftLines(lines.flatMap { Self.wrapped($0, depth: depth) })
  }

  private static func wrapped(_ line: String, depth: Int) -> [String] {
    let start = line.drop { $0 == " " }
    guard line.count + depth > widest, !start.hasPrefix("//"), !start.hasPrefix("#error"),
      let (head, parts, tail) = longestCall(in: line)
    else { return [line] }
    let indent = String(repeating: " ", count: line.count - start.count + 2)
    let all = indent + parts.joined(separator: ", ") + tail
    if all.count + depth <= widest { return [head, all] }
    let ends = Array(repeating: ",", count: parts.count - 1) + [tail]
    return [head] + zip(parts, ends).flatMap { wrapped(indent + $0 + $1, depth: depth) }
  }

  // The call whose brackets hold the most: the text up to its bracket, its arguments, and the rest.
  private static func longestCall(in line: String) -> (String, [String], String)? {
    let text = Array(line)
    // Where brackets opened, and the commas in each.
    var open: [(place: Int, commas: [Int])] = []
    var longest: (start: Int, end: Int, commas: [Int]) = (0, 1, [])
    var isQuoted = false
    for (place, character) in text.enumerated() {
      if character == "\"", place == 0 || text[place - 1] != "\\" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      switch character {
      case "(", "[", "{": open.append((place, []))
      case ",": if !open.isEmpty { open[open.count - 1].commas.append(place) }
      case ")", "]", "}":
        guard let (start, commas) = open.popLast(), text[start] == "(" else { continue }
        if place - start > longest.end - longest.start { longest = (start, place, commas) }
      default: break
      }
    }
    guard longest.end - longest.start > 1 else { return nil }
    let bounds = [longest.start] + longest.commas + [longest.end]
    let parts = zip(bounds, bounds.dropFirst()).map {
      String(text[($0 + 1)..<$1].drop { $0 == " " })
    }
    return (String(text[...longest.start]), parts, String(text[longest.end...]))
  }
}

extension [String] {
  /// The texts as the elements of an array.
  var arrayLiteral: String { "[\(joined(separator: ", "))]" }
}
