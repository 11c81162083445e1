import FlipbookPictures
import FlipbookText
import TestSupport
import Testing

struct TableDocumentTests {
  @Test(arguments: TableFormat.allCases, SampleDocuments.all.indices)
  func `ends no line with a blank`(format: TableFormat, index: Int) {
    let text = SampleDocuments.all[index].render(as: format, digits: 3)
    #expect(linesWithTrailingBlanks(text).isEmpty)
    #expect(!text.hasSuffix("\n"))
  }

  @Test(arguments: TableFormat.allCases)
  func `gives the same bytes without trailing blanks for any document`(format: TableFormat) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let document = randomDocument(&generator)
      let columns = Int.random(in: 0...100, using: &generator)
      let text = document.render(as: format, digits: 2, isASCII: true, columns: columns)
      let again = document.render(as: format, digits: 2, isASCII: true, columns: columns)
      #expect(Array(text.utf8) == Array(again.utf8), "\(generator)")
      #expect(linesWithTrailingBlanks(text).isEmpty, "\(generator)")
      #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(generator)")
    }
  }

  @Test func `names its formats as they are typed`() {
    #expect(TableFormat.allCases.map(\.rawValue) == ["table", "json", "csv", "markdown"])
  }

  private func linesWithTrailingBlanks(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasSuffix(" ") || $0.hasSuffix("\t") }
  }

  private func randomDocument(_ generator: inout SeededGenerator) -> TableDocument {
    let names = ["", "a", " b ", "c,d", "\"e\"", "long name that has to be cut", "tab\t", "|"]
    let columns = (0..<Int.random(in: 0...5, using: &generator)).map { index in
      Column(
        name: names.randomElement(using: &generator) ?? "",
        alignment: index % 2 == 0 ? .left : .right)
    }
    let rows = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        randomCell(&generator, names: names)
      }
    }
    let table = Table(title: names.randomElement(using: &generator), columns: columns, rows: rows)
    let plain = Table(columns: columns, notes: ["note "])
    return TableDocument(
      heading: [("k", randomCell(&generator, names: names))], tables: [table, plain])
  }

  private func randomCell(_ generator: inout SeededGenerator, names: [String]) -> Cell {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .number(Double.random(in: -1e6...1e6, using: &generator))
    case 1: .seconds(Double.random(in: 0...10, using: &generator))
    case 2: .integer(Int.random(in: -9...9999, using: &generator))
    case 3: .boolean(Bool.random(using: &generator))
    case 4: .empty
    default: .text(names.randomElement(using: &generator) ?? "")
    }
  }
}
