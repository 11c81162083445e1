/// The folder that `~` stands for at the beginning of a path.
package enum HomeFolder {
  /// A path with the home in the place of `~`; unchanged where there is none, or for another user's.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.value("HOME"), !home.isEmpty
    else { return path }
    return home + path.dropFirst()
  }
}
