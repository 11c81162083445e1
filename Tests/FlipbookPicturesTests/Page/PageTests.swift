import Testing

@testable import FlipbookPictures

@Suite struct PageTests {
  private static func page(title: String, name: String) -> Page {
    var page = Page(
      title: title, rate: 60, frames: 2, between: [0.01], now: 1, digits: 3,
      sheet: DopeSheet(
        rows: [DopeSheet.Row(name: name, bars: [.init(.back, from: 0, to: 1)])],
        marks: [DopeSheet.Mark(name: name, time: 0.5)], now: 0, end: 1),
      region: Region(corner: .zero, size: [390, 844]))
    page.nodes = [
      Page.Node(
        name: name, parent: nil, anchor: [0.5, 0.5],
        values: [("left", PageTrack([1, 2, 3], digits: 1))], matrix: [])
    ]
    page.events = [Page.Event(time: 0, text: name, entry: name)]
    return page
  }

  private static let hostile = [
    "</script><script>alert(1)</script>", "<!--<script>", "\"'&\\\u{2028}\u{0}",
  ]

  @Test(arguments: hostile) func `what people name ends no element`(name: String) {
    let (hostile, plain) = (
      Self.page(title: name, name: name).html, Self.page(title: "a", name: "a").html
    )
    for piece in ["<script", "</script", "<!--", "<title", "</title"] {
      #expect(hostile.ranges(of: piece).count == plain.ranges(of: piece).count, "\(piece)")
    }
    #expect(!hostile.contains("\u{0}"))
  }

  @Test func `it loads nothing`() {
    let html = Self.page(title: "a", name: "a").html
    #expect(html.contains("default-src 'none'"))
    for piece in ["src=", "@import", "url(", "href=", "fetch(", "XMLHttpRequest"] {
      #expect(!html.contains(piece), "\(piece)")
    }
    // The name of a namespace is no address to load.
    #expect(
      html.ranges(of: "http").count == html.ranges(of: "http://www.w3.org/2000/svg").count + 1)
  }

  @Test func `the data are one object`() {
    let json = Self.page(title: "a", name: "b").json
    #expect(json.hasPrefix(#"{"rate":60,"frames":2,"between":[0.01],"now":1,"digits":3,"#))
    #expect(json.contains(#""bars":[["back",0,1]]"#))
    #expect(json.contains(#""values":{"left":{"unit":10,"changes":[10,10,10]}}"#))
    #expect(json.contains("0 views and layers"))
  }
}
