/// Statements as people write them who know other languages, and the same as they are typed here.
///
/// A pattern is compiled when a statement first has its letters.
package final class ForeignForms {
  private struct Row: Sendable {
    let pattern: String
    let form: String
    /// Letters that a statement of that form has.
    let letters: LetterSet
  }

  private static let texts = [calls, moves, table, statements, options, labels]

  private static let rows = texts.flatMap { $0.split(separator: "\n") }.map { row in
    guard let arrow = row.firstRange(of: "=>") else {
      preconditionFailure("a row is a pattern and a form: \(row)")
    }
    let pattern = row[..<arrow.lowerBound].trimmed
    return Row(
      pattern: pattern, form: row[arrow.upperBound...].trimmed,
      letters: LetterSet(sureLetters(in: pattern)))
  }

  // Those that were compiled.
  private var patterns = [Regex<AnyRegexOutput>?](repeating: nil, count: rows.count)

  package init() {}

  // The letters outside of groups and classes. Looking for them first spares most statements most of
  // the patterns.
  private static func sureLetters(in pattern: String) -> String {
    var (depth, isEscaped, isInClass, run, sure) = (0, false, false, "", "")
    for character in pattern + " " {
      if !isEscaped, depth == 0, !isInClass, character.isLetter {
        run.append(character)
        continue
      }
      // What a sign says of the letter before it makes that one unsure.
      if "?*{".contains(character), !isEscaped, !run.isEmpty { run.removeLast() }
      sure += run
      run = ""
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\": isEscaped = true
      case "]": isInClass = false
      case _ where isInClass: break
      case "[": isInClass = true
      case "(": depth += 1
      case ")": depth -= 1
      case "|" where depth == 0: return ""
      default: break
      }
    }
    return sure
  }

  /// A statement in the forms there are here: with all that is known in it, and with each by itself.
  package func rewritten(_ statement: String) -> [String] {
    let all = Self.rows.indices.reduce(statement) { written($0, $1, LetterSet($0)) }
    let tween =
      ForeignTween.line(statement) ?? ForeignTween.line(all) ?? ForeignTween.keyframes(statement)
    if let tween { return [tween] }
    guard all != statement else { return [] }
    let letters = LetterSet(statement)
    return ([all] + Self.rows.indices.map { written(statement, $0, letters) })
      .filter { $0 != statement }
  }

  /// What is known here of another tool's tween, and its parts that are not.
  ///
  /// It is `nil` where all is known, and for no tween. Where nothing is known, the line is empty.
  package func partly(_ statement: String) -> (line: String, unknown: [String])? {
    let all = Self.rows.indices.reduce(statement) { written($0, $1, LetterSet($0)) }
    let found = ForeignTween.reading(statement) ?? ForeignTween.reading(all)
    return found.flatMap { $0.unknown.isEmpty ? nil : ($0.line, $0.unknown) }
  }

  private func written(_ text: String, _ place: Int, _ letters: LetterSet) -> String {
    let row = Self.rows[place]
    guard letters.contains(row.letters) else { return text }
    return text.replacing(pattern(place)) { match in
      match.output.indices.reversed().reduce(row.form) { form, group in
        let said = match.output[group].substring ?? ""
        return form.replacing("$\(group)", with: said)
          .replacing("$^\(group)", with: said.prefix(1).uppercased() + said.dropFirst())
      }
    }
  }

  private func pattern(_ place: Int) -> Regex<AnyRegexOutput> {
    if let known = patterns[place] { return known }
    guard let pattern = try? Regex(Self.rows[place].pattern) else {
      preconditionFailure("this is no pattern: \(Self.rows[place].pattern)")
    }
    let compiled = pattern.wordBoundaryKind(.simple)
    patterns[place] = compiled
    return compiled
  }
}

/// Which of the letters a text has.
private struct LetterSet: Sendable {
  private var bits: UInt64 = 0

  init(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bits |= 1 << UInt64(byte & 31)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bits |= 1 << UInt64(32 | byte & 31)
      default: break
      }
    }
  }

  func contains(_ other: LetterSet) -> Bool { other.bits & ~bits == 0 }
}

extension Substring {
  fileprivate var trimmed: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
