package import FlipbookTerminal
package import FlipbookValues

extension TerminalAbilities {
  /// Whether there is colour when a person has asked for it so.
  package func allowsColor(_ wanted: PromptSettings.Color) -> Bool {
    switch wanted {
    case .auto: allowsColor
    case .always: true
    case .never: false
    }
  }
}

extension Standard {
  /// Writes lines to stdout, with messages and pictures in colour where that is wanted.
  package static func lines(color: PromptSettings.Color) -> SessionHost.Output {
    let abilities = TerminalAbilities.current()
    let depth = abilities.allowsColor(color) ? abilities.depth : nil
    return { TerminalOutput.show($0 + "\n", $1, depth: depth) }
  }
}
