/// A stage as a picture of characters: boxes with an outline, a shade and a name, later ones above
/// earlier ones.
package struct Drawing {
  /// The rows of the picture, without trailing blanks and without blank rows at the end.
  package let lines: [InkedText]
  let viewport: Viewport
  let isASCII: Bool
  /// The labels of boxes outside of the picture, of boxes that others cover, and those of visible
  /// boxes without room for them.
  package let outside: [String]
  package let covered: [String]
  package let unnamed: [String]

  package init(_ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool = false) {
    self.init(boxes, in: viewport, isASCII: isASCII) { () throws(Never) in }
  }

  /// `check` is called at each box and may throw.
  package init<E>(
    _ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool, asking check: () throws(E) -> Void
  ) throws(E) {
    (self.viewport, self.isASCII) = (viewport, isASCII)
    var painter = BoxPainter(viewport, isASCII: isASCII)
    let drawn = boxes.filter(\.isInReach)
    for (index, box) in drawn.enumerated() {
      try check()
      painter.paint(box, index: index)
    }
    let (outside, covered) = painter.unseen(of: drawn.count)
    let isOutside = Set(outside)
    var unnamed: [Int] = []
    for (index, box) in drawn.enumerated() where !isOutside.contains(index) {
      try check()
      if !painter.label(box, index: index) { unnamed.append(index) }
    }
    var lines = painter.canvas.inkedLines
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    self.lines = lines
    func labels(_ places: [Int]) -> [String] {
      places.map { drawn[$0].label }.filter { $0 != "" }
    }
    (self.outside, self.covered) = (labels(outside), labels(covered))
    self.unnamed = labels(Set(unnamed).subtracting(covered).sorted())
  }
}
