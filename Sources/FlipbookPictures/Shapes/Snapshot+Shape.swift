extension Snapshot {
  /// A path that a layer draws above its background and below the layers in it.
  package struct Shape: Equatable, Sendable {
    /// How the line is drawn, in the words of SVG and Core Animation.
    package struct Line: Equatable, Sendable {
      package var color: PaintColor?
      package var width = 1.0
      package var cap = "butt"
      package var join = "miter"
      package var miterLimit = 10.0
      /// The lengths of dashes and gaps; a whole line without any.
      package var dashes: [Double] = []
      package var dashPhase = 0.0

      package init() {}
    }

    package let path: ShapePath
    /// The part of it along which the line is drawn.
    package let stroke: ShapePath
    package let fill: PaintColor?
    /// Whether the even-odd rule says what is inside; else the nonzero rule.
    package let isEvenOdd: Bool
    package let line: Line
    /// The box around the whole path and its line, in the layer's own coordinates.
    package let reach: Region

    /// The line is drawn between two shares of the length; one that ends first is empty (choice).
    package init(
      _ path: ShapePath, fill: PaintColor?, isEvenOdd: Bool, line: Line, from start: Double,
      to end: Double
    ) {
      (self.path, self.fill, self.isEvenOdd, self.line) = (path, fill, isEvenOdd, line)
      stroke = line.color == nil ? ShapePath([]) : path.part(from: start, to: end)
      let margin = SIMD2(repeating: line.color == nil ? 0 : max(line.width, 0) / 2)
      reach = Region(
        around: path.lines(within: Self.nearness).joined().lazy.flatMap {
          [$0 - margin, $0 + margin]
        })
    }

    /// Choice: how near lines are to a curve in characters and under perspective.
    static let nearness = 0.1

    /// Whether there is no path, drawn or not.
    package var isEmpty: Bool { reach.isEmpty }

    /// The style of its field, in the words of SVG and CSS.
    var fillStyle: SVGAttributes {
      SVGLayer.paint(fill, "fill") + [("fill-rule", isEvenOdd ? "evenodd" : "nonzero")]
    }

    /// The style of its line, in the same words.
    var lineStyle: SVGAttributes {
      let isDashed = line.dashes.allSatisfy { $0 >= 0 } && line.dashes.contains { $0 > 0 }
      return [("fill", "none")] + SVGLayer.paint(line.color, "stroke") + [
        ("stroke-width", SVGNumber.text(max(line.width, 0))), ("stroke-linecap", line.cap),
        ("stroke-linejoin", line.join),
        ("stroke-miterlimit", SVGNumber.text(max(line.miterLimit, 1))),
        ("stroke-dasharray", isDashed ? SVGNumber.list(line.dashes) : "none"),
        ("stroke-dashoffset", SVGNumber.text(line.dashPhase)),
      ]
    }
  }
}
