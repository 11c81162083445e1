// Columns that several tables have, with one meaning in all of them.
extension Column {
  package static let time = number("time", "the moment, in seconds from the beginning")
  package static let name = Column(name: "name", "the name it was given")
  package static let entry = Column(name: "entry", "the entry that made it happen")
  package static let state = Column(name: "state", "where in its life it is")
  package static let running = Column(name: "running", "whether its time passes, or its delay")
  package static let reversed = Column(name: "reversed", "whether it heads for its start")
  package static let remaining = number("remaining", "seconds until its end, if nothing changes")
  // A timing is never cut.
  package static let timing = Column(name: "timing", isWhole: true, "its curve or spring")
  package static let velocity = number("velocity", "how fast what is shown changes, a second")
  package static let shown = number("shown", "what is seen at that moment: the presentation")
  package static let model = number("model", "what was set, and what a path alone prints")
  package static let settled = number(
    "settled", "seconds until it stays within 0.1 % of its way around its end")
  package static let overshoot = number(
    "over %", "the overshoot: how far it goes beyond its end, in percent of its way")

  static func number(_ name: String, _ meaning: String) -> Column {
    Column(name: name, alignment: .right, meaning)
  }

  /// The same column, whose texts wrap instead of being cut.
  package var whole: Column {
    var column = self
    column.isWhole = true
    return column
  }
}
