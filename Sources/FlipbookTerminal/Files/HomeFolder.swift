package enum HomeFolder {
  /// Replaces `~` at the start of a path by the home folder; leaves other users' homes alone.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.value("HOME"), !home.isEmpty
    else { return path }
    return home + path.dropFirst()
  }
}
