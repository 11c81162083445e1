import Testing

@testable import FlipbookPictures

@Suite struct InkedTextTests {
  private func stretches(_ text: InkedText) -> [String] {
    let bytes = Array(text.text.utf8)
    return text.stretches.map { "\($0.ink) \(String(decoding: bytes[$0.range], as: UTF8.self))" }
  }

  @Test func `neighbours of one ink are one stretch, and blanks take none`() {
    var text = InkedText("é ")
    text.append("▒", .curve(0))
    text.append("▒", .curve(0))
    text.append(" ", .curve(0))
    text.append("░", .curve(1))
    text.append(" ")
    text.dropTrailingBlanks()
    #expect(text.text == "é ▒▒ ░")
    #expect(stretches(text) == ["curve(0) ▒▒", "curve(1) ░"])
  }

  @Test func `what is cut keeps the ink of what is left`() {
    var text = InkedText("ab")
    text.append("──", .faint)
    text.append("cd", .held)
    #expect(text.truncated(to: 6, isASCII: false) == text)
    let cut = text.truncated(to: 5, isASCII: false)
    #expect(cut.text == "ab──…" && stretches(cut) == ["faint ──"])
    #expect(stretches(text.truncated(to: 4, isASCII: false)) == ["faint ─"])
    #expect(text.truncated(to: 3, isASCII: true).stretches.isEmpty)
  }

  @Test func `lines keep their ink when they are joined`() {
    var line = InkedText("ab")
    line.append("──", .faint)
    var all = InkedText.joined([line, InkedText("plain"), line])
    all.append(line)
    #expect(all.text == "ab──\nplain\nab──ab──")
    #expect(stretches(all) == ["faint ──", "faint ──", "faint ──"])
  }

  @Test func `boxes are drawn in their own colour, and names in none`() {
    let red = Ink.color(red: 255, green: 0, blue: 0)
    let box = DrawnBox(
      corners: [[0, 0], [90, 0], [90, 50], [0, 50]], label: "box", opacity: 1, ink: red)
    let viewport = Viewport(around: [box], columns: 12, rows: 5)
    let lines = Drawing([box], in: viewport).lines
    #expect(lines.first.map(stretches) == ["\(red) \(lines[0].text)"])
    let named = lines.first { $0.text.contains("box") }
    #expect(named.map(stretches)?.count == 2)
    #expect(named.map { stretches($0).contains { $0.contains("box") } } == false)
  }

  @Test(arguments: [UInt8(0), 255])
  func `a box that is as white or black as a terminal has an outline that is seen`(part: UInt8) {
    let ink = Ink.color(red: part, green: part, blue: part)
    for corners: [Place] in [
      [[0, 0], [90, 0], [90, 50], [0, 50]], [[50, 0], [90, 40], [50, 80], [10, 40]],
      [[0, 0], [90, 0], [90, 4], [0, 4]],
    ] {
      let box = DrawnBox(corners: corners, label: "", opacity: 1, ink: ink)
      let lines = Drawing([box], in: Viewport(around: [box], columns: 12, rows: 5)).lines
      let first = lines.first { !$0.text.isEmpty }
      #expect(first?.text.isEmpty == false && first?.stretches.isEmpty == true, "\(corners)")
    }
  }

  @Test func `each curve of a plot has its own ink, in the legend as well`() {
    let curves = [0.0, 1].map { start in
      PlotCurve(
        name: "from \(Int(start))",
        points: [.init(time: 0, value: start), .init(time: 1, value: 1 - start)])
    }
    let plot = Plot(panels: [PlotPanel(curves: curves)], times: 0...1)
    let lines = plot.lines(columns: 40, rows: 10)
    #expect(lines[0].stretches.map(\.ink) == [.curve(0), .curve(1)])
    let inks = Set(lines.flatMap(\.stretches).map(\.ink))
    #expect(inks == [.curve(0), .curve(1), .faint])
  }
}
