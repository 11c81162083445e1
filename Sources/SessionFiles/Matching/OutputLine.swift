/// A line of output, prepared once for all patterns, and where its numbers are.
///
/// A number is digits, with at most one decimal point among or before them, a sign and an
/// exponent; a unit may follow (`0.5s`, `50%`). Digits inside a word (`box2`, `#ff8800`) or in a
/// chain of points (`1.2.3`) are text, and a sign right after a word or a closing bracket
/// (`a-5`, `10-20`) is text before a number.
struct OutputLine {
  let text: String
  let scalars: [Unicode.Scalar]

  init(_ text: String) { (self.text, scalars) = (text, Array(text.unicodeScalars)) }

  /// The whole number that starts here; nil if none does.
  func number(at start: Int) -> Range<Int>? {
    guard canStart(at: start) else { return nil }
    var end = endOfDigits(from: isSign(start) ? start + 1 : start)
    if scalar(end) == ".", isDigit(end + 1) { end = endOfDigits(from: end + 1) }
    end = endOfExponent(from: end)
    let isChain = scalar(end) == "." && isDigit(end + 1)
    return isChain ? nil : start..<end
  }

  /// Whether a number would start here, even a malformed one.
  func canStart(at place: Int) -> Bool {
    if isSign(place) { return isSignOfNumber(place) }
    guard isDigit(place) || scalar(place) == "." && isDigit(place + 1) else { return false }
    guard place > 0, let before = scalar(place - 1) else { return true }
    if before == "." { return isDigit(place) && scalar(place - 2) == "." }
    return !Self.isWord(before) && !isSignOfNumber(place - 1)
  }

  func endOfBlanks(from place: Int) -> Int {
    var end = place
    while scalar(end) == " " || scalar(end) == "\t" { end += 1 }
    return end
  }

  private func isSignOfNumber(_ place: Int) -> Bool {
    guard isSign(place), isDigit(place + 1) || scalar(place + 1) == "." && isDigit(place + 2)
    else { return false }
    guard let before = scalar(place - 1) else { return true }
    return !Self.isWord(before) && before != "." && before != ")" && !isSign(place - 1)
  }

  private func endOfDigits(from place: Int) -> Int {
    var end = place
    while isDigit(end) { end += 1 }
    return end
  }

  private func endOfExponent(from place: Int) -> Int {
    guard scalar(place) == "e" || scalar(place) == "E" else { return place }
    let digits = isSign(place + 1) ? place + 2 : place + 1
    let end = endOfDigits(from: digits)
    let isFollowedByWord = scalar(end).map(Self.isWord) ?? false
    return end == digits || isFollowedByWord ? place : end
  }

  private func scalar(_ place: Int) -> Unicode.Scalar? {
    scalars.indices.contains(place) ? scalars[place] : nil
  }

  private func isSign(_ place: Int) -> Bool { scalar(place) == "-" || scalar(place) == "+" }

  private func isDigit(_ place: Int) -> Bool {
    scalar(place).map { ("0"..."9").contains($0) } ?? false
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "0"..."9", "a"..."z", "A"..."Z", "_", "#": true
      default: false
      }
    }
    return scalar.properties.isAlphabetic
  }
}

package enum FirstNumber {
  /// The first number in an output, as written: what a prediction is compared with.
  package static func of(_ output: String) -> String? {
    SessionText.lines(of: output).lazy.map(OutputLine.init).compactMap { line in
      line.scalars.indices.lazy.compactMap(line.number).first.map { line.scalars[$0].text }
    }.first
  }
}
