extension ForeignWord {
  /// Its lines, with what was typed filled in as far as possible.
  ///
  /// If a thing was named, they are about that thing. No line loses a typed block.
  func lines(for typed: String, _ names: Names, takesNumbers: Bool = true) -> [String] {
    let own = OwnWords(typed)
    let named = examples.compactMap { own.filled($0, names) }
    let meant = named.filter(\.isNamed)
    return (meant.isEmpty ? named : meant)
      .flatMap { own.lines(of: $0.line).suffix(takesNumbers ? 2 : 1) }
  }

  /// The lines that contain everything that was typed.
  func wholeLines(for typed: String, _ names: Names) -> [String] {
    let own = OwnWords(typed)
    let blocks = typed.matches(of: Self.block).map(\.1).filter { !$0.isEmpty }
    return lines(for: typed, names).filter { line in
      let said = Set(OwnWords(line).spellings)
      // A block that animates by itself gets no animating block around it.
      let isTwice = typed.contains(Self.inner) && line.contains(Self.animating)
      let isOther = ["==", "!="].contains { typed.contains($0) && !line.contains($0) }
      return !isTwice && !isOther && line.keeps(typed, names)
        && blocks.allSatisfy { line.contains($0) }
        && own.spellings.allSatisfy { word in
          said.contains(word) || words.contains(word) || Self.little.contains(word)
            || word.first?.isNumber == true
        }
    }
  }

  private static let block = Pattern(/\{ *([^{}]*?) *\}/)
  private static let inner = Pattern(/\{ *animate\ /)
  private static let animating = Pattern(/^(?:animate|animator|chain|keyframes|begin)\ /)

  // Words that say nothing by themselves.
  private static let little: Set = [
    "the", "a", "an", "it", "its", "this", "that", "my", "me", "please", "by", "over", "in", "for",
    "with", "of", "and", "then", "now", "on", "self", "uiview",
  ]

  /// A line with existing names, typed ones or the newest, in place of 'box', 'button' and 'slide',
  /// and free names for 'ball' and 'fade'; `nil` if there is no such thing.
  static func filled(_ example: String, for typed: String, _ names: Names) -> String? {
    OwnWords(typed).filled(example, names)?.line
  }
}

extension String {
  /// Whether a line says all typed numbers and names of things; a number may have another unit.
  func keeps(_ typed: String, _ names: Names) -> Bool {
    let own = OwnWords(self)
    return OwnWords(typed).isKept(in: own, names)
  }
}

/// The parts of a text with a word of another tool: names, a block and numbers.
private final class OwnWords {
  private let typed: String
  private lazy var names = Set(
    typed.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  private lazy var file = typed.firstMatch(of: OwnWords.picture)?.1
  private lazy var block = typed.outerBlock.map { typed[$0] }
    .flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  private lazy var head =
    block.map { typed[..<$0.startIndex] + typed[$0.endIndex...] } ?? typed[...]
  private lazy var numbers = head.matches(of: OwnWords.number)
    .map { (digits: String($0.2), unit: $0.3) }
  private lazy var values = typed.filter { $0 != "_" }.matches(of: OwnWords.value)
    .compactMap { Double($0.1) }
  // Whether the text has a property with a number after it.
  private lazy var hasProperty = head.contains(OwnWords.property)
  /// Its words in small letters, without dashes.
  private(set) lazy var spellings =
    typed.split { !$0.isLetter && !$0.isNumber && !"_-%".contains($0) }
    .map { $0.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" } }

  init(_ typed: String) { self.typed = typed }

  func isKept(in line: OwnWords, _ known: Names) -> Bool {
    let values = line.values
    return names.allSatisfy { line.names.contains($0) || known[$0] == nil || $0 == "root" }
      && self.values.allSatisfy { value in
        value == 0
          || values.contains { [value, value * 1000, value / 1000, value / 100].contains($0) }
      }
  }

  /// An example with existing names, and whether one of them was typed.
  func filled(_ example: String, _ known: Names) -> (line: String, isNamed: Bool)? {
    var isNamed = false
    func thing(_ isMeant: (Named) -> Bool) -> String? {
      let fitting = known.keys.filter { $0 != "root" && known[$0].map(isMeant) == true }
      let said = fitting.last { names.contains($0) }
      isNamed = isNamed || said != nil
      return (said ?? fitting.last).map { Name.typed($0) }
    }
    var line = ""
    var rest = example[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter }
      let name: String? =
        switch word {
        case "box": thing { $0.form == .view }
        case "button": thing { $0.isTapped }
        case "slide": thing { $0.form == .animator }
        case "motion" where rest.dropFirst(word.count).first == ".":
          file.map(String.init) ?? "motion"
        case "ball", "fade": word.freeName { known[$0] != nil }
        default: String(word.isEmpty ? rest.prefix(1) : word)
        }
      guard let name else { return nil }
      line += name
      rest = rest.dropFirst(max(word.count, 1))
    }
    return (line, isNamed)
  }

  /// A line with the typed block, and with the typed numbers where they fit; then without them.
  func lines(of line: String) -> [String] {
    let place = line.innerBlock
    // With two blocks, one would remain that nobody typed.
    let isOneBlock = line.matches(of: Self.braces).count == 1
    guard isOneBlock && !line.contains("\\(") || block == nil else { return [] }
    let (head, tail) = (place.map { line[..<$0.lowerBound] } ?? line[...], place?.upperBound)
    let rest = (block ?? place.map { line[$0] } ?? "") + (tail.map { line[$0...] } ?? "")
    return [numbered(head) + rest, String(head + rest)]
  }

  // Replaces the line's numbers by as many typed ones, or its only number by the first one.
  private func numbered(_ line: Substring) -> String {
    var rest = numbers[...]
    let count = line.matches(of: Self.number).count
    guard count == rest.count || count == 1 && rest.first?.unit.isEmpty == false else {
      return String(line)
    }
    return String(
      line.replacing(Self.number) { place in
        // A property's new value is no time.
        guard let (digits, unit) = rest.popFirst(), let value = Double(digits),
          unit != "%" || place.3 == "%",
          !unit.isEmpty || !hasProperty || !["s", "ms", "f"].contains(place.3)
        else { return String(place.0) }
        // Other tools' plain times are seconds or milliseconds.
        let wanted: String =
          switch place.3 {
          case "s", "ms", "f": value < 50 ? "s" : "ms"
          case "%": value > 1 ? "%" : ""
          default: String(place.3)
          }
        return "\(place.1)\(digits)\(unit.isEmpty ? wanted : String(unit))"
      })
  }

  private static let property = Pattern(
    /\b(?:x|y|left|top|width|height|alpha|opacity|scale\w?|rotat\w+|color)[ :=,]+[-\d]/)

  // The text before a number, its digits and its unit; numbers in ranges do not match.
  private static let number = Pattern(/(^|[ (:])(\d*\.?\d+)(s|ms|f|deg|%|)(?=[ ,;)]|px|$)/)
  private static let picture = Pattern(/([\w\/-]+)\.(?:gif|mp4|mov|webm|png|jpg)(?: |$)/)
  private static let value = Pattern(/(?:^|[^\w.])(\d*\.?\d+)/)
  private static let braces = Pattern(/\{[^{}]*\}/)
}

extension String {
  /// The range inside the first braces.
  var outerBlock: Range<Index>? {
    guard let open = firstIndex(of: "{") else { return nil }
    var depth = 0
    for place in self[open...].indices {
      if self[place] == "{" { depth += 1 }
      if self[place] == "}" { depth -= 1 }
      if depth == 0 { return index(after: open)..<place }
    }
    return nil
  }

  /// The range inside the first braces that contain no others.
  fileprivate var innerBlock: Range<Index>? {
    guard let close = firstIndex(of: "}"), let open = self[..<close].lastIndex(of: "{") else {
      return nil
    }
    return index(after: open)..<close
  }
}

extension Named {
  fileprivate var isTapped: Bool {
    guard case .view(let view) = self else { return false }
    return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
  }
}
