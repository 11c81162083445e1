package struct Choice: Sendable {
  package let word: String
  /// What it stands for, in a few words.
  package let meaning: String

  package init(_ word: String, _ meaning: String) { (self.word, self.meaning) = (word, meaning) }
}

/// A choice between words of which each says what it stands for.
package protocol Choosable: CaseIterable, RawRepresentable<String>, SendableMetatype {
  var meaning: String { get }
}

extension Choosable {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.meaning) } }
}
