package import FlipbookCommands

extension Commands {
  /// Every command of a session, in the order of the groups.
  package static let standard = Commands(
    StageCommands.all + AnimatorCommands.all + BlockCommands.all + BeginCommitCommands.all
      + KeyframeCommands.all + SeedCommands.all + LayerCommands.all + ActionCommands.all
      + ChainCommands.all + GestureCommand.all + TouchCommand.all + TimeCommands.all
      + LiveCommands.all + TimelineCommands.all
      + LookCommands.all + SampleCommands.all + DrawCommands.all + PlotCommands.all
      + CurveCommand.all + CompareCommands.all + ExtremesCommand.all + SweepCommand.all
      + SpringsCommand.all + CheckCommands.all
      + PromiseCommands.all + WhyCommand.all + DoctorCommand.all
      + EditCommands.all + LoopCommands.all
      + SessionCommands.all + LessonCommand.all
      + ExportCommands.all + SwiftCommand.all)
}
