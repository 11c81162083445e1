import FlipbookCommands
import FlipbookLooks
import FlipbookValues
import Foundation
import HeadlessUIKit
import StagePictures
import Testing

@testable import FlipbookPictures
@testable import FlipbookSession

@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct `A style sheet in a browser` {
  /// A session, how its sheet is asked for, and the moments to look at, from its beginning on.
  struct Case: Sendable {
    let name: String
    let entries: [String]
    var entry = "export css -"
    var times = [0, 0.1, 0.25, 0.4, 0.52, 0.75, 0.9, 1, 1.2, 1.5, 2.5]
    // Texts that the sheet must have, and must not have.
    var holds: [String] = []
    var misses = ["linear("]
  }

  private static let box =
    "view box frame: (40, 60, 100, 80) backgroundColor: #2f6fde cornerRadius: 10"

  static let cases = [
    Case(
      name: "a curve",
      entries: [
        box, "animate 1s { box.center.x += 200; box.alpha = 0.2; box.backgroundColor = red }",
      ],
      holds: ["ease-in-out"]),
    Case(
      name: "a spring",
      entries: [
        box, "animate 1s spring(mass: 1, stiffness: 100, damping: 10) { box.center.y += 300 }",
      ],
      holds: ["linear("], misses: []),
    Case(
      name: "an interrupted animation",
      entries: [
        box, "animate 1s { box.center.x += 200 }", "step 0.4s",
        "animate 1s { box.center.x -= 150 }",
      ], holds: ["linear(", "cubic-bezier("], misses: []),
    Case(
      name: "what was interrupted before, from its beginning",
      entries: [
        box, "animate 1s { box.center.x += 200 }", "step 0.4s",
        "animate 1s { box.center.x -= 150 }",
      ], entry: "export css - from: 0s", holds: ["linear("], misses: []),
    Case(
      name: "x and y at paces of their own",
      entries: [
        box, "animate 1s easeIn { box.center.x += 200 }",
        "animate 0.7s spring(dampingRatio: 0.4) { box.center.y += 100 }",
      ], misses: []),
    Case(
      name: "keyframes",
      entries: [
        box,
        "keyframes 1.5s { at 0% for: 50% { box.alpha = 0.2; box.center.x += 100 }; "
          + "at 50% for: 50% { box.alpha = 1; box.transform = scale(2) } }",
        "animation hop position.y values: (100, 40, 100, 300) keyTimes: (0, 0.2, 0.7, 1) 1s",
        "attach hop to: box.layer",
      ]),
    Case(
      name: "discrete keyframes",
      entries: [
        box, "animation hop position.x values: (100, 40, 200) mode: discrete 0.9s",
        "attach hop to: box.layer",
      ], holds: ["step-end"]),
    Case(
      name: "delays",
      entries: [
        box, "animate 0.5s delay: 0.3s { box.center.x += 200 }",
        "animate 0.7s easeOut delay: 0.5s { box.frame.size.width += 60; box.cornerRadius = 40 }",
        "after 1.1s { box.alpha = 0.5 }",
      ], holds: [" 0.3s backwards", " 0.5s backwards"]),
    Case(
      name: "what goes back and repeats for ever",
      entries: [
        box, "animate 0.4s delay: 0.2s autoreverse repeat { box.center.x += 200 }",
        "animation turn transform.rotation.z to: 90deg 0.6s autoreverses repeatCount: 2.5",
        "attach turn to: box.layer",
      ], times: [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.3, 2.1, 2.9, 3.3, 20.25],
      holds: ["infinite alternate backwards", " 5 alternate"]),
    Case(
      name: "what has begun before",
      entries: [
        box, "animate 0.4s linear autoreverse repeat { box.center.x += 200 }", "step 0.3s",
        "animate 1s { box.alpha = 0 }",
      ], holds: ["-0.3s infinite alternate"]),
    Case(
      name: "turns and scales",
      entries: [
        box, "box.layer.anchorPoint = (0, 0)",
        "animate 1s { box.transform = scale(1.5, 0.5) * rotate(120deg) }",
        "view other frame: (200, 300, 80, 80) backgroundColor: red",
        "animation turn transform.rotation.z from: 0 to: 720deg 1.5s linear",
        "attach turn to: other",
      ], holds: ["rotate: 720deg", "transform-origin: 0% 0%"]),
    Case(
      name: "a card that is flipped in space",
      entries: [
        "view desk frame: (0, 0, 300, 300)",
        "view card in: desk frame: (100, 100, 100, 100) backgroundColor: red",
        "desk.layer.sublayerTransform = perspective(400)",
        "animate 1s { card.transform = rotate(150deg, 0, 1, 0) }",
      ], holds: ["matrix3d("], misses: []),
    Case(
      name: "views in views",
      entries: [
        box, "view dot in: box frame: (10, 10, 20, 20) backgroundColor: white",
        "animate 1s { box.frame = (0, 0, 200, 300); dot.center.x += 100 }",
        "animate 0.6s easeIn { box.bounds.origin.y = 40 }",
      ], misses: []),
    Case(
      name: "an animator that is turned round and held",
      entries: [
        box, "animator slide 1s easeIn { box.center.x += 200 }", "start slide",
        "after 0.6s { reverse slide; start slide }", "animator held 1s { box.alpha = 0 }",
        "start held", "after 0.3s { pause held }", "after 0.7s { continue held }",
      ], misses: []),
    Case(
      name: "a name that is no word",
      entries: [
        "view \"<b> */ .x{}\" frame: (0, 0, 50, 50) backgroundColor: red",
        "animate 1s { \"<b> */ .x{}\".center.x += 100 }",
      ]),
  ]

  @Test func `moves everything as the engine does`() throws {
    let browser = try Browser(showing: "<!DOCTYPE html>")
    for one in Self.cases {
      let session = try Subject.session(one.entries)
      let outcome = session.enter(one.entry)
      guard case .export(let export, _, _)? = outcome.request else {
        throw Browser.Problem(description: outcome.text)
      }
      for part in one.holds { #expect(export.text.contains(part), "\(one.name)\n\(export.text)") }
      for part in one.misses { #expect(!export.text.contains(part), "\(one.name)\n\(export.text)") }
      let start = one.entry.contains("from: 0s") ? 0 : session.now
      try show(page(of: one.entries, at: start, export.text), in: browser)
      for time in one.times {
        let shown = try elements(of: browser, at: time)
        for (name, place) in try seen(one.entries, at: start + time) {
          let box = try #require(shown[name])
          let isNear = zip(box, place).allSatisfy { abs($0 - $1) < 0.5 }
          #expect(isNear, "\(one.name): \(name) at \(time): \(box) \(place)\n\(export.text)")
        }
      }
    }
    #expect(browser.complaints.isEmpty)
  }

  private func show(_ html: String, in browser: Browser) throws {
    let text = String(decoding: try JSONEncoder().encode(html), as: UTF8.self)
    _ = try browser.value("document.open(), document.write(\(text)), document.close()")
    _ = try browser.value("all = document.getAnimations(), 0")
  }

  // MARK: Both sides

  // The elements as they stand at first; what a class says counts for more.
  private func page(of entries: [String], at time: Double, _ sheet: String) throws -> String {
    let session = try session(entries, at: time)
    var film = StageFilm()
    let layers = film.snapshot(of: session.world) { () throws(Never) in }.layers
    var inner = layers.map { _ in "" }
    var styles = ""
    for (place, layer) in layers.enumerated().reversed() {
      let corner = layer.parent.map { layer.box(from: layers[$0].corner).corner } ?? .zero
      styles +=
        ":where(#e\(place)){position:absolute;opacity:\(layer.opacity);"
        + "left:\(corner.x)px;top:\(corner.y)px;width:\(layer.size.x)px;height:\(layer.size.y)px;"
        + "border-radius:\(layer.cornerRadius)px;"
        + (layer.background.map { "background-color:\($0.fullHexText)" } ?? "") + "}\n"
      let name = CSSName.className(layer.name).replacing("<", with: "&lt;")
      let text = "<div id=e\(place) class=\"\(name)\">\(inner[place])</div>\n"
      if let parent = layer.parent { inner[parent] = text + inner[parent] } else { inner[0] = text }
    }
    return """
      <!DOCTYPE html><meta charset=utf-8><style>
      body{margin:0} *{animation-play-state:paused !important}
      \(styles)</style><style>\(sheet)</style>\(inner[0])
      """
  }

  // Box, opacity and colour of all that has a name.
  private func elements(of browser: Browser, at time: Double) throws -> [String: [Double]] {
    let list = try browser.value(
      """
      (() => {
        for (const a of all) a.currentTime = \(time * 1000);
        return [...document.querySelectorAll('div')].map((e) => {
          const b = e.getBoundingClientRect(), s = getComputedStyle(e);
          return [e.className, b.x, b.y, b.width, b.height, Number(s.opacity) * 100,
            ...s.backgroundColor.match(/[\\d.]+/g).slice(0, 3).map((c) => c / 4)];
        });
      })()
      """)
    let rows = try #require(list as? [[Any]])
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (row[0] as? String ?? "", row.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue })
      })
  }

  private func session(_ entries: [String], at time: Double) throws -> Session {
    let session = try Subject.session(entries)
    #expect(!session.enter("goto \(time)s").failed)
    return session
  }

  private func seen(_ entries: [String], at time: Double) throws -> [(String, [Double])] {
    let session = try session(entries, at: time)
    let layers = session.world.stage.window.placedLayers { () throws(Never) in }
    return layers.dropFirst().map { placed in
      let bounds = placed.shown.bounds
      let corners =
        [(bounds.minX, bounds.minY), (bounds.maxX, bounds.minY)]
        + [(bounds.minX, bounds.maxY), (bounds.maxX, bounds.maxY)]
      let places = corners.map { placed.shown.convert(CGPoint(x: $0.0, y: $0.1), to: nil) }
      let (xs, ys) = (places.map { Double($0.x) }.sorted(), places.map { Double($0.y) }.sorted())
      let color = placed.shown.backgroundColor.map { PaintColor($0) }
      var numbers: [Double] = [xs[0], ys[0], xs[3] - xs[0], ys[3] - ys[0]]
      numbers.append(placed.shown.exactOpacity * 100)
      if let parts = color?.parts {
        numbers += [parts.x, parts.y, parts.z].map { Double($0) * 255 / 4 }
      }
      return (CSSName.className(session.world.name(of: placed.layer) ?? ""), numbers)
    }
  }
}
