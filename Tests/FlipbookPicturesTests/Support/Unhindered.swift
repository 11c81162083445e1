import FlipbookPictures

// The same as with a question at each row, which nobody asks here.

extension Samples {
  var csv: String { csv { () throws(Never) in } }
  var json: String { json { () throws(Never) in } }
}

extension SVGPlot {
  var text: String { text { () throws(Never) in } }
}

extension DopeSheet {
  func lines(columns: Int, digits: Int, isASCII: Bool) -> [String] {
    lines(columns: columns, digits: digits, isASCII: isASCII) { () throws(Never) in }
  }
}
