import FlipbookChecks
import FlipbookCommands
import FlipbookExport
import FlipbookHelp
import FlipbookHints
import FlipbookLive
import FlipbookLooks
import FlipbookProofs
import FlipbookReasons
import FlipbookSearch
import FlipbookSolve
import FlipbookSwiftExport
import FlipbookTimeline
import NearestTimings

extension Commands {
  /// Every command of the program, in the order of the groups.
  package static let standard = Commands(
    StageCommands.all + AnimatorCommands.all + BlockCommands.all + BeginCommitCommands.all
      + KeyframeCommands.all + SeedCommands.all + LayerCommands.all + ActionCommands.all
      + ChainCommands.all + GestureCommand.all + TouchCommand.all + TimeCommands.all
      + LiveCommands.all + TimelineCommands.all
      + LookCommands.all + SampleCommands.all + StatesCommand.all + DrawCommands.all
      + PlotCommands.all
      + CurveCommand.all + CompareCommands.all + NearCommands.all + ExtremesCommand.all
      + CrossingsCommand.all
      + SweepCommand.all
      + SolveCommand.all + MattersCommand.all + SpringsCommand.all + CheckCommands.all
      + PromiseCommands.all + ProveCommand.all + HuntCommand.all + WhyCommand.all
      + DoctorCommand.all
      + EditCommands.all + ShrinkCommand.all + LoopCommands.all
      + SessionCommands.all + HelpCommand.all + SessionCommands.endings + LessonCommand.all
      + [export, ExportCommands.ending] + SwiftCommand.all)

  private static let export = ExportCommands.declaration(
    of: [.cast, .samples, .pictures, .page, .css, .code, .proof], refusals: SwiftCommand.refusals)
}

extension Session {
  /// Creates a session with an empty stage and every command of the program.
  package convenience init(settings: Settings = Settings()) {
    self.init(settings: settings, commands: .standard, adviser: Hints(pasted: PastedSwift.hint))
  }
}
