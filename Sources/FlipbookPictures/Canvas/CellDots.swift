/// The dots of one character cell: two columns of four rows, as a braille character has them.
struct CellDots: Equatable, Sendable {
  static let columns = 2
  static let rows = 4

  // Row by row from the top, the left dot of a row before the right one.
  private var bits: UInt8 = 0

  var isEmpty: Bool { bits == 0 }

  mutating func insert(column: Int, row: Int) { bits |= 1 << UInt8(row * Self.columns + column) }

  /// Braille numbers three rows column by column, the fourth last: Unicode Standard, chapter 21.1.
  var braille: Character {
    let weights: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let offset = weights.indices.filter { bits >> $0 & 1 == 1 }.reduce(0) { $0 + weights[$1] }
    return Unicode.Scalar(0x2800 + offset).map(Character.init) ?? " "
  }

  /// The ASCII character most like these dots: a piece of a line, or `#` if it is almost full.
  var ascii: Character {
    func rows(_ column: Int) -> [Int] {
      (0..<Self.rows).filter { bits >> UInt8($0 * Self.columns + column) & 1 == 1 }
    }
    let (left, right) = (rows(0), rows(1))
    let all = left + right
    guard let top = all.min(), let bottom = all.max() else { return " " }
    if all.count >= 7 { return "#" }
    guard bottom - top >= 2 else {
      let middle = top + bottom
      return middle <= 1 ? (all.count > 2 ? "\"" : "'") : middle <= 4 ? "-" : "."
    }
    guard let leftHeight = Self.height(left), let rightHeight = Self.height(right) else {
      return "|"
    }
    if rightHeight < leftHeight { return "/" }
    return rightHeight > leftHeight ? "\\" : "|"
  }

  private static func height(_ rows: [Int]) -> Double? {
    rows.isEmpty ? nil : Double(rows.reduce(0, +)) / Double(rows.count)
  }
}
