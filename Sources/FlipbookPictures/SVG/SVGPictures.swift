import FlipbookText

/// Pictures of a stage in SVG.
package enum SVGPictures {
  /// The moment as it is: still at one, moving over several, at the pace of the stage.
  ///
  /// - Parameters:
  ///   - moments: one at least, in the order of time.
  ///   - window: the size of the window, shown where nothing lies in it.
  ///   - size: how large it is shown; as many points as it has unless said.
  package static func stage(
    title: String, moments: [PaintedStage], window: SIMD2<Double>, size: SIMD2<Double>? = nil
  ) -> String {
    stage(title: title, moments: moments, window: window, size: size) { () throws(Never) in }
  }

  /// The same, unless what is asked at each layer throws.
  package static func stage<Failure: Error>(
    title: String, moments: [PaintedStage], window: SIMD2<Double>, size: SIMD2<Double>?,
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let frame = SVGFrame(around: moments, window: window)
    return try SVGDocument(
      title: title, description: description(of: moments), corner: frame.corner,
      extent: frame.size, size: size, style: SVGDocument.textStyle + SVGStage.sketchStyle,
      content: try SVGStage(moments).elements(in: frame, asking: check)
    ).text(asking: check)
  }

  /// Moments side by side, each above its time, in rows of at most six (choice).
  package static func filmstrip(
    title: String, moments: [PaintedStage], labels: [String], window: SIMD2<Double>,
    size: SIMD2<Double>? = nil
  ) -> String {
    filmstrip(title: title, moments: moments, labels: labels, window: window, size: size) {
      () throws(Never) in
    }
  }

  /// The same, unless what is asked at each layer throws.
  package static func filmstrip<Failure: Error>(
    title: String, moments: [PaintedStage], labels: [String], window: SIMD2<Double>,
    size: SIMD2<Double>?, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let frame = SVGFrame(around: moments, window: window)
    // A frame is as large as it is, but no wider or higher than can stand beside others.
    let scale = min(1, 160 / frame.size.x, 280 / frame.size.y)
    let cell = frame.size * scale
    let columns = min(max(moments.count, 1), 6)
    let rows = (moments.count + columns - 1) / columns
    let (gap, caption) = (12.0, 22.0)
    let frames = try zip(moments, labels).enumerated().map { numbered throws(Failure) in
      let (place, moment) = numbered
      let x = gap + Double(place % columns) * (cell.x + gap)
      let y = gap + Double(place / columns) * (cell.y + caption + gap)
      return try filmFrame(
        of: moment.0, labelled: moment.1, frame, at: SIMD2(x, y), size: cell, caption, check)
    }
    let extent = SIMD2(
      gap + Double(columns) * (cell.x + gap), gap + Double(rows) * (cell.y + caption + gap))
    return try SVGDocument(
      title: title, description: description(of: moments), corner: .zero, extent: extent,
      size: size,
      style: SVGDocument.textStyle + SVGStage.sketchStyle
        + ".time{text-anchor:middle}.edge{fill:none;stroke:#8a8a8e;stroke-opacity:.5}",
      content: frames
    ).text(asking: check)
  }

  private static func filmFrame<Failure: Error>(
    of stage: PaintedStage, labelled label: String, _ frame: SVGFrame, at place: SIMD2<Double>,
    size: SIMD2<Double>, _ caption: Double, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> XMLElement {
    let box = [
      ("x", SVGNumber.text(place.x)), ("y", SVGNumber.text(place.y)),
      ("width", SVGNumber.text(size.x)), ("height", SVGNumber.text(size.y)),
    ]
    let viewBox = SVGNumber.list([frame.corner.x, frame.corner.y, frame.size.x, frame.size.y])
    return XMLElement(
      name: "g",
      children: [
        XMLElement(
          name: "svg", attributes: box + [("viewBox", viewBox)],
          children: try SVGStage([stage]).elements(in: frame, asking: check)),
        XMLElement(name: "rect", attributes: box + [("class", "edge")]),
        XMLElement(
          name: "text",
          attributes: [
            ("class", "time"), ("x", SVGNumber.text(place.x + size.x / 2)),
            ("y", SVGNumber.text(place.y + size.y + caption - 6)),
          ], text: label),
      ])
  }

  // What is seen, and when.
  private static func description(of moments: [PaintedStage]) -> String {
    var names: [String] = []
    var known: Set<String> = [""]
    for layer in moments.flatMap(\.layers).flatMap(\.all)
    where known.insert(layer.name).inserted {
      names.append(layer.name)
    }
    let what = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    let first = NumberText.brief(moments.first?.time ?? 0)
    guard moments.count > 1, let last = moments.last else { return "\(what) at \(first)s" }
    return "\(what) from \(first)s to \(NumberText.brief(last.time))s"
  }
}
