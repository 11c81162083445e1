import Foundation
import Testing

@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct `A page for everybody` {
  private struct Node {
    let role: String
    let name: String
    let properties: [String: Any]
  }

  private func tree(_ browser: Browser) throws -> [Node] {
    let answer = try browser.call("Accessibility.getFullAXTree")
    let nodes = try #require(answer["nodes"] as? [[String: Any]])
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      func text(_ key: String) -> String {
        ((node[key] as? [String: Any])?["value"] as? String) ?? ""
      }
      let properties = (node["properties"] as? [[String: Any]] ?? []).map { property in
        (property["name"] as? String ?? "", (property["value"] as? [String: Any])?["value"] ?? "")
      }
      return Node(
        role: text("role"), name: text("name"),
        properties: Dictionary(properties) { first, _ in first })
    }
  }

  @Test func `has names for all that can be used`() throws {
    let browser = try Browser(showing: Subject.page())
    let nodes = try tree(browser)
    let used = nodes.filter {
      $0.properties["focusable"] as? Bool == true && $0.role != "RootWebArea"
    }
    #expect(used.count > 10)
    #expect(used.filter { $0.name.isEmpty }.map(\.role).isEmpty)
    #expect(nodes.contains { $0.role == "main" } && nodes.contains { $0.role == "banner" })
    let slider = try #require(nodes.first { $0.role == "slider" })
    #expect(slider.name == "Time")
    let words = "document.getElementById('scrubber').getAttribute('aria-valuetext')"
    #expect(try browser.text(words) == "0.751 s, frame 45.06")
    #expect(nodes.filter { $0.role == "heading" }.map(\.name).first == "page")
    #expect(nodes.contains { $0.role == "image" && $0.name.hasPrefix("slide: delay 0.000 to") })
    #expect(try browser.text("document.documentElement.lang") == "en")
    #expect(try browser.text("document.title") == "page")
  }

  @Test func `is light or dark as the reader wants it, and can be read in both`() throws {
    let browser = try Browser(showing: Subject.page())
    var grounds: [String] = []
    for scheme in ["light", "dark"] {
      try browser.call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": scheme]]])
      grounds.append(try browser.text("getComputedStyle(document.body).backgroundColor"))
      for selector in [
        "h1", ".quiet", ".ruler span", "#loop", ".ends", "#events time", ".names .name", ".moves",
      ] {
        let contrast = try browser.number(Self.contrast(of: selector))
        #expect(contrast >= 4.5, "\(selector) in \(scheme)")
      }
    }
    #expect(grounds[0] != grounds[1])
    #expect(browser.complaints.isEmpty)
  }

  // The contrast of an element's text with its background.
  //
  // Source: contrast ratio and relative luminance in w3.org/TR/WCAG22.
  private static func contrast(of selector: String) -> String {
    """
    (() => {
      const parts = (color) => color.match(/[0-9.]+/g).map(Number);
      const light = (color) => {
        const [r, g, b] = parts(color).slice(0, 3).map((byte) => {
          const c = byte / 255;
          return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const element = document.querySelector('\(selector)');
      let below = element;
      while (parts(getComputedStyle(below).backgroundColor)[3] === 0) below = below.parentElement;
      const two = [light(getComputedStyle(element).color),
        light(getComputedStyle(below).backgroundColor)].sort((a, b) => b - a);
      return (two[0] + 0.05) / (two[1] + 0.05);
    })()
    """
  }

  private func browser(width: Int, _ page: String? = nil) throws -> Browser {
    let browser = try Browser(showing: page ?? Subject.page(), size: (width, 800))
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    // The page fits the stage to its new room in a frame of its own.
    _ = try browser.number(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
    return browser
  }

  // The texts that reach out of their cards, and by how much: none but where a table scrolls.
  private static let strayTexts = """
    (() => {
      const found = [];
      for (const card of document.querySelectorAll('.transport, .panels > section, header')) {
        const room = card.getBoundingClientRect();
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode, range = document.createRange();
          if (!node.data.trim() || node.parentElement.closest('.wide, option')) continue;
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            if (box.width && (box.left < room.left - 0.5 || box.right > room.right + 0.5)) {
              found.push(node.data);
            }
          }
        }
      }
      return found.join('; ');
    })()
    """

  @Test(arguments: [360, 600, 768, 960, 1000, 1100, 1440])
  func `keeps its text inside its cards`(width: Int) throws {
    let browser = try browser(width: width)
    for key in ["Home", "End"] {
      try browser.press(key)
      #expect(try browser.text(Self.strayTexts) == "")
    }
  }

  // The cells of tables whose text is not to be seen as a whole, at the widths at which it is.
  private static let cutCells = """
    [...document.querySelectorAll('#values td, #values th')].filter((cell) => {
      const room = cell.closest('.wide').getBoundingClientRect(), range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].some((box) => box.width
        && (box.left < room.left - 0.5 || box.right > room.right + 0.5));
    }).map((cell) => cell.textContent).join('; ')
    """

  @Test(arguments: [360, 1000, 1200])
  func `tells timings as a whole`(width: Int) throws {
    let long = [
      "view box frame: (0, 0, 9, 9)",
      "animator slide 1s spring(mass: 1.25, stiffness: 123.456, damping: 10.125, "
        + "initialVelocity: 2.5) { box.center.x += 90 }", "start slide",
      "animation turn transform.rotation.z from: 0 to: 3 1s cubic(0.123, 0.456, 0.789, 0.987)",
      "attach turn to: box key: \"a key of some length\"",
    ]
    let browser = try browser(width: width, Subject.page(long))
    #expect(try browser.text(Self.cutCells) == "")
    let texts = try browser.text("document.getElementById('values').innerText")
    #expect(texts.contains("initialVelocity: 2.5)"))
  }

  // What names of the stage are not whole or out of it, lie over each other, or over a box that is
  // not much larger; and how many there are.
  private static let names = """
    (() => {
      const stage = document.querySelector('.stage').getBoundingClientRect();
      const names = [...document.querySelectorAll('.names .name')]
        .filter((e) => e.getClientRects().length);
      const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const boxes = names.map((e) => e.getBoundingClientRect()), wrong = [];
      names.forEach((e, i) => {
        const box = boxes[i];
        if (e.scrollWidth > e.offsetWidth || box.left < stage.left - 1
          || box.right > stage.right + 1) wrong.push('cut ' + e.textContent);
        if (boxes.some((other, k) => k < i && over(box, other))) wrong.push('over ' + e.textContent);
        const own = document.querySelector(`.node[data-name="${CSS.escape(e.textContent)}"]`)
          .getBoundingClientRect();
        if (over(box, own) && own.height < 2 * box.height) wrong.push('covers ' + e.textContent);
      });
      return names.length + ' ' + wrong.join(', ');
    })()
    """

  @Test(arguments: [360, 1000])
  func `has names that are whole and cover nothing of what they name`(width: Int) throws {
    let browser = try browser(width: width)
    for key in ["Home", "3", "7", "End"] {
      try browser.press(key)
      let found = try browser.text(Self.names)
      #expect(found == "6 ", "after \(key)")
    }
    _ = try browser.value("document.getElementById('names').click()")
    #expect(try browser.text(Self.names) == "0 ")
    _ = try browser.value("document.getElementById('names').click()")
    #expect(try browser.text(Self.names) == "6 ")
  }

  @Test(arguments: [360, 768, 1600])
  func `fits into a window`(width: Int) throws {
    let browser = try browser(width: width)
    let wide = try browser.number("document.documentElement.scrollWidth")
    #expect(wide <= Double(width))
    let stage = try browser.box(".stage")
    let card = try browser.box(".node[data-name=card]")
    #expect(stage.insetBy(dx: -0.5, dy: -0.5).contains(card))
  }
}
