import FlipbookTerminal

/// What GitHub Actions tell a program that runs in a step of a workflow.
///
/// Source: docs.github.com, "Variables reference", "Default environment variables".
package struct GitHubStep: Equatable, Sendable {
  /// Whether lines of the output are read as commands.
  let readsCommands: Bool
  /// Where the repository lies; nil where that is not said.
  let workspace: String?
  /// The file that the step's summary is added to; nil for none.
  let summary: String?

  /// The step this process runs in, by its environment.
  package static var current: GitHubStep { GitHubStep(Environment.value) }

  /// A step, by the values of variables.
  init(_ value: (String) -> String?) {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    readsCommands = text("GITHUB_ACTIONS") == "true"
    workspace = text("GITHUB_WORKSPACE")
    summary = text("GITHUB_STEP_SUMMARY")
  }
}
