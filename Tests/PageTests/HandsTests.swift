import Foundation
import Testing

@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct `A page under hands` {
  private static let entries = [
    "view box frame: (0, 0, 50, 50) backgroundColor: red",
    "animate 1s linear { box.center.x += 100 }",
  ]

  private func time(_ browser: Browser) throws -> String {
    try browser.text("document.getElementById('time').textContent")
  }

  private func isPressed(_ id: String, _ browser: Browser) throws -> Bool {
    try browser.text("document.getElementById('\(id)').getAttribute('aria-pressed')") == "true"
  }

  @Test func `goes by keys`() throws {
    let browser = try Browser(showing: Subject.page(Self.entries))
    let steps: [(key: String, modifiers: Int, time: String)] = [
      ("End", 0, "1.000 s"), ("ArrowLeft", 0, "0.983 s"), ("Home", 0, "0.000 s"),
      ("ArrowRight", 0, "0.017 s"), ("ArrowRight", 8, "1.000 s"), ("ArrowLeft", 8, "0.000 s"),
      ("5", 0, "0.500 s"), ("9", 0, "0.900 s"), ("0", 0, "0.000 s"), ("ArrowLeft", 0, "0.000 s"),
    ]
    for step in steps {
      try browser.press(step.key, modifiers: step.modifiers)
      #expect(try time(browser) == step.time, "after \(step.key)")
    }
    try browser.press("+")
    #expect(try browser.text("document.getElementById('speed').value") == "2")
    try browser.press("-")
    try browser.press("-")
    #expect(try browser.text("document.getElementById('speed').value") == "0.5")
    try browser.press("l")
    #expect(try isPressed("loop", browser))
    #expect(browser.complaints.isEmpty)
  }

  @Test func `follows its file, and goes on where it stood`() throws {
    let follow = "export html page.html follow"
    let page = try Subject.page(Self.entries, follow)
    let browser = try Browser(showing: page)
    try browser.press("+")
    try browser.press("l")
    try browser.press("5")
    let path = try browser.text("location.pathname")
    #expect(try browser.value("document.getElementsByTagName('main').length") as? Int == 1)
    let newer = try Subject.page(Self.entries + ["view late"], follow)
    #expect(newer != page)
    try Data(newer.utf8).write(to: URL(filePath: path), options: .atomic)
    try browser.waitForNext("Page.loadEventFired")
    #expect(try time(browser) == "0.500 s")
    #expect(try browser.text("document.getElementById('speed').value") == "2")
    #expect(try isPressed("loop", browser))
    #expect(
      try browser.text("document.getElementById('summary').textContent").hasSuffix(
        "2 views and layers"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    let plain = try Subject.page(Self.entries)
    #expect(!plain.contains("frame-src") && !plain.contains("iframe"))
  }

  @Test func `goes ten frames up and down where the time has the focus`() throws {
    let browser = try Browser(showing: Subject.page(Self.entries))
    _ = try browser.value("document.getElementById('scrubber').focus()")
    try browser.press("ArrowUp")
    try browser.press("ArrowUp")
    #expect(try time(browser) == "0.333 s")
    try browser.press("ArrowDown")
    #expect(try time(browser) == "0.167 s")
    try browser.press("ArrowRight")
    #expect(try time(browser) == "0.183 s")
  }

  @Test func `shows help, in which keys of one character can be switched off`() throws {
    let browser = try Browser(showing: Subject.page(Self.entries))
    try browser.press("?")
    #expect(try browser.value("document.getElementById('help').open") as? Bool == true)
    try browser.press("5")
    #expect(try time(browser) == "0.000 s", "what is behind the help stands still")
    _ = try browser.value("document.getElementById('letters').click()")
    try browser.press("Escape")
    #expect(try browser.value("document.getElementById('help').open") as? Bool == false)
    try browser.press("5")
    #expect(try time(browser) == "0.000 s")
    try browser.press("End")
    #expect(try time(browser) == "1.000 s")
  }

  @Test func `plays to the end, and again where it loops`() throws {
    let browser = try Browser(
      showing: Subject.page([
        Self.entries[0], "animate 0.2s linear { box.center.x += 100 }",
      ]))
    try browser.press(" ")
    _ = try browser.value(Self.untilStill)
    #expect(try time(browser) == "0.200 s")
    try browser.press("l")
    try browser.press(" ")
    // The second time that it begins anew it has looped.
    let starts = try browser.number(
      """
      new Promise((done) => {
        let starts = 0, before = 1;
        const look = () => {
          const now = Number(document.getElementById('scrubber').value);
          if (now < before) starts++;
          before = now;
          if (starts === 2) done(starts); else requestAnimationFrame(look);
        };
        look();
      })
      """)
    #expect(starts == 2)
    try browser.press(" ")
    #expect(try browser.value("document.body.classList.contains('playing')") as? Bool == false)
    #expect(browser.complaints.isEmpty)
  }

  @Test func `is dragged by a finger`() throws {
    let browser = try Browser(showing: Subject.page(Self.entries))
    try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    let box = try browser.box("#sheet .row:nth-of-type(2) .over-time")
    try browser.touch("touchStart", x: box.minX + box.width / 4, y: box.midY)
    #expect(try time(browser) == "0.250 s")
    for share in [0.4, 0.5, 0.6] {
      try browser.touch("touchMove", x: box.minX + box.width * share, y: box.midY)
    }
    try browser.touch("touchEnd")
    #expect(try time(browser) == "0.600 s")
  }

  @Test func `opens at the moment in the address, and goes where another leads`() throws {
    let browser = try Browser(showing: Subject.page(Self.entries), at: "#t=0.5")
    #expect(try time(browser) == "0.500 s")
    let addresses = [
      ("#t=.25s", "0.250 s"), ("#t=0.51", "0.517 s"), ("#t=99", "1.000 s"), ("#t=0", "0.000 s"),
      ("#t=-1", "0.000 s"), ("#t=1e9", "0.000 s"), ("#t=<b>", "0.000 s"), ("#other", "0.000 s"),
    ]
    for (address, moment) in addresses {
      _ = try browser.value(
        "new Promise((done) => { addEventListener('hashchange', done, { once: true });"
          + " location.hash = '\(address)' })")
      #expect(try time(browser) == moment, "after \(address)")
    }
    #expect(browser.complaints.isEmpty)
  }

  @Test func `the address follows when the hand lets go`() throws {
    let browser = try Browser(showing: Subject.page(Self.entries))
    func address() throws -> String { try browser.text("location.hash") }
    #expect(try address() == "")
    let box = try browser.box("#scrubber")
    try browser.mouse("mousePressed", x: box.minX + box.width / 4, y: box.midY)
    try browser.mouse("mouseMoved", x: box.midX, y: box.midY)
    #expect(try time(browser) == "0.500 s")
    #expect(try address() == "", "the hand still holds it")
    try browser.mouse("mouseReleased", x: box.midX, y: box.midY)
    #expect(try address() == "#t=0.5")
    try browser.press("ArrowLeft")
    #expect(try address() == "#t=0.483333")
    _ = try browser.value("document.getElementById('last').click()")
    #expect(try address() == "#t=1")
    _ = try browser.value("location.hash = '#t=0.25'")
    #expect(try time(browser) == "0.250 s")
    #expect(try browser.number("history.length") <= 3, "only what was typed is a step of its own")
    #expect(browser.complaints.isEmpty)
  }

  @Test func `its entries lead to their moments and can be copied`() throws {
    let entries = [
      "view \"<b>&amp;\" frame: (0, 0, 50, 50)", "animate 1s {\n  \"<b>&amp;\".alpha = 0\n}",
      "step 0.25s", "\"<b>&amp;\".center.x = 9", "goto 0.5s",
    ]
    let browser = try Browser(showing: Subject.page(entries))
    let shown = "[...document.querySelectorAll('.entries li')].map((e) => e.innerText).join('|')"
    let lines = try browser.text(shown).split(separator: "|").map { String($0) }
    #expect(lines.count == 5 && lines[1].contains(entries[1]))
    #expect(lines.map { $0.prefix { $0 != "\n" } }.last == "entry 5 at 0.250 s")
    #expect(try browser.number("document.querySelectorAll('.entries b').length") == 0)
    _ = try browser.value("document.querySelectorAll('.entries li button')[3].click()")
    #expect(try time(browser) == "0.250 s")
    #expect(try browser.number("document.querySelectorAll('.entries .past').length") == 5)
    // A new session accepts the copied text.
    _ = try browser.value(
      "document.addEventListener('copy', () => { window.copied = document.activeElement.value });"
        + "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))")
    _ = try browser.value("document.querySelector('.part > button').scrollIntoView()")
    let place = try browser.box(".part > button")
    for type in ["mousePressed", "mouseReleased"] {
      try browser.mouse(type, x: place.midX, y: place.midY)
    }
    #expect(try browser.text("document.getElementById('news').textContent") == "copied 5 entries")
    let copied = try browser.text("window.copied")
    #expect(copied == entries.dropLast().joined(separator: "\n") + "\nstep 0.25s\n")
    #expect(browser.complaints.isEmpty)
  }

  @Test func `plays between an in point and an out point, and has diamonds at keyframes`() throws {
    let browser = try Browser(
      showing: Subject.page(["view box", "animate 1s linear { box.center.x += 100 }"]))
    #expect(try browser.number("document.querySelectorAll('#sheet .diamond').length") == 2)
    try browser.press("2")
    try browser.press("[")
    try browser.press("6")
    try browser.press("]")
    #expect(try isPressed("in", browser) && isPressed("out", browser) && isPressed("loop", browser))
    try browser.press("End")
    try browser.press(" ")
    try browser.press(" ")
    let time = try browser.number("Number(document.getElementById('scrubber').value)")
    #expect((0.2...0.6).contains(time))
    // The same key at the same place takes an end away.
    try browser.press("2")
    try browser.press("[")
    #expect(try !isPressed("in", browser) && isPressed("out", browser))
    try browser.press("6")
    try browser.press("]")
    #expect(try !isPressed("out", browser) && !isPressed("loop", browser))
    #expect(browser.complaints.isEmpty)
  }

  @Test func `one playhead moves two ways side by side`() throws {
    let entries = [
      "view box frame: (0, 0, 50, 50) backgroundColor: red", "mark \"<b>\"",
      "animate 1s linear { box.center.x += 100 }", "step 0.25s", "goto \"<b>\"",
      "animate 0.5s linear { box.center.x += 200 }", "view other",
    ]
    let browser = try Browser(
      showing: Subject.page(entries, "export html page.html beside: branch1"))
    func lefts() throws -> String {
      try browser.text(
        "[...document.querySelectorAll('.stage .node[data-name=box]')]"
          + ".map((e) => parseFloat(e.style.left).toFixed(1)).join(' ')")
    }
    #expect(try lefts() == "0.0 0.0")
    try browser.press("4")
    #expect(try lefts() == "160.0 40.0" && time(browser) == "0.400 s")
    try browser.press("End")
    #expect(try lefts() == "200.0 100.0" && time(browser) == "1.000 s")
    let stages = try (browser.box(".stage:nth-child(1)"), browser.box(".stage:nth-child(2)"))
    #expect(abs(stages.0.width - stages.1.width) < 1 && stages.0.maxX < stages.1.minX)
    let captions = "[...document.querySelectorAll('.caption')].map((e) => e.textContent).join(' ')"
    // A branch without a mark is named by its first entry.
    #expect(
      try browser.text(captions)
        == "animate 0.5s linear { box.center.x += 200 } animate 1s linear { box.center.x += 100 }")
    let curve =
      "document.querySelector('.curve').querySelectorAll('path:not(.model,.dot,.end)').length"
    #expect(try browser.number(curve) == 2)
    #expect(
      try browser.text("document.querySelector('.curve .value.way1').textContent") == "125.000")
    #expect(try browser.number("document.querySelectorAll('.entries').length") == 2)
    #expect(try browser.number("document.querySelectorAll('b:not(#time)').length") == 0)
    #expect(browser.complaints.isEmpty)
  }

  @Test func `two motions are compared, from their beginnings too`() throws {
    let entries = [
      "view box frame: (0, 0, 50, 50)", "animator slide 1s linear { box.center.x += 100 }",
      "chain \"<b>\" { then 1s linear { box.alpha = 0 } }", "start slide", "step 0.25s",
      "perform \"<b>\"",
    ]
    let browser = try Browser(showing: Subject.page(entries))
    func apart() throws -> String {
      try browser.text("document.getElementById('apart').textContent")
    }
    let names = "[...document.getElementById('one').options].map((o) => o.textContent).join(', ')"
    #expect(
      try browser.text(names) == "slide: progress, \"<b>\": progress, box.center.x, box.alpha")
    #expect(try apart() == "At most 0.250 apart, at 0.250 s; now 0.250")
    try browser.press("Home")
    #expect(try apart() == "At most 0.250 apart, at 0.250 s; now 0.000")
    _ = try browser.value("document.getElementById('begin').click()")
    #expect(try apart().hasPrefix("At most 0.000 apart"))
    _ = try browser.value(
      "(() => { const other = document.getElementById('other'); other.value = 3;"
        + "other.dispatchEvent(new Event('change')) })()")
    // Of different kinds, both lead from their start to their target.
    #expect(try apart().hasPrefix("At most 0.000 of the way apart"))
    #expect(try browser.number("document.querySelectorAll('#pair path').length") == 2)
    #expect(browser.complaints.isEmpty)
  }

  private static let untilStill = """
    new Promise((done) => {
      const look = () => {
        if (!document.body.classList.contains('playing')) done(true);
        else requestAnimationFrame(look);
      };
      look();
    })
    """

  @Test(arguments: [".curve .over-time", "#sheet .row:nth-of-type(2) .over-time"])
  func `is dragged by the curves and the sheet`(part: String) throws {
    let browser = try Browser(showing: Subject.page(Self.entries))
    let box = try browser.box(part)
    try browser.mouse("mousePressed", x: box.minX + box.width / 4, y: box.midY)
    #expect(try time(browser) == "0.250 s")
    try browser.mouse("mouseMoved", x: box.minX + box.width * 3 / 4, y: box.midY)
    #expect(try time(browser) == "0.750 s")
    try browser.mouse("mouseMoved", x: box.maxX + 100, y: box.midY + 40)
    #expect(try time(browser) == "1.000 s")
    try browser.mouse("mouseReleased", x: box.maxX, y: box.midY)
    try browser.mouse("mouseMoved", x: box.minX, y: box.midY)
    #expect(try time(browser) == "1.000 s", "nothing is held any more")
  }
}
