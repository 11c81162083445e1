/// What is written to a file that is no session file.
package struct Export: Equatable, Sendable {
  /// The word for its form, as in `export csv`.
  package let form: String
  /// The whole of the file.
  package let text: String
  /// What is in it, in a few words.
  package let contents: String

  package init(form: String, text: String, contents: String) {
    (self.form, self.text, self.contents) = (form, text, contents)
  }
}
