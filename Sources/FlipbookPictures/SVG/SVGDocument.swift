extension XMLElement {
  // Captions that can be read on a light and on a dark page.
  private static let textStyle = """
    :root{color-scheme:light dark}\
    text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#444}\
    @media(prefers-color-scheme:dark){text{fill:#ccc}}
    """

  /// A picture in SVG 1.1, with a name and a description for those who do not see it.
  ///
  /// It shows `extent` in its own points, at that size or another; `style` is for all but captions.
  /// Source: w3.org/TR/SVG11; the role is that of w3.org/TR/svg-aam.
  static func svg(
    title: String, description: String, corner: SIMD2<Double> = .zero, extent: SIMD2<Double>,
    size: SIMD2<Double>? = nil, style: String, content: [XMLElement]
  ) -> XMLElement {
    let size = size ?? extent
    return XMLElement(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"), ("role", "img"),
        ("width", SVGNumber.text(size.x)), ("height", SVGNumber.text(size.y)),
        ("viewBox", SVGNumber.list([corner.x, corner.y, extent.x, extent.y])),
      ],
      children: [
        .title(title), XMLElement(name: "desc", text: description),
        XMLElement(name: "style", text: Self.textStyle + style),
      ] + content)
  }

  static func title(_ text: String) -> XMLElement { XMLElement(name: "title", text: text) }

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

/// Names and values, in order.
typealias SVGAttributes = [(name: String, value: String)]

enum SVGNumber {
  /// A number with at most four decimals: a ten-thousandth of a point is never seen.
  static func text(_ value: Double) -> String { NumberText.brief(value, digits: 4) }

  /// A number that others are multiplied by.
  static func factor(_ value: Double) -> String { NumberText.brief(value, digits: 7) }

  static func list(_ values: [Double], digits: Int = 4, separator: String = " ") -> String {
    values.map { NumberText.brief($0, digits: digits) }.joined(separator: separator)
  }

  static func place(_ place: SIMD2<Double>) -> String { list([place.x, place.y]) }

  static func box(_ corner: SIMD2<Double>, _ size: SIMD2<Double>) -> SVGAttributes {
    zip(["x", "y", "width", "height"], [corner.x, corner.y, size.x, size.y]).map { ($0, text($1)) }
  }
}
