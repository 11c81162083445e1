import Foundation
import Testing

@Suite(.serialized, .enabled(if: Browser.path != nil, Browser.isMissing))
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
      for selector in ["h1", ".quiet", ".ruler span", "#loop", ".ends", "#events time"] {
        let contrast = try browser.number(Self.contrast(of: selector))
        #expect(contrast >= 4.5, "\(selector) in \(scheme)")
      }
    }
    #expect(grounds[0] != grounds[1])
    #expect(browser.complaints.isEmpty)
  }

  // The contrast of an element's text with what lies behind it.
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

  @Test(arguments: [360, 768, 1600])
  func `fits into a window`(width: Int) throws {
    let browser = try Browser(showing: Subject.page(), size: (width, 800))
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    // The page fits the stage to its new room in a frame of its own.
    _ = try browser.number(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
    let wide = try browser.number("document.documentElement.scrollWidth")
    #expect(wide <= Double(width))
    let stage = try browser.box(".stage")
    let card = try browser.box(".node[data-name=card]")
    #expect(stage.insetBy(dx: -0.5, dy: -0.5).contains(card))
  }
}
