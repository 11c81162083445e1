@testable import FlipbookPictures

// Pictures that nobody interrupts.

extension SVGPictures {
  static func stage(
    title: String, moments: [Snapshot], fits: Bool = false, size: SIMD2<Double>? = nil
  ) -> String {
    stage(title: title, moments: moments, fits: fits, size: size) { () throws(Never) in }
  }

  static func filmstrip(
    title: String, moments: [Snapshot], labels: [String], size: SIMD2<Double>? = nil
  ) -> String {
    filmstrip(title: title, moments: moments, labels: labels, fits: false, size: size) {
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

extension DopeSheet {
  func lines(columns: Int, digits: Int, isASCII: Bool) -> [String] {
    lines(columns: columns, digits: digits, isASCII: isASCII) { () throws(Never) in }
  }
}
