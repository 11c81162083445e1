/// A recursive-descent parser: sums of products of signed primaries.
struct OracleExpressionParser {
  private let text: String
  private let characters: [Character]
  private var offset = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Reads the whole text.
  mutating func parse() throws(OracleError) -> OracleExpression {
    let expression = try sum()
    guard peek() == nil else { throw failure }
    return expression
  }

  private var failure: OracleError { .syntax(expression: text, offset: offset) }

  // MARK: Operations

  private mutating func sum() throws(OracleError) -> OracleExpression {
    var left = try product()
    while let sign = take(anyOf: "+-") { left = combine(left, sign, try product()) }
    return left
  }

  private mutating func product() throws(OracleError) -> OracleExpression {
    var left = try signed()
    while let sign = take(anyOf: "*/") { left = combine(left, sign, try signed()) }
    return left
  }

  private mutating func signed() throws(OracleError) -> OracleExpression {
    if take(anyOf: "+") != nil { return try signed() }
    guard take(anyOf: "-") != nil else { return try primary() }
    return combine(.number(0), "-", try signed())
  }

  private func combine(
    _ left: OracleExpression, _ sign: Character, _ right: OracleExpression
  ) -> OracleExpression {
    guard case .number(let a) = left, case .number(let b) = right else {
      return .call(String(sign), [.init(value: left), .init(value: right)])
    }
    switch sign {
    case "+": return .number(a + b)
    case "-": return .number(a - b)
    case "*": return .number(a * b)
    default: return .number(a / b)
    }
  }

  // MARK: Primaries

  private mutating func primary() throws(OracleError) -> OracleExpression {
    guard let character = peek() else { throw failure }
    if character == "(" { return try group() }
    if character.isNumber || character == "." { return try number() }
    let name = word()
    guard !name.isEmpty else { throw failure }
    if name == "pi" || name == "π" { return .number(.pi) }
    if peek() == "(" { return .call(name, try arguments()) }
    var fields: [OracleExpression.Argument] = []
    while let label = takeLabel(before: "=") {
      fields.append(.init(label: label, value: try sum()))
    }
    return .call(name, fields)
  }

  private mutating func group() throws(OracleError) -> OracleExpression {
    let members = try arguments()
    if members.count == 1, let member = members.first, member.label == nil { return member.value }
    return .call("", members)
  }

  private mutating func arguments() throws(OracleError) -> [OracleExpression.Argument] {
    guard take(anyOf: "(") != nil else { throw failure }
    if take(anyOf: ")") != nil { return [] }
    var arguments: [OracleExpression.Argument] = []
    repeat {
      let label = takeLabel(before: "=") ?? takeLabel(before: ":")
      arguments.append(.init(label: label, value: try sum()))
    } while take(anyOf: ",") != nil
    guard take(anyOf: ")") != nil else { throw failure }
    return arguments
  }

  private mutating func number() throws(OracleError) -> OracleExpression {
    let start = offset
    func isExponent(_ index: Int) -> Bool {
      guard index + 1 < characters.count, characters[index].lowercased() == "e" else {
        return false
      }
      return characters[index + 1].isNumber || "+-".contains(characters[index + 1])
    }
    while offset < characters.count {
      if isExponent(offset) {
        offset += 2
      } else if characters[offset].isNumber || characters[offset] == "." {
        offset += 1
      } else {
        break
      }
    }
    guard let number = Double(String(characters[start..<offset])) else { throw failure }
    return .number(number * unit())
  }

  private mutating func unit() -> Double {
    let start = offset
    switch word() {
    case "deg", "°": return .pi / 180
    case "rad": return 1
    default:
      offset = start
      return 1
    }
  }

  // MARK: Characters

  private mutating func peek() -> Character? {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
    return offset < characters.count ? characters[offset] : nil
  }

  private mutating func take(anyOf wanted: String) -> Character? {
    guard let character = peek(), wanted.contains(character) else { return nil }
    offset += 1
    return character
  }

  private mutating func word() -> String {
    guard let first = peek() else { return "" }
    let start = offset
    if first == "°" { offset += 1 }
    while offset < characters.count, Self.isWordCharacter(characters[offset]) { offset += 1 }
    return String(characters[start..<offset])
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private mutating func takeLabel(before separator: Character) -> String? {
    let start = offset
    let label = word()
    if !label.isEmpty, take(anyOf: String(separator)) != nil { return label }
    offset = start
    return nil
  }
}
