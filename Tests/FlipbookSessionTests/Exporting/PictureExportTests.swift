import FlipbookCommands
import FlipbookExport
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct PictureExportTests {
  private static let stage = [
    "view card frame: (20, 20, 200, 120) backgroundColor: #f2f2f7 cornerRadius: 16",
    "view dot in: card frame: (20, 20, 40, 40) backgroundColor: systemBlue",
    "view flip frame: (240, 100, 80, 80) backgroundColor: systemGreen",
    "view secret isHidden: true",
    """
    animate 1s spring(dampingRatio: 0.5) {
      dot.center.x += 100; dot.backgroundColor = red; card.alpha = 0.5
      flip.transform = rotate(90deg) * scale(1.5, 1)
    }
    """,
  ]

  // The index of a layer's group.
  private func group(_ name: String, _ elements: [ParsedElement]) throws -> Int {
    try #require(elements.first { $0.name == "title" && $0.text == name && $0.parent != 0 }?.parent)
  }

  // The shape that is drawn for the layer itself.
  private func shape(_ name: String, _ elements: [ParsedElement]) throws -> ParsedElement {
    let group = try group(name, elements)
    return try #require(elements.first { $0.parent == group && $0.name == "rect" })
  }

  private func sampled(_ paths: String, at time: Double) throws -> [Double] {
    let session = Session.entered(Self.stage + ["step \(time)s", "set digits 9", "set format csv"])
    let text = session.enter("sample \(paths) every: 1s for: 0s").text
    return text.split(separator: "\n")[1].split(separator: ",").dropFirst()
      .compactMap { Double($0) }
  }

  @Test func `a still shows what is shown, where it is shown`() throws {
    let text = try Exported.export("export svg a.svg", after: Self.stage + ["step 0.3s"]).text
    let elements = try ParsedElement.all(in: text)
    let dot = try shape("dot", elements)
    let seen = try sampled("dot.center.x dot.center.y card.alpha", at: 0.3)
    #expect(abs(dot.number("x") - (seen[0] - 20 + 20)) < 1e-4)
    #expect(abs(dot.number("y") - (seen[1] - 20 + 20)) < 1e-4)
    #expect(abs(elements[try group("card", elements)].number("opacity") - seen[2]) < 1e-4)
    let matrix = try #require(shape("flip", elements).attributes["transform"])
      .split { "(), ".contains($0) }.compactMap { Double($0) }
    let flip = try sampled(
      "flip.transform.a flip.transform.b flip.transform.c flip.transform.d", at: 0.3)
    for (drawn, shown) in zip(matrix, flip) { #expect(abs(drawn - shown) < 1e-6) }
    // Its middle stays where it was.
    #expect(abs(matrix[0] * 40 + matrix[2] * 40 + matrix[4] - 280) < 1e-3)
    #expect(abs(matrix[1] * 40 + matrix[3] * 40 + matrix[5] - 140) < 1e-3)
    #expect(!text.contains("secret"))
  }

  @Test func `an animation shows at each frame what is shown then`() throws {
    let elements = try ParsedElement.all(
      in: Exported.export("export svg a.svg kind: animation every: 0.1s", after: Self.stage).text)
    let group = try group("dot", elements)
    let dot = try #require(elements.indices.first { elements[$0].parent == group })
    let moves = elements.filter { element in
      guard let parent = element.parent, element.attributes["attributeName"] == "x" else {
        return false
      }
      return elements[parent].parent == group
    }
    #expect(dot > 0 && moves.count == 1)
    let values = try #require(moves[0].attributes["values"]).split(separator: ";")
      .compactMap { Double($0) }
    let times = try #require(moves[0].attributes["keyTimes"]).split(separator: ";")
      .compactMap { Double($0) }
    #expect(moves[0].attributes["dur"] == "1.5s" && values.count == 11)
    for (place, value) in values.enumerated() {
      #expect(abs(times[place] - Double(place) * 0.1 / 1.5) < 1e-6)
      let shown = try sampled("dot.center.x", at: Double(place) * 0.1)
      #expect(abs(value - shown[0]) < 1e-4, "\(place)")
    }
  }

  @Test func `a filmstrip has six moments unless said`() throws {
    let texts = try ["", " every: 0.25s", " every: 0.5s for: 1.2s"].map { options in
      try Exported.export("export svg a.svg kind: filmstrip" + options, after: Self.stage).text
    }
    let times = try texts.map { text in
      try ParsedElement.all(in: text).filter { $0.attributes["class"] == "time" }.map(\.text)
    }
    #expect(times[0] == ["0s", "0.2s", "0.4s", "0.6s", "0.8s", "1s"])
    #expect(times[1] == ["0s", "0.25s", "0.5s", "0.75s", "1s"])
    #expect(times[2] == ["0s", "0.5s", "1s"])
    // This spring's length, divided by five, does not give round numbers.
    let spring = [
      "view box", "animate spring(mass: 1, stiffness: 90, damping: 7) { box.alpha = 0 }",
    ]
    for options in ["", " for: 1.234567891s"] {
      let text = try Exported.export("export svg a.svg kind: filmstrip" + options, after: spring)
        .text
      let captions = try ParsedElement.all(in: text).filter { $0.attributes["class"] == "time" }
      #expect(captions.count == 6)
    }
  }

  @Test func `an onion skin has what moves at several moments, the earlier the fainter`() throws {
    let stage = [
      "view desk frame: (0, 0, 300, 200) backgroundColor: white",
      "view card in: desk frame: (10, 10, 40, 40) backgroundColor: blue",
      "view dot in: card frame: (5, 5, 9, 9) backgroundColor: red",
      "animate 1s linear { card.center.x += 200 }",
    ]
    let elements = try ParsedElement.all(
      in: Exported.export("export svg a.svg kind: onion every: 0.5s", after: stage).text)
    func titles(_ name: String) -> Int {
      elements.count { $0.name == "title" && $0.text == name && $0.parent != 0 }
    }
    #expect((titles("desk"), titles("card"), titles("dot")) == (1, 3, 3))
    let cards = elements.filter { $0.name == "rect" && $0.attributes["fill"] == "#0000ff" }
    #expect(cards.map { $0.number("x") } == [10, 110, 210])
    let skins = elements.filter { $0.name == "g" && $0.parent == 0 }
    #expect(skins.dropFirst().map { $0.number("opacity") } == [0.3333, 0.6667, 1])
    #expect(titles("0s") == 1 && titles("0.5s") == 1 && titles("1s") == 1)
  }

  @Test func `a sheet has a row for all that moves, with its bars over time`() throws {
    let stage = [
      "view box", "animate 1s delay: 0.5s autoreverse { box.center.x += 100 }",
      "animator fade 2s linear { box.alpha = 0 }", "start fade", "step 1s", "mark half",
      "pause fade",
    ]
    let elements = try ParsedElement.all(
      in: Exported.export("export svg a.svg kind: sheet", after: stage).text)
    func x(_ style: String) -> [Double] {
      elements.filter { $0.name == "rect" && $0.attributes["class"] == style }.map {
        $0.number("x")
      }
    }
    // The legend adds one of each kind that occurs.
    #expect(x("delay").count == 2 && x("way").count == 3 && x("way next").count == 2)
    #expect(x("back next").count == 1 && x("back next")[0] > x("way next")[0])
    let words = elements.filter { $0.name == "text" }.map(\.text)
    #expect(
      ["fade", "box.center.x", "mark half", "there", "back", "1.0s"].allSatisfy(words.contains))
    #expect(elements[2].text == "box.center.x from 0.000s to 2.500s, fade from 0.000s to 2.500s")
    let complaint = try #require(
      Complaint(about: "export svg a.svg kind: sheet", after: ["view a"]))
    #expect(complaint.message == "nothing moves from here on")
  }

  @Test func `a plot has a panel for each unit, and the paths that are said`() throws {
    let all = try ParsedElement.all(
      in: Exported.export("export svg a.svg kind: plot", after: Self.stage).text)
    #expect(
      all.filter { $0.attributes["class"] == "unit" }.map(\.text).sorted() == ["degrees", "points"])
    let one = try ParsedElement.all(
      in: Exported.export("export svg a.svg card.alpha kind: plot size: 500x300", after: Self.stage)
        .text)
    #expect(one[2].text == "card.alpha from 0s to 1s" && one[0].number("width") == 500)
    // With one point per frame the curve would have corners. Its lowest point is an extra one.
    let curve = one.first { $0.attributes["class"] == "c0" && $0.attributes["d"] != "M0 -4h20" }
    #expect(curve?.attributes["d"]?.split(separator: "L").count == 301)
  }

  @Test func `a plot reaches its true extremes, and labels them as plot does`() throws {
    let stage = [
      "view box frame: (0, 0, 100, 100)",
      "animate 1s spring(dampingRatio: 0.5) { box.center.x = 150 }",
    ]
    let label = "166.303 at 0.285s"
    #expect(Answers.text("plot box.center.x", after: stage).contains(label))
    // The eight sampled moments miss the extreme.
    let plot = try ParsedElement.all(
      in: Exported.export("export svg a.svg kind: plot every: 0.13s", after: stage).text)
    #expect(plot.filter { $0.name == "text" }.map(\.text).contains(label))
    let dots = plot.filter { $0.attributes["class"] == "c0 dot" }.compactMap { $0.attributes["d"] }
    let lines = plot.compactMap { $0.attributes["d"] }
    // The curve goes through the dot at its extreme.
    let dot = try #require(dots.first).dropFirst().dropLast(2)
    #expect(dots.count == 1 && lines.contains { $0.contains("L\(dot)L") })
  }

  @Test func `changes nothing, and is the same every time`() throws {
    for kind in PictureKind.allCases {
      let session = Session.entered(Self.stage + ["step 0.1s"])
      let before = session.picture
      let first = session.enter("export svg a.svg kind: \(kind.rawValue)")
      #expect(session.picture == before && first.text.isEmpty && !first.failed)
      let again = Session.entered(Self.stage + ["step 0.1s"])
      #expect(again.enter("export svg a.svg kind: \(kind.rawValue)") == first)
    }
  }

  private static let kinds: [(String, String)] = [
    ("still", "10 10 60 60"), ("animation", "10 10 1060 60"), ("filmstrip", "10 10 1060 60"),
  ]

  @Test(arguments: kinds)
  func `all that is seen is shown where the window would be mostly empty`(
    kind: String, all: String
  ) throws {
    func boxes(_ stage: [String]) throws -> [String?] {
      try ["", " fit: false", " fit"].map { word in
        let text = try Exported.export("export svg a.svg kind: \(kind)" + word, after: stage).text
        return try ParsedElement.all(in: text).last { $0.attributes["viewBox"] != nil }?
          .attributes["viewBox"]
      }
    }
    let small = ["view box frame: (20, 20, 40, 40)", "animate 1s { box.center.x += 1000 }"]
    #expect(try boxes(small) == [all, "0 0 390 844", all])
    // A sixth of the window has 54860 square points.
    let large = ["view box frame: (20, 20, 200, 275)", "animate 1s { box.alpha = 0.5 }"]
    #expect(try boxes(large) == ["0 0 390 844", "0 0 390 844", "10 10 220 295"])
  }

  @Test func `clipping and shadows are in a picture, and change over time`() throws {
    let stage = [
      "view pane frame: (20, 20, 100, 100) cornerRadius: 9 clipsToBounds: true",
      "view leaf in: pane frame: (60, 60, 80, 80) backgroundColor: red",
      "view card frame: (20, 200, 100, 50) backgroundColor: white",
      "card.layer.shadowOpacity = 0.5",
      "animate 1s linear { pane.center.x += 100; card.layer.shadowRadius = 9 }",
    ]
    let elements = try ParsedElement.all(
      in: Exported.export("export svg a.svg kind: animation every: 0.5s", after: stage).text)
    let clip = try #require(elements.firstIndex { $0.name == "clipPath" })
    let shape = try #require(elements.firstIndex { $0.parent == clip })
    #expect(elements[shape].number("rx") == 9)
    #expect(elements.first { $0.parent == shape }?.attributes["values"] == "20;70;120")
    let id = try #require(elements[clip].attributes["id"])
    #expect(elements[try group("leaf", elements)].attributes["clip-path"] == "url(#\(id))")
    let blur = try #require(elements.firstIndex { $0.name == "feGaussianBlur" })
    #expect(elements.first { $0.parent == blur }?.attributes["values"] == "3;6;9")
    // The default offset is up by 3 points.
    let shadow = elements.first { $0.attributes["filter"] != nil }
    #expect(shadow?.number("y") == 197 && shadow?.number("fill-opacity") == 0.5)
  }

  @Test func `a picture is no deeper than its readers, and shows the same`() throws {
    let (deepest, count) = (100, 120)
    let views = (1..<count).map { "view v\($0) in: v\($0 - 1) frame: (1, 0, 50, 50)" }
    let text = try Exported.export(
      "export svg a.svg",
      after: [
        "view v0 alpha: 0.5", views.joined(separator: "; "),
        "v\(count - 2).alpha = 0.5; v\(count - 1).alpha = 0.5; v110.clipsToBounds = true",
      ]
    ).text
    let elements = try ParsedElement.all(in: text)
    var depths: [Int] = []
    for element in elements {
      depths.append((element.parent.map { depths[$0] } ?? 0) + (element.name == "g" ? 1 : 0))
    }
    // The window is a group as well.
    #expect(zip(elements, depths).filter { $0.0.name == "title" }.map(\.1).max() == deepest + 1)
    let names = (0..<count).map { "v\($0)" }
    #expect(elements.filter { $0.name == "title" }.dropFirst().map(\.text) == names)
    let last = elements[try group(names[count - 1], elements)]
    #expect(last.number("opacity") == 0.25)
    #expect(try shape(names[count - 1], elements).number("x") == Double(count - 1))
    // A layer that is beyond the deepest clip is still cut to it.
    let clip = try #require(elements.first { $0.name == "clipPath" }?.attributes["id"])
    #expect(last.attributes["clip-path"] == "url(#\(clip))")
    #expect(elements[try group("v110", elements)].attributes["clip-path"] == nil)
  }
}
