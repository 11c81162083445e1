import FlipbookText

/// A picture in SVG 1.1, with a name and a description for those who do not see it.
///
/// Source: w3.org/TR/SVG11; the role is that of w3.org/TR/svg-aam.
struct SVGDocument {
  let title: String
  let description: String
  /// The corner and the size of what is shown, in the picture's own points.
  var corner = SIMD2<Double>.zero
  let extent: SIMD2<Double>
  /// How large it is shown; nil for its own extent.
  var size: SIMD2<Double>?
  /// Rules of CSS besides those of captions.
  let style: String
  let content: [XMLElement]

  // Captions that can be read on a light and on a dark page.
  private static let textStyle = """
    :root{color-scheme:light dark}\
    text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#444}\
    @media(prefers-color-scheme:dark){text{fill:#ccc}}
    """

  func text<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let size = size ?? extent
    return try XMLElement(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"), ("role", "img"),
        ("width", SVGNumber.text(size.x)), ("height", SVGNumber.text(size.y)),
        ("viewBox", SVGNumber.list([corner.x, corner.y, extent.x, extent.y])),
      ],
      children: [
        .title(title), XMLElement(name: "desc", text: description),
        XMLElement(name: "style", text: Self.textStyle + style),
      ] + content
    ).document(asking: check)
  }
}

/// Names and values, in order.
typealias SVGAttributes = [(name: String, value: String)]

enum SVGNumber {
  /// A number with at most four decimals: a ten-thousandth of a point is never seen.
  static func text(_ value: Double) -> String { NumberText.brief(value, digits: 4) }

  /// A number that others are multiplied by.
  static func factor(_ value: Double) -> String { NumberText.brief(value, digits: 7) }

  /// Numbers with at most so many digits after the point.
  static func list(_ values: [Double], digits: Int = 4, separator: String = " ") -> String {
    values.map { NumberText.brief($0, digits: digits) }.joined(separator: separator)
  }

  static func place(_ place: SIMD2<Double>) -> String { list([place.x, place.y]) }

  static func box(_ corner: SIMD2<Double>, _ size: SIMD2<Double>) -> SVGAttributes {
    zip(["x", "y", "width", "height"], [corner.x, corner.y, size.x, size.y]).map { ($0, text($1)) }
  }
}

extension XMLElement {
  static func title(_ text: String) -> XMLElement { XMLElement(name: "title", text: text) }

  /// A line of letters.
  static func text(_ text: String, at place: SIMD2<Double>, _ style: String? = nil) -> XMLElement {
    XMLElement(
      name: "text",
      attributes: (style.map { [("class", $0)] } ?? [])
        + [("x", SVGNumber.text(place.x)), ("y", SVGNumber.text(place.y))], text: text)
  }

  static func path(_ style: String, _ path: String, _ children: [XMLElement] = []) -> XMLElement {
    XMLElement(name: "path", attributes: [("class", style), ("d", path)], children: children)
  }

  static func rect(_ style: String, _ corner: SIMD2<Double>, _ size: SIMD2<Double>) -> XMLElement {
    XMLElement(name: "rect", attributes: [("class", style)] + SVGNumber.box(corner, size))
  }
}
