import Testing

@testable import FlipbookPictures

@Suite struct DrawingTests {
  @Test func `a box has its name in it, and a later one covers it`() {
    let boxes = [box(0, 0, 120, 100, "desk"), box(60, 20, 60, 60, "card", opacity: 0.5)]
    #expect(
      lines(boxes, columns: 13, rows: 6) == [
        "┌──────────┐",
        "│█████┌────┐",
        "│█desk│card│",
        "│█████└────┘",
        "└──────────┘",
      ])
  }

  @Test func `in ASCII it is the same picture`() {
    let boxes = [box(0, 0, 120, 100, "desk"), box(60, 20, 60, 60, "card", opacity: 0.5)]
    #expect(
      lines(boxes, columns: 13, rows: 6, isASCII: true) == [
        "+----------+",
        "|#####+----+",
        "|#desk|card|",
        "|#####+----+",
        "+----------+",
      ])
  }

  @Test func `the more solid, the darker; what is unseen has gaps and hides nothing`() {
    #expect([0, 0.1, 0.5, 0.75, 1].map { Shade(opacity: $0).step } == [0, 1, 2, 3, 4])
    let boxes = [box(0, 0, 80, 80, ""), box(20, 20, 40, 40, "", opacity: 0)]
    #expect(
      lines(boxes, columns: 9, rows: 5) == ["┌──────┐", "│█┌┄┄┐█│", "│█└┄┄┘█│", "└──────┘"])
  }

  @Test func `a turned box has an outline of dots, and its middle is filled`() {
    let corners: [Place] = [[50, 0], [100, 50], [50, 100], [0, 50]]
    let turned = DrawnBox(corners: corners, label: "a", opacity: 1)
    let lines = lines([turned], columns: 12, rows: 6)
    #expect(lines.count == 5)
    #expect(lines[2].contains(" a "))
    #expect(!lines.joined().contains("─"))
    #expect(lines.joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
  }

  private static let cutOff: [[Place]] = [
    [[0, 0], [100, 0], [0, 100]], [[50, 0], [100, 40], [100, 60], [50, 100], [0, 50]],
  ]

  @Test(arguments: cutOff)
  func `a box of which a part is cut off has other corners`(corners: [Place]) {
    let cut = DrawnBox(corners: corners, label: "a", opacity: 1)
    let lines = lines([cut], columns: 12, rows: 6)
    #expect(lines.count == 5 && lines.joined().contains(" a "), "\(lines)")
  }

  @Test func `a name without room inside stands beside its box`() {
    let boxes = [box(0, 0, 20, 20, "knob"), box(0, 40, 200, 60, "")]
    #expect(lines(boxes, columns: 21, rows: 6)[0] == "██ knob")
  }

  @Test func `a name that is wide takes its room`() {
    #expect(lines([box(0, 0, 80, 60, "日本")], columns: 9, rows: 4)[1] == "│█日本█│")
  }

  @Test func `what is out of reach or no number is left out`() {
    let boxes = [
      box(0, 0, 40, 40, ""), box(.nan, 0, 10, 10, "x"), box(0, 0, 1e300, 10, "y"),
      DrawnBox(corners: [], label: "z", opacity: 1),
    ]
    #expect(lines(boxes, columns: 5, rows: 3) == lines([boxes[0]], columns: 5, rows: 3))
  }

  @Test func `what lies out of the picture is told, and what is partly in it has its name there`() {
    let boxes = [
      box(0, 0, 30, 30, "near"), box(500, 0, 40, 40, "far"), box(-1e9, 60, 2e9, 60, "wide"),
      box(-1e8, -1e8, 2e8, 2e8, "ground", opacity: 0.1),
    ]
    var window = Region(corner: .zero, size: [120, 120])
    let viewport = Viewport(showing: window, columns: 13, rows: 7)
    let drawing = Drawing([boxes[3]] + boxes.prefix(3), in: viewport)
    #expect(drawing.outside == ["far"] && drawing.covered.isEmpty)
    #expect(drawing.unnamed == ["near"])
    #expect(
      drawing.lines.map(\.text) == [
        "┌─┐░░░░░░░░░", "└─┘░░░░░░░░░", " ground ░░░░", "────────────", " wide ██████",
        "────────────",
      ])
    window.include([[520, 0]])
    let wider = Viewport(showing: window, columns: 60, rows: 20)
    #expect(Drawing(boxes, in: wider).outside.isEmpty)
  }

  @Test func `a shadow falls on what is blank, and neither covers nor has a name`() {
    var shadow = box(30, 20, 60, 60, "", opacity: 0.5)
    shadow.isShadow = true
    let boxes = [
      box(0, 60, 50, 40, "low"), shadow, box(10, 0, 60, 60, "card"),
    ]
    let drawing = Drawing(boxes, in: Viewport(around: boxes, columns: 13, rows: 7))
    #expect(drawing.outside.isEmpty && drawing.covered.isEmpty)
    #expect(
      drawing.lines.map(\.text) == [
        " ┌────┐", " │card│▒▒", " └────┘▒▒", "┌───┐▒▒▒▒", "└───┘ low",
      ])
  }

  @Test(arguments: [(1.0, 1.0), (13, 7), (390, 844), (0.001, 5), (3000, 20), (0, 0)])
  func `a viewport has room for everything, at a round scale`(width: Double, height: Double) {
    let box = box(-7.3, 11.9, width, height, "")
    let viewport = Viewport(around: [box], columns: 60, rows: 20)
    #expect(viewport.columns <= 60 && viewport.rows <= 20)
    for corner in box.corners {
      let cell = viewport.cell(corner)
      #expect(cell.x >= -1e-9 && cell.x <= Double(viewport.columns) + 1e-9)
      #expect(cell.y >= -1e-9 && cell.y <= Double(viewport.rows) + 1e-9)
    }
  }

  // MARK: Support

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ label: String,
    opacity: Double = 1
  ) -> DrawnBox {
    DrawnBox(
      corners: [[x, y], [x + width, y], [x + width, y + height], [x, y + height]], label: label,
      opacity: opacity)
  }

  private func lines(
    _ boxes: [DrawnBox], columns: Int, rows: Int, isASCII: Bool = false
  ) -> [String] {
    let viewport = Viewport(around: boxes, columns: columns, rows: rows)
    return Drawing(boxes, in: viewport, isASCII: isASCII).lines.map(\.text)
  }
}
