extension TerminalAbilities {
  package func allowsColor(_ wanted: PromptSettings.Color) -> Bool {
    switch wanted {
    case .auto: allowsColor
    case .always: true
    case .never: false
    }
  }
}

extension Standard {
  package static func lines(color: PromptSettings.Color) -> SessionHost.Output {
    let abilities = TerminalAbilities.current()
    let depth = abilities.allowsColor(color) ? abilities.depth : nil
    return { TerminalOutput.send(TerminalOutput.shown($0 + "\n", $1, depth: depth)) }
  }
}
