/// Text that shows what is in it and does nothing else: the one form in which anything is shown.
///
/// Control characters, direction marks and invisible characters are escaped as in Swift, `\u{202E}`
/// or `\r`; everything else stays as it is. Escaping twice does the same as once.
package enum PrintableText {
  /// The text with line feeds and tabs kept, and other unprintable scalars escaped.
  package static func shown(_ text: String) -> String {
    replacing(text, but: { $0 == "\n" || $0 == "\t" }, with: escape)
  }

  package static func line(_ text: String) -> String { replacing(text, with: escape) }

  package static func isLine(_ text: String) -> Bool {
    !isSuspect(text) || indices(of: Array(text.unicodeScalars)).isEmpty
  }

  /// The text with each scalar that cannot be shown rewritten, unless it is to be kept.
  package static func replacing(
    _ text: String, but isKept: (Unicode.Scalar) -> Bool = { _ in false },
    with escape: (Unicode.Scalar) -> String
  ) -> String {
    guard isSuspect(text, but: isKept) else { return text }
    let scalars = Array(text.unicodeScalars)
    var replaced = indices(of: scalars).filter { !isKept(scalars[$0]) }[...]
    guard !replaced.isEmpty else { return text }
    // One by one: appending a collection of scalars makes room for exactly these each time.
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if replaced.first == index {
        replaced.removeFirst()
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static func isSuspect(
    _ text: String, but isKept: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> Bool {
    !text.isPlain && text.unicodeScalars.contains { ScalarRanges.isUnprintable($0) && !isKept($0) }
  }

  private static func indices(of scalars: [Unicode.Scalar]) -> [Int] {
    scalars.indices.filter {
      ScalarRanges.isUnprintable(scalars[$0]) && !JoinedScalars.belongs(at: $0, in: scalars)
    }
  }
}

extension String {
  /// Whether it is printable ASCII, as nearly all text is.
  var isPlain: Bool { !hasByte { $0 < 0x20 || $0 >= 0x7F } }

  package func escaping(_ marks: [Unicode.Scalar]) -> String {
    rewriting { marks.contains($0) ? "\\\($0)" : nil }
  }

  /// The text with each scalar that has another form replaced by that form.
  package func rewriting(_ form: (Unicode.Scalar) -> String?) -> String {
    guard unicodeScalars.contains(where: { form($0) != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if let text = form(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
    }
  }
}
