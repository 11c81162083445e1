import FlipbookText

/// Pictures of a stage in SVG.
package enum SVGPictures {
  /// The moment as it is: still at one, moving over several, at the pace of the stage.
  ///
  /// - Parameters:
  ///   - moments: one at least, in the order of time.
  ///   - fits: whether all that is ever seen is in it, with a margin; default: the window.
  ///   - size: how large it is shown; default: as many points as it has.
  ///   - check: asked at each layer.
  package static func stage<Failure: Error>(
    title: String, moments: [Snapshot], fits: Bool, size: SIMD2<Double>?,
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let frame = try frame(of: moments, fits: fits, check)
    return try SVGDocument(
      title: title, description: description(of: moments), corner: frame.low,
      extent: frame.size, size: size, style: SVGDocument.textStyle + SVGStage.sketchStyle,
      content: try SVGStage(moments).elements(in: frame, asking: check)
    ).text(asking: check)
  }

  /// Moments side by side, each above its time, in rows of at most six (choice).
  package static func filmstrip<Failure: Error>(
    title: String, moments: [Snapshot], labels: [String], fits: Bool, size: SIMD2<Double>?,
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let frame = try frame(of: moments, fits: fits, check)
    // A frame is as large as it is, but no wider or higher than can stand beside others.
    let scale = min(1, 160 / frame.size.x, 280 / frame.size.y)
    let cell = frame.size * scale
    let columns = min(max(moments.count, 1), 6)
    let rows = (moments.count + columns - 1) / columns
    let (gap, caption) = (12.0, 22.0)
    let frames = try zip(moments, labels).enumerated().map { numbered throws(Failure) in
      let (place, (moment, label)) = numbered
      let x = gap + Double(place % columns) * (cell.x + gap)
      let y = gap + Double(place / columns) * (cell.y + caption + gap)
      let stage = SVGStage([moment], prefix: "frame\(place)")
      return filmFrame(
        of: try stage.elements(in: frame, asking: check), labelled: label, frame, at: SIMD2(x, y),
        size: cell, caption)
    }
    let extent = SIMD2(
      gap + Double(columns) * (cell.x + gap), gap + Double(rows) * (cell.y + caption + gap))
    return try SVGDocument(
      title: title, description: description(of: moments), extent: extent, size: size,
      style: SVGDocument.textStyle + SVGStage.sketchStyle
        + ".time{text-anchor:middle}.edge{fill:none;stroke:#8a8a8e;stroke-opacity:.5}",
      content: frames
    ).text(asking: check)
  }

  private static func filmFrame(
    of stage: [XMLElement], labelled label: String, _ frame: Region, at place: SIMD2<Double>,
    size: SIMD2<Double>, _ caption: Double
  ) -> XMLElement {
    let box = SVGNumber.box(place, size)
    let viewBox = SVGNumber.list([frame.low.x, frame.low.y, frame.size.x, frame.size.y])
    return XMLElement(
      name: "g",
      children: [
        XMLElement(name: "svg", attributes: box + [("viewBox", viewBox)], children: stage),
        XMLElement(name: "rect", attributes: box + [("class", "edge")]),
        XMLElement(
          name: "text",
          attributes: [
            ("class", "time"), ("x", SVGNumber.text(place.x + size.x / 2)),
            ("y", SVGNumber.text(place.y + size.y + caption - 6)),
          ], text: label),
      ])
  }

  static func frame<Failure: Error>(
    of moments: [Snapshot], fits: Bool, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> Region {
    var (window, seen) = (Region(), Region())
    for moment in moments {
      window.include(moment.window)
      if fits { seen.include(try moment.seen(asking: check)) }
    }
    return seen.isEmpty ? window : seen.frame
  }

  static func description(of moments: [Snapshot]) -> String {
    var names: [String] = []
    var known: Set<String> = [""]
    for moment in moments {
      for layer in moment.layers where layer.parent != nil && known.insert(layer.name).inserted {
        names.append(layer.name)
      }
    }
    let what = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    let first = NumberText.brief(moments.first?.time ?? 0)
    guard moments.count > 1, let last = moments.last else { return "\(what) at \(first)s" }
    return "\(what) from \(first)s to \(NumberText.brief(last.time))s"
  }
}
