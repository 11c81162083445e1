import FlipbookCommands
import FlipbookLooks
import FlipbookValues
import Foundation
import HeadlessUIKit
import StagePictures
import Testing

@testable import FlipbookPictures
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct SnapshotTests {
  private static func snapshot(_ entries: [String]) -> Snapshot {
    let session = Session.entered(entries)
    var film = StageFilm()
    return film.snapshot(of: session.world) { () throws(Never) in }
  }

  private static func boxes(_ entries: [String]) -> [DrawnBox] {
    snapshot(entries).boxes { () throws(Never) in }
  }

  private func corners(of name: String, after entries: [String]) -> [Place] {
    Self.boxes(entries).first { $0.label == name }?.corners ?? []
  }

  @Test func `layers come the lowest first, in the window's points`() {
    let boxes = Self.boxes([
      "view desk frame: (20, 30, 100, 100)", "view card in: desk frame: (10, 10, 20, 20)",
      "view other frame: (0, 0, 5, 5)", "other.layer.zPosition = -1",
    ])
    #expect(boxes.map(\.label) == ["other", "desk", "card"])
    #expect(boxes[2].corners == [[30, 40], [50, 40], [50, 60], [30, 60]])
  }

  @Test func `it is what is shown, opacity multiplied, and without what is hidden`() {
    let boxes = Self.boxes([
      "view desk alpha: 0.5", "view card in: desk frame: (0, 0, 10, 10)",
      "view hidden isHidden: true", "view inner in: hidden",
      "animate 1s linear { card.alpha = 0; card.center.x += 100 }", "step 0.5s",
    ])
    #expect(boxes.map(\.opacity) == [0.5, 0.25])
    #expect(boxes.last?.corners.first == [50, 0])
    #expect(Self.boxes(["view box", "root.alpha = 0.5"]).map(\.opacity) == [0.5])
  }

  @Test func `has what layers of paths and gradients show`() throws {
    let session = Session.entered(["view card frame: (0, 0, 100, 100)"])
    let stage = session.world.stage
    stage.run {
      let ring = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 60, y: 0), control: CGPoint(x: 30, y: 30))
      path.addLine(to: CGPoint(x: 60, y: 90))
      (ring.path, ring.strokeColor, ring.fillColor) = (path, UIColor.red.cgColor, nil)
      (ring.lineCap, ring.lineDashPattern) = (.round, [4, 2])
      let sky = CAGradientLayer()
      sky.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      (sky.type, sky.endPoint) = (.radial, CGPoint(x: 1, y: 1))
      [sky, ring].forEach(stage.window.layer.addSublayer)
      CATransaction.commit()
      let grow = CABasicAnimation(keyPath: "lineWidth")
      (grow.fromValue, grow.toValue, grow.duration) = (0, 10, 2)
      ring.add(grow, forKey: nil)
    }
    stage.advance(by: 1)
    var film = StageFilm()
    let layers = film.snapshot(of: session.world) { () throws(Never) in }.layers
    let shape = try #require(layers.last?.shape)
    #expect(shape.path.elements.count == 3 && shape.fill == nil)
    #expect(shape.path.elements[1] == .cubic([20, 20], [40, 20], [60, 0]))
    #expect((shape.line.width, shape.line.cap) == (5, "round") && shape.line.dashes == [4, 2])
    let gradient = try #require(layers.dropLast().last?.gradient)
    #expect(gradient.kind == .radial && gradient.stops.count == 2 && gradient.end == [1, 1])
  }

  // MARK: Clipping

  private static let desk = "view desk frame: (20, 30, 100, 100)"

  @Test func `is its corners where nothing cuts`() throws {
    let snapshot = Self.snapshot([
      Self.desk, "view card in: desk frame: (90, 10, 40, 20) transform: rotate(1rad)",
    ])
    let card = try #require(snapshot.layers.last)
    let outline = snapshot.boxes { () throws(Never) in }.last?.corners
    let far = card.corner + card.size
    let corners = [card.corner, [far.x, card.corner.y], far, [card.corner.x, far.y]]
    #expect(outline == corners.compactMap(card.projection.seen))
  }

  @Test func `ends at the bounds of a view that clips, far above as well`() {
    let entries = [
      Self.desk, "view tray in: desk frame: (50, 0, 100, 100)",
      "view card in: tray frame: (30, 10, 40, 20)", "desk.clipsToBounds = true",
    ]
    #expect(
      corners(of: "card", after: entries) == [[100, 40], [120, 40], [120, 60], [100, 60]])
    #expect(corners(of: "desk", after: entries).count == 4)
  }

  @Test func `has more corners where a turned one is cut, and is left out where all of it is`() {
    let entries = [
      "view desk clipsToBounds: true frame: (0, 0, 100, 100)",
      "view turned in: desk frame: (70, 30, 40, 40) transform: rotate(45deg)",
      "view away in: desk frame: (100, 0, 40, 40)",
    ]
    let corners = corners(of: "turned", after: entries)
    #expect(corners.count == 5 && corners.allSatisfy { $0.x <= 100 })
    #expect(corners.filter { $0.x == 100 }.count == 2)
    #expect(self.corners(of: "away", after: entries).count < 3)
  }

  @Test func `is cut where it reaches behind the eye, and ends at the window's edge`() {
    let corners = corners(
      of: "door",
      after: [
        "view room frame: (100, 100, 200, 200)",
        "view door in: room frame: (0, 50, 200, 100) transform: rotate(1.2rad, 0, 1, 0)",
        "room.layer.sublayerTransform = perspective(50)",
      ])
    #expect(corners.count >= 3)
    #expect(corners.allSatisfy { (0...390).contains($0.x) && (0...844).contains($0.y) })
  }

  // MARK: Shadows

  private static let card = [
    "view card frame: (10, 10, 40, 40) backgroundColor: #ff000080",
    "card.layer.shadowOpacity = 0.8; card.layer.shadowOffset = (5, 6); card.layer.shadowRadius = 2",
  ]

  @Test func `a shadow is what the background casts, and where`() throws {
    let snapshot = Self.snapshot(Self.card)
    let shadow = try #require(snapshot.layers.last?.shadow)
    #expect(shadow.offset == [5, 6] && shadow.radius == 2)
    #expect(abs(shadow.color.alpha - 0.8 * 128 / 255) < 1e-6)
    let boxes = snapshot.boxes { () throws(Never) in }
    #expect(boxes.map(\.label) == ["", "card"] && boxes.first?.corners.first == [15, 16])
  }

  @Test(arguments: ["card.clipsToBounds = true", "card.backgroundColor = none"])
  func `no shadow is seen of what clips, or is empty`(entry: String) throws {
    let snapshot = Self.snapshot(Self.card + [entry])
    #expect(try #require(snapshot.layers.last).shadow == nil)
  }

  @Test func `a shadow is cut off as its layer is`() throws {
    let boxes = Self.boxes([
      "view pane clipsToBounds: true frame: (0, 0, 52, 100)",
      Self.card[0].replacingOccurrences(of: "frame:", with: "in: pane frame:"), Self.card[1],
    ])
    #expect(boxes.count == 3 && boxes.allSatisfy { $0.corners.map(\.x).max() ?? 99 <= 52 })
  }

  // MARK: Deep trees

  @Test func `a tree may be deeper than a stack`() throws {
    let depth = 8000
    var snapshot = Snapshot(time: 0, window: Region(corner: .zero, size: [9, 9]))
    for place in 0..<depth {
      var layer = Snapshot.Layer(
        id: place, name: "v", parent: place == 0 ? nil : place - 1, size: [9000, 50])
      layer.plane = PlaneProjection(x: [1, 0, 0], y: [0, 1, 0], origin: [1, 0, 1])
      layer.clips = place % 100 == 1
      snapshot.append(layer)
    }
    let deep = snapshot
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let right = Double(depth - 1)
      let text = SVGPictures(title: "t", moments: [deep], fits: true).stage {
        () throws(Never) in
      }
      #expect(deep.boxes { () throws(Never) in }.last?.corners.first?.x == right)
      #expect(text.contains("v at 0s"))
      done.signal()
    }
    thread.stackSize = 2 * 1024 * 1024
    thread.start()
    done.wait()
  }
}
