/// The lines, boxes and words that ``SVGPlot`` or ``SVGSheet`` write on a light page, for pixels.
package struct SVGFigure {
  package enum Mark {
    case lines([[Place]], Snapshot.Shape.Line)
    case box(Place, size: Place, PaintColor)
    /// Words at a place on their base line, from there on, in the middle of it, or up to it.
    case words(String, at: Place, anchor: Double, PaintColor)
  }

  /// How large it is, in points.
  package let size: Place
  package private(set) var marks: [Mark] = []
  private let style: Style

  /// The values of CSS's properties for elements of a name or, with a point before it, of a class.
  typealias Style = [String: [String: String]]

  package init(size: Place) { self.init([], size: size, style: [:]) }

  init(_ content: [XMLElement], size: Place, style: Style) {
    (self.size, self.style) = (size, style)
    for element in content { add(element, .zero) }
  }

  /// The rules of a style sheet before those for a dark page.
  static func style(_ sheet: String) -> Style {
    var style: Style = [:]
    for rule in sheet.split(separator: "@media")[0].split(separator: "}") {
      let parts = rule.split(separator: "{")
      for declaration in parts[1].split(separator: ";").map({ $0.split(separator: ":") }) {
        for name in parts[0].split(separator: ",") {
          style[String(name), default: [:]][String(declaration[0])] = String(declaration[1])
        }
      }
    }
    return style
  }

  // Choice, as in the style of captions on a light page.
  private static let ink = PaintColor(hex: 0x444444)

  private mutating func add(_ element: XMLElement, _ corner: Place) {
    let names = [element.name] + element["class"].split(separator: " ").map { "." + $0 }
    func value(_ property: String) -> String? {
      names.reversed().compactMap { style[$0]?[property] }.first
    }
    func number(_ property: String) -> Double { value(property).flatMap(Double.init) ?? 1 }
    func color(_ property: String) -> PaintColor {
      (value(property).flatMap(PaintColor.init(hexText:)) ?? Self.ink)
        .faded(by: number("\(property)-opacity"))
    }
    let place = corner + Place(element.number("x"), element.number("y"))
    switch element.name {
    case "g":
      // Every transform is a move by two numbers.
      let way = element["transform"].split { !"-.0123456789e".contains($0) }
        .compactMap { Double($0) }
      let inner = way.count == 2 ? corner + Place(way[0], way[1]) : corner
      for child in element.children { add(child, inner) }
    case "path":
      var line = Snapshot.Shape.Line()
      (line.color, line.width) = (color("stroke"), number("stroke-width"))
      line.dashes = value("stroke-dasharray")?.split(separator: " ").compactMap { Double($0) } ?? []
      (line.cap, line.join) = ("round", "round")
      marks.append(.lines(Self.pieces(of: element["d"]).map { $0.map { $0 + corner } }, line))
    case "rect":
      let size = Place(element.number("width"), element.number("height"))
      marks.append(.box(place, size: size, color("fill")))
    case "text":
      let anchor = value("text-anchor").map { $0 == "end" ? 1 : 0.5 } ?? 0
      marks.append(.words(element.text, at: place, anchor: anchor, color("fill")))
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

  /// As in a style sheet, `#0072b2` or `#c00`.
  fileprivate init?(hexText: String) {
    let digits = hexText.dropFirst()
    let pairs = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let hex = UInt32(pairs, radix: 16) else { return nil }
    self.init(hex: hex)
  }
}
