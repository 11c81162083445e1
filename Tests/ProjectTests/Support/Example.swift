/// An example that the documentation shows; a test runs it.
enum Example {
  /// The text of a test's file between the two comments that mark the example's beginning and end.
  static func text(in path: String) throws -> String {
    try Project.lines(of: path).drop { $0 != "// Example: begin" }.dropFirst()
      .prefix { $0 != "// Example: end" }.joined(separator: "\n")
  }
}
