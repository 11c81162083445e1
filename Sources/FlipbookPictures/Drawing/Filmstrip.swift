import FlipbookText

/// Pictures side by side, all of the same part of a window, each under its heading, in as many rows
/// as they need.
package struct Filmstrip {
  /// The room that a strip has.
  package struct Room {
    // No line of it is wider.
    fileprivate let columns: Int
    // The rows that each picture may have.
    fileprivate let rows: ClosedRange<Int>
    // How many lines six moments may take.
    fileprivate let lines: Int

    /// - Parameters:
    ///   - rows: of each picture; the more, the fewer of them stand below each other.
    ///   - lines: how many six pictures may take to be larger than beside each other.
    package init(columns: Int, rows: ClosedRange<Int>, lines: Int) {
      (self.columns, self.rows, self.lines) = (columns, rows, lines)
    }
  }

  // Pictures of which so many stand beside each other.
  private struct Layout {
    let viewport: Viewport
    // The cells to a picture, its outline included.
    let width: Int
    let beside: Int
    let lines: Int
  }

  /// What each picture shows, and how large.
  package var viewport: Viewport { layout.viewport }
  // Whether each has the window's outline, which keeps them apart as well.
  private let isOutlined: Bool
  private let headings: [String]
  private let layout: Layout

  // Choices: fewer columns show too little of anything; pictures that are not larger by as much are
  // better all beside each other.
  private static let (leastColumns, worthIt) = (8, 1.5)

  private static func gap(_ isOutlined: Bool) -> Int { isOutlined ? 2 : 3 }

  /// Chooses how many pictures stand beside each other: as many as there is room for, or fewer where
  /// they are much larger then.
  package init(headings: [String], showing region: Region, isOutlined: Bool, in room: Room) {
    (self.headings, self.isOutlined) = (headings, isOutlined)
    let count = max(headings.count, 1)
    let (gap, edge) = (Self.gap(isOutlined), isOutlined ? Drawing.outlineCells : 0)
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

  /// The same of pictures that are lines already.
  func lines(of pictures: [[InkedText]], isASCII: Bool) -> [InkedText] {
    let frames = Array(zip(headings, pictures))
    let divider =
      isOutlined ? String(repeating: " ", count: Self.gap(true)) : isASCII ? " | " : " │ "
    return stride(from: 0, to: frames.count, by: layout.beside).flatMap { first in
      let row = frames[first..<min(first + layout.beside, frames.count)]
      let height = row.map(\.1.count).max() ?? 0
      let lines = (-1..<height).map { place in
        var line = InkedText()
        for (number, (heading, picture)) in row.enumerated() {
          if number > 0 { line.append(divider) }
          let text = TextWidth.truncated(heading, to: layout.width, isASCII: isASCII)
          let part = place < 0 ? InkedText(text) : picture.dropFirst(place).first
          line.append(part ?? InkedText())
          let filled = part.map { TextWidth.columns(of: $0.text) } ?? 0
          line.append(String(repeating: " ", count: max(0, layout.width - filled)))
        }
        line.dropTrailingBlanks()
        return line
      }
      return (first > 0 ? [InkedText()] : []) + lines
    }
  }
}
