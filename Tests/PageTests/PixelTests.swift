import FlipbookSession
import FlipbookValues
import Foundation
import Testing

/// Stages in pixels, beside a browser's rendering of their SVG.
@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct `A picture in pixels` {
  private static let box = "view box frame: (40, 60, 150, 120) backgroundColor: #2f6fde"

  static let stages: [[String]] = [
    [box],
    [box, "box.cornerRadius = 30", "box.alpha = 0.6"],
    [box, "box.frame = (40.25, 60.5, 150.5, 120.75)"],
    ["root.backgroundColor = #102030", box, "box.transform = rotate(33deg) * scale(1.4, 0.7)"],
    [box, "box.layer.borderWidth = 9; box.layer.borderColor = #ffb02080; box.cornerRadius = 20"],
    [box, "view in1 in: box frame: (-30, 80, 90, 90) backgroundColor: red alpha: 0.7"],
    [
      box, "box.clipsToBounds = true; box.cornerRadius = 40",
      "view in1 in: box frame: (-30, 80, 90, 90) backgroundColor: red",
    ],
    [
      box, "box.clipsToBounds = true; box.transform = rotate(20deg)",
      "view in1 in: box frame: (60, 40, 200, 60) backgroundColor: red clipsToBounds: true",
      "view in2 in: in1 frame: (10, 30, 60, 60) backgroundColor: white cornerRadius: 30",
      "in1.transform = rotate(30deg)",
    ],
    [
      box, "box.alpha = 0.5; box.layer.borderWidth = 6; box.layer.borderColor = black",
      "view in1 in: box frame: (20, 20, 60, 60) backgroundColor: red",
    ],
    [
      box, "box.layer.shadowOpacity = 0.5; box.layer.shadowRadius = 12",
      "box.layer.shadowOffset = (6, 10); box.cornerRadius = 24",
    ],
    [
      box, "box.layer.shadowOpacity = 1; box.layer.shadowRadius = 25",
      "box.transform = rotate(-25deg) * scale(1.2)",
    ],
    [box, "box.layer.shadowOpacity = 0.8; box.layer.shadowRadius = 0; box.alpha = 0.8"],
    [
      "gradient sky frame: (30, 30, 200, 150) colors: (red, #ffffff00, blue) startPoint: (0, 0) "
        + "endPoint: (1, 0.5)"
    ],
    [
      "gradient sun frame: (30, 30, 200, 150) colors: (yellow, orange, #802000) type: radial "
        + "startPoint: (0.4, 0.5) endPoint: (1, 1)", "sun.transform = rotate(15deg)",
    ],
    [
      "shape ring frame: (40, 40, 200, 200) path: oval(10, 10, 180, 120) fillColor: none "
        + "strokeColor: #1a9e5c lineWidth: 14 strokeEnd: 0.7 lineCap: round"
    ],
    [
      "shape star frame: (40, 40, 200, 200) path: line((0, 0), (180, 120), (0, 120), (180, 0), "
        + "(90, 190)) fillColor: #ffb020 fillRule: evenOdd strokeColor: #40208080 lineWidth: 12"
    ],
    [
      "shape zigzag frame: (40, 40, 200, 200) path: line((0, 0), (60, 150), (80, 0), (180, 120)) "
        + "fillColor: none strokeColor: red lineWidth: 16 lineJoin: round lineCap: square",
      "zigzag.transform = scale(1.2, 0.8)",
    ],
    [
      "shape dashes frame: (40, 40, 200, 200) path: oval(10, 10, 180, 180) fillColor: none "
        + "strokeColor: purple lineWidth: 10 lineDashPattern: (25, 15) lineDashPhase: 8"
    ],
    [
      box, "box.layer.transform = perspective(400) * rotate(50deg, 0, 1, 0)",
      "box.cornerRadius = 30; box.layer.borderWidth = 8; box.layer.borderColor = orange",
      "view in1 in: box frame: (20, 20, 60, 60) backgroundColor: white",
    ],
    [
      "view sketch frame: (40, 60, 150, 120)", "sketch.cornerRadius = 20",
      "view in1 in: sketch frame: (100, 80, 90, 90) backgroundColor: systemTeal alpha: 0.5",
    ],
  ]

  // Draws each pair, and counts the pixels that are not the background in either picture, and those
  // of them that are far apart: without letters, and without those at an edge.
  private static let page = """
    <canvas id=c width=390 height=844></canvas><script>
    const load = (address) => new Promise((done, failed) => {
      const image = new Image();
      image.onload = () => done(image); image.onerror = () => failed('no picture');
      image.src = address;
    });
    const pixels = async (address) => {
      const drawing = document.getElementById('c').getContext('2d', { willReadFrequently: true });
      drawing.clearRect(0, 0, 390, 844);
      drawing.drawImage(await load(address), 0, 0);
      return drawing.getImageData(0, 0, 390, 844).data;
    };
    const compare = async (pair) => {
      const [one, other] = [await pixels(pair.png), await pixels(pair.svg)];
      const at = (x, y) => (y * 390 + x) * 4;
      const far = (a, i, b, j) => Math.max(...[0, 1, 2].map((c) => Math.abs(a[i + c] - b[j + c])));
      const isEdge = (a, x, y) => {
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++)
          if (far(a, at(x, y), a, at(x + dx, y + dy)) > 24) return true;
        return false;
      };
      let [count, wrong] = [0, 0];
      for (let y = 1; y < 843; y++) for (let x = 1; x < 389; x++) {
        const i = at(x, y), last = at(388, 842);
        if (!far(one, i, other, last) && !far(other, i, other, last)) continue;
        if (pair.letters.some((b) => x > b[0] && x < b[2] && y > b[1] && y < b[3])) continue;
        if (isEdge(one, x, y) || isEdge(other, x, y)) continue;
        count++;
        if (far(one, i, other, i) > 8) wrong++;
      }
      return [count, wrong];
    };
    </script>
    """

  // The picture in pixels, in SVG, and where names are written.
  private static func pair(of entries: [String]) throws -> String {
    let session = try Subject.session(entries)
    func export(_ entry: String) throws -> Export {
      let outcome = session.enter(entry)
      guard case .export(let export, _, _)? = outcome.request else {
        throw Browser.Problem(description: outcome.text)
      }
      return export
    }
    let png = Data(try export("export png a.png scale: 1").bytes).base64EncodedString()
    let svg = Data(try export("export svg a.svg").bytes).base64EncodedString()
    let letters = entries.contains { $0.hasPrefix("view sketch") } ? "[[70, 100, 160, 140]]" : "[]"
    return "{png: 'data:image/png;base64,\(png)', svg: 'data:image/svg+xml;base64,\(svg)', "
      + "letters: \(letters)}"
  }

  @Test func `is what a browser shows of the SVG`() throws {
    let browser = try Browser(showing: Self.page)
    for (place, entries) in Self.stages.enumerated() {
      let found = try browser.value("compare(\(Self.pair(of: entries)))") as? [NSNumber]
      let numbers = try #require(found).map(\.intValue)
      #expect(numbers[0] > 1500, "\(entries)")
      #expect(numbers[1] * 100 <= numbers[0], "stage \(place): \(numbers) \(entries)")
    }
    #expect(browser.complaints.isEmpty)
  }
}
