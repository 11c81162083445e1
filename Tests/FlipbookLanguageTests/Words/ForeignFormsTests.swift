import FlipbookLanguage
import Testing

@Suite struct `Forms of other languages` {
  // With all letters in a statement no pattern is passed over.
  @Test func `are patterns, all of them`() {
    let forms = ForeignForms()
    let letters = "abcdefghijklmnopqrstuvwxyz"
    #expect(forms.rewritten(letters + letters.uppercased()).isEmpty)
  }
}
