import FlipbookText

// The data of a page, as its script reads it.
extension Page {
  /// One JSON object on one line that may stand in a script element: no `<` is in it.
  ///
  /// - Parameter check: asked at each part.
  func json<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let text = try object(asking: check)
    try check()
    let parts = text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return parts.map { String(Substring($0)) }.joined(separator: "\\u003c")
  }

  private func object<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    JSONText.object([
      ("rate", String(rate)), ("frames", String(frames)),
      ("between", JSONText.array(between.map(NumberText.shortest))), ("now", String(now)),
      ("digits", String(digits)), ("summary", JSONText.shown(summary)),
      ("region", Self.numbers([region.low.x, region.low.y, region.size.x, region.size.y])),
      ("nodes", try Self.array(nodes, check, \.json)),
      ("curves", try Self.array(curves, check, \.json)),
      ("motions", try Self.array(motions, check, \.json)),
      ("tables", try Self.array(tables, check, \.json)), ("sheet", sheet.json),
      ("events", try Self.array(events, check, \.json)),
      ("entries", try Self.array(entries, check, \.json)), ("name", JSONText.shown(name)),
      (
        "beside",
        JSONText.array(
          try beside.map { page throws(Failure) in try page.object(asking: check) })
      ),
    ])
  }

  private static func array<Part, Failure: Error>(
    _ parts: [Part], _ check: () throws(Failure) -> Void, _ json: (Part) -> String
  ) throws(Failure) -> String {
    JSONText.array(
      try parts.map { part throws(Failure) in
        try check()
        return json(part)
      })
  }

  private var summary: String {
    let parts = [
      "\(NumberText.brief(sheet.end, digits: digits)) s",
      "\(rate) \(rate == 1 ? "frame" : "frames") a second",
      "\(nodes.count - 1) \(nodes.count == 2 ? "view or layer" : "views and layers")",
    ]
    return parts.joined(separator: " · ")
  }

  fileprivate static func numbers(_ numbers: [Double]) -> String {
    JSONText.array(numbers.map { JSONText.number($0, digits: 4) })
  }
}

extension Page.Node {
  fileprivate var json: String {
    JSONText.object([
      ("name", JSONText.shown(name)), ("parent", String(parent ?? -1)),
      ("anchor", Page.numbers([anchor.x, anchor.y])),
      ("values", JSONText.object(values.map { ($0.name, $0.track.json) })),
      ("matrix", JSONText.array(matrix.map(\.json))),
    ])
  }
}

extension Page.Curve {
  fileprivate var json: String {
    JSONText.object([
      ("name", JSONText.shown(name)), ("isColor", String(isColor)),
      ("unit", JSONText.shown(unit)), ("shown", shown.json),
      ("model", model.json),
    ])
  }
}

extension Page.Motion {
  fileprivate var json: String {
    JSONText.object([("name", JSONText.shown(name)), ("progress", progress.json)])
  }
}

extension Page.LiveTable {
  fileprivate var json: String {
    let heads = columns.map { column in
      JSONText.object([
        ("name", JSONText.shown(column.name)), ("isRight", String(column.alignment == .right)),
      ])
    }
    return JSONText.object([
      ("title", JSONText.shown(title)), ("columns", JSONText.array(heads)),
      ("names", String(names)),
      ("rows", JSONText.array(rows.map { JSONText.array($0.map(\.json)) })),
    ])
  }
}

extension Page.Event {
  fileprivate var json: String {
    JSONText.object([
      ("time", NumberText.shortest(time)), ("text", JSONText.shown(text)),
      ("entry", JSONText.shown(entry)),
    ])
  }
}

extension Page.Entry {
  fileprivate var json: String {
    JSONText.object([
      ("number", number.map(String.init) ?? "null"), ("time", NumberText.shortest(time)),
      ("text", JSONText.string(PrintableText.shown(text))),
    ])
  }
}

extension DopeSheet {
  fileprivate var json: String {
    let marks = marks.map { mark in
      JSONText.object([
        ("name", JSONText.shown(mark.name)), ("time", NumberText.shortest(mark.time)),
      ])
    }
    return JSONText.object([
      ("rows", JSONText.array(rows.map(\.json))), ("marks", JSONText.array(marks)),
    ])
  }
}

extension DopeSheet.Row {
  fileprivate var json: String {
    let word =
      switch ending {
      case .regular: ""
      case .cutShort: "cut"
      case .open: "open"
      }
    return JSONText.object([
      ("name", JSONText.shown(name)), ("moves", JSONText.array(moves.map(JSONText.shown))),
      ("ending", JSONText.string(word)),
      ("bars", JSONText.array(bars.map(\.json))),
    ])
  }
}

extension DopeSheet.Bar {
  fileprivate var json: String {
    let word =
      switch stretch {
      case .delay: "delay"
      case .way(let isBack): isBack ? "back" : "way"
      case .rest: "rest"
      }
    return JSONText.array(
      [JSONText.shown(word), NumberText.shortest(start), NumberText.shortest(end)])
  }
}
