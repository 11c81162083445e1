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
    let namesTables = document.tables.count > 1
    let (header, places) = layout(of: document, namesTables)
    let leading = document.heading.map { field($0.value) }
    var records = [CSVText.record(header.map(CSVField.text))]
    if document.tables.isEmpty && !leading.isEmpty { records.append(CSVText.record(leading)) }
    for (table, places) in zip(document.tables, places) {
      for row in table.completeRows {
        try check()
        var record = leading + (namesTables ? [.text(table.title ?? "")] : [])
        record += repeatElement(.plain(""), count: header.count - record.count)
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

  // The header, and for each column of each table its place there.
  private func layout(
    of document: TableDocument, _ namesTables: Bool
  ) -> (header: [String], places: [[Int]]) {
    var names = UniqueNames()
    var header = document.heading.map { names.claim($0.key) }
    if namesTables { header.append(names.claim("table")) }
    var shared: [(name: String, place: Int)] = []
    let places = document.tables.map { table in
      var taken: [Int] = []
      for column in table.columns {
        let known = shared.first { $0.name == column.name && !taken.contains($0.place) }
        taken.append(known?.place ?? header.count)
        guard known == nil else { continue }
        shared.append((column.name, header.count))
        header.append(names.claim(column.name))
      }
      return taken
    }
    return (header, places)
  }
}
