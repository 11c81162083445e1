import FlipbookTerminal

/// What GitHub Actions tells a program that runs in a step.
///
/// Source: docs.github.com, "Variables reference", "Default environment variables".
package struct GitHubStep: Equatable, Sendable {
  /// Whether lines of the output are read as commands.
  let readsCommands: Bool
  let workspace: String?
  /// The file that the step's summary is added to.
  let summary: String?

  /// The step this process runs in.
  package static var current: GitHubStep { GitHubStep(Environment.value) }

  init(_ value: (String) -> String?) {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    readsCommands = text("GITHUB_ACTIONS") == "true"
    workspace = text("GITHUB_WORKSPACE")
    summary = text("GITHUB_STEP_SUMMARY")
  }
}
