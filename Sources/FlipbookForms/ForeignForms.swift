import CForeignTexts
import FlipbookText

/// Statements as people write them who know other languages, and the same as they are typed here.
///
/// A pattern is compiled when a statement first has its texts.
package final class ForeignForms {
  package init() {}

  struct Row: Sendable {
    let pattern, form: String
    let texts: SureTexts

    init(_ row: Substring) {
      var last: UInt8 = 0
      let end = row.utf8.firstIndex { byte in
        defer { last = byte }
        return byte == UInt8(ascii: ">") && last == UInt8(ascii: "=")
      }
      guard let end else { preconditionFailure("a row is a pattern and a form: \(row)") }
      pattern = String(row[..<row.utf8.index(before: end)].trimmed)
      form = String(row[row.utf8.index(after: end)...].trimmed)
      texts = SureTexts(pattern)
    }
  }

  /// What of a kind is a number, '%' being what has it; or what is said where nothing is.
  package static let numbers = Dictionary(
    uniqueKeysWithValues: TextTable.rows(foreign_numbers()).map { ($0[0], Array($0.dropFirst())) })

  // A pattern and what stands for it, `$1` being its first group and `$^1` the same capitalized.
  static let rows = String(cString: foreign_forms()).utf8.split(separator: UInt8(ascii: "\n"))
    .flatMap { line in
      let line = Substring(line)
      // A pattern may have several forms, the likeliest first.
      let forms = line.has(" OR ") ? line.split(separator: " OR ") : [line]
      let first = Row(forms[0])
      return [first] + forms.dropFirst().map { Row("\(first.pattern) => \($0)") }
    }

  // Those that were compiled.
  private var patterns = [Regex<AnyRegexOutput>?](repeating: nil, count: rows.count)

  /// A statement in the forms there are here: with all that is known in it, and with each by itself.
  package func rewritten(_ statement: String) -> [String] {
    let all = rewrittenByAll(statement)
    let texts = all == statement ? [all] : [statement, all]
    let tween =
      texts.firstNonNil(ForeignTween.line)
      ?? texts.firstNonNil(ForeignTween.keyframes)
    if let tween { return [tween] }
    let moves =
      [ForeignFrame.line(statement)].compactMap(\.self) + texts.compactMap(ForeignMove.line)
    guard all != statement else { return moves }
    let bytes = Array(statement.utf8)
    return moves + [all] + Self.rows.indices.compactMap { written(statement, $0, bytes) }
  }

  /// What is known here of another tool's tween, and its parts that are not.
  ///
  /// It is `nil` where all is known, and for no tween. Where nothing is known, the line is empty.
  package func partly(_ statement: String) -> (line: String, unknown: [String])? {
    let all = rewrittenByAll(statement)
    let found =
      ForeignTween.reading(statement) ?? (all == statement ? nil : ForeignTween.reading(all))
    return found.flatMap { $0.unknown.isEmpty ? nil : ($0.line, $0.unknown) }
  }

  // A statement is asked about several times.
  private var last: (statement: String, text: String)?

  // A statement with what each row knows in it, one after another.
  private func rewrittenByAll(_ statement: String) -> String {
    if let last, last.statement == statement { return last.text }
    var (text, bytes) = (statement, Array(statement.utf8))
    for place in Self.rows.indices {
      guard let new = written(text, place, bytes) else { continue }
      (text, bytes) = (new, Array(new.utf8))
    }
    last = (statement, text)
    return text
  }

  // `nil` where a row knows nothing in it.
  private func written(_ text: String, _ place: Int, _ bytes: [UInt8]) -> String? {
    let row = Self.rows[place]
    guard row.texts.mayBe(in: bytes) else { return nil }
    let new = text.replacing(pattern(place)) { match in
      match.output.indices.reversed().reduce(row.form) { form, group in
        let said = match.output[group].substring ?? ""
        return form.replacing("$\(group)", with: said)
          .replacing("$^\(group)", with: said.upperFirst)
      }
    }
    return new == text ? nil : new
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

extension Substring {
  fileprivate var trimmed: Substring {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return self[...last].drop { $0 == " " }
  }
}
