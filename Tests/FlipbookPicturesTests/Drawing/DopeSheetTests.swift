import Testing

@testable import FlipbookPictures

@Suite struct DopeSheetTests {
  @Test func `bars stand over a round axis, what is to come lighter`() {
    let sheet = DopeSheet(
      rows: [
        DopeSheet.Row(
          name: "a",
          bars: [
            .init(.delay, from: 0, to: 0.5), .init(.there, from: 0.5, to: 1.5),
            .init(.back, from: 1.5, to: 2),
          ]),
        DopeSheet.Row(
          name: "b", bars: [.init(.there, from: 0, to: 0.8)], ending: .cutShort),
        DopeSheet.Row(
          name: "c",
          bars: [.init(.rest, from: 0.2, to: 0.4), .init(.there, from: 0.4, to: 2)],
          ending: .open),
      ], marks: [DopeSheet.Mark(name: "m", time: 0.4)], now: 1, end: 2)
    #expect(
      sheet.lines(columns: 36, digits: 1, isASCII: false) == [
        "   from    to  0s        1s        2s",
        "               ┼─────────▼─────────┼",
        "a  0.0s  2.0s  ·····►████▒▒▒▒▒◄▒▒▒▒",
        "b  0.0s  0.8s  ►██████×  │",
        "c  0.2s          ──►█████▒▒▒▒▒▒▒▒▒…",
        "                   ▲ m",
        "█ done  ▒ to come  ► there  ◄ back  · delay  ─ paused  × cut  … goes on  ▼ now",
      ])
    for line in sheet.lines(columns: 36, digits: 1, isASCII: true) {
      #expect(line.utf8.allSatisfy { $0 < 0x80 } && line.last != " ")
    }
  }

  @Test func `rows say what they move, as much as there is room for`() {
    let bar = DopeSheet.Bar(.there, from: 0, to: 2)
    let sheet = DopeSheet(
      rows: [
        DopeSheet.Row(name: "a", moves: ["box.center.x", "box.alpha"], bars: [bar]),
        DopeSheet.Row(name: "b", moves: ["x.y", "z.w", "u.v", "r.s"], bars: [bar]),
        DopeSheet.Row(name: "c", bars: [bar]),
      ], marks: [], now: 0, end: 2)
    let lines = sheet.lines(columns: 60, digits: 1, isASCII: true)
    #expect(lines[0].hasPrefix("   moves"))
    #expect(lines[2].hasPrefix("a  box.center.x, box.alpha "))
    #expect(lines[3].hasPrefix("b  x.y, z.w, u.v, r.s "))
    #expect(lines[4].hasPrefix("c     "))
    let narrow = sheet.lines(columns: 40, digits: 1, isASCII: true)
    #expect(narrow[2].hasPrefix("a  box.center.x +1 "))
    #expect(narrow[3].hasPrefix("b  x.y, z.w, u.v +1 "))
    let tight = sheet.lines(columns: 34, digits: 1, isASCII: true)
    #expect(tight[2].hasPrefix("a  .center.x +1 ") && tight[3].hasPrefix("b  x.y, z.w +2 "))
  }

  @Test(arguments: [(0.0, 0.0), (0, 1e-4), (0, 3.7), (11.3, 12), (0, 1e5), (99.5, 100)])
  func `an axis has room for a stretch, and its columns are in order`(start: Double, end: Double) {
    let axis = TimeAxis(from: start, to: end, columns: 50)
    #expect(axis.columns <= 50)
    #expect(axis.column(start) >= 0 && axis.column(end) < axis.columns)
    #expect(axis.column(start) <= axis.column(end) && axis.column(start) < 11)
    #expect(axis.labels.hasSuffix("s"))
  }

  @Test(arguments: [0.0, 0.3, 1, 1.7, 2], [1, 8, 20, 30, 50, 120])
  func `a mark points at its moment, however long its name is`(time: Double, length: Int) throws {
    let name = String(repeating: "m", count: length)
    let sheet = DopeSheet(
      rows: [DopeSheet.Row(name: "a", bars: [.init(.there, from: 0, to: 2)])],
      marks: [DopeSheet.Mark(name: name, time: time)], now: 0, end: 2)
    let lines = sheet.lines(columns: 56, digits: 1, isASCII: true)
    let ruler = try #require(lines.first { $0.contains("V") })
    let start = try #require(Array(ruler).firstIndex(of: "V"))
    let end = try #require(Array(ruler).lastIndex(of: "+"))
    let pointer = try #require(
      lines.compactMap { Array($0).firstIndex(of: "^") }.first)
    let place = Double(start) + Double(end - start) * time / 2
    #expect(abs(Double(pointer) - place) <= 0.5)
    #expect(lines.contains { $0.contains(name) })
  }

  @Test func `a mark at the end is told before its place`() {
    let sheet = DopeSheet(
      rows: [DopeSheet.Row(name: "a", bars: [.init(.there, from: 0, to: 2)])],
      marks: [DopeSheet.Mark(name: "late", time: 2)], now: 0, end: 2)
    #expect(
      sheet.lines(columns: 36, digits: 1, isASCII: true).contains {
        $0.hasSuffix("late ^") && $0.count <= 36
      })
  }
}
