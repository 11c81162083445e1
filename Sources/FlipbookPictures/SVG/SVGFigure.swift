import FlipbookText

/// A plot or a sheet as the lines, boxes and words that it is made of, to be drawn in pixels.
///
/// It reads the elements that ``SVGPlot`` and ``SVGSheet`` write, on a light page.
package struct SVGFigure {
  package typealias Place = SIMD2<Double>

  package enum Mark {
    case lines([[Place]], Snapshot.Shape.Line)
    case box(Place, size: Place, PaintColor)
    /// Words at a place on their base line, from there on, in the middle of it, or up to it.
    case words(String, at: Place, anchor: Double, PaintColor)
  }

  /// How large it is, in points.
  package let size: Place
  package private(set) var marks: [Mark] = []
  private let looks: [String: Look]

  /// How elements of a class look; what is not told is as in the others.
  struct Look {
    var stroke: PaintColor?
    var width: Double?
    var dashes: [Double]?
    var fill: PaintColor?
    var opacity: Double?
    /// The share of words that lies before their place.
    var anchor: Double?
  }

  /// Nothing, so large.
  package init(size: Place) { self.init([], size: size, looks: [:]) }

  init(_ content: [XMLElement], size: Place, looks: [String: Look]) {
    (self.size, self.looks) = (size, looks)
    for element in content { add(element, .zero) }
  }

  // Choice, as in the style of captions on a light page.
  private static let ink = PaintColor(hex: 0x444444)

  private mutating func add(_ element: XMLElement, _ corner: Place) {
    let names = element["class"].split(separator: " ").compactMap { looks[String($0)] }
    func look<Value>(_ part: KeyPath<Look, Value?>, or usual: Value) -> Value {
      names.lazy.reversed().compactMap { $0[keyPath: part] }.first ?? usual
    }
    let opacity = look(\.opacity, or: 1)
    switch element.name {
    case "g":
      // All that is moved is moved by two numbers.
      let way = element["transform"].split { !"-.0123456789e".contains($0) }
        .compactMap { Double($0) }
      let inner = way.count == 2 ? corner + Place(way[0], way[1]) : corner
      for child in element.children { add(child, inner) }
    case "path":
      var line = Snapshot.Shape.Line()
      line.color = look(\.stroke, or: looks["path"]?.stroke ?? Self.ink).faded(by: opacity)
      line.width = look(\.width, or: looks["path"]?.width ?? 1)
      line.dashes = look(\.dashes, or: [])
      (line.cap, line.join) = ("round", "round")
      marks.append(.lines(Self.pieces(of: element["d"]).map { $0.map { $0 + corner } }, line))
    case "rect":
      let color = look(\.fill, or: Self.ink).faded(by: opacity)
      marks.append(
        .box(
          corner + Place(element.number("x"), element.number("y")),
          size: Place(element.number("width"), element.number("height")), color))
    case "text":
      marks.append(
        .words(
          element.text, at: corner + Place(element.number("x"), element.number("y")),
          anchor: look(\.anchor, or: 0), Self.ink.faded(by: opacity)))
    default: break
    }
  }

  // The pieces of a path of straight lines: M, L, h, v and V.
  private static func pieces(of text: String) -> [[Place]] {
    var pieces: [[Place]] = []
    var rest = text[...]
    while let letter = rest.popFirst() {
      let numbers = rest.prefix { !"MLhvV".contains($0) }
      rest = rest.dropFirst(numbers.count)
      let values = numbers.split(separator: " ").compactMap { Double($0) }
      let last = pieces.last?.last ?? .zero
      let end: Place? =
        switch letter {
        case "M", "L": values.count == 2 ? Place(values[0], values[1]) : nil
        case "h": values.first.map { Place(last.x + $0, last.y) }
        case "v": values.first.map { Place(last.x, last.y + $0) }
        case "V": values.first.map { Place(last.x, $0) }
        default: nil
        }
      guard let end else { continue }
      if letter == "M" { pieces.append([]) }
      if !pieces.isEmpty { pieces[pieces.count - 1].append(end) }
    }
    return pieces
  }
}

extension XMLElement {
  fileprivate subscript(_ name: String) -> String {
    attributes.first { $0.name == name }?.value ?? ""
  }

  fileprivate func number(_ name: String) -> Double { Double(self[name]) ?? 0 }
}

extension PaintColor {
  init(hex: UInt32) {
    let parts = [16, 8, 0].map { Double(hex >> UInt32($0) & 255) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
