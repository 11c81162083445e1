/// Screens in sequence, as an animated picture in SVG: each row is visible until another replaces
/// it.
package struct ScreenRecording {
  private let rows: Int
  private let columns: Int
  private var moments: [(start: Double, rows: [[Run]])] = []
  private var now = 0.0

  private struct Run: Hashable {
    let column: Int
    let text: String
    let style: String
  }

  package init(rows: Int, columns: Int) { (self.rows, self.columns) = (rows, columns) }

  /// Shows a screen for some seconds.
  package mutating func show(_ screen: ScreenModel, for seconds: Double) {
    let shown = (0..<rows).map { row in
      screen.runs(ofRow: row).map { Run(column: $0.column, text: $0.text, style: $0.style) }
    }
    moments.append((now, shown))
    now += seconds
  }

  // MARK: SVG

  // In points: the width of a letter, the height of a line, and the margin.
  private static let (letter, line, edge) = (8.4, 17.0, 12.0)
  private static let (ground, ink) = ("#1c1c1e", "#e5e5ea")

  /// The picture, which plays in a loop.
  package func svg(title: String) -> String {
    let width = Self.text(Double(columns) * Self.letter + 2 * Self.edge)
    let height = Self.text(Double(rows) * Self.line + 2 * Self.edge)
    var (styles, content): ([String], [String]) = ([], [])
    for row in 0..<rows {
      var place = 0
      while place < moments.count {
        let runs = moments[place].rows[row]
        let start = moments[place].start
        repeat { place += 1 } while place < moments.count && moments[place].rows[row] == runs
        guard !runs.isEmpty else { continue }
        let end = place < moments.count ? moments[place].start : now
        let name = "r\(styles.count)"
        styles.append(rule(name, from: start, to: end))
        content.append(
          "<g class=\"\(name)\">" + runs.map { text(of: $0, row: row) }.joined() + "</g>")
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)"><title>\(Self.escaped(title))</title><style>
      text{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:\(Self.ink);\
      white-space:pre}g{visibility:hidden;animation:\(Self.text(now))s step-end infinite}
      \(styles.joined(separator: "\n"))
      </style><rect width="100%" height="100%" rx="8" fill="\(Self.ground)"/>
      \(content.joined(separator: "\n"))
      </svg>

      """
  }

  private func rule(_ name: String, from start: Double, to end: Double) -> String {
    func share(_ time: Double) -> String { Self.text(time / now * 100) + "%" }
    let first = start > 0 ? "0%{visibility:hidden}" : ""
    let last = end < now ? "\(share(end)){visibility:hidden}" : ""
    return "@keyframes \(name){\(first)\(share(start)){visibility:visible}\(last)}"
      + ".\(name){animation-name:\(name)}"
  }

  private func text(of run: Run, row: Int) -> String {
    let x = Self.text(Self.edge + Double(run.column) * Self.letter)
    let y = Self.text(Self.edge + (Double(row) + 0.75) * Self.line)
    let width = Self.text(
      Double(run.text.unicodeScalars.reduce(0) { $0 + CellWidth.of($1) }) * Self.letter)
    return "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\"\(Self.look(run.style))>"
      + Self.escaped(run.text) + "</text>"
  }

  // The SVG for a terminal style: bold, and colours of the 256-colour table.
  private static func look(_ style: String) -> String {
    let parts = style.split(separator: ";").compactMap { Int($0) }
    var look = parts.first == 1 ? ["font-weight:bold"] : []
    if let place = parts.firstIndex(of: 38), parts.count > place + 2 {
      look.append("fill:\(color(parts[place + 2]))")
    }
    return look.isEmpty ? "" : " style=\"\(look.joined(separator: ";"))\""
  }

  private static func color(_ number: Int) -> String {
    let steps = [0, 95, 135, 175, 215, 255]
    let parts =
      number >= 232
      ? Array(repeating: 8 + 10 * (number - 232), count: 3)
      : [36, 6, 1].map { steps[max(number - 16, 0) / $0 % 6] }
    return "#"
      + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = String(hundredths % 100 + 100).dropFirst()
    let fraction = rest == "00" ? "" : "." + (rest.hasSuffix("0") ? rest.dropLast() : rest)
    return String(hundredths / 100) + fraction
  }

  private static func escaped(_ text: String) -> String {
    text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }
}

extension ScreenModel {
  /// The stretches of a row with one style each, and their first columns; leaves out blank ones.
  fileprivate func runs(ofRow row: Int) -> [(column: Int, text: String, style: String)] {
    var runs: [(column: Int, text: String, style: String)] = []
    for (column, cell) in grid[row].enumerated() {
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].text += cell.text
      } else {
        runs.append((column, cell.text, cell.style))
      }
    }
    return runs.compactMap { run in
      let end = run.text.lastIndex { $0 != " " }
      return end.map { (run.column, String(run.text[...$0]), run.style) }
    }
  }
}
