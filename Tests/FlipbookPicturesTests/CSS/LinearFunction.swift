import FlipbookText

/// `linear()` as a browser reads it, written from the specification and not from our writer.
///
/// Source: CSS Easing Functions Level 2, "create a linear easing function" and "calculate linear
/// easing output progress".
struct LinearFunction {
  private(set) var points: [(input: Double, output: Double)] = []

  /// Reads a function; `nil` for other text, and for a single stop with a position.
  init?(_ text: String) {
    guard let inner = Self.inside("linear", text) else { return nil }
    let stops = Self.split(inner, at: ",").map { Self.split($0, at: " ") }
    var positions: [(input: Double?, output: Double)] = []
    for words in stops {
      guard (1...3).contains(words.count) else { return nil }
      let shares = words.map(Self.share)
      // The number comes first or last, and the positions are together.
      guard let place = shares.firstIndex(where: { $0 == nil }),
        place == 0 || place == words.count - 1, let output = Double(words[place])
      else { return nil }
      let inputs = shares.enumerated().filter { $0.offset != place }.map(\.element)
      guard inputs.allSatisfy({ $0 != nil }), stops.count > 1 || inputs.isEmpty else { return nil }
      positions += inputs.isEmpty ? [(nil, output)] : inputs.map { ($0, output) }
    }
    guard !positions.isEmpty else { return nil }
    place(positions)
  }

  private mutating func place(_ stops: [(input: Double?, output: Double)]) {
    var inputs = stops.map(\.input)
    var largest = -Double.infinity
    if inputs[0] == nil { inputs[0] = 0 }
    for index in inputs.indices {
      if let input = inputs[index] {
        largest = max(largest, input)
        inputs[index] = largest
      } else if index == inputs.count - 1 {
        inputs[index] = max(1, largest)
      }
    }
    var last = 0
    for (index, input) in inputs.enumerated() {
      guard let input, let first = inputs[last] else { continue }
      for between in (last..<index).dropFirst() {
        inputs[between] = first + (input - first) * Double(between - last) / Double(index - last)
      }
      last = index
    }
    points = zip(inputs, stops).map { ($0 ?? 0, $1.output) }
  }

  func progress(at input: Double) -> Double {
    guard points.count > 1 else { return points[0].output }
    var index = points.lastIndex { $0.input <= input } ?? 0
    if index == points.count - 1 { index -= 1 }
    let (a, b) = (points[index], points[index + 1])
    guard a.input != b.input else { return b.output }
    return a.output + (b.output - a.output) * (input - a.input) / (b.input - a.input)
  }

  /// The function as CSS writes computed values.
  var text: String {
    let stops = points.map { point in
      NumberText.brief(point.output, digits: 6) + " "
        + NumberText.brief(point.input * 100, digits: 6) + "%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  // MARK: Words

  private static func share(_ word: String) -> Double? {
    if let inner = inside("calc", word) { return share(inner) }
    if let inner = inside("min", word) {
      let all = split(inner, at: ",").map(share)
      return all.contains { $0 == nil } ? nil : all.compactMap(\.self).min()
    }
    return word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : nil
  }

  // The text inside the brackets of a function.
  private static func inside(_ name: String, _ text: String) -> String? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
    return String(text.dropFirst(name.count + 1).dropLast())
  }

  // The parts between marks that are in no brackets, without blanks around them.
  private static func split(_ text: String, at mark: Character) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == mark, depth == 0 {
        parts.append("")
      } else if character != " " || depth > 0 || mark != " " {
        parts[parts.count - 1].append(character)
      }
    }
    let trimmed = parts.map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return mark == " " ? trimmed.filter { !$0.isEmpty } : trimmed
  }
}
