import FlipbookPictures

/// The settings of a session; a session file keeps those that differ from the defaults.
package struct Settings: Equatable, Sendable {
  /// Frames in a second, for `30f` and a bare `step`: 1 to 240.
  package var rate = 60
  /// Decimals in what is shown: 0 to 9.
  package var digits = 3
  /// The width of pictures and tables: 20 to 400.
  package var columns = 80
  /// Whether pictures keep to ASCII.
  package var ascii = false
  /// The form of tables.
  var format = TableFormat.table

  package init() {}

  /// The entries that make these settings from the defaults.
  package var entries: [String] {
    let defaults = Settings()
    return Self.all.filter { $0.text(self) != $0.text(defaults) }.map {
      "set \($0.name) \($0.text(self))"
    }
  }

  /// Sets the form of tables by its name; false for a name there is none of.
  package mutating func setFormat(_ name: String) -> Bool {
    guard let format = TableFormat(rawValue: name) else { return false }
    self.format = format
    return true
  }

  /// Every setting, in the order they are listed.
  static let all: [Setting<Settings>] = [
    whole("rate", \.rate, 1...240, "frames in a second"),
    whole("digits", \.digits, 0...9, "decimals shown"),
    whole("columns", \.columns, 20...400, "width of tables and pictures"),
    Setting(
      name: "ascii", meaning: "pictures in plain ASCII", allowed: "true or false",
      choices: [
        Choice("true", "pictures of plain letters and signs, for any terminal"),
        Choice("false", "pictures of finer signs, such as ─ and █"),
      ],
      text: { $0.ascii ? "true" : "false" },
      set: { settings, text in
        guard let value = Bool(text) else { return false }
        settings.ascii = value
        return true
      }),
    Setting(
      name: "format", meaning: "form of tables",
      allowed: "one of " + TableFormat.allCases.map(\.rawValue).joined(separator: ", "),
      choices: TableFormat.choices,
      text: { $0.format.rawValue },
      set: { settings, text in
        settings.setFormat(text)
      }),
  ]

  private static func whole(
    _ name: String, _ path: any WritableKeyPath<Settings, Int> & Sendable,
    _ range: ClosedRange<Int>, _ meaning: String
  ) -> Setting<Settings> {
    Setting(
      name: name, meaning: meaning,
      allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      text: { String($0[keyPath: path]) },
      set: { settings, text in
        guard let value = Int(text), range.contains(value) else { return false }
        settings[keyPath: path] = value
        return true
      })
  }
}

extension TableFormat: Choosable {
  var meaning: String {
    switch self {
    case .table: "columns for a reader"
    case .json: "a line of JSON"
    case .csv: "comma-separated values"
    case .markdown: "a table for a Markdown page"
    }
  }
}
