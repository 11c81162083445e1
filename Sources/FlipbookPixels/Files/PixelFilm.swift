package import FlipbookPictures

/// Moments of a stage as pictures in pixels, one after the other, and for how long each is shown.
///
/// They repeat forever. The last is held a little, unless it is the first again: then it is left
/// out, so that what goes round goes on without a stop (choices).
package struct PixelFilm: Sendable {
  package let painter: StagePainter
  private let moments: [Snapshot]
  /// How long a moment is shown, in units of a format.
  let delay: Int
  /// How long the last one is, in such units.
  let pause: Int

  package init(_ painter: StagePainter, _ moments: [Snapshot], delay: Int, pause: Int) {
    (self.painter, self.moments, self.delay, self.pause) = (painter, moments, delay, pause)
  }

  package var count: Int { moments.count }

  /// So many of the moments, evenly from the first to the last.
  func thinned(to most: Int) -> PixelFilm {
    guard count > most else { return self }
    let some = (0..<most).map { moments[$0 * (count - 1) / (most - 1)] }
    return PixelFilm(painter, some, delay: delay, pause: pause)
  }

  /// Goes through the pictures.
  ///
  /// - Parameters:
  ///   - check: is called at each layer and may throw.
  ///   - body: gets the whole picture, the part of it that may be new, and how long it is shown.
  func forEachPicture<E>(
    asking check: () throws(E) -> Void,
    _ body: (_ picture: Bitmap, _ new: PixelBox, _ delay: Int) throws(E) -> Void
  ) throws(E) {
    guard let first = moments.first else { return }
    var scene = painter.scene(of: first)
    var picture = try painter.picture(of: scene, in: painter.box, asking: check)
    let start = picture.pixels
    try body(picture, painter.box, moments.count == 1 ? pause : delay)
    for (place, moment) in moments.enumerated().dropFirst() {
      let next = painter.scene(of: moment)
      let new = next.changes(from: scene)?.intersection(painter.box) ?? painter.box
      scene = next
      if !new.isEmpty { picture.set(try painter.picture(of: scene, in: new, asking: check)) }
      let isLast = place == moments.count - 1
      if isLast, picture.pixels == start { return }
      try body(picture, new, isLast ? pause : delay)
    }
  }
}

/// A picture of a film as a file holds it: the part that is new.
struct FilmPart {
  var box: PixelBox
  let bytes: [UInt8]
  /// How long it is shown.
  var delay: Int

  /// A part to which the same picture goes on for a while; false if it is shown too long then.
  mutating func goesOn(for delay: Int, most: Int) -> Bool {
    guard self.delay + delay <= most else { return false }
    self.delay += delay
    return true
  }
}

/// Where the bytes of a picture differ from those before.
struct Difference {
  private(set) var box = PixelBox.empty

  /// Looks for the first and last different pixel each way.
  init(in part: PixelBox, _ differs: (_ x: Int, _ y: Int) -> Bool) {
    var (left, right) = (part.columns.upperBound, part.columns.lowerBound)
    var (top, bottom) = (part.rows.upperBound, part.rows.lowerBound)
    for y in part.rows {
      guard let first = part.columns.first(where: { differs($0, y) }) else { continue }
      (left, top, bottom) = (min(left, first), min(top, y), y + 1)
      var x = part.columns.upperBound
      while x > right, !differs(x - 1, y) { x -= 1 }
      right = max(right, x)
    }
    if top < bottom { box = PixelBox(columns: left..<right, rows: top..<bottom) }
  }
}
