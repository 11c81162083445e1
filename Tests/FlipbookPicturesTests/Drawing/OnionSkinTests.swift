import Testing

@testable import FlipbookPictures

@Suite struct OnionSkinTests {
  private func box(
    _ layer: Int, _ x: Double, _ side: Double, _ label: String, opacity: Double = 1
  ) -> DrawnBox {
    DrawnBox(
      layer: layer, corners: [[x, 0], [x + side, 0], [x + side, side], [x, side]], label: label,
      opacity: opacity)
  }

  @Test func `the later lies above the earlier, which is fainter and has its time`() {
    let skin = OnionSkin(of: [("0s", [box(1, 0, 10, "a")]), ("1s", [box(1, 5, 10, "a")])])
    #expect(skin.boxes.map(\.label) == ["0s", "a"])
    #expect(skin.boxes.map(\.opacity) == [0.5, 1])
  }

  @Test func `what grows lies below what it was, so that all of it is seen`() {
    let moments = (0..<4).map { place in
      ("\(place)s", [box(1, 50 - 10 * Double(place), 20 + 20 * Double(place), "a")])
    }
    let labels = OnionSkin(of: moments).boxes.map(\.label)
    #expect(labels == ["a", "2s", "1s", "0s"])
    #expect(OnionSkin(of: moments.reversed()).boxes.map(\.label) == ["3s", "2s", "1s", "a"])
  }

  @Test func `a layer stays above the one below it, whatever the moment`() {
    let skin = OnionSkin(of: [
      ("0s", [box(1, 0, 90, "wall"), box(2, 0, 10, "a")]),
      ("1s", [box(1, 0, 90, "wall"), box(2, 50, 10, "a")]),
    ])
    #expect(skin.boxes.map(\.label) == ["wall", "0s", "a"], "what stands still is there once")
  }

  @Test func `what waits has the moment it came, and its name in the end`() {
    let moments = [0.0, 0, 50, 50].enumerated().map {
      ("\($0.offset)s", [box(1, $0.element, 10, "a")])
    }
    #expect(OnionSkin(of: moments).boxes.map(\.label) == ["0s", "a"])
  }
}
