/// Pictures of the same part of a window, side by side in one or more rows, each under its heading.
package struct Filmstrip {
  /// The room that a strip has: the columns of a line, the rows of a picture, and how many lines six
  /// pictures may take if that makes them larger.
  package typealias Room = (columns: Int, rows: ClosedRange<Int>, lines: Int)

  private struct Layout {
    let viewport: Viewport
    // The columns of a picture with its outline, and how many are side by side.
    let width: Int
    let beside: Int
    let lines: Int
  }

  package var viewport: Viewport { layout.viewport }
  private let isOutlined: Bool
  private let headings: [String]
  private let layout: Layout

  // Choices: the fewest columns of a picture, and how much larger makes another row worth it.
  private static let (leastColumns, worthIt) = (8, 1.5)

  /// Puts as many pictures side by side as there is room for, or fewer if that makes them much larger.
  package init(headings: [String], showing region: Region, isOutlined: Bool, in room: Room) {
    (self.headings, self.isOutlined) = (headings, isOutlined)
    let count = max(headings.count, 1)
    let (gap, edge) = isOutlined ? (2, Drawing.outlineCells) : (3, 0)
    let heading = min(headings.map(TextWidth.columns).max() ?? 0, room.columns)
    let lines = room.lines * ((count + 5) / 6)
    func layout(_ wanted: Int) -> Layout {
      let below = (count + wanted - 1) / wanted
      // Each row of pictures has a heading, and a blank line between it and the next.
      let rows = min(max(lines / below - 2, room.rows.lowerBound), room.rows.upperBound)
      let viewport = Viewport(
        showing: region, columns: (room.columns + gap) / wanted - gap - edge, rows: rows - edge)
      let width = max(viewport.columns + edge, heading)
      let most = min(max(1, (room.columns + gap) / (width + gap)), count)
      let used = (count + most - 1) / most
      return Layout(
        viewport: viewport, width: width, beside: (count + used - 1) / used,
        lines: used * (viewport.rows + edge + 2) - 1)
    }
    let all = (1...count).reversed().filter { beside in
      beside == 1 || (room.columns + gap) / beside - gap >= Self.leastColumns + edge
    }.map(layout)
    self.layout = all.dropFirst().reduce(all[0]) { best, next in
      let isLarger = next.viewport.scale * Self.worthIt <= best.viewport.scale
      return isLarger && next.lines <= max(lines, best.lines) ? next : best
    }
  }

  /// The rows of the strip, without trailing blanks.
  package func lines(of drawings: [Drawing], isASCII: Bool) -> [InkedText] {
    let used = Drawing.rowsInUse(drawings)
    return lines(
      of: drawings.map { isOutlined ? $0.outlined(rows: used) : $0.lines }, isASCII: isASCII)
  }

  func lines(of pictures: [[InkedText]], isASCII: Bool) -> [InkedText] {
    let frames = Array(zip(headings, pictures))
    let divider = isOutlined ? "  " : isASCII ? " | " : " │ "
    return stride(from: 0, to: frames.count, by: layout.beside).flatMap { first in
      let row = frames[first..<min(first + layout.beside, frames.count)]
      let height = row.map(\.1.count).max() ?? 0
      let lines = (-1..<height).map { place in
        var line = InkedText()
        for (number, (heading, picture)) in row.enumerated() {
          if number > 0 { line.append(divider) }
          let text = TextWidth.truncated(heading, to: layout.width, isASCII: isASCII)
          let part = place < 0 ? InkedText(text) : picture.dropFirst(place).first
          line.append(part ?? InkedText(), paddedTo: layout.width)
        }
        line.dropTrailingBlanks()
        return line
      }
      return (first > 0 ? [InkedText()] : []) + lines
    }
  }
}
