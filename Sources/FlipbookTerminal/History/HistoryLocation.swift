package enum HistoryLocation {
  /// `$FLIPBOOK_HISTORY` if set (none if empty or `/dev/null`), else in the system's usual folder;
  /// nil without a home.
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
      // A relative path counts as unset.
      if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state }
      return home.map { $0 + "/.local/state" }
    #endif
  }
}
