package struct TerminalAbilities: Equatable, Sendable {
  /// Whether stdin and stdout are both terminals.
  package var isInteractive: Bool
  package var allowsEscapes: Bool
  /// Whether colour is understood and not declined by `NO_COLOR`.
  package var allowsColor: Bool
  package var depth: ColorDepth
  /// Whether it may be asked for pixels: Linux's console and macOS's Terminal show the question.
  package var mayShowPixels = true
  /// Whether a narrowing window breaks rows; else it cuts them.
  var breaksRows = true

  package init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, term: String?, noColor: String?,
    colorTerm: String? = nil
  ) {
    let term = term ?? ""
    isInteractive = inputIsTerminal && outputIsTerminal
    allowsEscapes = outputIsTerminal && !term.isEmpty && term != "dumb"
    allowsColor = allowsEscapes && (noColor ?? "").isEmpty
    depth = ColorDepth(term: term, colorTerm: colorTerm ?? "")
  }

  /// Judges this process, for output on stdout or another descriptor.
  package static func current(output: Int32 = 1) -> TerminalAbilities {
    var abilities = TerminalAbilities(
      inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(output) == 1,
      term: Environment.value("TERM"), noColor: Environment.value("NO_COLOR"),
      colorTerm: Environment.value("COLORTERM"))
    // Only xterm and GNU screen cut; tmux runs in both and breaks.
    let cuts = ["XTERM_VERSION", "STY"].contains { Environment.value($0) != nil }
    abilities.breaksRows = !cuts || Environment.value("TMUX") != nil
    abilities.mayShowPixels =
      Environment.value("TERM") != "linux" && Environment.value("TERM_PROGRAM") != "Apple_Terminal"
    return abilities
  }
}

package enum Environment {
  package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
