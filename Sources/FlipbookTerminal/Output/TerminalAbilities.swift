import CLibrary

/// What may be sent to the terminal, judged once at the start.
package struct TerminalAbilities: Equatable, Sendable {
  /// Somebody is there: stdin and stdout are both terminals.
  package var isInteractive: Bool
  /// The terminal understands escape sequences.
  package var allowsEscapes: Bool
  /// Colour is understood and not declined by `NO_COLOR`.
  package var allowsColor: Bool
  /// How many colours it shows.
  package var depth: ColorDepth
  /// Whether rows that a narrower window cannot show are broken; else they are cut.
  var breaksRows = true

  /// Judges from the two streams and the values of `TERM`, `NO_COLOR` and `COLORTERM`, nil when
  /// unset.
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

  /// Judges this process, with what it shows going to stdout or to another stream.
  package static func current(output: Int32 = 1) -> TerminalAbilities {
    var abilities = TerminalAbilities(
      inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(output) == 1,
      term: Environment.value("TERM"), noColor: Environment.value("NO_COLOR"),
      colorTerm: Environment.value("COLORTERM"))
    // Of those in use only xterm and GNU screen cut; tmux runs in both and breaks.
    let cuts = ["XTERM_VERSION", "STY"].contains { Environment.value($0) != nil }
    abilities.breaksRows = !cuts || Environment.value("TMUX") != nil
    return abilities
  }
}
