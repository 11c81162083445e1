import FlipbookText

/// Writes a document as one rectangular table of comma-separated values, quoted as in RFC 4180.
///
/// One header, then one record for each row of each table; any tool reads it as a whole:
///
/// - the heading's values lead every record, `time,frame,…`;
/// - with more than one table a column `table` follows, with the table's title, to filter by;
/// - then come the columns of all tables, each name once; a record leaves blank those of others.
///
/// A name that is taken already gets a number. Records end with a newline alone, not with the
/// RFC's CR LF, as they are lines of a transcript. Without any table there is one record, the
/// heading. Notes are left out. No text in it is a formula to a spreadsheet, see ``CSVText``.
struct CSVTables {
  let digits: Int

  func text<E>(of document: TableDocument, asking check: () throws(E) -> Void) throws(E) -> String {
    let layout = Layout(document)
    let leading = document.heading.map { field($0.value) }
    var records = [CSVText.record(layout.header.map(CSVField.text))]
    if document.tables.isEmpty && !leading.isEmpty { records.append(CSVText.record(leading)) }
    for (table, places) in zip(document.tables, layout.places) {
      for row in table.completeRows {
        try check()
        var record = leading + (layout.namesTables ? [.text(table.title ?? "")] : [])
        record += repeatElement(.plain(""), count: layout.header.count - record.count)
        for (place, cell) in zip(places, row) { record[place] = field(cell) }
        records.append(CSVText.record(record))
      }
    }
    return records.joined(separator: "\n")
  }

  private func field(_ cell: Cell) -> CSVField {
    let text = cell.plainText(digits: digits)
    return cell.isTruncatable ? .text(text) : .plain(text)
  }
}

/// Which field of a record each column of each table goes to.
private struct Layout {
  var header: [String]
  /// For each table, for each of its columns, the index in the header.
  var places: [[Int]] = []
  /// Whether records say which table they belong to.
  let namesTables: Bool

  init(_ document: TableDocument) {
    namesTables = document.tables.count > 1
    var names = UniqueNames()
    header = document.heading.map { names.claim($0.key) }
    if namesTables { header.append(names.claim("table")) }
    var shared: [(name: String, place: Int)] = []
    for table in document.tables {
      var taken: [Int] = []
      for column in table.columns {
        if let known = shared.first(where: { $0.name == column.name && !taken.contains($0.place) })
        {
          taken.append(known.place)
        } else {
          shared.append((column.name, header.count))
          taken.append(header.count)
          header.append(names.claim(column.name))
        }
      }
      places.append(taken)
    }
  }
}
