/// Statements as people write them who know other languages, and the same as they are typed here.
package struct ForeignForms {
  private struct Row {
    let pattern: Regex<AnyRegexOutput>
    let form: String
    /// Letters that a statement of that form has.
    let letters: LetterSet
  }

  private let rows: [Row]

  package init() {
    rows = (Self.table + "\n" + Self.statements).replacing("\\\n", with: "").split(separator: "\n")
      .map { row in
        guard let arrow = row.firstRange(of: "=>"),
          case let text = row[..<arrow.lowerBound].trimmed, let pattern = try? Regex(text)
        else { preconditionFailure("a row is a pattern and a form: \(row)") }
        return Row(
          pattern: pattern.wordBoundaryKind(.simple), form: row[arrow.upperBound...].trimmed,
          letters: LetterSet(Self.sureLetters(in: text)))
      }
  }

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
    func written(_ text: String, _ row: Row) -> String {
      guard LetterSet(text).contains(row.letters) else { return text }
      return text.replacing(row.pattern) { match in
        match.output.indices.reversed().reduce(row.form) { form, group in
          let said = match.output[group].substring ?? ""
          return form.replacing("$\(group)", with: said)
            .replacing("$^\(group)", with: said.prefix(1).uppercased() + said.dropFirst())
        }
      }
    }
    let all = rows.reduce(statement, written)
    let tween =
      ForeignTween.line(statement) ?? ForeignTween.line(all) ?? ForeignTween.keyframes(statement)
    if let tween { return [tween] }
    guard all != statement else { return [] }
    return ([all] + rows.map { written(statement, $0) }).filter { $0 != statement }
  }
}

/// Which of the letters a text has.
private struct LetterSet {
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
