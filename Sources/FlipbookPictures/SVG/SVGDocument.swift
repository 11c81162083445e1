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
  /// How large it is shown; default: as large as it is.
  var size: SIMD2<Double>?
  var style = SVGDocument.textStyle
  let content: [XMLElement]

  /// The letters of captions, which keep apart from a dark page as from a light one.
  static let textStyle = """
    :root{color-scheme:light dark}\
    text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#444}\
    @media(prefers-color-scheme:dark){text{fill:#ccc}}
    """

  /// The whole file, unless what is asked at each element throws.
  func text<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let size = size ?? extent
    return try XMLElement(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"), ("role", "img"),
        ("width", SVGNumber.text(size.x)), ("height", SVGNumber.text(size.y)),
        ("viewBox", SVGNumber.list([corner.x, corner.y, extent.x, extent.y])),
      ],
      children: [
        XMLElement(name: "title", text: title), XMLElement(name: "desc", text: description),
        XMLElement(name: "style", text: style),
      ] + content
    ).document(asking: check)
  }
}

/// Numbers as a picture has them.
enum SVGNumber {
  /// A number with at most four decimals: a ten-thousandth of a point is never seen.
  static func text(_ value: Double) -> String { NumberText.brief(value, digits: 4) }

  /// A number that others are multiplied by.
  static func factor(_ value: Double) -> String { NumberText.brief(value, digits: 7) }

  /// Several numbers with blanks between.
  static func list(_ values: [Double]) -> String { values.map(text).joined(separator: " ") }

  /// The attributes that say where an upright box is.
  static func box(
    _ corner: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> [(name: String, value: String)] {
    [
      ("x", text(corner.x)), ("y", text(corner.y)), ("width", text(size.x)),
      ("height", text(size.y)),
    ]
  }
}
