package import StagePictures

extension StageFilm {
  package mutating func snapshot<Failure: Error>(
    of world: World, withHidden: Bool = false, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Snapshot {
    try snapshot(
      of: world.stage.window, withHidden: withHidden,
      named: { layer, _ in world.name(of: layer) ?? "" }, asking: check)
  }
}

extension World {
  /// The shown boxes of some layers, by default of all, with their names as they are typed, and the
  /// window; calls `check` again and again.
  package func moment<Failure: Error>(
    of layers: Set<String> = [], asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Moment {
    var film = StageFilm()
    return try moment(of: layers, on: &film, asking: check)
  }

  /// The same on a film, which identifies layers across several moments.
  package func moment<Failure: Error>(
    of layers: Set<String>, on film: inout StageFilm, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Moment {
    let snapshot = try film.snapshot(of: self, asking: check)
    var boxes = try snapshot.boxes(of: layers, asking: check)
    for place in boxes.indices where !boxes[place].label.isEmpty {
      boxes[place].label = Name.typed(boxes[place].label)
    }
    let shown =
      layers.isEmpty
      ? snapshot : snapshot.drawing { $0.parent == nil || layers.contains($0.name) }
    return Moment(label: momentLabel, snapshot: shown, boxes: boxes)
  }

  /// The first name, if there are views or layers and none of the shown ones has a size.
  package func sizeless(among boxes: [DrawnBox]) -> String? {
    guard let first = boxes.first(where: { !$0.label.isEmpty }), boxes.allSatisfy(\.isPoint)
    else { return nil }
    let shown = Set(boxes.map(\.label))
    let layers = names.compactMap { shown.contains(Name.typed($0.key)) ? $0.value.layer : nil }
    guard !layers.isEmpty, layers.allSatisfy({ $0.bounds.size == .zero }) else { return nil }
    return first.label
  }

  package var momentLabel: String { NumberText.brief(stage.now, digits: settings.digits) + "s" }
}

package struct Moment {
  package let label: String
  package let snapshot: Snapshot
  package let boxes: [DrawnBox]

  package var window: Region { snapshot.window }
}

extension [Moment] {
  /// The part of the window that a picture of them shows: the window or, if it is to fit, all that
  /// is seen.
  package func region(fits: Bool) -> Region {
    reduce(into: Region()) { region, moment in
      region.include(fits ? Region(around: moment.boxes) : moment.window)
    }
  }
}

extension PictureSize {
  /// The part of a window that a picture of some moments shows: the window within its outline, or
  /// all that is seen.
  package func viewport(of moments: [Moment]) -> Viewport {
    let edge = fits ? 0 : Drawing.outlineCells
    return Viewport(showing: moments.region(fits: fits), columns: columns - edge, rows: rows - edge)
  }

  package func lines(of drawing: Drawing) -> [InkedText] {
    fits ? drawing.lines : drawing.outlined(rows: Drawing.rowsInUse([drawing]))
  }

  /// The picture in pixels, in the same number of cells.
  package func pixels(_ parts: [PixelPicture.Part], of moments: [Moment]) -> PixelPicture {
    let (viewport, edge) = (viewport(of: moments), fits ? 0 : Drawing.outlineCells)
    let region = moments.region(fits: fits)
    return PixelPicture(
      parts, region: fits ? region.frame : region, rows: 0..<viewport.rows + edge,
      columns: 0..<viewport.columns + edge)
  }
}
