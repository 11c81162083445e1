import FlipbookPictures
import FlipbookPixels
import FlipbookText
public import HeadlessUIKit

// Pictures of what a stage shows, for tests and for people who read what they say. Views go by the
// names of their layers, `view.layer.name = "box"`, and where these have none by their types.
// Source: choice.
extension Stage {
  /// What the window shows now, drawn in characters: boxes with their names, the more solid the
  /// darker, the moment and the scale below.
  ///
  /// It is at most 76 columns wide and 21 lines high, as large as all that is seen needs, and holds
  /// nothing that differs between two runs. Names apart it is ASCII: what runs tests reads their
  /// messages in pieces, and may lose one that ends within a character.
  ///
  /// ```swift
  /// #expect(box.alpha == 1, "\(stage.picture)")
  /// ```
  public var picture: String { window.picture }

  /// What the window shows now, as an SVG document.
  public var svg: String { window.svg }

  /// What the window shows now, as the bytes of a PNG file, two pixels a point; fewer if it would have
  /// more than eight million.
  ///
  /// ```swift
  /// Attachment.record(stage.png, named: "stage.png")
  /// ```
  public var png: [UInt8] { window.png }

  /// What the window shows now, as a page for a browser that needs nothing else.
  ///
  /// Of what moves ``record(rate:)`` makes a page that plays.
  public var html: String { StageRecording(of: self, rate: 60).html }

  /// Begins to record what the window shows, from now on.
  ///
  /// It is looked at whenever time moves, at each frame and at each moment at which something is due;
  /// the stage goes its way as it would without. Another recording takes the place of this one.
  ///
  /// - Parameter rate: frames a second, 1 to 240.
  public func record(rate: Int = 60) -> StageRecording {
    let recording = StageRecording(of: self, rate: rate)
    recording.begin()
    return recording
  }
}

extension UIWindow {
  /// See ``Stage/picture``, and so on.
  package var picture: String {
    let boxes = snapshot.boxes(asking: unasked)
    let moment = NumberText.brief(stageTime) + "s"
    guard !boxes.isEmpty else { return "\(moment)   nothing is shown" }
    let viewport = Viewport(showing: Region(around: boxes), columns: 76, rows: 20)
    let lines = Drawing(boxes, in: viewport, isASCII: true, asking: unasked).lines.map(\.text)
    return (lines + ["\(moment)   \(viewport.caption)"]).joined(separator: "\n")
  }

  package var svg: String {
    SVGPictures(title: "stage", moments: [snapshot], fits: true).stage(asking: unasked)
  }

  package var png: [UInt8] {
    let moment = snapshot
    let frame = SVGPictures.frame(of: [moment], fits: true, unasked)
    let most = (8_000_000 / max(frame.size.x * frame.size.y, 1)).squareRoot()
    let painter = StagePainter(frame, scales: SIMD2(repeating: min(2, most)), moments: [moment])
    return PNGFile.bytes(of: painter.picture(of: [PixelPicture.Part(moment)], asking: unasked))
  }

  private var snapshot: Snapshot {
    var film = StageFilm()
    return film.snapshot(of: self)
  }
}

extension StageFilm {
  /// What is shown now, with the names of layers, else their types and numbers.
  mutating func snapshot(of window: UIWindow) -> Snapshot {
    snapshot(of: window, named: Self.name, asking: unasked)
  }

  private static func name(of layer: CALayer, _ number: Int) -> String {
    if let name = layer.name { return name }
    let whole: Any = layer.delegate as? UIView ?? layer
    return "\(type(of: whole)) \(number)"
  }
}

/// Lets everything go on.
func unasked() throws(Never) {}
