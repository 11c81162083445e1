/// Writes a document as one JSON object on one line.
///
/// The heading's keys come first, as they are. Then each table is an array of objects under its
/// title in lower camel case (`table` without a title), with the columns' names as keys. Notes, if
/// there are any, are an array of strings under `notes`. A key that is taken gets a number.
struct JSONTables {
  let digits: Int

  func text<E>(of document: TableDocument, asking check: () throws(E) -> Void) throws(E) -> String {
    var names = UniqueNames()
    var members = document.heading.map { (key: names.claim($0.key), value: value($0.value)) }
    for table in document.tables {
      members.append((names.claim(Self.key(for: table.title)), try array(of: table, check)))
    }
    let notes = document.tables.flatMap(\.notes)
    if !notes.isEmpty {
      members.append((names.claim("notes"), JSONText.array(notes.map(JSONText.string))))
    }
    return JSONText.object(members)
  }

  /// The title in lower camel case: `Moving properties` is `movingProperties`.
  static func key(for title: String?) -> String {
    let words = (title ?? "").split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "table" }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    return words.dropFirst().reduce(head) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  private func array<E>(of table: Table, _ check: () throws(E) -> Void) throws(E) -> String {
    var names = UniqueNames()
    let keys = table.columns.map { names.claim($0.name) }
    return JSONText.array(
      try table.completeRows.map(asking: check) { row in
        JSONText.object(zip(keys, row).map { (key: $0, value: value($1)) })
      })
  }

  private func value(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): JSONText.string(text)
    case .number(let value), .seconds(let value), .degrees(let value):
      JSONText.number(value, digits: digits)
    case .integer, .boolean: cell.plainText(digits: digits)
    case .empty: "null"
    }
  }
}
