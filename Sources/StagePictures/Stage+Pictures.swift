import FlipbookPictures
import FlipbookPixels
import FlipbookText
public import HeadlessUIKit

// Pictures of a stage, for tests and for people who read their messages. Views have the names of
// their layers, `view.layer.name = "box"`, or if these have none, their types. Source: choice.
extension Stage {
  /// A drawing in characters of what the window shows now: boxes with their names, more solid ones
  /// darker, and the moment and the scale below.
  ///
  /// It is at most 76 columns wide and 21 lines high, as large as its content needs, and the same
  /// in every run. Apart from names it is ASCII: test runners read messages in pieces, and may lose
  /// a piece that ends within a character.
  ///
  /// ```swift
  /// #expect(box.alpha == 1, "\(stage.picture)")
  /// ```
  public var picture: String { window.picture }

  /// An SVG document of what the window shows now.
  public var svg: String { window.svg }

  /// The bytes of a PNG file of what the window shows now, two pixels per point; fewer if it would
  /// have more than eight million.
  ///
  /// ```swift
  /// Attachment.record(stage.png, named: "stage.png")
  /// ```
  public var png: [UInt8] { window.png }

  /// A browser page of what the window shows now, which needs nothing else.
  ///
  /// ``record(rate:)`` makes a page that plays motion.
  public var html: String { StageRecording(of: self, rate: 60).html }

  /// Begins to record what the window shows, from now on.
  ///
  /// It looks at the window whenever time moves, at each frame and at each moment at which
  /// something is due; the stage behaves as it would without. Another recording replaces this one.
  ///
  /// - Parameter rate: frames per second, 1 to 240.
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
  /// A snapshot of the window now, with the names of layers, else their types and numbers.
  mutating func snapshot(of window: UIWindow) -> Snapshot {
    snapshot(of: window, named: Self.name, asking: unasked)
  }

  private static func name(of layer: CALayer, _ number: Int) -> String {
    if let name = layer.name { return name }
    let whole: Any = layer.delegate as? UIView ?? layer
    return "\(type(of: whole)) \(number)"
  }
}

/// A check that never interrupts.
func unasked() throws(Never) {}
