/// Text in comma-separated form, taken apart into records of cells.
///
/// A cell may be in double quotes; inside them commas and line ends are text and a doubled quote is
/// one quote. Blank lines are skipped, lines may end in LF or CR LF.
struct CommaSeparatedText {
  /// One record and the line on which it starts, counted from 1.
  struct Record: Equatable {
    var line: Int
    var cells: [String]
  }

  private(set) var records: [Record] = []

  private var cell = ""
  private var cells: [String] = []
  private var isQuoted = false
  private var wasQuoted = false
  private var line = 1
  private var firstLine = 1

  /// Reads the text; `file` names it in errors.
  init(_ text: String, file: String) throws(OracleError) {
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      if isQuoted && scalar == "\"" && next == "\"" {
        cell.unicodeScalars.append(scalar)
        next = scalars.next()
      } else {
        take(scalar)
      }
    }
    guard !isQuoted else { throw .unclosedQuote(place: "\(file):\(firstLine)") }
    endRecord()
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"" where isQuoted: isQuoted = false
    case "\"" where cell.isEmpty && !wasQuoted:
      isQuoted = true
      wasQuoted = true
    case "," where !isQuoted: endCell()
    case "\n" where !isQuoted:
      line += 1
      endRecord()
    case "\r" where !isQuoted: break
    default:
      if scalar == "\n" { line += 1 }
      cell.unicodeScalars.append(scalar)
    }
  }

  private mutating func endCell() {
    cells.append(cell)
    cell = ""
    wasQuoted = false
  }

  private mutating func endRecord() {
    let isBlank = cells.isEmpty && cell.isEmpty && !wasQuoted
    endCell()
    if !isBlank { records.append(Record(line: firstLine, cells: cells)) }
    cells = []
    firstLine = line
  }
}
