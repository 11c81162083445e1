/// A regular expression that is kept; one in a function is parsed at every call.
///
/// It is tried only on text that has its sure texts. `Regex` does not say that it is sendable, but
/// nothing changes one that is written as a literal.
package struct Pattern<Output>: RegexComponent, @unchecked Sendable {
  package let regex: Regex<Output>
  private let texts: SureTexts

  package init(_ regex: Regex<Output>) {
    self.regex = regex
    var literal: String?
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { literal = regex._literalPattern }
    texts = SureTexts(literal ?? "")
  }

  fileprivate func mayMatch(_ text: some StringProtocol) -> Bool { texts.mayBe(in: text) }
}

// These overload the methods that take any regular expression.
extension StringProtocol where SubSequence == Substring {
  package func wholeMatch<Output>(of pattern: Pattern<Output>) -> Regex<Output>.Match? {
    pattern.mayMatch(self) ? wholeMatch(of: pattern.regex) : nil
  }
  package func prefixMatch<Output>(of pattern: Pattern<Output>) -> Regex<Output>.Match? {
    pattern.mayMatch(self) ? prefixMatch(of: pattern.regex) : nil
  }
  package func firstMatch<Output>(of pattern: Pattern<Output>) -> Regex<Output>.Match? {
    pattern.mayMatch(self) ? firstMatch(of: pattern.regex) : nil
  }
  package func matches<Output>(of pattern: Pattern<Output>) -> [Regex<Output>.Match] {
    pattern.mayMatch(self) ? matches(of: pattern.regex) : []
  }
  package func contains<Output>(_ pattern: Pattern<Output>) -> Bool {
    pattern.mayMatch(self) && contains(pattern.regex)
  }
}

extension String {
  package func replacing<Output>(
    _ pattern: Pattern<Output>, with text: some Collection<Character>, maxReplacements: Int = .max
  ) -> String {
    pattern.mayMatch(self)
      ? replacing(pattern.regex, with: text, maxReplacements: maxReplacements) : self
  }
}
