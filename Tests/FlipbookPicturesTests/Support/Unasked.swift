@testable import FlipbookPictures

// Pictures without interruptions.

extension SVGPictures {
  static func stage(
    title: String, moments: [Snapshot], fits: Bool = false, size: SIMD2<Double>? = nil
  ) -> String {
    Self(title: title, moments: moments, fits: fits, size: size).stage { () throws(Never) in }
  }

  static func filmstrip(
    title: String, moments: [Snapshot], labels: [String], size: SIMD2<Double>? = nil
  ) -> String {
    Self(title: title, moments: moments, fits: false, size: size).filmstrip(labels: labels) {
      () throws(Never) in
    }
  }
}

extension SVGPlot {
  var text: String { text { () throws(Never) in } }
}

extension Page {
  var html: String { html { () throws(Never) in } }
  var json: String { json { () throws(Never) in } }
}

extension Samples {
  var csv: String { csv { () throws(Never) in } }
  var json: String { json { () throws(Never) in } }
}

extension TableDocument {
  func render(
    as format: TableFormat, digits: Int, isASCII: Bool = false, columns: Int = 80
  ) -> String {
    render(as: format, digits: digits, isASCII: isASCII, columns: columns) { () throws(Never) in }
  }
}

extension Drawing {
  init(_ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool = false) {
    self.init(boxes, in: viewport, isASCII: isASCII) { () throws(Never) in }
  }
}

extension Plot {
  func lines(columns: Int, rows: Int, isASCII: Bool = false) -> [InkedText] {
    shown(columns: columns, rows: rows, isASCII: isASCII).lines
  }
}

extension DopeSheet {
  func lines(columns: Int, digits: Int, isASCII: Bool) -> [String] {
    lines(columns: columns, digits: digits, isASCII: isASCII) { () throws(Never) in }
  }
}
