import FlipbookText
import Testing

@testable import FlipbookPrompt

@Suite struct WordFitTests {
  private static let words: [(String, String, WordFit?)] = [
    ("fractionComplete", "frac", .beginning), ("fractionComplete", "", .beginning),
    ("fractionComplete", "FRAC", .otherCase), ("fractionComplete", "c", nil),
    ("fractionComplete", "comp", .within), ("fractionComplete", "ompl", nil),
    ("my_box", "box", .within), ("my-box", "BO", .within), ("CALayer", "layer", .within),
    ("\"My Box\"", "My", .beginning), ("\"My Box\"", "\"My", .beginning),
    ("\"My Box\"", "box", .within), ("\"My Box\"", "my b", .otherCase),
    ("v12", "12", nil), ("étoile", "ÉT", .otherCase), ("l'étoile", "ét", .within),
    ("a", "ab", nil), ("ab", "\"", nil),
  ]

  @Test(arguments: words)
  func `tells how a word fits what is typed`(word: String, typed: String, fit: WordFit?) {
    #expect(WordFit(word, typed: typed) == fit)
  }
}
