import TestSupport
import Testing

@testable import FlipbookPictures

@Suite struct SVGStageTests {
  private func moved(_ x: Double, _ y: Double) -> PlaneProjection {
    PlaneProjection(x: [1, 0, 0], y: [0, 1, 0], origin: [x, y, 1])
  }

  private func box(
    _ projection: PlaneProjection, id: Int = 1, in parent: Int = 0
  ) -> Snapshot.Layer {
    var layer = Snapshot.Layer(id: id, name: "box \(id)", parent: parent, size: [100, 50])
    layer.plane = projection
    layer.background = PaintColor(red: 1, green: 0.5, blue: 0)
    return layer
  }

  // The window with layers in it.
  private func moment(
    _ time: Double, _ layers: [Snapshot.Layer], background: PaintColor? = nil
  ) -> Snapshot {
    let size = SIMD2(390.0, 844.0)
    var moment = Snapshot(time: time, window: Region(corner: .zero, size: size))
    var window = Snapshot.Layer(id: 0, name: "root", parent: nil, size: size)
    window.background = background
    moment.append(window)
    layers.forEach { moment.append($0) }
    return moment
  }

  private func elements(
    _ layers: [[Snapshot.Layer]], background: PaintColor? = nil, fits: Bool = false
  ) throws -> [ParsedElement] {
    let moments = layers.enumerated().map {
      moment(Double($0) * 0.5, $1, background: background)
    }
    return try ParsedElement.all(
      in: SVGPictures.stage(title: "a & <b>", moments: moments, fits: fits))
  }

  // The elements drawn, without the paper.
  private func drawn(_ layers: [Snapshot.Layer]) throws -> [ParsedElement] {
    try elements([layers]).filter { ["rect", "path"].contains($0.name) }.dropFirst().map(\.self)
  }

  @Test func `says what it is to those who see it and to those who do not`() throws {
    let elements = try elements([[box(moved(20, 30))]], fits: true)
    let root = elements[0]
    #expect(root.name == "svg" && root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(root.attributes["role"] == "img" && root.attributes["version"] == "1.1")
    #expect(root.attributes["viewBox"] == "10 20 120 70")
    #expect((root.attributes["width"], root.attributes["height"]) == ("120", "70"))
    #expect(elements[1].name == "title" && elements[1].text == "a & <b>")
    #expect(elements[2].name == "desc" && elements[2].text == "box 1 at 0s")
  }

  @Test func `a layer that is only moved is where it is seen`() throws {
    var layer = box(moved(20, 30))
    layer.corner = [5, 7]
    layer.cornerRadius = 12
    let rect = try #require(drawn([layer]).first)
    #expect(["x", "y", "width", "height", "rx"].map(rect.number) == [25, 37, 100, 50, 12])
    #expect(rect.attributes["fill"] == "#ff8000" && rect.attributes["fill-opacity"] == nil)
    #expect(rect.attributes["transform"] == nil)
  }

  @Test func `a layer that is turned has its matrix`() throws {
    let turned = PlaneProjection(x: [0.6, 0.8, 0], y: [-1.6, 1.2, 0], origin: [10, 20, 1])
    let rect = try #require(drawn([box(turned)]).first)
    #expect(rect.attributes["transform"] == "matrix(0.6 0.8 -1.6 1.2 10 20)")
    #expect(["x", "y", "width", "height"].map(rect.number) == [0, 0, 100, 50])
  }

  @Test func `a layer in perspective is an outline of where its corners are seen`() throws {
    let deep = PlaneProjection(x: [1, 0, 0.01], y: [0, 1, 0], origin: [0, 0, 1])
    let path = try #require(drawn([box(deep)]).first)
    #expect(path.name == "path" && path.attributes["d"] == "M0 0L50 0L50 25L0 50Z")
    var round = box(deep)
    round.cornerRadius = 10
    let points = try #require(drawn([round]).first?.attributes["d"]).split(separator: "L")
    #expect(points.count == 4 * 9)
    let behind = PlaneProjection(x: [1, 0, -0.02], y: [0, 1, 0], origin: [0, 0, 1])
    #expect(try drawn([box(behind)]).first?.attributes["d"] == "M0 0")
  }

  @Test func `a border lies within the bounds and above the layers in it`() throws {
    var layer = box(moved(0, 0))
    (layer.borderWidth, layer.cornerRadius) = (4, 10)
    layer.borderColor = PaintColor(red: 0, green: 0, blue: 0, alpha: 0.25)
    let drawn = try drawn([layer, box(moved(1, 2), id: 2, in: 1)])
    #expect(drawn.map { $0.attributes["fill"] } == ["#ff8000", "#ff8000", "none"])
    let border = drawn[2]
    #expect(["x", "y", "width", "height", "rx"].map(border.number) == [2, 2, 96, 46, 8])
    #expect(border.attributes["stroke"] == "#000000" && border.number("stroke-width") == 4)
    #expect(border.number("stroke-opacity") == 0.25)
  }

  @Test func `opacity counts for all in a layer at once`() throws {
    var layer = box(moved(0, 0))
    layer.opacity = 0.5
    let elements = try elements([[layer, box(moved(0, 0), id: 2, in: 1)]])
    let groups = elements.indices.filter { elements[$0].name == "g" }.dropFirst().map(\.self)
    #expect(groups.map { elements[$0].attributes["opacity"] } == ["0.5", nil])
    #expect(elements[groups[1]].parent == groups[0])
  }

  @Test func `what would not be seen is an outline with its name`() throws {
    var layer = Snapshot.Layer(id: 1, name: "\"<ghost>\"", parent: 0, size: [100, 50])
    layer.plane = moved(10, 10)
    let elements = try elements([[layer]])
    #expect(elements.contains { $0.attributes["class"] == "sketch" && $0.number("x") == 10 })
    let label = try #require(elements.last { $0.name == "text" })
    #expect(label.text == "\"<ghost>\"")
    #expect(elements[label.parent ?? 0].attributes["transform"] == "translate(60 35)")
  }

  @Test func `nothing at all is a picture of the window`() throws {
    let elements = try elements(
      [[]], background: PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(elements[0].attributes["viewBox"] == "0 0 390 844")
    #expect(
      elements.filter { $0.name == "rect" }.map { $0.attributes["fill"] ?? "" }
        == ["#ffffff", "#0000ff"])
    #expect(elements.last?.number("fill-opacity") == 0.5)
  }

  @Test func `the window is shown, and where it is to fit, all that is seen`() throws {
    let layers = [box(moved(20, 30)), box(moved(1000, 800), id: 2)]
    #expect(try elements([layers])[0].attributes["viewBox"] == "0 0 390 844")
    #expect(try elements([layers], fits: true)[0].attributes["viewBox"] == "10 20 1100 840")
    var pane = box(moved(20, 30))
    pane.clips = true
    let cut = [pane, box(moved(50, 10), id: 2, in: 1)]
    #expect(try elements([cut], fits: true)[0].attributes["viewBox"] == "10 20 120 70")
  }

  @Test func `what lies in a layer that clips is cut to it, round corners and all`() throws {
    var pane = box(moved(20, 30))
    (pane.clips, pane.cornerRadius) = (true, 8)
    let layers = [pane, box(moved(50, 10), id: 2, in: 1), box(moved(0, 0), id: 3, in: 2)]
    let elements = try elements([layers])
    let cut = try #require(elements.firstIndex { $0.name == "clipPath" })
    let shape = try #require(elements.first { $0.parent == cut })
    #expect(["x", "y", "width", "height", "rx"].map(shape.number) == [20, 30, 100, 50, 8])
    let groups = elements.filter { $0.name == "g" }.map { $0.attributes["clip-path"] }
    let name = try #require(elements[cut].attributes["id"])
    // Only the outermost of the nested layers is clipped, which clips all of them.
    #expect(groups == [nil, nil, "url(#\(name))", nil])
  }

  @Test func `a layer that clips at times cuts at those`() throws {
    var pane = box(moved(0, 0))
    let inner = box(moved(0, 0), id: 2, in: 1)
    let open = [pane, inner]
    pane.clips = true
    let elements = try elements([[pane, inner], open])
    let change = try #require(elements.first { $0.attributes["attributeName"] == "clip-path" })
    #expect(change.attributes["values"] == "url(#clip1);none")
  }

  @Test func `a shadow lies below its layer, blurred as far as it is seen`() throws {
    var layer = box(moved(20, 30))
    layer.cornerRadius = 6
    layer.shadow = Snapshot.Shadow(
      offset: [5, 7], radius: 4, color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    let drawn = try drawn([layer])
    #expect(drawn.map { $0.attributes["fill"] } == ["#000000", "#ff8000"])
    #expect(["x", "y", "width", "height", "rx"].map(drawn[0].number) == [25, 37, 100, 50, 6])
    #expect(drawn[0].number("fill-opacity") == 0.5)
    let elements = try elements([[layer]])
    let filter = try #require(elements.firstIndex { $0.name == "filter" })
    let name = try #require(elements[filter].attributes["id"])
    #expect(drawn[0].attributes["filter"] == "url(#\(name))")
    #expect(["x", "y", "width", "height"].map(elements[filter].number) == [13, 25, 124, 74])
    #expect(elements.first { $0.parent == filter }?.number("stdDeviation") == 4)
  }

  // MARK: Over time

  @Test func `each value holds until the next, from the moment it is the engine's`() throws {
    let layers = [0.0, 10, 10, 30].map { [box(moved($0, 5))] }
    let elements = try elements(layers)
    let animate = try #require(elements.first { $0.name == "animate" })
    #expect(elements.filter { $0.name == "animate" }.count == 1)
    #expect(animate.attributes["attributeName"] == "x")
    #expect(animate.attributes["calcMode"] == "discrete")
    #expect(animate.attributes["repeatCount"] == "indefinite")
    // Three steps of half a second, and half a second of rest.
    #expect(animate.attributes["dur"] == "2s")
    #expect(animate.attributes["values"] == "0;10;30")
    #expect(animate.attributes["keyTimes"] == "0;0.25;0.75")
    #expect(elements[animate.parent ?? 0].attributes["x"] == "0")
  }

  @Test func `what comes and goes is there only then`() throws {
    let one = box(moved(0, 0))
    let two = box(moved(5, 5), id: 2)
    let elements = try elements([[one], [one, two], [two], [two]])
    let displays = elements.filter { $0.attributes["attributeName"] == "display" }
    #expect(displays.map { $0.attributes["values"] } == ["inline;none", "none;inline"])
    #expect(displays.map { $0.attributes["keyTimes"] } == ["0;0.5", "0;0.25"])
  }

  @Test func `a changing matrix is a move, a turn, a skew and a scale, which make the same`() throws
  {
    let projections = [
      PlaneProjection(x: [1, 0, 0], y: [0, 1, 0], origin: [0, 0, 1]),
      PlaneProjection(x: [0.6, 0.8, 0], y: [-1, 2.5, 0], origin: [10, -20, 1]),
      PlaneProjection(x: [-2, 0.5, 0], y: [0.25, 3, 0], origin: [7, 8, 1]),
    ]
    let elements = try elements(projections.map { [box($0)] })
    let parts = elements.filter { $0.name == "animateTransform" }
    #expect(
      parts.map { $0.attributes["type"] } == ["translate", "rotate", "skewX", "scale"])
    #expect(parts.map { $0.attributes["additive"] } == ["replace", "sum", "sum", "sum"])
    for (place, projection) in projections.enumerated() {
      let values = try parts.map { part in
        try #require(part.attributes["values"]).split(separator: ";")[place]
          .split(separator: " ").compactMap { Double($0) }
      }
      let made = Affine(
        move: values[0], turn: values[1][0], skew: values[2][0], scale: values[3])
      let wanted = [projection.x.x, projection.x.y, projection.y.x, projection.y.y]
      for (made, wanted) in zip(made.factors, wanted) { #expect(abs(made - wanted) < 1e-5) }
      #expect(values[0] == [projection.origin.x, projection.origin.y])
    }
  }

  @Test func `the same moments make the same bytes`() {
    let moments = [0.0, 0.1].map { moment($0, [box(moved($0 * 100, 0))]) }
    let texts = (0..<2).map { _ in SVGPictures.stage(title: "t", moments: moments) }
    #expect(texts[0] == texts[1])
  }

  @Test func `a filmstrip has a frame and a caption for each moment, in rows of six`() throws {
    let moments = (0..<8).map { moment(Double($0), [box(moved(Double($0) * 10, 0))]) }
    let elements = try ParsedElement.all(
      in: SVGPictures.filmstrip(
        title: "t", moments: moments, labels: (0..<8).map { "\($0)s" }, size: [600, 200]))
    #expect((elements[0].attributes["width"], elements[0].attributes["height"]) == ("600", "200"))
    let frames = elements.dropFirst().filter { $0.name == "svg" }
    #expect(frames.count == 8 && Set(frames.map { $0.attributes["viewBox"] }).count == 1)
    #expect(Set(frames.prefix(6).map { $0.number("y") }).count == 1)
    #expect(frames[7].number("x") == frames[1].number("x"))
    #expect(frames[7].number("y") > frames[1].number("y") + frames[1].number("height"))
    #expect(elements.filter { $0.attributes["class"] == "time" }.map(\.text).last == "7s")
  }
}

/// The product of the parts that SMIL puts together.
private struct Affine {
  let factors: [Double]

  init(move: [Double], turn: Double, skew: Double, scale: [Double]) {
    let (angle, lean) = (turn * .pi / 180, skew * .pi / 180)
    let (sine, cosine) = (Self.sine(angle), Self.sine(.pi / 2 - angle))
    let tangent = Self.sine(lean) / Self.sine(.pi / 2 - lean)
    // A point is scaled, skewed and turned, in this order.
    let (y, z) = (scale[1] * tangent, scale[1])
    factors = [
      cosine * scale[0], sine * scale[0], cosine * y - sine * z, sine * y + cosine * z,
    ]
  }

  // By its series, apart from what is tested.
  private static func sine(_ angle: Double) -> Double {
    var (term, sum) = (angle, angle)
    for n in 1..<20 {
      let factors: Double = Double(2 * n) * Double(2 * n + 1)
      term *= -(angle * angle) / factors
      sum += term
    }
    return sum
  }
}
