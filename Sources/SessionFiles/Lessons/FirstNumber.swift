package enum FirstNumber {
  /// The first number in an output, as written: what a prediction is compared with.
  package static func of(_ output: String) -> String? {
    for line in SessionText.lines(of: output) {
      let scalars = Array(line.unicodeScalars)
      let syntax = NumberSyntax(scalars)
      if let range = scalars.indices.lazy.compactMap(syntax.number).first {
        return scalars[range].text
      }
    }
    return nil
  }
}
