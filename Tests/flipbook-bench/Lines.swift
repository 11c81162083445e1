/// All lines of the report, in its order.
enum Lines {
  static let all =
    ProgramLines.all + TerminalLines.all + SceneLines.all + [PageLine.line] + ShellGrowth.all
    + EditLines.all + TunerLines.all + ProofLines.all + FrameLines.all + LifeLines.all
    + EndingLines.all + TouchLines.all
    + EngineGrowth.all
}
