import FlipbookText

// Columns that several tables have, with one meaning in all of them.
extension Column {
  package static let time = Column(
    name: "time", alignment: .right, "the moment, in seconds from the beginning")
  package static let name = Column(name: "name", "the name it was given")
  package static let entry = Column(name: "entry", "the entry that made it happen")
  package static let state = Column(name: "state", "where in its life it is")
  package static let running = Column(name: "running", "whether its time passes, or its delay")
  package static let reversed = Column(name: "reversed", "whether it heads for its start")
  package static let remaining = Column(
    name: "remaining", alignment: .right, "seconds until its end, if nothing changes")
  // A timing is never cut.
  package static let timing = Column(
    name: "timing", isWhole: true, "its curve or spring")
  package static let velocity = Column(
    name: "velocity", alignment: .right, "how fast what is shown changes, a second")
  package static let shown = Column(
    name: "shown", alignment: .right, "what is seen at that moment: the presentation")
  package static let model = Column(
    name: "model", alignment: .right, "what was set, and what a path alone prints")
  package static let settled = Column(
    name: "settled", alignment: .right,
    "seconds until it stays within 0.1 % of its way around its end")
  package static let overshoot = Column(
    name: "over %", alignment: .right,
    "the overshoot: how far it goes beyond its end, in percent of its way")

  /// The same in lines where it has no room, instead of being cut.
  package var whole: Column {
    var column = self
    column.isWhole = true
    return column
  }
}
