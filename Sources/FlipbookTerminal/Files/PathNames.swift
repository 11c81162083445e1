extension String {
  /// The names on a path, split by bytes, since a slash and a combining mark form one character.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}

package enum HomeFolder {
  /// Replaces `~` at the start of a path by the home folder; leaves other users' homes alone.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.value("HOME"), !home.isEmpty
    else { return path }
    return home + path.dropFirst()
  }
}
