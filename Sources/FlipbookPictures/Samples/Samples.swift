/// Numbers at evenly spaced moments, for other programs.
package struct Samples: Equatable, Sendable {
  package enum Unit: String, Sendable {
    case points = "pt"
    case degrees = "deg"
    case seconds = "s"
  }

  package struct Column: Equatable, Sendable {
    package let name: String
    /// nil for shares, factors and the like.
    package let unit: Unit?
    /// Its value at each of the moments; nil for none.
    package let values: [Double?]

    package init(name: String, unit: Unit?, values: [Double?]) {
      (self.name, self.unit, self.values) = (name, unit, values)
    }
  }

  package let title: String
  /// The frames of a second.
  package let rate: Int
  /// The moments, in seconds of the stage.
  package let times: [Double]
  package let columns: [Column]

  package init(title: String, rate: Int, times: [Double], columns: [Column]) {
    (self.title, self.rate, self.times, self.columns) = (title, rate, times, columns)
  }

  /// A header and a record for each moment, by RFC 4180, each followed by CR LF.
  ///
  /// The header names each column and its unit, `box.center.x (pt)`. The moment comes first, in
  /// seconds, then its frame, whose unit gives the rate: `frame (1/60 s)`. Numbers have as many
  /// digits as they need to be read back; a missing number is an empty field.
  package func csv<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let header =
      ["time (s)", "frame (1/\(rate) s)"]
      + columns.map { column in column.name + (column.unit.map { " (\($0.rawValue))" } ?? "") }
    var text = CSVText.record(header.map(CSVField.text)) + "\r\n"
    for (place, time) in times.enumerated() {
      try check()
      let numbers = columns.map { $0.values[place].map(NumberText.shortest) ?? "" }
      let record = [NumberText.shortest(time), frame(time)] + numbers
      text += CSVText.record(record.map(CSVField.plain)) + "\r\n"
    }
    return text
  }

  /// One JSON object: `title`, `rate`, `columns` with their names and units, and `samples`, an
  /// array with an array of numbers for each moment, the first the moment in seconds, each on a line
  /// of its own; a missing unit or number is `null`.
  package func json<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let heads = [Self.head("time", .seconds)] + columns.map { Self.head($0.name, $0.unit) }
    let rows = try times.enumerated().map(asking: check) { place, time in
      JSONText.array(
        [NumberText.shortest(time)]
          + columns.map { $0.values[place].map(NumberText.shortest) ?? "null" })
    }
    return """
      {"title":\(JSONText.string(title)),"rate":\(rate),
      "columns":[
      \(heads.joined(separator: ",\n"))
      ],
      "samples":[
      \(rows.joined(separator: ",\n"))
      ]}

      """
  }

  private static func head(_ name: String, _ unit: Unit?) -> String {
    JSONText.object([
      ("name", JSONText.string(name)),
      ("unit", unit.map { JSONText.string($0.rawValue) } ?? "null"),
    ])
  }

  // The frame a moment lies in or between; whole frames are whole numbers.
  private func frame(_ time: Double) -> String { NumberText.brief(time * Double(rate), digits: 6) }
}
