import FlipbookText
import Testing

@testable import FlipbookPictures

@Suite struct PictureOutlineTests {
  private let window = Region(corner: .zero, size: [120, 240])

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ label: String
  ) -> DrawnBox {
    DrawnBox(
      corners: [[x, y], [x + width, y], [x + width, y + height], [x, y + height]], label: label,
      opacity: 1)
  }

  private func drawing(_ boxes: [DrawnBox], isASCII: Bool = false) -> Drawing {
    Drawing(boxes, in: Viewport(showing: window, columns: 13, rows: 13), isASCII: isASCII)
  }

  @Test func `the stage has an outline, open where nothing is seen below`() {
    let drawing = drawing([box(20, 20, 40, 40, "")])
    #expect(
      drawing.outlined(rows: Drawing.rowsInUse([drawing])).map(\.text) == [
        "┌────────────┐", "│            │", "│  ┌──┐      │", "│  └──┘      │",
        "│            │", "┆            ┆",
      ])
    let whole = drawing.outlined().map(\.text)
    #expect(whole.count == 14 && whole.last == "└────────────┘")
  }

  @Test func `it is closed where the picture is in use down to its end`() {
    let drawing = drawing([box(0, 180, 120, 60, "")])
    let lines = drawing.outlined(rows: Drawing.rowsInUse([drawing])).map(\.text)
    #expect(lines.count == 14 && lines.last == "└────────────┘")
    #expect(lines[12] == "│└──────────┘│", "what lies at the edge does not hide the outline")
  }

  @Test func `in ASCII it is ASCII`() {
    let drawing = drawing([box(20, 20, 40, 40, "")], isASCII: true)
    #expect(drawing.outlined(rows: 3).allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
  }

  // MARK: Side by side

  private func strip(_ count: Int, _ region: Region, columns: Int = 80) -> Filmstrip {
    Filmstrip(
      headings: (0..<count).map { "\($0)s" }, showing: region, isOutlined: false,
      in: (columns, 12...20, 40))
  }

  @Test(
    arguments: [1, 2, 3, 5, 6, 7, 12, 60],
    [[660, 60], [120, 240], [100, 100], [30, 900], [2000, 10]])
  func `a strip keeps to its columns, and has no room for one picture more beside the others`(
    count: Int, size: [Double]
  ) {
    let region = Region(corner: .zero, size: [size[0], size[1]])
    let strip = strip(count, region)
    let pictures = Array(
      repeating: [InkedText(String(repeating: "x", count: strip.viewport.columns))], count: count)
    let lines = strip.lines(of: pictures, isASCII: true).map(\.text)
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 80 })
    let beside = lines[0].count { $0 == "s" }
    let rows = (count + beside - 1) / beside
    #expect(lines.count == 3 * rows - 1)
    // Fewer rows of them have no room.
    let width = max(strip.viewport.columns, count > 10 ? 3 : 2) + 3
    #expect(rows == 1 || (rows - 1) * (83 / width) < count)
  }

  @Test func `narrow pictures stand beside each other as far as there is room`() {
    let strip = strip(5, Region(corner: .zero, size: [120, 240]))
    let pictures = Array(repeating: [InkedText("x")], count: 5)
    #expect(strip.lines(of: pictures, isASCII: true).count == 2, "one row, below its headings")
    #expect(strip.viewport.columns * 5 > 55)
  }

  @Test func `wide ones are larger below each other`() {
    let strip = strip(6, Region(corner: .zero, size: [660, 60]))
    #expect(strip.viewport.columns > 30)
  }

  // MARK: Names

  @Test func `a name leaves something of the box to be seen, inside and at its edge`() {
    func lines(_ boxes: [DrawnBox]) -> [String] {
      Drawing(boxes, in: Viewport(showing: window, columns: 13, rows: 13)).lines.map(\.text)
    }
    // There is room for the name alone inside: it stands beside.
    #expect(lines([box(0, 20, 60, 60, "card")])[2] == "│████│ card")
    #expect(lines([box(0, 20, 70, 60, "card")])[2] == "│card█│")
    // On the edge corners and a part of the line stay.
    let ground = box(0, 0, 120, 120, "")
    #expect(lines([ground, box(20, 20, 80, 40, "pin")])[1] == "│█┌─pin──┐█│")
    let thin = lines([ground, box(20, 20, 60, 40, "pin")])
    #expect(thin[1] == "│█┌────┐███│" && !thin.joined().contains("pin"))
  }

  @Test func `a turned box keeps its outline whole`() {
    let turned = DrawnBox(
      corners: [[30, 60], [60, 90], [30, 120], [0, 90]], label: "kite", opacity: 1)
    let viewport = Viewport(showing: window, columns: 13, rows: 13)
    let (named, nameless) = (
      Drawing([turned], in: viewport).lines.map(\.text),
      Drawing([DrawnBox(corners: turned.corners, label: "", opacity: 1)], in: viewport).lines.map(
        \.text)
    )
    #expect(named.joined().contains("kite"))
    for (one, other) in zip(named, nameless) {
      #expect(one.filter { !"kite █".contains($0) } == other.filter { $0 != " " && $0 != "█" })
    }
  }
}
