import FlipbookPictures
import Testing

@testable import FlipbookSession

@Suite struct StageFilmTests {
  @Test func `a picture is no deeper than its readers, and shows the same`() throws {
    let session = Session()
    let count = StageFilm.deepest + 20
    let views = (1..<count).map { "view v\($0) in: v\($0 - 1) frame: (1, 0, 50, 50)" }
    for entry in ["view v0 alpha: 0.5", views.joined(separator: "; ")] {
      #expect(!session.enter(entry).failed)
    }
    _ = session.enter("v\(count - 2).alpha = 0.5; v\(count - 1).alpha = 0.5")
    var film = StageFilm()
    let picture = film.picture(of: session.world) { () throws(Never) in }
    var depth = 0
    var layers = picture.layers
    while let first = layers.first {
      depth += 1
      if first.sublayers.isEmpty { break }
      layers = first.sublayers
    }
    #expect(depth == StageFilm.deepest)
    let all = picture.layers.flatMap(\.all)
    #expect(all.map(\.name) == (0..<count).map { "v\($0)" })
    #expect(all.last?.corners?.first?.x == Double(count - 1))
    #expect(layers.last?.opacity == 0.25)
    #expect(film.paintedCount == count + 1)
  }
}
