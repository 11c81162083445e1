/// The part that pictures of some moments show: the window, or all that is seen, with a margin.
struct PictureFrame {
  private var (window, seen) = (Region(), Region())
  private let fits: Bool?

  // Choice: a window with less in it is mostly empty.
  private static let leastShare = 1.0 / 6

  /// `fits` is whether it shows all; `nil` for yes if that fills less than a sixth of the window.
  init(fits: Bool?) { self.fits = fits }

  mutating func include<E>(_ moment: Snapshot, asking check: () throws(E) -> Void) throws(E) {
    window.include(moment.window)
    if fits != false { seen.include(Region(around: try moment.boxes(asking: check))) }
  }

  var region: Region {
    let isShown = fits ?? (seen.area < window.area * Self.leastShare)
    return isShown && !seen.isEmpty ? seen.frame : window
  }
}

extension Region { fileprivate var area: Double { size.x * size.y } }
