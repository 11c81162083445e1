/// The bar that a playhead moves along, as one line.
package struct ScrubBar: Sendable {
  /// The places of the playhead and the marks, 0 at the left end to 1 at the right.
  package let share: Double
  package let marks: [Double]
  /// The part that is played again and again, in the same shares; its ends may lie outside.
  package let stretch: ClosedRange<Double>?
  package let labels: (left: String, right: String)

  package init(
    share: Double, marks: [Double] = [], stretch: ClosedRange<Double>? = nil,
    labels: (left: String, right: String)
  ) { (self.share, self.marks, self.stretch, self.labels) = (share, marks, stretch, labels) }

  /// The columns of the track in a line of so many.
  package func range(columns: Int) -> Range<Int> {
    let left = TextWidth.columns(of: labels.left) + 1
    let right = TextWidth.columns(of: labels.right) + 1
    return left..<max(left + 2, columns - right)
  }

  /// The share at a column of the line, that of the nearer end beside the track.
  package func share(ofColumn column: Int, columns: Int) -> Double {
    let range = range(columns: columns)
    return min(max(Double(column - range.lowerBound) / Double(range.count - 1), 0), 1)
  }

  package func line(columns: Int, isASCII: Bool) -> InkedText {
    let count = range(columns: columns).count
    func place(_ share: Double) -> Int { Int((share * Double(count - 1)).rounded()) }
    let (head, marked) = (place(share), Set(marks.map(place)))
    let repeated = stretch.map { place($0.lowerBound)...place($0.upperBound) }
    var line = InkedText(labels.left + " ")
    for column in 0..<count {
      if column == head {
        line.append(isASCII ? "O" : "●", .playhead)
      } else if column == repeated?.lowerBound || column == repeated?.upperBound {
        line.append(column == repeated?.lowerBound ? "[" : "]", .playhead)
      } else if marked.contains(column) {
        line.append(isASCII ? "^" : "◆", .curve(1))
      } else if column == 0 || column == count - 1 {
        line.append(isASCII ? "|" : column == 0 ? "├" : "┤")
      } else {
        let text = column < head ? (isASCII ? "=" : "━") : (isASCII ? "-" : "─")
        line.append(text, repeated?.contains(column) == true ? .playhead : nil)
      }
    }
    line.append(" " + labels.right)
    return line
  }
}
