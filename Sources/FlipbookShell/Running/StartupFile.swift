/// The start-up file: settings of the prompt, and comments, but nothing that belongs to a session,
/// since sessions would then depend on who replays them.
package enum StartupFile {
  /// `$XDG_CONFIG_HOME/flipbook/init`, unless that is relative, else `~/.config/flipbook/init`,
  /// whether or not it exists; nil without a home.
  package static func path(environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/flipbook/init"
    }
    guard let home = environment("HOME"), !home.isEmpty else { return nil }
    return home + "/.config/flipbook/init"
  }

  package static func apply(to settings: inout PromptSettings, _ commands: Commands) -> [String] {
    guard let path = path(environment: Environment.value), TextFile.exists(path) else { return [] }
    do throws(FileProblem) {
      return apply(try TextFile.read(path, within: patience), named: path, to: &settings, commands)
    } catch {
      let reason = error.reason == .notText ? "error: '\(path)' is not UTF-8 text" : error.text
      return [reason.split(separator: "\n").prefix(1).joined() + "\n" + hint]
    }
  }

  /// Carries out the lines of a file; returns a message for each wrong one, which changes nothing.
  static func apply(
    _ text: String, named path: String, to settings: inout PromptSettings, _ commands: Commands
  ) -> [String] {
    var messages: [String] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let entry = line.drop { $0.isWhitespace }
      guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
      let outcome = Session(commands: commands).enter(String(entry))
      if case .setPrompt(let name, let value) = outcome.request {
        _ = settings.set(name, to: value)
      } else {
        let text =
          outcome.failed
          ? outcome.text : "error: this is no setting of the prompt\n  \(entry)\n\(hint)"
        messages.append("\(path):\(index + 1): \(text)")
      }
    }
    return messages
  }

  // Choice: a pipe that nobody writes to does not keep the prompt from starting.
  private static let patience: Duration = .seconds(1)

  private static let hint =
    "hint: 'set hints off' and the like can stand here; 'help prompt' tells of them"
}
