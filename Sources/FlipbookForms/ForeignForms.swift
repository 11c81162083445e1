import CForeignTexts
import FlipbookText

/// Rewrites statements of people who know other languages as they are typed here.
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
      pattern = row[..<row.utf8.index(before: end)].trimmed { $0 == " " }
      form = row[row.utf8.index(after: end)...].trimmed { $0 == " " }
      texts = SureTexts(pattern)
    }
  }

  /// The numbers of each kind, with '%' for the thing; or the message if it has none.
  package static let numbers = Dictionary(
    uniqueKeysWithValues: TextTable.rows(foreign_numbers()).map { ($0[0], Array($0.dropFirst())) })

  // Patterns and their replacements, in which `$1` is the first group, and `$^1` has its first
  // letter in the other case.
  static let rows = String(cString: foreign_forms()).utf8.split(separator: UInt8(ascii: "\n"))
    .flatMap { line in
      let line = Substring(line)
      // A pattern may have several forms, the likeliest first.
      let forms = line.has(" OR ") ? line.split(separator: " OR ") : [line]
      let first = Row(forms[0])
      return [first] + forms.dropFirst().map { Row("\(first.pattern) => \($0)") }
    }

  // The patterns compiled so far.
  private var patterns = [Regex<AnyRegexOutput>?](repeating: nil, count: rows.count)

  /// A statement in Flipbook's forms: rewritten by all rows that match, and by each alone.
  package func rewritten(_ statement: String) -> [String] {
    let all = rewrittenByAll(statement)
    let texts = all == statement ? [all] : [statement, all]
    let tween = texts.firstNonNil(ForeignTween.line) ?? texts.firstNonNil(ForeignTween.keyframes)
    if let tween { return [tween] }
    let moves =
      [ForeignFrame.line(statement)].compactMap(\.self) + texts.compactMap(ForeignMove.line)
    guard all != statement else { return moves }
    let bytes = Array(statement.utf8)
    return moves + [all] + Self.rows.indices.compactMap { written(statement, $0, bytes) }
  }

  /// The line for the known parts of another tool's tween, and its unknown parts.
  ///
  /// It is `nil` if all parts are known, and for no tween. Without known parts, the line is empty.
  package func partly(_ statement: String) -> (line: String, unknown: [String])? {
    let all = rewrittenByAll(statement)
    let found =
      ForeignTween.reading(statement) ?? (all == statement ? nil : ForeignTween.reading(all))
    return found.flatMap { $0.unknown.isEmpty ? nil : ($0.line, $0.unknown) }
  }

  // The last result, because a statement is asked about several times.
  private var last: (statement: String, text: String)?

  // A statement rewritten by each row in turn.
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

  // The text rewritten by a row; `nil` if the row changes nothing.
  private func written(_ text: String, _ place: Int, _ bytes: [UInt8]) -> String? {
    let row = Self.rows[place]
    guard row.texts.mayBe(in: bytes) else { return nil }
    let new = text.replacing(pattern(place)) { match in
      match.output.indices.reversed().reduce(row.form) { form, group in
        let said = match.output[group].substring ?? ""
        let other = said.first?.isUppercase == true ? said.lowerFirst : said.upperFirst
        return form.replacing("$\(group)", with: said).replacing("$^\(group)", with: other)
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
