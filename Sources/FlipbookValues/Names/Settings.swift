/// The settings of a session; a session file keeps those that differ from the defaults.
package struct Settings: Equatable, Sendable {
  /// Frames in a second, for `30f` and a bare `step`: 1 to 240.
  package var rate = 60
  /// Decimals of shown numbers: 0 to 9.
  package var digits = 3
  /// The width of pictures and tables: 20 to 400.
  package var columns = 80
  package var ascii = false
  package var format = TableFormat.table
  package var reduceMotion = false

  package init() {}

  /// The entries that make these settings from the defaults.
  package var entries: [String] {
    let defaults = Settings()
    return Self.properties.all.filter { $0.text(self) != $0.text(defaults) }.map {
      "set \($0.name) \($0.text(self))"
    }
  }

  package static let properties = PropertyTable<Settings>([
    Property("rate", \.rate, "frames in a second").within(1...240),
    Property("digits", \.digits, "decimals shown").within(0...9),
    Property("columns", \.columns, "width of pictures; tables wrap only texts").within(20...400),
    Property("ascii", \.ascii, "pictures in plain ASCII").withWords(
      Choice("true", "pictures of plain letters and signs, for any terminal"),
      Choice("false", "pictures of finer signs, such as ─ and █")),
    Property("format", \.format, "form of tables"),
    Property(
      "reduceMotion", \.reduceMotion, "Reduce Motion, as stage.isReduceMotionEnabled reads it"
    ).withWords(
      Choice("on", "the person wants fewer motions"), Choice("off", "as on a new device")),
  ])
}

extension TableFormat: Choosable, PropertyValue {
  /// The input of every command that prints a table.
  package static let input = Input<TableFormat?>.choice("format:", "the form of this table")

  /// Whether people read it: they see the significant digits, whatever is set; programs get all.
  package var isRead: Bool { self == .table || self == .markdown }

  package var meaning: String {
    switch self {
    case .table: "columns for a reader"
    case .json: "a line of JSON"
    case .csv: "comma-separated values"
    case .markdown: "a table for a Markdown page"
    }
  }
}
