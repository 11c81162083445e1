import TestSupport
import Testing

@testable import FlipbookPictures

// The pictures of layers that draw paths and gradients.
@Suite struct `A path in pictures` {
  private static let blue = PaintColor(red: 0, green: 0.5, blue: 1)
  private static let white = PaintColor(red: 1, green: 1, blue: 1)

  // A circle about (60, 60), from its right end clockwise.
  private static func circle(_ radius: Double = 50) -> ShapePath {
    let (r, k) = (radius, radius * 0.5522847498)
    func at(_ x: Double, _ y: Double) -> SIMD2<Double> { [60 + x, 60 + y] }
    return ShapePath([
      .move(at(r, 0)), .cubic(at(r, k), at(k, r), at(0, r)),
      .cubic(at(-k, r), at(-r, k), at(-r, 0)), .cubic(at(-r, -k), at(-k, -r), at(0, -r)),
      .cubic(at(k, -r), at(r, -k), at(r, 0)), .close,
    ])
  }

  private static func ring(
    to end: Double, width: Double = 4, fill: PaintColor? = nil
  ) -> Snapshot.Shape {
    var line = Snapshot.Shape.Line()
    (line.color, line.width, line.cap) = (blue, width, "round")
    return Snapshot.Shape(circle(), fill: fill, isEvenOdd: false, line: line, from: 0, to: end)
  }

  private static let colors = Snapshot.Gradient(
    .axial, [blue, PaintColor(red: 0, green: 0, blue: 0, alpha: 0)], at: [], from: [0, 0.5],
    to: [1, 0.5])

  private func moment(
    _ time: Double = 0, shape: Snapshot.Shape? = nil, gradient: Snapshot.Gradient? = nil,
    corner: SIMD2<Double> = .zero, size: SIMD2<Double> = [120, 120], clips: Bool = false
  ) -> Snapshot {
    let window = SIMD2(120.0, 120.0)
    var moment = Snapshot(time: time, window: Region(corner: .zero, size: window))
    moment.append(Snapshot.Layer(id: 0, name: "root", parent: nil, size: window))
    var layer = Snapshot.Layer(id: 1, name: "a", parent: 0, size: size)
    (layer.shape, layer.gradient, layer.corner, layer.clips) = (shape, gradient, corner, clips)
    moment.append(layer)
    return moment
  }

  // MARK: In characters

  private func lines(_ moment: Snapshot) -> [String] {
    let boxes = moment.boxes { () throws(Never) in }
    let viewport = Viewport(showing: moment.window, columns: 24, rows: 12)
    return Drawing(boxes, in: viewport).lines.map(\.text)
  }

  @Test func `a ring is drawn as far as its line goes, and its name is within`() {
    #expect(
      lines(moment(shape: Self.ring(to: 1))) == [
        "       ⢀⣀⣀⣀⣀⡀",
        "    ⣠⠔⠋⠉    ⠉⠙⠢⣄",
        "  ⢀⠞⠁          ⠈⠳⡀",
        " ⢀⡏              ⢹⡀",
        " ⢸        a       ⡇",
        " ⢸                ⡇",
        " ⠈⣇              ⣸⠁",
        "  ⠈⢦⡀          ⢀⡴⠁",
        "    ⠙⠢⣄⣀    ⣀⣠⠔⠋",
        "       ⠈⠉⠉⠉⠉⠁",
      ])
    #expect(
      lines(moment(shape: Self.ring(to: 0.25))) == [
        "",
        "",
        "",
        "",
        "          a",
        "                  ⡇",
        "                 ⣸⠁",
        "               ⢀⡴⠁",
        "            ⣀⣠⠔⠋",
        "          ⠉⠉⠁",
      ])
    #expect(lines(moment(shape: Self.ring(to: 0))) == ["", "", "", "", "          a"])
  }

  @Test func `a field is filled behind a fine edge, and a line covers it`() {
    #expect(
      lines(moment(shape: Self.ring(to: 0.5, width: 12, fill: Self.white))) == [
        "        ⣀⣀⣀⣀",
        "    ⡠██████████⢄",
        "  ⢀██████████████⡀",
        "  ████████████████",
        " ⢸██████ a ███████⡇",
        "⠘⣿⣧██████████████⣼⣿⠃",
        " ⢻⣿⡄████████████⢠⣿⡟",
        " ⠈⠻⣿⣦⡀████████⢀⣴⣿⠟⠁",
        "   ⠑⠻⣿⣶⣤⣤⣀⣀⣤⣤⣶⣿⠟⠊",
        "     ⠈⠉⠛⠛⠿⠿⠛⠛⠉⠁",
      ])
  }

  @Test func `a layer that clips cuts off what it draws`() {
    let cut = lines(moment(shape: Self.ring(to: 1), size: [60, 60], clips: true))
    #expect(
      cut == [
        "",
        "    ⣠⠔⠋⠉",
        "  ⢀⠞⠁ a",
        " ⢀⡏",
        " ⢸",
      ])
  }

  @Test func `a gradient is the lighter the less solid its colours are`() {
    #expect(
      lines(moment(gradient: Self.colors, size: [120, 40])) == [
        "┌──────────────────┐",
        "│██▓▓▓▓▓ a ▒▒░░░░░░│",
        "└──────────────────┘",
      ])
  }

  // MARK: In SVG

  private func elements(_ moments: [Snapshot]) throws -> [ParsedElement] {
    try ParsedElement.all(in: SVGPictures.stage(title: "a", moments: moments, fits: false))
  }

  @Test func `SVG has the path and how its line is drawn`() throws {
    let paths = try elements([moment(shape: Self.ring(to: 0.25, fill: Self.white))])
      .filter { $0.name == "path" }
    #expect(paths.map { $0.attributes["fill"] } == ["#ffffff", "none"])
    #expect(paths[1].attributes["d"] == "M110 60C110 87.6142 87.6142 110 60 110")
    #expect(paths[1].attributes["stroke"] == "#0080ff" && paths[1].number("stroke-width") == 4)
    #expect(paths[1].attributes["stroke-linecap"] == "round")
    #expect(paths[1].attributes["stroke-linejoin"] == nil)
    #expect(paths[0].attributes["d"]?.hasSuffix("Z") == true)
  }

  @Test func `what is drawn over time has its values over time`() throws {
    let moments = [0, 0.5, 0.5, 1].enumerated().map { place, end in
      moment(Double(place) / 2, shape: Self.ring(to: end))
    }
    let elements = try elements(moments)
    let change = try #require(elements.first { $0.name == "animate" })
    #expect(elements[change.parent ?? 0].name == "path")
    #expect(change.attributes["attributeName"] == "d")
    #expect(change.attributes["values"]?.split(separator: ";").count == 3)
    #expect(!elements.contains { $0.attributes["class"] == "sketch" })
  }

  @Test func `a gradient has its colours, in shares of the box`() throws {
    let elements = try elements([moment(gradient: Self.colors)])
    let gradient = try #require(elements.first { $0.name == "linearGradient" })
    #expect(["x1", "y1", "x2", "y2"].map(gradient.number) == [0, 0.5, 1, 0.5])
    let stops = elements.filter { $0.name == "stop" }
    #expect(stops.map { $0.attributes["stop-color"] } == ["#0080ff", "#000000"])
    #expect(stops.map { $0.attributes["stop-opacity"] } == [nil, "0"])
    let id = try #require(gradient.attributes["id"])
    #expect(elements.contains { $0.name == "rect" && $0.attributes["fill"] == "url(#\(id))" })
  }

  // MARK: In a page

  @Test func `a page has paths from the corner of the bounds, and colours in words of CSS`() {
    var stage = PageStage(fits: false)
    for (place, end) in [0.0, 0.25].enumerated() {
      let moment = moment(shape: Self.ring(to: end), gradient: Self.colors, corner: [10, 20])
      stage.add(moment, at: place) { () throws(Never) in }
    }
    let values = stage.nodes(count: 2) { () throws(Never) in }[1].values
    func json(_ name: String) -> String? { values.first { $0.name == name }?.track.json }
    #expect(json("area") == nil)
    #expect(
      json("line")
        == #"{"steps":[null,1,"M100 40C100 67.6142 77.6142 90 50 90",1]}"#)
    #expect(json("lineStyle")?.contains("stroke:#0080ff;stroke-opacity:1;stroke-width:4;") == true)
    #expect(json("gradient") == "\"linear-gradient(90deg, #0080ffff 0px, #00000000 120px)\"")
  }

  private static let kinds: [(Snapshot.Gradient.Kind, String)] = [
    (Snapshot.Gradient.Kind.axial, "linear-gradient(135deg, #0080ffff 0px, #ffffffff 141.4214px)"),
    (.radial, "radial-gradient(100px 100px at 0px 0px, #0080ffff 0%, #ffffffff 100%)"),
    (.conic, "conic-gradient(from 135deg at 0px 0px, #0080ffff 0%, #ffffffff 100%)"),
  ]

  @Test(arguments: kinds)
  func `colours are spread in words of CSS`(kind: Snapshot.Gradient.Kind, words: String) throws {
    let gradient = try #require(
      Snapshot.Gradient(kind, [Self.blue, Self.white], at: [], from: .zero, to: [1, 1]))
    #expect(gradient.image(size: [100, 100]) == words)
    let middle = gradient.color(at: [0.5, 0.5], size: [100, 100])
    let share = kind == .axial ? 0.5 : kind == .radial ? 0.5.squareRoot() : 0
    #expect(abs(middle.parts.x - share) < 1e-9)
  }
}

@Suite struct `The length of a path` {
  private let square = ShapePath([
    .move([0, 0]), .line([10, 0]), .line([10, 10]), .line([0, 10]), .close,
  ])

  @Test func `is that of all its stretches, one after the other`() {
    #expect(square.part(from: 0.125, to: 0.375).text() == "M5 0L10 0L10 5")
    let two = ShapePath([.move([0, 0]), .line([10, 0]), .move([0, 5]), .line([30, 5])])
    #expect(two.part(from: 0.125, to: 0.5).text() == "M5 0L10 0M0 5L10 5")
    #expect(square.part(from: 0.75, to: 2).text() == "M0 10L0 0")
  }

  @Test func `is whole where all is wanted, and nothing where the ends meet`() {
    #expect(square.part(from: 0, to: 1) == square && square.text().hasSuffix("Z"))
    #expect(square.part(from: 0.5, to: 0.5).isEmpty && square.part(from: 0.7, to: 0.2).isEmpty)
    #expect(ShapePath([.move([.nan, 0]), .line([1, 1])]).isEmpty)
  }

  @Test func `goes along curves as they are long, not as their numbers run`() throws {
    // Three quarters of its numbers pass in the last third of its way.
    let curve = ShapePath([.move([0, 0]), .cubic([0, 0], [0, 0], [100, 0])])
    for share in [0.1, 0.25, 0.5, 0.9] {
      let lines = curve.part(from: 0, to: share).lines(within: 0.01)
      let end = try #require(lines.last?.last)
      #expect(abs(end.x - 100 * share) < 0.05 && end.y == 0)
    }
  }
}
