import FlipbookCommands
import FlipbookText
import FlipbookValues
import Foundation
import Testing

@testable import FlipbookSession

@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct `A page in a browser` {
  private struct Element {
    let name: String
    let box: CGRect
    let center: CGPoint
    let opacity: Double
    let color: [Double]
  }

  // Every element that is shown: its box in points of the window, its own place in what it lies in,
  // and what it looks like. All of it is asked of the browser.
  private static let elements = """
    (() => {
      const all = [...document.querySelectorAll('.node')].filter((e) => e.getClientRects().length);
      const root = all[0].getBoundingClientRect(), scale = root.width / 390;
      return all.map((e) => {
        const b = e.getBoundingClientRect(), s = getComputedStyle(e);
        return [e.dataset.name, (b.x - root.x) / scale, (b.y - root.y) / scale, b.width / scale,
          b.height / scale, parseFloat(s.left) + parseFloat(s.width) / 2,
          parseFloat(s.top) + parseFloat(s.height) / 2, Number(s.opacity), s.backgroundColor];
      });
    })()
    """

  private func elements(of browser: Browser) throws -> [Element] {
    let list = try #require(try browser.value(Self.elements) as? [[Any]])
    return try list.map { parts in
      let numbers = parts[1...7].compactMap { ($0 as? NSNumber)?.doubleValue }
      let (name, color) = try (#require(parts[0] as? String), #require(parts[8] as? String))
      try #require(numbers.count == 7)
      return Element(
        name: name,
        box: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        center: CGPoint(x: numbers[4], y: numbers[5]), opacity: numbers[6],
        color: color.split { !"0123456789.".contains($0) }.compactMap { Double($0) })
    }
  }

  /// Takes the scrubber to a moment; the page chooses the sample.
  private func scrub(_ browser: Browser, to time: Double) throws -> Double {
    try browser.number(
      """
      (() => {
        const s = document.getElementById('scrubber');
        s.value = \(time);
        s.dispatchEvent(new Event('input'));
        return Number(s.value);
      })()
      """)
  }

  @Test func `shows at every moment what the engine says`() throws {
    let browser = try Browser(showing: Subject.page())
    let end = try browser.number("Number(document.getElementById('scrubber').max)")
    for tenth in 0...10 {
      let time = try scrub(browser, to: end * Double(tenth) / 10)
      #expect(abs(time - end * Double(tenth) / 10) <= 1 / 60, "a sample is near")
      let (shown, expected) = try (elements(of: browser), Subject.seen(at: time))
      #expect(shown.map(\.name).sorted() == expected.map(\.name).sorted())
      for one in expected {
        let element = try #require(shown.first { $0.name == one.name })
        expectSame(element, one, "\(one.name) at \(time)")
      }
    }
    #expect(browser.complaints.isEmpty)
  }

  private func expectSame(_ element: Element, _ one: Subject.Seen, _ what: Comment) {
    for path in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      #expect(abs(element.box[keyPath: path] - one.box[keyPath: path]) < 0.5, what)
    }
    #expect(abs(element.opacity - one.opacity) < 1 / 255, what)
    guard let color = one.color else { return }
    for (place, part) in element.color.enumerated() {
      let value = place < 3 ? part / 255 : part
      #expect(abs(value - color[place]) < 1 / 255, what)
    }
    #expect(element.color.count == 4 || color[3] == 1, what)
  }

  @Test func `shows what sample prints`() throws {
    let browser = try Browser(showing: Subject.page())
    let names = ["card", "badge", "dot"]
    let paths = names.flatMap { ["\($0).center.x", "\($0).center.y", "\($0).alpha"] }
    for wanted in [0, 0.2, 0.33, 0.5, 0.751, 0.9, 1.2, 1.317] {
      let time = try scrub(browser, to: wanted)
      let expected = try Subject.sampled(paths, at: time)
      let shown = try elements(of: browser)
      for (place, name) in names.enumerated() {
        let element = try #require(shown.first { $0.name == name })
        let (x, y, alpha) = (expected[place * 3], expected[place * 3 + 1], expected[place * 3 + 2])
        #expect(abs(element.center.x - x) < 0.5, "\(name) at \(time)")
        #expect(abs(element.center.y - y) < 0.5, "\(name) at \(time)")
        #expect(abs(element.opacity - alpha) < 1 / 255, "\(name) at \(time)")
      }
      let value = try browser.text(
        "[...document.querySelectorAll('.curve')].find((c) => "
          + "c.textContent.startsWith('card.center.x')).querySelector('.value').textContent")
      #expect(value == NumberText.fixed(expected[0], digits: 3))
    }
  }

  // Where each ghost that is seen has the box, in points; then what lies on top at its first place.
  private static let ghosts = """
    [...document.querySelectorAll('.ghost')].filter((e) => e.getClientRects().length).map((e) =>
      parseFloat(e.querySelector('.node[data-name=box]').style.left).toFixed(2)).join(' ')
    """

  @Test func `shows other moments under what is shown`() throws {
    let page = try Subject.page([
      "view box frame: (0, 0, 60, 60) backgroundColor: red", "root.backgroundColor = green",
      "animate 1s linear { box.center.x += 120 }",
    ])
    let browser = try Browser(showing: page, at: "#t=0.5")
    func ghosts(_ kind: Int) throws -> String {
      _ = try browser.value(
        "(() => { const onion = document.getElementById('onion'); onion.value = \(kind);"
          + "onion.dispatchEvent(new Event('change')) })()")
      return try browser.text(Self.ghosts)
    }
    #expect(try browser.text(Self.ghosts) == "")
    #expect(try ghosts(1) == "0.00 20.00 40.00 60.00 80.00 100.00 120.00")
    #expect(try ghosts(2) == "52.00 54.00 56.00 58.00")
    try browser.press("ArrowRight")
    #expect(try browser.text(Self.ghosts) == "54.00 56.00 58.00 60.00")
    let box = try browser.box(".stage .node[data-name=box]")
    // Names take no pointer, and ghosts neither: what is there is the box itself, in its own colour.
    let color = try browser.text(
      "getComputedStyle(document.elementFromPoint(\(box.minX + 3), \(box.midY))).backgroundColor")
    #expect(color == "rgb(255, 0, 0)")
    #expect(
      try browser.text(
        "getComputedStyle(document.querySelector('.ghost .window')).backgroundColor")
        == "rgba(0, 0, 0, 0)", "the ground is not laid over itself")
    try browser.press("Home")
    #expect(try browser.text(Self.ghosts) == "")
    #expect(
      try ghosts(0) == "" && browser.number("document.querySelectorAll('.ghost').length") == 0)
    #expect(browser.complaints.isEmpty)
  }

  @Test func `draws paths and gradients as they are at the moment`() throws {
    let browser = try Browser(
      showing: Subject.page([
        "shape ring frame: (40, 40, 80, 80) path: line((0, 0), (80, 0), (80, 80)) fillColor: none "
          + "strokeColor: red lineWidth: 4",
        "gradient sky frame: (0, 200, 100, 50) colors: (red, blue) startPoint: (0, 0) "
          + "endPoint: (1, 0)",
        "animation grow strokeEnd from: 0 to: 1 1s", "attach grow to: ring", "step 0.25s",
      ]))
    func asked(_ expression: String) throws -> String {
      try browser.text(
        "(() => { const find = (name) => document.querySelector(`.node[data-name=${name}]`); "
          + "return String(\(expression)); })()")
    }
    let path = "find('ring').querySelector('path')"
    #expect(try asked("\(path).getTotalLength()") == "40")
    #expect(try asked("getComputedStyle(\(path)).strokeWidth") == "4px")
    _ = try scrub(browser, to: 0.75)
    #expect(try asked("\(path).getTotalLength()") == "120")
    let box = "\(path).getBoundingClientRect()", node = "find('ring').getBoundingClientRect()"
    #expect(try asked("Math.abs(\(box).x - \(node).x) < 0.01") == "true")
    #expect(try asked("getComputedStyle(find('sky')).backgroundImage").hasPrefix("linear-gradient"))
    #expect(browser.complaints.isEmpty)
  }

  @Test func `opens at the present moment and does not play by itself`() throws {
    let browser = try Browser(showing: Subject.page())
    #expect(try browser.text("document.getElementById('time').textContent") == "0.751 s")
    #expect(try browser.value("document.body.classList.contains('playing')") as? Bool == false)
  }

  @Test func `asks for nothing, and what is typed is only text`() throws {
    let browser = try Browser(showing: Subject.page())
    #expect(browser.requests.count == 1)
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file:///") })
    #expect(try browser.number("document.querySelectorAll('img').length") == 0)
    let name = try browser.text("[...document.querySelectorAll('.node')].at(-3).dataset.name")
    #expect(name == Subject.hostileName)
    // The policy holds even where a script asks.
    let answer = try browser.text("fetch('https://example.com').then(() => 'yes', () => 'no')")
    #expect(answer == "no")
  }
}
