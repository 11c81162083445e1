/// Pictures in pixels, one after the other, and for how long each is shown.
///
/// They repeat forever. The last is held a little, unless it equals the first: then it is left out,
/// so that a cycle continues without a stop (choices).
package struct PixelFilm: Sendable {
  package enum Contents: Sendable {
    /// A stage, with what is laid over each other at each moment.
    case skins(StagePainter, count: Int, @Sendable (Int) -> [PixelPicture.Part])
    /// A figure on which others lie in turn, with so many pixels a point.
    case figures(SVGFigure, scale: Double, count: Int, @Sendable (Int) -> SVGFigure)

    package static func stage(_ painter: StagePainter, _ moments: [Snapshot]) -> Contents {
      .skins(painter, count: moments.count) { [PixelPicture.Part(moments[$0])] }
    }
  }

  private let contents: Contents
  // The places of the pictures that are shown.
  private var places: [Int]
  package let box: PixelBox
  /// How long a picture is shown, in units of a format.
  let delay: Int
  /// How long the last picture is shown, in such units.
  let pause: Int

  package init(_ contents: Contents, delay: Int, pause: Int) {
    (self.contents, self.delay, self.pause) = (contents, delay, pause)
    switch contents {
    case .skins(let painter, let count, _): (box, places) = (painter.box, Array(0..<count))
    case .figures(let ground, let scale, let count, _):
      (box, places) = (FigurePainter(ground, scale: scale).box, Array(0..<count))
    }
  }

  package var count: Int { places.count }

  /// So many of the pictures, evenly from the first to the last.
  func thinned(to most: Int) -> PixelFilm {
    guard count > most else { return self }
    var film = self
    film.places = (0..<most).map { places[$0 * (count - 1) / (most - 1)] }
    return film
  }

  /// Visits each picture with its new part and delay; calls `check` at each layer and mark.
  func forEachPicture<E>(
    asking check: () throws(E) -> Void,
    _ body: (_ picture: Bitmap, _ new: PixelBox, _ delay: Int) throws(E) -> Void
  ) throws(E) {
    var (picture, last) = (Bitmap(box, filledWith: StagePainter.paper), Previous(reach: box))
    var start: [UInt32] = []
    for (turn, place) in places.enumerated() {
      let new = try draw(place, on: &picture, after: &last, asking: check)
      let isEnd = turn == count - 1
      if turn == 0 { start = picture.pixels } else if isEnd, picture.pixels == start { return }
      try body(picture, new, isEnd ? pause : delay)
    }
  }

  /// The new part of each picture; nil beyond `most` bytes packed, with `extra` for each picture.
  func parts<E>(
    most: Int, extra: Int, asking check: () throws(E) -> Void,
    difference: (_ picture: Bitmap, _ new: PixelBox) -> PixelBox,
    packing pack: (_ picture: Bitmap, _ part: PixelBox) -> [UInt8]
  ) throws(E) -> [FilmPart]? {
    var (parts, size) = ([FilmPart](), 0)
    try forEachPicture(asking: check) { picture, new, delay throws(E) in
      guard size <= most else { return }
      var part = difference(picture, new)
      if part.isEmpty {
        let last = parts.count - 1
        // The longest delay in a file.
        if parts[last].delay + delay <= UInt16.max { return parts[last].delay += delay }
        part = PixelBox(columns: 0..<1, rows: 0..<1)
      }
      let bytes = pack(picture, part)
      size += bytes.count + extra
      parts.append(FilmPart(box: part, bytes: bytes, delay: delay))
    }
    return size <= most ? parts : nil
  }

  private struct Previous {
    var scene: Scene?
    // The picture below the moving part, nil for paper; its parts; and where the moving part was.
    var ground: Bitmap?
    var parts: [PixelPicture.Part] = []
    var reach: PixelBox
  }

  // Draws what is new since the last picture, and returns the box around it.
  private func draw<E>(
    _ place: Int, on picture: inout Bitmap, after last: inout Previous,
    asking check: () throws(E) -> Void
  ) throws(E) -> PixelBox {
    switch contents {
    case .skins(let painter, _, let parts):
      let all = parts(place)
      let still = Array(all.dropLast())
      guard let top = all.last else { return box }
      let scene = painter.scene(of: top.snapshot)
      var new = last.scene.flatMap { scene.changes(from: $0)?.intersection(box) } ?? box
      if last.parts != still {
        (last.ground, last.parts) = (try painter.picture(of: still, asking: check), still)
        new = box
      }
      last.scene = scene
      var part = Bitmap(new, filledWith: StagePainter.paper)
      if let ground = last.ground { part.set(ground) }
      try painter.draw(scene, on: &part, opacity: top.opacity, asking: check)
      picture.set(part)
      return new
    case .figures(let figure, let scale, _, let moving):
      if last.ground == nil {
        last.ground = try FigurePainter(figure, scale: scale).picture(asking: check)
      }
      let painter = FigurePainter(moving(place), scale: scale)
      let new = last.reach.union(painter.reach)
      last.reach = painter.reach
      if let ground = last.ground { picture.set(ground, in: new) }
      try painter.draw(on: &picture, asking: check)
      return new
    }
  }
}

/// A picture of a film as a file holds it: the part that is new.
struct FilmPart {
  let box: PixelBox
  let bytes: [UInt8]
  var delay: Int
}
