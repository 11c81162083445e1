import Testing

@testable import FlipbookPictures

@Suite struct MovedKindTests {
  private static let kinds: [(String, MovedKind)] = [
    ("box.center.x", MovedKind.place), ("box.frame.minY", .place), ("box.frame.size.width", .size),
    ("box.bounds.size.height", .size), ("box.transform.scale.x", .transform),
    ("\"my.alpha\".layer.cornerRadius", .look), ("box.alpha", .opacity),
    ("box.backgroundColor.alpha", .color), ("box.layer.borderColor.red", .color),
    ("dot.lineWidth", .look), ("slide", .look),
  ]

  @Test(arguments: kinds)
  func `a path is of the kind of what it moves`(path: String, kind: MovedKind) {
    #expect(MovedKind(path: path) == kind)
  }

  @Test func `motion comes first, and what is of one kind keeps its order`() {
    let paths = ["b.alpha", "b.center.x", "a.backgroundColor.red", "a.center.x", "a.cornerRadius"]
    #expect(
      MovedKind.sorted(paths) { $0 }
        == ["b.center.x", "a.center.x", "a.cornerRadius", "b.alpha", "a.backgroundColor.red"])
  }
}
