import FlipbookText
import TestSupport
import Testing

@testable import FlipbookPictures

@Suite struct SVGPlotTests {
  private let plot = SVGPlot(
    title: "plot",
    panels: [
      PlotPanel(
        title: "points",
        curves: [
          PlotCurve(
            name: "a.x", points: [.init(time: 0, value: 0), .init(time: 1, value: 100)]),
          PlotCurve(
            name: "<b>.y",
            points: [
              .init(time: 0, value: 50), .init(time: 0.25, value: .nan),
              .init(time: 0.5, value: 25), .init(time: 1, value: 50),
            ]),
        ]),
      PlotPanel(curves: [PlotCurve(name: "a.alpha", points: [.init(time: 0, value: 1)])]),
    ], times: 0...1, size: [646, 500])

  private func curves(_ elements: [ParsedElement]) -> [ParsedElement] {
    let titled = Set(elements.filter { $0.name == "title" }.compactMap(\.parent))
    return titled.sorted().map { elements[$0] }.filter { $0.name == "path" }
  }

  @Test func `values lie between the numbers of the axis, times between both ends`() throws {
    let elements = try ParsedElement.all(in: plot.text)
    let curves = curves(elements)
    #expect(curves.count == 3)
    // 560 points wide; from 0 at the lower end to 100 at the upper one.
    let first = try #require(curves[0].attributes["d"])
    #expect(first.hasPrefix("M0 ") && first.hasSuffix("L560 0"))
    let height = try #require(Double(first.dropFirst(3).prefix { $0 != "L" }))
    let grid = elements.filter { $0.attributes["class"] == "grid" }
    #expect(grid.contains { $0.attributes["d"] == "M0 \(NumberText.brief(height, digits: 4))h560" })
    let second = try #require(curves[1].attributes["d"])
    // A number that is not there makes a gap, and one alone a dot.
    #expect(second.split(separator: "M").map { $0.hasSuffix("h0") } == [true, false])
    #expect(second.contains("M280 \(NumberText.brief(height * 0.75, digits: 4))L560"))
  }

  @Test func `everything is named`() throws {
    let elements = try ParsedElement.all(in: plot.text)
    let texts = elements.filter { $0.name == "text" }.map(\.text)
    for text in ["a.x", "<b>.y", "a.alpha", "points", "0", "100", "0.0s", "1.0s"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(elements[2].text == "a.x, <b>.y, a.alpha from 0s to 1s")
    #expect((elements[0].attributes["width"], elements[0].attributes["height"]) == ("646", "500"))
  }

  @Test func `curves of a panel are told apart, and all keep apart from a dark page`() throws {
    let many = SVGPlot(
      title: "t",
      panels: [
        PlotPanel(
          curves: (0..<14).map {
            PlotCurve(name: "curve number \($0)", points: [.init(time: 0, value: Double($0))])
          })
      ], times: 0...1)
    let elements = try ParsedElement.all(in: many.text)
    #expect(Set(curves(elements).map { $0.attributes["class"] }).count == 14)
    // The legend goes on in further lines.
    let legend = elements.filter { $0.name == "text" && $0.text.hasPrefix("curve") }
    #expect(Set(legend.map { $0.number("y") }).count > 2)
    #expect(legend.allSatisfy { $0.number("x") < 560 })
    let style = try #require(elements.first { $0.name == "style" })
    #expect(style.text.contains("@media(prefers-color-scheme:dark)"))
  }
}
