import Testing

@testable import FlipbookPictures

@Suite struct RoundCornerTests {
  private func lines(radius: Double, isASCII: Bool = false, side: Double = 120) -> [String] {
    var snapshot = Snapshot(time: 0, window: Region(corner: .zero, size: [200, 200]))
    snapshot.append(Snapshot.Layer(id: 0, name: "root", parent: nil, size: [200, 200]))
    var card = Snapshot.Layer(id: 1, name: "card", parent: 0, size: [side, side])
    card.cornerRadius = radius
    snapshot.append(card)
    let boxes = snapshot.boxes { () throws(Never) in }
    let viewport = Viewport(around: boxes, columns: 13, rows: 7)
    return Drawing(boxes, in: viewport, isASCII: isASCII).lines.map(\.text)
  }

  @Test func `a small radius is the sign of a round corner, none at all a square one`() {
    let (square, round) = (lines(radius: 0), lines(radius: 12))
    #expect(square.first?.first == "┌" && square.last?.last == "┘")
    #expect(round.first == "╭\(square[0].dropFirst().dropLast())╮")
    #expect(round.last?.first == "╰" && round.last?.last == "╯")
    #expect(round.dropFirst().dropLast() == square.dropFirst().dropLast())
  }

  @Test func `in ASCII it is seen as well`() {
    let (square, round) = (lines(radius: 0, isASCII: true), lines(radius: 12, isASCII: true))
    #expect(square.first?.first == "+" && round.first?.first == "." && round.last?.last == "'")
  }

  @Test func `a large one is drawn as the curve it is, up to a circle`() {
    let circle = lines(radius: 60)
    #expect(circle.allSatisfy { !$0.contains("─") && !$0.contains("╭") })
    // Its corners are blank.
    #expect(circle.first?.first == " " && circle.last?.first == " ")
    #expect(lines(radius: 500) == circle, "no more than a half of a side")
  }

  @Test func `points of a corner lie on its circle`() {
    var box = DrawnBox(corners: [[0, 0], [100, 0], [100, 50], [0, 50]], label: "", opacity: 1)
    box.rounding = [0.2, 0.4]
    let points = box.rounded.corners
    #expect(points.count == 20)
    let middles: [Place] = [[20, 20], [80, 20], [80, 30], [20, 30]]
    for (index, point) in points.enumerated() {
      let way = point - middles[index / 5]
      #expect(abs((way * way).sum() - 400) < 1e-9)
    }
  }

  @Test func `what is cut off at some edge has the corners of the cut`() {
    var snapshot = Snapshot(time: 0, window: Region(corner: .zero, size: [200, 200]))
    snapshot.append(Snapshot.Layer(id: 0, name: "root", parent: nil, size: [200, 200]))
    var pane = Snapshot.Layer(id: 1, name: "pane", parent: 0, size: [100, 100])
    pane.clips = true
    snapshot.append(pane)
    var card = Snapshot.Layer(id: 2, name: "card", parent: 1, size: [100, 200])
    card.cornerRadius = 20
    snapshot.append(card)
    let boxes = snapshot.boxes { () throws(Never) in }
    #expect(boxes.map(\.rounding) == [.zero, .zero])
  }
}
