/// A stage as a picture of characters: boxes with an outline, a shade and a name, the later above
/// the earlier.
package struct Drawing {
  package let boxes: [DrawnBox]
  package let viewport: Viewport
  package var isASCII = false

  package init(_ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool = false) {
    (self.boxes, self.viewport, self.isASCII) = (boxes, viewport, isASCII)
  }

  /// The rows of the picture, without trailing blanks; blank ones at the end are left out.
  package var lines: [InkedText] {
    var painter = BoxPainter(viewport, isASCII: isASCII)
    let drawn = boxes.filter(\.isInReach)
    for (index, box) in drawn.enumerated() { painter.paint(box, index: index) }
    for (index, box) in drawn.enumerated() { painter.label(box, index: index) }
    var lines = painter.canvas.inkedLines
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    return lines
  }
}
