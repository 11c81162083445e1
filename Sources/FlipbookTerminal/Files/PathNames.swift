extension String {
  /// The names on a path, by its bytes: a mark behind a slash would make one character of both.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Whether a path begins at the root.
  var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}
