import FlipbookText
import Testing

@testable import FlipbookPictures

@Suite struct `A plot` {
  private func curve(_ name: String, _ values: [Double]) -> PlotCurve {
    PlotCurve(
      name: name,
      points: values.enumerated().map { place, value in
        PlotCurve.Point(time: Double(place) / Double(values.count - 1), value: value)
      })
  }

  private static let values: [(ClosedRange<Double>, Int, [String])] = [
    (0.0...1.0, 17, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (0...1.163, 17, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2"]),
    (-8...15, 5, ["-20", "0", "20"]), (3...3, 5, ["3"]), (0...0, 5, ["0"]),
    (-195.5...(-195.5), 20, ["-195.5"]),
    (2e6...2e6, 5, ["1e6", "2e6", "3e6"]),
    (0...3e9, 9, ["0", "1e9", "2e9", "3e9"]),
  ]

  @Test(arguments: values)
  func `has an upright axis with round numbers`(
    values: ClosedRange<Double>, rows: Int, texts: [String]
  ) {
    let axis = PlotAxis.upright(covering: values, rows: rows)
    #expect(axis.ticks.map(\.text) == texts)
    #expect(axis.lower <= values.lowerBound && axis.upper >= values.upperBound)
    #expect(axis.cells <= rows)
  }

  @Test(arguments: [(999_950, 0.9), (950, 0.0009), (-3e5, 0.2), (1e9, 0.01), (50, 2e-6)])
  func `shows how far something goes, wherever it is`(place: Double, way: Double) {
    let axis = PlotAxis.upright(covering: place...place + way, rows: 9)
    #expect(axis.upper - axis.lower <= 2 * way && Set(axis.ticks.map(\.text)).count > 1)
  }

  @Test func `keeps to its columns whatever the numbers are`() {
    for power in stride(from: -320, through: 308, by: 1) {
      for sign in ["", "-"] {
        let value = Double("\(sign)1e\(power)") ?? .nan
        let plot = Plot(
          panels: [PlotPanel(curves: [curve("x", [0, value]), curve("y", [value, value])])],
          times: 0...1)
        let lines = plot.lines(columns: 20, rows: 8).map(\.text)
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 20 }, "\(value)")
      }
    }
  }

  @Test func `keeps the texts of its moments whole and apart`() {
    let plot = Plot(panels: [PlotPanel(curves: [curve("x", [0, 0])])], times: 0...1e-5)
    #expect(plot.lines(columns: 30, rows: 8).last?.text == "0.000000s   0.000005s")
  }

  @Test func `shows a curve, its overshoot and the playhead`() {
    let plot = Plot(
      panels: [PlotPanel(curves: [curve("x", [0, 1.2, 1, 1, 1])])], times: 0...1,
      playhead: Plot.Playhead(time: 0.5, text: "now"))
    let lines = plot.lines(columns: 40, rows: 12).map(\.text)
    #expect(lines.first == "x   ▲ now")
    #expect(lines.contains { $0.hasPrefix("1.0 ┤") } && lines.contains { $0.contains("▲──") })
    #expect(lines.last?.hasSuffix("1.0s") == true)
  }

  @Test func `has old curves faintly behind the new ones, over an axis for both`() {
    func lines(_ shadows: [PlotCurve]) -> [InkedText] {
      Plot(
        panels: [PlotPanel(curves: [curve("x", [0, 1])], shadows: shadows)], times: 0...1
      ).lines(columns: 44, rows: 12)
    }
    let (plain, both) = (lines([]), lines([curve("old", [1, 3])]))
    #expect(plain.first?.text == "x" && both.first?.text == "x")
    #expect(
      both.contains { $0.text.hasPrefix("3 ┤") } && !plain.contains { $0.text.hasPrefix("3 ") })
    func dots(_ lines: [InkedText], _ ink: Ink) -> Int {
      lines.dropFirst().reduce(0) { count, line in
        let bytes = Array(line.text.utf8)
        return count
          + line.stretches.filter { $0.ink == ink }.flatMap { stretch in
            String(decoding: bytes[stretch.range], as: UTF8.self).unicodeScalars
          }.count { (0x2801...0x28FF).contains($0.value) }
      }
    }
    #expect(dots(plain, .faint) == 0 && dots(both, .faint) > 10)
    #expect(dots(both, .curve(0)) > 10)
    // Where both go the same way the new one is seen.
    #expect(dots(lines([curve("old", [0, 1])]), .faint) == 0)
  }

  @Test func `dots what is still to come`() {
    func body(isPresent: Bool) -> [String] {
      Plot(
        panels: [PlotPanel(curves: [curve("x", [1, 1, 1, 1, 1])])], times: 0...1,
        playhead: Plot.Playhead(time: 0.5, text: "now", isPresent: isPresent)
      ).lines(columns: 44, rows: 9).map(\.text).filter { $0.contains("⠒") }
    }
    func dots(_ line: Substring?) -> Int {
      (line ?? "").unicodeScalars.filter { $0.value == 0x2812 }.count
    }
    let (whole, split) = (body(isPresent: false), body(isPresent: true))
    #expect(whole.count == 1 && split.count == 1)
    #expect(dots(whole.first?.suffix(18)) == 18 && dots(split.first?.suffix(18)) == 0)
    #expect(dots(whole.first?.prefix(20)) == dots(split.first?.prefix(20)))
  }

  @Test(arguments: [20, 33, 80, 200], [5, 12, 24, 60])
  func `keeps to its size, without trailing blanks`(columns: Int, rows: Int) {
    let curves = (0..<6).map { place in curve("c\(place)", [0, Double(place) - 2, .nan, 1e301, 5]) }
    for isASCII in [false, true] {
      let plot = Plot(panels: [PlotPanel(title: "t", curves: curves)], times: 0...1)
      let lines = plot.lines(columns: columns, rows: rows, isASCII: isASCII).map(\.text)
      for line in lines {
        #expect(TextWidth.columns(of: line) <= columns && line.last != " ")
        #expect(!isASCII || line.utf8.allSatisfy { $0 < 0x80 })
      }
      if rows >= 24 { #expect(lines.count <= rows) }
    }
  }
}
