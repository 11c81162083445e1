/// A stage as a picture of characters: boxes with an outline, a shade and a name, the later above
/// the earlier.
package struct Drawing {
  /// The rows of the picture, without trailing blanks; blank ones at the end are left out.
  package let lines: [InkedText]
  let viewport: Viewport
  let isASCII: Bool
  /// The labels of the boxes that lie out of the picture.
  package let outside: [String]
  /// The labels of the boxes that are not to be seen, since others lie over them.
  package let covered: [String]
  /// The labels that had no room, of boxes that are seen.
  package let unnamed: [String]

  package init(_ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool = false) {
    self.init(boxes, in: viewport, isASCII: isASCII) { () throws(Never) in }
  }

  /// The same, unless what is asked at each box throws.
  package init<Failure: Error>(
    _ boxes: [DrawnBox], in viewport: Viewport, isASCII: Bool,
    asking check: () throws(Failure) -> Void
  ) throws(Failure) {
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
      places.map { drawn[$0].label }.filter { !$0.isEmpty }
    }
    (self.outside, self.covered) = (labels(outside), labels(covered))
    self.unnamed = labels(Set(unnamed).subtracting(covered).sorted())
  }
}
