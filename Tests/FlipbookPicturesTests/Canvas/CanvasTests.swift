import Testing

@testable import FlipbookPictures

@Suite struct `A canvas` {
  @Test func `shows its dots in braille`() {
    var canvas = Canvas(columns: 3, rows: 1)
    canvas.setDot(x: 0, y: 0)
    canvas.setDot(x: 3, y: 3)
    #expect(canvas.lines == ["⠁⢀"])
    #expect(canvas.dotColumns == 6 && canvas.dotRows == 4)
  }

  private static let points: [([(Double, Double)], String)] = [
    ([(0.0, 0.0), (7.0, 0.0)], "''''"), ([(0, 3), (7, 3)], "...."), ([(0, 1), (7, 1)], "----"),
    ([(0, 3), (1, 0)], "/"), ([(0, 0), (1, 3)], "\\"), ([(1, 0), (1, 3)], "|"),
  ]

  @Test(arguments: points)
  func `spells lines in ASCII by slope and height`(points: [(Double, Double)], line: String) {
    var canvas = Canvas(columns: 4, rows: 1, isASCII: true)
    canvas.drawLine(through: points.map { Place(x: $0.0, y: $0.1) })
    #expect(canvas.lines == [line])
  }

  @Test func `shows a filled cell as # in ASCII`() {
    var canvas = Canvas(columns: 1, rows: 1, isASCII: true)
    for x in 0..<2 { for y in 0..<4 { canvas.setDot(x: x, y: y) } }
    #expect(canvas.lines == ["#"])
  }

  @Test func `draws a fainter line with fewer dots`() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.drawLine(
      through: [Place(x: 0, y: 0), Place(x: 3, y: 0), Place(x: 7, y: 0)],
      spacing: 2)
    #expect(canvas.lines == ["⠁⠁⠁⠁"])
  }

  @Test func `leaves out what lies outside`() {
    var canvas = Canvas(columns: 2, rows: 1)
    canvas.drawLine(through: [Place(x: -1e12, y: 1), Place(x: 1e12, y: 1)])
    canvas.drawLine(through: [Place(x: 0, y: -5), Place(x: 9, y: -5)])
    canvas.drawLine(through: [Place(x: 0, y: .nan), Place(x: 9, y: 0)])
    canvas.setDot(x: 9, y: 0)
    #expect(canvas.lines == ["⠒⠒"])
  }

  @Test func `shows text over dots, and wide characters whole or not at all`() {
    var canvas = Canvas(columns: 6, rows: 2)
    canvas.drawLine(through: [Place(x: 0, y: 0), Place(x: 11, y: 0)])
    canvas.write("日a", column: 1, row: 0)
    canvas.write("b日", column: 4, row: 1)
    canvas.write("out", column: -2, row: 1)
    #expect(canvas.lines == ["⠉日a⠉⠉", "t   b"])
    canvas.write("x", column: 2, row: 0)
    #expect(canvas.lines[0] == "⠉ xa⠉⠉")
    canvas.clear(column: 5, row: 0)
    #expect(canvas.lines[0] == "⠉ xa⠉")
    #expect(canvas.isBlank(column: 5, row: 0) && !canvas.isBlank(column: 3, row: 0))
  }
}
