/// Where the history file lies.
package enum HistoryLocation {
  /// The place for this process; nil for none.
  package static func current() -> String? { path(environment: Environment.value) }

  /// The place an environment asks for: `$FLIPBOOK_HISTORY` if set (empty, or `/dev/null`, for none), else
  /// the system's usual directory for such files; nil when there is no home directory.
  package static func path(environment: (String) -> String?) -> String? {
    if let chosen = environment("FLIPBOOK_HISTORY") {
      return chosen.isEmpty || chosen == "/dev/null" ? nil : chosen
    }
    return directory(environment).map { $0 + "/flipbook/history" }
  }

  private static func directory(_ environment: (String) -> String?) -> String? {
    let home = environment("HOME").flatMap { $0.isEmpty ? nil : $0 }
    #if os(macOS)
      return home.map { $0 + "/Library/Application Support" }
    #else
      // A relative path there counts as unset.
      if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state }
      return home.map { $0 + "/.local/state" }
    #endif
  }
}
